import { changeEvent, demandEvent, eventAccess, eventIdOf } from '#features/events/server/public.ts';
import type { EventId, OccurrenceId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { OwnPlace } from '../contract.ts';
import { leaveFault } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { currentAttendance } from './attend.ts';
import { listOwnPlaces, ownPlaceAt } from './own-places.ts';
import { attendanceOf, depart, placesAt, placesToCome } from './places.ts';

/** OCC-01. A user who has a place can give it up, also where they may not see the activity any more. */
export async function leave(context: Context, occurrenceId: OccurrenceId): Promise<OwnPlace> {
  const { id: user_id } = actorOf(context);
  const demandOwn = async (inside: Context, eventId: EventId) => {
    const own = await attendanceOf(inside, occurrenceId, user_id);
    return (own && (await eventAccess(inside, eventId))) || demandEvent(inside, eventId);
  };
  await changeEvent(context, await eventIdOf(context, occurrenceId), demandOwn, async (inside) => {
    const own = await attendanceOf(inside, occurrenceId, user_id);
    if (!own) return;
    const places = await placesAt(inside, occurrenceId);
    const fault = leaveFault(places, own.status, inside.now);
    if (fault !== null) refuse('conflict', REFUSALS[inside.language][`leave_${fault}`]);
    await depart(inside, places, own, { how: 'left' });
  });
  return ownPlaceAt(context, occurrenceId);
}

/** OCC-01: every time of an activity that one can still leave; the others stay as they are. */
export async function leaveAll(context: Context, eventId: EventId): Promise<OwnPlace[]> {
  const { id: user_id } = actorOf(context);
  await changeEvent(context, eventId, demandEvent, async (inside) => {
    for (const places of await placesToCome(inside, eventId)) {
      const own = await currentAttendance(inside, places, user_id);
      if (own && leaveFault(places, own.status, inside.now) === null)
        await depart(inside, places, own, { how: 'left' });
    }
  });
  return listOwnPlaces(context, eventId);
}
