import { cancelPlaces } from '#features/attendance/server/public.ts';
import { changeEventWith, type EventWithAccess } from '#features/events/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import type { EventId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { demandCancelled, demandPublished } from './demand-state.ts';
import { fillAll, idsToCome, tellAbout } from './participants.ts';
import { countVersion, show } from './version.ts';

type Saved = { id: EventId; version: number };

/** EVF-02: it does not take place. People stay on its lists, so that they can keep their places should it do after all. */
export async function cancelEvent(context: Context, id: EventId, { reason }: { reason: string }): Promise<Saved> {
  return changeEventWith(context, id, 'run', async (inside, event) => {
    demandPublished(inside, event);
    await setStatus(inside, id, 'cancelled', reason);
    await tellAbout(inside, event, 'cancelled', {
      occurrence_ids: await idsToCome(inside, id),
      has_shifts: true,
      reason,
    });
    return finish(inside, event, 'event:cancelled');
  });
}

export async function uncancelEvent(
  context: Context,
  id: EventId,
  { keeps_participants }: { keeps_participants: boolean },
): Promise<Saved> {
  return changeEventWith(context, id, 'run', async (inside, event) => {
    demandCancelled(inside, event);
    await setStatus(inside, id, 'published', null);
    const times = await idsToCome(inside, id);
    if (keeps_participants) await fillAll(inside, id);
    else await cancelPlaces(inside, event, times, '');
    await tellAbout(inside, event, 'uncancelled', {
      occurrence_ids: times,
      cancelled_at: keeps_participants ? null : context.now,
      has_shifts: true,
    });
    return finish(inside, event, 'event:uncancelled');
  });
}

async function setStatus({ db }: Context, id: EventId, status: 'cancelled' | 'published', reason: string | null) {
  await db
    .updateTable('event')
    .set({ status, cancel_reason: reason || null })
    .where('id', '=', id)
    .execute();
}

async function finish(
  context: Context,
  { id, organisation_id }: EventWithAccess,
  fact: 'event:cancelled' | 'event:uncancelled',
): Promise<Saved> {
  await show(context, id, { isOrdinary: fact === 'event:uncancelled' });
  await recordFact(context, fact, { organisation_id, event_id: id });
  return countVersion(context, id);
}
