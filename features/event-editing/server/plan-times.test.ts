import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#platform/language/dates.ts';
import { asId } from '#tests/support/as-id.ts';
import type { Span } from '../recurrence.ts';
import { atStake, type OccurrenceRow, planTimes } from './plan-times.ts';

const NOW = new Date('2026-11-18T11:00:00Z');

const spanAt = (days: number, hour = 18): Span => {
  const day = addDays('2026-11-18T00:00:00Z', days).getTime();
  return {
    start_at: new Date(day + hour * 3_600_000).toISOString(),
    end_at: new Date(day + (hour + 1) * 3_600_000).toISOString(),
  };
};
const row = (id: string, span: Span, own: Partial<OccurrenceRow> = {}): OccurrenceRow => ({
  id: asId(id),
  ...span,
  is_published: true,
  is_cancelled: false,
  is_changed: false,
  capacity_max: null,
  people: 0,
  ...own,
});
const ids = (rows: readonly OccurrenceRow[]) => rows.map(({ id }) => id);

describe('EVF-02 from the times that there are to those that there should be', () => {
  test('EVF-02 what stays is kept, what is new is added, what is missing goes', () => {
    const plan = planTimes([row('a', spanAt(1)), row('b', spanAt(8))], [spanAt(8), spanAt(15)], NOW);
    expect([ids(plan.kept), plan.added, ids(plan.gone), plan.moved]).toEqual([['b'], [spanAt(15)], ['a'], []]);
  });

  test('EVF-02 another hour of the same day is the same time, and so is the only one on another day', () => {
    const sameDay = planTimes([row('a', spanAt(1)), row('b', spanAt(8))], [spanAt(1, 20), spanAt(8)], NOW);
    expect(sameDay.moved).toEqual([{ occurrence: row('a', spanAt(1)), span: spanAt(1, 20) }]);
    const only = planTimes([row('a', spanAt(1))], [spanAt(4)], NOW);
    expect([ids(only.moved.map(({ occurrence }) => occurrence)), only.gone]).toEqual([['a'], []]);
  });

  test('EVF-02 what has begun stays, and nothing is added to the past', () => {
    const plan = planTimes([row('old', spanAt(-7))], [spanAt(-14), spanAt(3)], NOW);
    expect([plan.added, plan.gone, plan.moved]).toEqual([[spanAt(3)], [], []]);
  });

  test('EVF-04 what was changed by itself is left alone', () => {
    const plan = planTimes([row('own', spanAt(2), { is_changed: true })], [spanAt(2, 20)], NOW);
    expect([plan.added, ids(plan.kept), plan.gone]).toEqual([[spanAt(2, 20)], ['own'], []]);
  });

  test('EVF-02 what was taken out comes back when it is wanted, and is not taken out twice', () => {
    const out = row('out', spanAt(2), { is_published: false, is_cancelled: true });
    expect(ids(planTimes([out], [spanAt(2)], NOW).revived)).toEqual(['out']);
    expect(planTimes([out], [spanAt(5)], NOW)).toMatchObject({ gone: [], moved: [], added: [spanAt(5)] });
  });

  test('EVF-02 a time that was moved to where another one is stays, and so does the other', () => {
    const moved = row('moved', spanAt(8), { is_changed: true, people: 1 });
    const plan = planTimes([moved, row('other', spanAt(8), { people: 2 })], [spanAt(8)], NOW);
    expect([ids(plan.kept), plan.gone, plan.added, atStake(plan)]).toEqual([['moved', 'other'], [], [], []]);
  });

  test('EVF-02 what was taken out stays so where another time has been moved to its moment', () => {
    const out = row('out', spanAt(8), { is_published: false, is_cancelled: true });
    const plan = planTimes([out, row('moved', spanAt(8), { is_changed: true })], [spanAt(8)], NOW);
    expect([ids(plan.kept), plan.revived, plan.gone]).toEqual([['moved'], [], []]);
  });

  test('EVF-02 only those with people are at stake', () => {
    const plan = planTimes(
      [row('a', spanAt(1), { people: 3 }), row('b', spanAt(2)), row('c', spanAt(9), { people: 2 })],
      [spanAt(1, 20), spanAt(2)],
      NOW,
    );
    expect(ids(atStake(plan))).toEqual(['a', 'c']);
  });

  test('EVF-02 carried out, there is exactly what was wanted, and asking again changes nothing', () => {
    const spans = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 8, max: 20 })), {
      selector: ([day, hour]) => `${day} ${hour}`,
      maxLength: 20,
    });
    fc.assert(
      fc.property(spans, spans, (before, after) => {
        const existing = before.map(([day, hour], at) => row(String(at), spanAt(day, hour)));
        const wanted = after.map(([day, hour]) => spanAt(day, hour));
        const plan = planTimes(existing, wanted, NOW);
        const left = [
          ...plan.kept,
          ...plan.moved.map(({ occurrence, span }) => ({ ...occurrence, ...span })),
          ...plan.added.map((span, at) => row(`new ${at}`, span)),
        ];
        const startsOf = (some: readonly Span[]) => some.map(({ start_at }) => start_at).sort();
        expect(startsOf(left)).toEqual(startsOf(wanted));
        expect(left.length + plan.gone.length).toBe(existing.length + plan.added.length);
        expect(planTimes(left, wanted, NOW)).toMatchObject({ added: [], moved: [], gone: [], revived: [] });
      }),
    );
  });
});
