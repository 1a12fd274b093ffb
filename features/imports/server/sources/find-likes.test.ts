import { describe, expect, test } from 'vitest';
import { asId } from '#tests/support/as-id.ts';
import { turnsOfOthers } from '#tests/support/turns-of-others.ts';
import { likesAmong } from './find-likes.ts';

const START = '2026-12-05T17:00:00.000Z';
const END = '2026-12-05T19:00:00.000Z';
const NOWHERE = { venue: null, lat: null, lng: null };
const there = (at: number, name: string, start_at = START) => ({
  ...NOWHERE,
  id: asId<'EventId'>(`there-${at}`),
  name,
  organisation_id: null,
  start_at,
});
const activity = (at: number, name: string) => ({
  ...NOWHERE,
  external_id: String(at),
  name,
  times: [{ start_at: START, end_at: END }],
});
const source = { organisation_id: null };
/** Of two hundred letters, and like no other. */
const long = (at: number): string => `${at} `.repeat(200).slice(0, 200);

describe('BEY-17 what looks like an activity that is there', () => {
  test('BEY-17 the first at the same moment, and none at another', async () => {
    const rows = [there(1, 'Julekonsert', END), there(2, 'Julekonsert'), there(3, 'Julekonsert')];
    const likes = await likesAmong(rows, [activity(1, 'Julekonsert'), activity(2, 'Loppemarked')], source);
    expect([...likes]).toEqual([['1', 'there-2']]);
  });

  test('BEY-17 D-18 while very many are compared, others have their turn', async () => {
    const rows = Array.from({ length: 2000 }, (_, at) => there(at, long(at)));
    const batch = Array.from({ length: 30 }, (_, at) => activity(at, long(5000 + at)));
    expect(await turnsOfOthers(() => likesAmong(rows, batch, source))).toBeGreaterThan(0);
  });
});
