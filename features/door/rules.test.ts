import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkedInAt, settledMoments, type Tick } from './rules.ts';

const NOW = new Date('2026-05-04T16:00:00Z');
const START = '2026-05-04T15:30:00Z';
const at = (seconds: number): string => new Date(NOW.getTime() + seconds * 1000).toISOString();

const tick = fc.record({ key: fc.uuid(), is_in: fc.boolean(), at: fc.integer({ min: -5000, max: 5000 }).map(at) });
const ticks = fc.uniqueArray(tick, { maxLength: 12, selector: ({ key }) => key });

describe('BEY-04 who is in', () => {
  test('BEY-04 the latest tick decides, and coming twice is coming once', () => {
    const first = { key: 'a', is_in: true, at: at(1) };
    const again = { key: 'b', is_in: true, at: at(2) };
    const out = { key: 'c', is_in: false, at: at(3) };
    const back = { key: 'd', is_in: true, at: at(4) };
    expect(checkedInAt([])).toBeNull();
    expect(checkedInAt([again, first])).toBe(first.at);
    expect(checkedInAt([out, first, again])).toBeNull();
    expect(checkedInAt([back, out, first, again])).toBe(back.at);
  });

  test('BEY-04 any order and any repetition gives the same', () => {
    fc.assert(
      fc.property(ticks, fc.infiniteStream(fc.nat()), (made, numbers) => {
        const shuffled = made
          .map((each) => ({ each, place: numbers.next().value ?? 0 }))
          .sort((left, right) => left.place - right.place)
          .map(({ each }) => each);
        expect(checkedInAt([...shuffled, ...made, ...shuffled])).toBe(checkedInAt(made));
      }),
    );
  });
});

describe('BEY-04 a device’s clock', () => {
  const settle = (made: readonly Tick[], sent_at?: string) =>
    settledMoments(made, { sent_at, start_at: START, now: NOW });

  test('BEY-04 one that is right, or nearly, is believed to the millisecond', () => {
    const made = [{ key: 'a', is_in: true, at: at(-100) }];
    expect(settle(made).get('a')).toEqual(new Date(at(-100)));
    expect(settle(made, at(50)).get('a')).toEqual(new Date(at(-100)));
  });

  test('BEY-04 one that is wrong is put right by what it says that the time is', () => {
    const made = [{ key: 'a', is_in: true, at: at(7200 - 100) }];
    expect(settle(made, at(7200)).get('a')).toEqual(new Date(at(-100)));
  });

  test('BEY-04 whatever the clock says: not after now, not long before the activity, in the device’s own order', () => {
    const wild = fc.record({
      key: fc.uuid(),
      is_in: fc.boolean(),
      at: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString()),
    });
    const many = fc.uniqueArray(wild, { maxLength: 20, selector: ({ key }) => key });
    fc.assert(
      fc.property(many, fc.option(fc.integer({ min: -1e7, max: 1e7 }).map(at), { nil: undefined }), (made, sent_at) => {
        const settled = settle(made, sent_at);
        const byDevice = made.toSorted((left, right) => Date.parse(left.at) - Date.parse(right.at));
        const moments = byDevice.map(({ key }) => settled.get(key)?.getTime() ?? Number.NaN);
        for (const [place, moment] of moments.entries()) {
          expect(moment).toBeLessThanOrEqual(NOW.getTime());
          expect(moment).toBeGreaterThanOrEqual(Date.parse(START) - 86_400_000);
          const next = moments[place + 1];
          const isLater = Date.parse(byDevice[place + 1]?.at ?? '') > Date.parse(byDevice[place]?.at ?? '');
          if (next !== undefined && isLater) expect(next).toBeGreaterThan(moment);
        }
      }),
    );
  });
});
