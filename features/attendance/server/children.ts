import { changeEvent, demandEvent, demandGoingOn, eventAccess, eventIdOf } from '#features/events/server/public.ts';
import { signUpFault } from '#features/events/sign-up-rules.ts';
import { type ChildProfile, demandProfiles, householdProfiles } from '#features/households/server/public.ts';
import type { ChildId, EventId, OccurrenceId, UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/new-id.ts';
import type { ChildPlaces } from '../children-contract.ts';
import { maySeeTime } from '../policy.ts';
import { leaveFault } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { currentAttendance } from './attend.ts';
import { join, refuseAll, tellAboutAll } from './join-all.ts';
import { isStillHeld, listPlacesOf, ownPlacesAt } from './own-places.ts';
import {
  acceptOffer,
  arriveAll,
  attendancesOf,
  depart,
  type OccurrencePlaces,
  placesAt,
  placesToCome,
} from './places.ts';
import { priorAmong } from './priority.ts';

export async function listChildrenPlaces(context: Context, eventId: EventId): Promise<ChildPlaces[]> {
  const profiles = await householdProfiles(context);
  // For a child whom no list has yet the times are as they are for a person without a place.
  const nobody = newId<'UserId'>();
  const userIds = [...new Set(profiles.map(({ user_id }) => user_id ?? nobody))];
  const places = await listPlacesOf(context, eventId, userIds);
  return profiles.map(({ child_id, user_id, first_name, age }) => ({
    child: { id: child_id, first_name, age },
    places: places.get(user_id ?? nobody) ?? [],
  }));
}

/** BEY-05: siblings come one after the other with nobody between them, and none of them without the others. */
export async function attendWithChildren(
  context: Context,
  occurrenceId: OccurrenceId,
  childIds: readonly ChildId[],
): Promise<ChildPlaces[]> {
  const eventId = await eventIdOf(context, occurrenceId);
  await changeEvent(context, eventId, demandGoingOn, async (inside, event) => {
    const profiles = await demandProfiles(inside, childIds);
    const places = await placesAt(inside, occurrenceId);
    if (!maySeeTime(inside.actor, event, places)) refuse('not_found');
    await takePlaces(inside, places, profiles);
  });
  return listChildrenPlaces(context, eventId);
}

async function takePlaces(
  context: Context,
  places: OccurrencePlaces,
  profiles: readonly ChildProfile[],
): Promise<void> {
  const texts = REFUSALS[context.language];
  const fault = signUpFault(places, context.now);
  const isPrior = await priorChildren(context, places, profiles);
  const newcomers: ChildProfile[] = [];
  for (const profile of profiles) {
    const own = await currentAttendance(context, places, profile.user_id);
    if (own?.status === 'offered' && isStillHeld(fault)) await acceptOffer(context, own);
    else if (!own) newcomers.push(profile);
  }
  if (newcomers.length === 0) return;
  if (fault !== null) refuse('conflict', texts[fault]);
  const registered_by = actorOf(context).id;
  const arrivals = newcomers.map(({ user_id }) => ({
    user_id,
    registered_by,
    is_prior: isPrior(user_id),
    by: context,
  }));
  const statuses = await arriveAll(context, places, arrivals);
  if (statuses.every((status) => status !== null)) return;
  refuse('conflict', statuses.some((status) => status !== null) ? texts.not_room_for_all : texts.full);
}

/** A child comes before others where the guardian does. */
async function priorChildren(context: Context, places: OccurrencePlaces, profiles: readonly ChildProfile[]) {
  const guardian = actorOf(context).id;
  const prior = await priorAmong(context, places, [guardian, ...profiles.map(({ user_id }) => user_id)]);
  return (user_id: UserId): boolean => prior.has(user_id) || prior.has(guardian);
}

export async function joinAllWithChildren(
  context: Context,
  eventId: EventId,
  childIds: readonly ChildId[],
): Promise<ChildPlaces[]> {
  await changeEvent(context, eventId, demandGoingOn, async (inside) => {
    const profiles = await demandProfiles(inside, childIds);
    const all = await placesToCome(inside, eventId);
    const joined = new Map<UserId, OccurrenceId[]>();
    let isAtAny = false;
    for (const places of all) {
      const isPrior = await priorChildren(inside, places, profiles);
      for (const { user_id } of profiles) {
        const person = { user_id, is_prior: isPrior(user_id), registered_by: actorOf(inside).id };
        const outcome = await join(inside, places, person);
        if (outcome === 'joined') joined.set(user_id, [...(joined.get(user_id) ?? []), places.id]);
        isAtAny ||= outcome !== 'not_there';
      }
    }
    if (!isAtAny) refuseAll(inside, all);
    for (const [user_id, times] of joined) await tellAboutAll(inside, times, user_id);
  });
  return listChildrenPlaces(context, eventId);
}

/** Also where the guardian may not see the activity any more: the place is the child's. */
export async function leaveWithChildren(
  context: Context,
  occurrenceId: OccurrenceId,
  childIds: readonly ChildId[],
): Promise<ChildPlaces[]> {
  const eventId = await eventIdOf(context, occurrenceId);
  const demandOwn = async (inside: Context, id: EventId) => {
    const profiles = await demandProfiles(inside, childIds);
    const owns = await attendancesOf(inside, occurrenceId, profiles.map(idOf));
    return (owns.size > 0 && (await eventAccess(inside, id))) || demandEvent(inside, id);
  };
  const profiles = await changeEvent(context, eventId, demandOwn, async (inside) => {
    const leaving = await demandProfiles(inside, childIds);
    for (const own of (await attendancesOf(inside, occurrenceId, leaving.map(idOf))).values()) {
      const places = await placesAt(inside, occurrenceId);
      const fault = leaveFault(places, own.status, inside.now);
      if (fault !== null) refuse('conflict', REFUSALS[inside.language][`leave_${fault}`]);
      await depart(inside, places, own, { how: 'left' });
    }
    return leaving;
  });
  const after = await ownPlacesAt(context, occurrenceId, profiles.map(idOf));
  return profiles.map(({ child_id, user_id, first_name, age }) => ({
    child: { id: child_id, first_name, age },
    places: [after.get(user_id)].filter((place) => place !== undefined),
  }));
}

const idOf = ({ user_id }: ChildProfile): UserId => user_id;

export async function leaveAllWithChildren(
  context: Context,
  eventId: EventId,
  childIds: readonly ChildId[],
): Promise<ChildPlaces[]> {
  await changeEvent(context, eventId, demandEvent, async (inside) => {
    for (const { user_id } of await demandProfiles(inside, childIds)) {
      for (const places of await placesToCome(inside, eventId)) {
        const own = await currentAttendance(inside, places, user_id);
        if (own && leaveFault(places, own.status, inside.now) === null)
          await depart(inside, places, own, { how: 'left' });
      }
    }
  });
  return listChildrenPlaces(context, eventId);
}
