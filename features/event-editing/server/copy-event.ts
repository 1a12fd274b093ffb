import { demandRight } from '#features/events/server/public.ts';
import type { EventId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { TimesForm } from '../rules.ts';
import { demandNotTakenDown } from './demand-state.ts';
import { insertDraft } from './drafts.ts';
import { formOf, readEventRow } from './event-row.ts';

/**
 * EVF-02: everything but the dates and the people; the times of day and the days of the week are mostly the same. A
 * partner that is none any more stays behind.
 */
export async function copyEvent(context: Context, id: EventId): Promise<{ id: EventId; version: number }> {
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    demandNotTakenDown(inside, await demandRight(inside, id, 'run'));
    const row = await readEventRow(inside, id);
    const form = await formOf(inside, row);
    const cohost_ids = form.cohost_ids.filter((cohost) => row.cohost_ids.includes(cohost));
    return insertDraft(inside, { ...form, cohost_ids, times: withoutDates(form.times) }, id);
  });
}

const withoutDates = (times: TimesForm): TimesForm => ({
  ...times,
  starts_on: '',
  ends_on: '',
  exceptions: [],
  days: hoursOf(times.days).map((hours) => ({ day: '', ...hours })),
});

/** Of days that were put down by hand, each pair once. */
const hoursOf = (days: TimesForm['days']) => {
  const known = new Map(
    days.map(({ start_time, end_time }) => [`${start_time} ${end_time}`, { start_time, end_time }]),
  );
  return [...known.values()];
};
