import { maySeeDraft } from '#features/events/policy.ts';
import { changeEvent, demandEvent, type EventWithStanding, eventIdOf } from '#features/events/server/queries.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { OwnPlace } from '../contract.ts';
import { signUpFault } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { getOwnPlace, isStillHeld, ownPlaceAt } from './own-places.ts';
import {
  type Attendance,
  acceptOffer,
  arrive,
  attendanceOf,
  fillPlaces,
  type OccurrencePlaces,
  placesAt,
} from './places.ts';
import { isPrior } from './priority.ts';

/**
 * OCC-01, OCC-04. The answer is read when all is done, so that nobody waits for it; and whoever has a place, or waits,
 * is told so without keeping anybody waiting.
 */
export async function attend(context: Context, occurrenceId: string): Promise<OwnPlace> {
  const before = await attendanceOf(context, occurrenceId, actorOf(context).id);
  if (before && before.status !== 'offered') return getOwnPlace(context, occurrenceId);
  await changeEvent(context, await eventIdOf(context, occurrenceId), demandEvent, async (inside, event) => {
    const places = await placesAt(inside, occurrenceId);
    demandThere(inside, places, event);
    await takePlace(inside, places);
  });
  return ownPlaceAt(context, occurrenceId);
}

async function takePlace(context: Context, places: OccurrencePlaces): Promise<void> {
  const user_id = actorOf(context).id;
  const own = await currentAttendance(context, places, user_id);
  if (own && own.status !== 'offered') return;
  const fault = signUpFault(places, context.now);
  if (own && isStillHeld(fault)) return acceptOffer(context, own);
  if (fault !== null) refuse('conflict', REFUSALS[context.language][fault]);
  const is_prior = await isPrior(context, places, user_id);
  const status = await arrive(context, places, { user_id, registered_by: null, is_prior });
  if (status === null) refuse('conflict', REFUSALS[context.language].full);
}

/** An offer whose time is up is no offer, also where no job has said so yet. */
export async function currentAttendance(
  context: Context,
  places: OccurrencePlaces,
  userId: string,
): Promise<Attendance | null> {
  const own = await attendanceOf(context, places.id, userId);
  if (own?.offer_expires_at == null || Date.parse(own.offer_expires_at) > context.now.getTime()) return own;
  await fillPlaces(context, places);
  return attendanceOf(context, places.id, userId);
}

/** A time that is not published is there for those who run the activity, and for nobody else. */
function demandThere({ actor }: Context, { is_published }: OccurrencePlaces, event: EventWithStanding): void {
  if (!is_published && !maySeeDraft(actor, event)) refuse('not_found');
}
