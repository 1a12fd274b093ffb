import { sql } from 'kysely';
import { changeEventWith, eventIdOf } from '#features/events/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import type { OccurrenceId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { rememberTakenOut } from './remember-taken-out.ts';
import { countVersion, show } from './version.ts';
import { readOccurrences } from './write-times.ts';

/** EVF-04: one time is there for everybody again, or for nobody but those who run it. */
export const publishOccurrence = (context: Context, id: OccurrenceId) => setShown(context, id, true);
export const unpublishOccurrence = (context: Context, id: OccurrenceId) => setShown(context, id, false);

async function setShown(context: Context, id: OccurrenceId, isPublished: boolean): Promise<undefined> {
  const texts = REFUSALS[context.language];
  await changeEventWith(context, await eventIdOf(context, id), 'run', async (inside, event) => {
    const all = await readOccurrences(inside, event.id);
    const time = all.find((one) => one.id === id) ?? refuse('not_found');
    if (event.is_completed) refuse('conflict', texts.is_completed);
    if (Date.parse(time.end_at) <= context.now.getTime()) refuse('conflict', texts.time_has_ended);
    if (time.is_published === isPublished) refuse('conflict', isPublished ? texts.time_is_shown : texts.time_is_hidden);
    if (!isPublished && time.people > 0) refuse('conflict', texts.people_signed_up_hide(time.people));
    await sql`update occurrence set is_published = ${isPublished} where id = ${id}`.execute(inside.db);
    time.is_published = isPublished;
    await rememberTakenOut(inside, event.id, all, time.is_cancelled ? [time] : []);
    await show(inside, event.id, { isOrdinary: isPublished });
    await recordFact(inside, 'event:changed', { organisation_id: event.organisation_id, event_id: event.id });
    await countVersion(inside, event.id);
  });
  return undefined;
}
