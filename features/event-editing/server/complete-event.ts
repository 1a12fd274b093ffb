import { changeEventWith } from '#features/events/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import type { EventId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { readEventRow } from './event-row.ts';
import { countVersion, show } from './version.ts';

/** EVF-02: an assignment is done, also before its time is over. From now on nobody can sign up for it. */
export async function completeEvent(context: Context, id: EventId): Promise<{ id: EventId; version: number }> {
  return changeEventWith(context, id, 'run', async (inside, event) => {
    const texts = REFUSALS[context.language];
    const { is_volunteer } = await readEventRow(inside, id);
    if (!is_volunteer) refuse('conflict', texts.not_an_assignment);
    if (event.status === 'draft') refuse('conflict', texts.is_draft);
    if (event.status === 'cancelled') refuse('conflict', texts.is_cancelled);
    if (event.is_completed) refuse('conflict', texts.is_completed);
    await inside.db.updateTable('event').set({ completed_at: context.now }).where('id', '=', id).execute();
    await show(inside, id, { isOrdinary: true });
    await recordFact(inside, 'event:completed', { organisation_id: event.organisation_id, event_id: id });
    return countVersion(inside, id);
  });
}
