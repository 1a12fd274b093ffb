// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LanguageProvider } from '#platform/web/language.tsx';
import { listAddresses } from '../addresses.ts';
import { TakeAlong } from './take-along.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ADDRESSES = listAddresses({ filters: 'a(EQ)b', municipalities: '4601,301' }, 'nn');

const open = () =>
  render(
    <LanguageProvider locale="nb">
      <TakeAlong
        origin="https://bergen.example"
        addresses={ADDRESSES}
        name={'Aktiviteter i "Bergen"'}
        onClose={() => {}}
      />
    </LanguageProvider>,
  );

test('BEY-03 a list has an address for calendars, readers, screens and other sites, with its filters and language', () => {
  open();
  const valueIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  const search = 'filters=a(EQ)b&municipalities=4601%2C301';
  expect(valueIn('Adresse til kalenderen')).toBe(`https://bergen.example/api/events.ics?${search}&lang=nn`);
  expect(valueIn('Adresse til nyhetsstrømmen')).toBe(`https://bergen.example/api/events.rss?${search}&lang=nn`);
  expect(valueIn('Adresse til infoskjermen')).toBe(`https://bergen.example/nn/slideshow?${search}`);
  expect(screen.getByRole('link', { name: 'Abonner', hidden: true }).getAttribute('href')).toBe(
    `webcal://bergen.example/api/events.ics?${search}&lang=nn`,
  );
});

test('BEY-03 the code for another site is one frame that may do nothing but open the portal', () => {
  open();
  const holder = document.createElement('div');
  holder.innerHTML = screen.getByLabelText<HTMLInputElement>('Kode til nettsiden').value;
  const [frame, ...others] = holder.children;
  expect(others).toEqual([]);
  expect(frame?.getAttribute('src')).toBe('https://bergen.example/nn/embed?filters=a(EQ)b&municipalities=4601%2C301');
  expect(frame?.getAttribute('title')).toBe('Aktiviteter i "Bergen"');
  expect(frame?.getAttribute('loading')).toBe('lazy');
  expect(frame?.getAttribute('sandbox')?.split(' ')).not.toContain('allow-scripts');
});

test('BEY-03 copying says whether it worked', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  open();
  const button = screen.getByRole('button', { name: 'Kopier: Adresse til kalenderen', hidden: true });
  fireEvent.click(button);
  expect(await screen.findByText('Kopiert')).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith(expect.stringContaining('/api/events.ics?'));
  writeText.mockRejectedValueOnce(new Error('denied'));
  fireEvent.click(button);
  expect(await screen.findByText(/Merk teksten og kopier selv/)).toBeTruthy();
});
