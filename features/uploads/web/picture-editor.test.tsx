// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallProvider } from '#platform/web/call.tsx';
import { type Call, CallFailed } from '#platform/web/client.ts';
import { LanguageProvider } from '#platform/web/language.tsx';
import type { Upload } from '../contract.ts';
import { PictureEditor } from './picture-editor.tsx';

type Wish = { mode: string; variant: string; background: string };

let criteria: Wish[];
let discarded: string[];
let isDown: boolean;
const onDone = vi.fn<(upload: Upload) => void>();
const onClose = vi.fn();

beforeEach(() => {
  criteria = [];
  discarded = [];
  isDown = false;
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const source = { id: '0', url: '/uploads/0', name: 'tur.png', kind: 'image', width: 2000, height: 900 } as Upload;

/** The server's side of it: a new picture for each wish. */
const call = (async ({ method }: { method: string }, parts: { params: { id: string }; body: Wish }) => {
  if (method === 'DELETE') return void discarded.push(parts.params.id);
  if (isDown) throw new CallFailed(503, { message: 'Det er stor pågang.' });
  criteria.push(parts.body);
  const id = String(criteria.length);
  return { ...source, id, url: `/uploads/${id}`, width: 1100, height: 300 };
}) as unknown as Call;

const show = () =>
  render(
    <LanguageProvider locale="nb">
      <CallProvider call={call}>
        <PictureEditor source={source} variant="cover" onDone={onDone} onClose={onClose} />
      </CallProvider>
    </LanguageProvider>,
  );

const shownAddress = async (address: string) =>
  waitFor(() => expect(screen.getByRole('img', { name: 'Slik blir det' }).getAttribute('src')).toBe(address));
const choose = (label: RegExp) => fireEvent.click(screen.getByRole('radio', { name: label }));
const colour = () => screen.getByLabelText<HTMLInputElement>('Bakgrunnsfarge');

describe('UPL-03 the editor', () => {
  test('UPL-03 begins with a smart crop and shows what becomes of each way', async () => {
    show();
    await shownAddress('/uploads/1');
    choose(/^Beskjær/);
    await shownAddress('/uploads/2');
    choose(/^Endre størrelse/);
    await shownAddress('/uploads/3');
    expect(criteria.map(({ mode, variant }) => `${mode} ${variant}`)).toEqual([
      'smart cover',
      'crop cover',
      'resize cover',
    ]);
    expect(screen.getByText('Slik blir det: 1100 × 300')).toBeTruthy();
  });

  test('UPL-03 a way that was seen already is not made again', async () => {
    show();
    await shownAddress('/uploads/1');
    choose(/^Beskjær/);
    await shownAddress('/uploads/2');
    choose(/^Smart/);
    await shownAddress('/uploads/1');
    expect(criteria).toHaveLength(2);
  });

  test('UPL-03 the background can be chosen only when neither cropped nor resized, and begins as #6E37CB', async () => {
    show();
    for (const label of [/^Smart/, /^Beskjær/, /^Endre størrelse/]) {
      choose(label);
      expect(colour().disabled).toBe(true);
    }
    choose(/^Bakgrunn/);
    expect([colour().disabled, colour().value.toUpperCase()]).toEqual([false, '#6E37CB']);
    fireEvent.change(colour(), { target: { value: '#112233' } });
    fireEvent.change(colour(), { target: { value: '#1d6b5c' } });
    await waitFor(() => expect(criteria.at(-1)).toMatchObject({ mode: 'fill', background: '#1d6b5c' }));
    expect(criteria.filter(({ mode }) => mode === 'fill')).toHaveLength(1);
  });

  test('UPL-03 the picture that is used is kept, and those that were only looked at are thrown away', async () => {
    const { unmount } = show();
    await shownAddress('/uploads/1');
    choose(/^Beskjær/);
    await shownAddress('/uploads/2');
    fireEvent.click(screen.getByRole('button', { name: 'Bruk bildet' }));
    expect(onDone.mock.calls.map(([{ id }]) => id)).toEqual(['2']);
    unmount();
    expect(discarded).toEqual(['1']);
  });

  test('UPL-03 cancelling throws all of them away', async () => {
    const { unmount } = show();
    await shownAddress('/uploads/1');
    fireEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    unmount();
    expect(discarded).toEqual(['1']);
    expect(onDone).not.toHaveBeenCalled();
  });

  test('UPL-03 a picture that could not be made can be tried again', async () => {
    isDown = true;
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('Vi klarte ikke å lage bildet');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Bruk bildet' }).disabled).toBe(true);
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await shownAddress('/uploads/1');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
