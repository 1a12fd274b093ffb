// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { LanguageProvider } from '#platform/web/language.tsx';
import { emptyForm, FREQUENCY, type TimesForm } from '../rules.ts';
import { nb } from '../texts/form/nb.ts';
import { TimesPreview } from './times-preview.tsx';

afterEach(cleanup);

const WEEKLY: TimesForm = {
  ...emptyForm('o', 'nb', '1').times,
  frequency: FREQUENCY.weekly,
  weekdays: [1, 3],
  starts_on: '2027-01-05',
  ends_on: '2027-02-25',
  start_time: '17:30',
  end_time: '19:00',
};

function Preview({ times: start, now = '2026-11-15T12:00:00Z' }: { times: TimesForm; now?: string }) {
  const [times, setTimes] = useState(start);
  return (
    <LanguageProvider locale="nb">
      <TimesPreview times={times} now={new Date(now)} onExcept={(exceptions) => setTimes({ ...times, exceptions })} />
      <i>{times.exceptions.join(' ')}</i>
    </LanguageProvider>
  );
}

const day = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const taken = () => screen.getByRole('status').textContent;
const output = () => document.querySelector('i')?.textContent;
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });

describe('EVF-01 the preview', () => {
  test('EVF-01 a day is taken out with a click, said so, and put back with another', () => {
    render(<Preview times={WEEKLY} />);
    expect(screen.getByRole('heading').textContent).toBe('Hver tirsdag og torsdag, 16 ganger');
    expect(day('tirsdag 5. januar').getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(day('tirsdag 5. januar'));
    expect(output()).toBe('2027-01-05');
    expect(day('tirsdag 5. januar').getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByRole('heading').textContent).toBe('Hver tirsdag og torsdag, 15 ganger');
    fireEvent.click(day('tirsdag 5. januar'));
    expect(output()).toBe('');
  });

  test('EVF-01 the days are one stop for the tab key, and the arrows lead through them', () => {
    render(<Preview times={WEEKLY} />);
    const stops = () =>
      screen.getAllByRole('button').flatMap((each) => (each.tabIndex === 0 ? [each.getAttribute('aria-label')] : []));
    expect(stops()).toEqual(['tirsdag 5. januar']);
    day('tirsdag 5. januar').focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(day('torsdag 7. januar'));
    press('ArrowDown');
    expect(document.activeElement).toBe(day('torsdag 14. januar'));
    press('ArrowUp');
    press('ArrowLeft');
    press('ArrowLeft');
    expect(document.activeElement).toBe(day('tirsdag 5. januar'));
    press('End');
    expect(document.activeElement).toBe(day('torsdag 25. februar'));
    expect(stops()).toEqual(['torsdag 25. februar']);
    press('Home');
    expect(document.activeElement).toBe(day('tirsdag 5. januar'));
  });

  test('EVF-01 what has been is shown and cannot be taken out', () => {
    render(<Preview times={WEEKLY} now="2027-01-10T12:00:00Z" />);
    expect(screen.queryByRole('button', { name: 'tirsdag 5. januar' })).toBeNull();
    expect(day('tirsdag 12. januar')).toBeTruthy();
    expect(taken()).toContain('2 dager er passert.');
  });

  test('EVF-01 a long series shows half a year until a user wants more', () => {
    render(<Preview times={{ ...WEEKLY, ends_on: '2027-12-20' }} />);
    expect(screen.getAllByRole('table')).toHaveLength(6);
    fireEvent.click(screen.getByRole('button', { name: 'Vis 6 måneder til' }));
    expect(screen.getAllByRole('table')).toHaveLength(12);
  });

  test('EVF-01 nothing chosen yet is said, and what happens once has no day to take out', () => {
    const { unmount } = render(<Preview times={emptyForm('o', 'nb', '1').times} />);
    expect(screen.getByRole('heading').textContent).toBe(nb.preview.nothing);
    unmount();
    render(<Preview times={{ ...WEEKLY, frequency: FREQUENCY.once, ends_on: '' }} />);
    expect(screen.getByRole('heading').textContent).toBe('Én gang');
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
