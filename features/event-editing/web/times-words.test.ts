import { expect, test } from 'vitest';
import { nb as moments } from '#platform/language/moments/nb.ts';
import { emptyForm, FREQUENCY, type TimesForm } from '../rules.ts';
import { nb } from '../texts/form/nb.ts';
import { howLong, howOften, previewDays } from './times-words.ts';

const now = new Date('2026-11-15T12:00:00Z');
const words = { preview: nb.preview, moments };
const times = (part: Partial<TimesForm>): TimesForm => ({ ...emptyForm('o', 'nb', '1').times, ...part });

const said = (form: TimesForm): [string, string] => {
  const days = previewDays(form, now);
  return [howOften(form, days, words), howLong(form, days, words)];
};

const WEEKLY = times({
  frequency: FREQUENCY.weekly,
  weekdays: [3, 1],
  starts_on: '2027-01-05',
  ends_on: '2027-03-25',
  start_time: '17:30',
  end_time: '19:00',
});

test('EVF-01 a weekly one says on which days, how often, and from when to when', () => {
  expect(said({ ...WEEKLY, exceptions: ['2027-02-23', '2027-02-25'] })).toEqual([
    'Hver tirsdag og torsdag, 22 ganger',
    'Fra 5. januar til 25. mars 2027. Klokken 17:30–19:00. 2 dager er tatt ut.',
  ]);
});

test('EVF-01 what goes on after midnight is said to end the day after', () => {
  const [, weekly] = said({ ...WEEKLY, start_time: '22:00', end_time: '02:00' });
  expect(weekly).toBe('Fra 5. januar til 25. mars 2027. Klokken 22:00 til 02:00 dagen etter.');
  const night = { start_time: '22:00', end_time: '02:00' };
  const days = [
    { day: '2027-01-08', ...night },
    { day: '2027-01-15', ...night },
    { day: '2027-01-16', start_time: '10:00', end_time: '12:00' },
  ];
  const byHand = (part: Partial<TimesForm>) => said(times({ frequency: FREQUENCY.custom, ...part }))[1];
  expect(byHand({ days, exceptions: ['2027-01-15'] })).toContain('Én av dem slutter dagen etter.');
  expect(byHand({ days: days.slice(0, 2) })).toContain('Alle slutter dagen etter.');
  expect(byHand({ days: days.slice(0, 1) })).toBe('8. januar 2027. Slutter dagen etter.');
});

test('EVF-01 the days are shown before anybody has said at what hour', () => {
  expect(said({ ...WEEKLY, start_time: '', end_time: '' })).toEqual([
    'Hver tirsdag og torsdag, 24 ganger',
    'Fra 5. januar til 25. mars 2027.',
  ]);
});

test('EVF-01 a series across the turn of the year says both years', () => {
  expect(said(times({ frequency: FREQUENCY.daily, starts_on: '2026-12-30', ends_on: '2027-01-02' }))).toEqual([
    'Hver dag, 4 ganger',
    'Fra 30. desember 2026 til 2. januar 2027.',
  ]);
});

test('EVF-01 what happens once is one day, and what nobody has chosen yet is none', () => {
  expect(said(times({ starts_on: '2027-05-17', start_time: '10:00', end_time: '12:00' }))).toEqual([
    'Én gang',
    '17. mai 2027. Klokken 10:00–12:00.',
  ]);
  expect(previewDays(times({}), now)).toEqual([]);
});

test('EVF-01 ten thousand times are not worked out, but said to be too many', () => {
  const endless = times({ frequency: FREQUENCY.daily, starts_on: '2027-01-01', ends_on: '2054-05-18' });
  const days = previewDays(endless, now);
  expect(days.length).toBeLessThan(500);
  expect(howLong(endless, days, words)).toContain('Høyst 400 ganger');
});
