import { describe, expect, test } from 'vitest';
import { faultOfDay, faultsIn, stepOf } from './form-rules.ts';
import { type EventForm, emptyForm, FREQUENCY, type TimesForm } from './rules.ts';
import { FAULTS } from './texts/faults/faults.ts';

const NOW = new Date('2026-11-18T11:00:00Z');
const EMPTY = emptyForm('8a4cf30e-1c1b-4a65-9f4e-6e1f8c3a2b10', 'nb', '4601');

type Changes = Partial<Omit<EventForm, 'times'>> & { times?: Partial<TimesForm> };
const filled = ({ times, ...changes }: Changes = {}): EventForm => ({
  ...EMPTY,
  name: 'Bordtennis',
  type: 'course',
  ...changes,
  times: { ...EMPTY.times, starts_on: '2026-11-19', start_time: '18:00', end_time: '19:00', ...times },
});
const faults = (changes: Changes, isNew = true) => faultsIn(filled(changes), NOW, { isNew });

describe('VAL-05 the form', () => {
  test('VAL-05 what is right has no faults, and an empty one says what is missing', () => {
    expect(faults({})).toEqual({});
    expect(faultsIn(EMPTY, NOW, { isNew: true })).toEqual({
      name: 'name_required',
      type: 'type_required',
      'times.starts_on': 'date_required',
      'times.start_time': 'time_required',
      'times.end_time': 'time_required',
    });
  });

  test.each<[string, Changes, object]>([
    ['a name of 200 characters', { name: 'x'.repeat(200) }, {}],
    ['one more', { name: 'x'.repeat(201) }, { name: 'name_too_long' }],
    ['a name of spaces', { name: '   ' }, { name: 'name_required' }],
    ['a description of 500 characters', { description: 'x'.repeat(500) }, {}],
    ['one more of it', { description: 'x'.repeat(501) }, { description: 'description_too_long' }],
    ['an address from nowhere', { address: 'Et sted' }, { address: 'address_not_chosen' }],
    ['an address that was picked', { address: 'Et sted', lat: 60.4, lng: 5.3 }, {}],
    ['half a point', { lat: 60.4 }, { address: 'address_not_chosen' }],
    ['a point beyond the world', { address: 'Et sted', lat: 91, lng: 5 }, { address: 'address_not_chosen' }],
    ['no municipality', { municipality_ids: [] }, { municipality_ids: 'municipality_required' }],
    ['a price that is missing', { is_free: false }, { price_ore: 'price_required' }],
    ['a price of nothing', { is_free: false, price_ore: 0 }, { price_ore: 'price_invalid' }],
    ['a price that does not matter', { price_ore: -5 }, {}],
    ['ages the right way round', { min_age: 6, max_age: 6 }, {}],
    ['ages the wrong way round', { min_age: 7, max_age: 6 }, { max_age: 'ages_turned' }],
    ['an age of nobody', { min_age: 121 }, { min_age: 'age_invalid' }],
    ['half a place', { capacity_max: 0.5 }, { capacity_max: 'capacity_invalid' }],
    [
      'a lottery without a number of places',
      { waiting_policy: 'lottery', has_waiting_list: true, has_sign_up: true, capacity_max: null },
      { capacity_max: 'lottery_without_capacity' },
    ],
    ['no place', { capacity_max: 0 }, { capacity_max: 'capacity_invalid' }],
    ['a deadline after the start', { sign_up_closes_minutes: -1 }, { sign_up_closes_minutes: 'closing_invalid' }],
    ['an offer without time', { offer_hours: 0 }, { offer_hours: 'offer_hours_invalid' }],
    ['a document without a name', { documents: [{ upload_id: 'x', name: ' ' }] }, { documents: 'document_unnamed' }],
    ['a keyword as long as a book', { keywords: ['x'.repeat(41)] }, { keywords: 'keyword_too_long' }],
  ])('VAL-05 %s', (_, changes, expected) => {
    expect(faults(changes)).toEqual(expected);
  });
});

describe('VAL-05 when', () => {
  const weekly = { frequency: FREQUENCY.weekly, weekdays: [3], ends_on: '2026-12-10' };
  const byHand = (...days: TimesForm['days']) => ({ frequency: FREQUENCY.custom, days });
  test.each<[string, Partial<TimesForm>, object]>([
    ['no time at all', { start_time: '7:30' }, { 'times.start_time': 'time_invalid' }],
    ['24 o’clock', { end_time: '24:00' }, { 'times.end_time': 'time_invalid' }],
    ['the start after the end', { start_time: '19:01' }, { 'times.end_time': 'start_after_end' }],
    ['the start with the end', { start_time: '19:00' }, {}],
    ['over night without saying so', { start_time: '22:00', end_time: '02:00' }, {}],
    [
      'over night, and said to end the same day',
      { start_time: '22:00', end_time: '02:00', ends_on: '2026-11-19' },
      { 'times.end_time': 'start_after_end' },
    ],
    [
      'a series of nights',
      { frequency: FREQUENCY.daily, start_time: '22:00', end_time: '02:00', ends_on: '2026-11-25' },
      {},
    ],
    [
      'a series with the hours turned',
      { frequency: FREQUENCY.daily, start_time: '19:00', end_time: '17:00', ends_on: '2026-11-25' },
      { 'times.end_time': 'start_after_end' },
    ],
    ['over night, and said so', { start_time: '22:00', end_time: '02:00', ends_on: '2026-11-20' }, {}],
    ['an end before the first day', { ends_on: '2026-11-18' }, { 'times.ends_on': 'start_after_end' }],
    ['31 days', { ends_on: '2026-12-20' }, {}],
    ['32 days', { ends_on: '2026-12-21' }, { 'times.ends_on': 'lasts_too_long' }],
    ['a day that has passed', { starts_on: '2026-11-17' }, { 'times.starts_on': 'in_past' }],
    ['an hour that has passed', { starts_on: '2026-11-18', start_time: '11:59' }, { 'times.start_time': 'in_past' }],
    ['a weekly one', weekly, {}],
    ['a series without end', { ...weekly, ends_on: '' }, { 'times.ends_on': 'series_endless' }],
    ['a series of three years', { ...weekly, ends_on: '2029-11-19' }, { 'times.ends_on': 'series_too_long' }],
    ['no weekday', { ...weekly, weekdays: [] }, { 'times.weekdays': 'weekday_required' }],
    [
      'a weekday that never comes',
      { ...weekly, weekdays: [0], ends_on: '2026-11-20' },
      { 'times.ends_on': 'no_times_left' },
    ],
    ['an exception that is no day', { ...weekly, exceptions: ['jul'] }, { 'times.exceptions': 'date_invalid' }],
    [
      'every day for two years',
      { ...weekly, frequency: FREQUENCY.daily, ends_on: '2028-11-18' },
      { 'times.ends_on': 'too_many_times' },
    ],
    ['no day by hand', byHand(), { 'times.days': 'day_required' }],
    [
      'the same day at the same hours twice',
      byHand(
        { day: '2026-11-19', start_time: '10:00', end_time: '11:00' },
        { day: '2026-11-19', start_time: '10:00', end_time: '11:00' },
      ),
      { 'times.days': 'day_twice' },
    ],
    ['a day by hand', byHand({ day: '2026-11-19', start_time: '10:00', end_time: '11:00' }), {}],
    [
      'a day by hand that has passed',
      byHand({ day: '2026-11-01', start_time: '10:00', end_time: '11:00' }),
      { 'times.days': 'in_past' },
    ],
  ])('VAL-05 %s', (_, times, expected) => {
    expect(faults({ times })).toEqual(expected);
  });

  test('VAL-05 what is shown already may have begun, and not be over', () => {
    expect(faults({ times: { ...weekly, starts_on: '2026-01-01' } }, false)).toEqual({});
    expect(faults({ times: { starts_on: '2026-01-01' } }, false)).toEqual({ 'times.ends_on': 'in_past' });
  });

  test('VAL-05 one day by hand says what is wrong with it', () => {
    expect(faultOfDay({ day: '', start_time: '10:00', end_time: '11:00' })).toBe('date_required');
    expect(faultOfDay({ day: '2027-01-01', start_time: '12:00', end_time: '11:00' })).toBe('start_after_end');
    expect(faultOfDay({ day: '2027-01-01', start_time: '10:00', end_time: '11:00' })).toBeNull();
    expect(faultOfDay({ day: '2027-01-01', start_time: '22:00', end_time: '02:00' })).toBeNull();
  });
});

test('EVF-01 every field is on one of the four steps', () => {
  expect(Object.keys(EMPTY).map((field) => stepOf(field as keyof EventForm))).not.toContain(undefined);
  expect([stepOf('name'), stepOf('times.weekdays'), stepOf('type'), stepOf('documents')]).toEqual([
    'info',
    'settings',
    'tagging',
    'media',
  ]);
});

test('I18-02 every fault is said in each language in its own words', () => {
  for (const fault of Object.keys(FAULTS.nb) as (keyof typeof FAULTS.nb)[]) {
    expect(new Set([FAULTS.nb[fault], FAULTS.nn[fault], FAULTS.en[fault]]).size).toBe(3);
  }
});
