import { expect, test } from 'vitest';
import { healthOf, isDarkAt, itemsOn, playlistAt, playsAt, seenIn, slotAt, takeoverAt } from './rules.ts';

const always = { weekdays: [0, 1, 2, 3, 4, 5, 6], from_time: null, to_time: null };

test('BEY-13 a playlist plays on its days and hours in Oslo, and past midnight', () => {
  const wednesday = '2026-11-18T13:30:00Z';
  expect(playsAt(always, wednesday)).toBe(true);
  expect(playsAt({ ...always, weekdays: [2] }, wednesday)).toBe(true);
  expect(playsAt({ ...always, weekdays: [3] }, wednesday)).toBe(false);
  expect(playsAt({ ...always, from_time: '14:30', to_time: '15:00' }, wednesday)).toBe(true);
  expect(playsAt({ ...always, from_time: '14:31', to_time: '15:00' }, wednesday)).toBe(false);
  expect(playsAt({ ...always, from_time: '13:00', to_time: '14:30' }, wednesday)).toBe(false);
  const night = { weekdays: [1], from_time: '22:00', to_time: '06:00' };
  expect(playsAt(night, '2026-11-17T21:30:00Z')).toBe(true);
  expect(playsAt(night, '2026-11-18T04:30:00Z')).toBe(true);
  expect(playsAt(night, '2026-11-18T05:30:00Z')).toBe(false);
  expect(playsAt(night, '2026-11-18T21:30:00Z')).toBe(false);
});

test('BEY-13 the first that has something to show; what is past is left out', () => {
  const past = { ...always, name: 'past', items: [{ last_day: '2026-11-17' }] };
  const open = { ...always, name: 'open', items: [{ last_day: null }, { last_day: '2026-11-17' }] };
  expect(playlistAt([past, open], '2026-11-18T12:00:00Z')?.name).toBe('open');
  expect(playlistAt([past], '2026-11-18T12:00:00Z')).toBeNull();
  expect(itemsOn(open.items, '2026-11-18')).toHaveLength(1);
});

test('BEY-13 of notices that go on, the one that began last', () => {
  const at = (starts: string, ends: string) => ({ starts_at: `2026-11-18T${starts}Z`, ends_at: `2026-11-18T${ends}Z` });
  const [long, short] = [at('08:00:00', '20:00:00'), at('12:00:00', '13:00:00')];
  expect(takeoverAt([long, short], new Date('2026-11-18T12:30:00Z'))).toBe(short);
  expect(takeoverAt([long, short], new Date('2026-11-18T13:00:00Z'))).toBe(long);
  expect(takeoverAt([long, short], new Date('2026-11-18T20:00:00Z'))).toBeNull();
});

test('BEY-13 a screen is well while it is heard, and its day is told in half hours', () => {
  const now = new Date('2026-11-18T12:00:00Z');
  expect(healthOf(null, now)).toBe('new');
  expect(healthOf('2026-11-18T11:59:30Z', now)).toBe('well');
  expect(healthOf('2026-11-18T11:59:00Z', now)).toBe('quiet');
  const seen = seenIn({ seen_slots: 0b101, seen_slot: slotAt(now) - 1 }, now);
  expect(seen).toHaveLength(48);
  expect(seen.slice(-5)).toEqual([false, true, false, true, false]);
});

test('BEY-13 a screen is black over midnight in Oslo, and never where no hours were chosen', () => {
  const night = { dark_from: '22:00', dark_to: '06:00' };
  const darkAt = (moment: string) => isDarkAt(night, new Date(moment));
  expect(
    ['2026-11-18T20:59:59Z', '2026-11-18T21:00:00Z', '2026-11-19T04:59:00Z', '2026-11-19T05:00:00Z'].map(darkAt),
  ).toEqual([false, true, true, false]);
  expect(isDarkAt({ dark_from: null, dark_to: null }, new Date('2026-11-19T01:00:00Z'))).toBe(false);
  expect(isDarkAt({}, new Date('2026-11-19T01:00:00Z'))).toBe(false);
});
