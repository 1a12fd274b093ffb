import { z } from 'zod';
import { isEventThereFor } from '#features/events/policy.ts';
import { demandGoingOn, eventAccess, withEventLocked } from '#features/events/server/public.ts';
import { signUpFault } from '#features/events/sign-up-rules.ts';
import { type EventId, ids, type OccurrenceId, type UserId } from '#features/vocabulary/ids.ts';
import { Problem, refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inOneTurn, together } from '#platform/server/keyed-queue.ts';
import { rowsOf } from '#platform/server/rows.ts';
import type { OwnPlace } from '../contract.ts';
import { maySeeTime } from '../policy.ts';
import { ACTIVE_STATUSES } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { getOwnPlace, isStillHeld, ownPlacesAt } from './own-places.ts';
import { activeOf } from './place-rows.ts';
import {
  type Arrival,
  type Attendance,
  acceptOffer,
  arriveAll,
  attendancesOf,
  fillPlaces,
  type OccurrencePlaces,
  placesAt,
} from './places.ts';
import { priorAmong } from './priority.ts';

/**
 * OCC-01, OCC-04. A user who has a place, or waits, is told so without keeping anybody waiting. Those who come for the
 * same time at the same moment are signed up together, in the order in which they came.
 */
export async function attend(context: Context, occurrenceId: OccurrenceId): Promise<OwnPlace> {
  const { event_id, own_status } = await inOneTurn(
    context.db,
    `whereabouts ${occurrenceId}`,
    idOf(context),
    (userIds) => whereabouts(context, occurrenceId, userIds),
  );
  if (own_status !== null && own_status !== 'offered') return getOwnPlace(context, occurrenceId);
  return together(
    context.db,
    `sign-up ${occurrenceId}`,
    context,
    (people) => signUpTogether(people, { event_id, occurrence_id: occurrenceId }),
    ({ now }) => now.getTime(),
  );
}

const whereaboutsRow = z.object({
  user_id: ids.user,
  event_id: ids.event,
  own_status: z.enum(ACTIVE_STATUSES).nullable(),
});
type Whereabouts = z.infer<typeof whereaboutsRow>;

async function whereabouts(
  { db }: Context,
  occurrenceId: OccurrenceId,
  userIds: readonly UserId[],
): Promise<PromiseSettledResult<Whereabouts>[]> {
  const { rows } = await rowsOf(whereaboutsRow)`
    with own as materialized (${activeOf(userIds)})
    select person.id as user_id, o.event_id, own.status as own_status
    from occurrence o
    cross join unnest(${userIds}::uuid[]) as person (id)
    left join own on own.occurrence_id = o.id and own.user_id = person.id
    where o.id = ${occurrenceId}`.execute(db);
  const found = new Map(rows.map((row) => [row.user_id, row]));
  return userIds.map((userId) => {
    const value = found.get(userId);
    return value ? { status: 'fulfilled', value } : { status: 'rejected', reason: new Problem('not_found') };
  });
}

type Time = { event_id: EventId; occurrence_id: OccurrenceId };

/** The answers are read when all is done, so that nobody waits for them. */
async function signUpTogether(people: readonly Context[], time: Time): Promise<PromiseSettledResult<OwnPlace>[]> {
  const [first] = people as [Context];
  const problems = await withEventLocked(first, time.event_id, (db) =>
    takePlaces(
      people.map((person) => ({ ...person, db })),
      time,
    ),
  );
  const places = await ownPlacesAt(first, time.occurrence_id, people.map(idOf));
  return people.map((person, at) => {
    const value = places.get(idOf(person));
    const reason = problems[at] ?? (value ? null : new Problem('not_found'));
    return value && !reason ? { status: 'fulfilled', value } : { status: 'rejected', reason };
  });
}

const idOf = (context: Context): UserId => actorOf(context).id;

/** Why each of them has no place, nor one on the waiting list; null for the user who has. */
async function takePlaces(people: readonly Context[], time: Time): Promise<(Problem | null)[]> {
  const latest = people.at(-1) as Context;
  const userIds = people.map(idOf);
  const places = await placesAt(latest, time.occurrence_id);
  const isOpen = places.is_published && (await isThereForAll(latest, time.event_id));
  const owns = await currentAttendances(latest, places, userIds);
  const prior = await priorAmong(latest, places, userIds);
  const arrivals = new Map<UserId, Arrival>();
  const problems: (Problem | null)[] = [];
  for (const person of people) {
    problems.push(
      await problemWith(async () => {
        if (!isOpen) await demandThere(person, places);
        const user_id = idOf(person);
        const own = owns.get(user_id);
        if (own && own.status !== 'offered') return;
        const fault = signUpFault(places, person.now);
        if (own && isStillHeld(fault)) {
          owns.set(user_id, { ...own, status: 'attending' });
          return acceptOffer(person, own);
        }
        if (fault !== null) refuse('conflict', REFUSALS[person.language][fault]);
        const is_prior = prior.has(user_id);
        arrivals.set(user_id, { user_id, registered_by: null, is_prior, came_at: person.now, by: person });
      }),
    );
  }
  const statuses = await arriveAll(latest, places, [...arrivals.values()]);
  const turnedAway = new Set([...arrivals.keys()].filter((_, at) => statuses[at] === null));
  return people.map((person, at) => {
    const isTurnedAway = turnedAway.has(idOf(person));
    return isTurnedAway ? new Problem('conflict', { message: REFUSALS[person.language].full }) : (problems[at] ?? null);
  });
}

async function problemWith(work: () => Promise<void>): Promise<Problem | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

/** What visitors see is the same for everybody, so no access has to be read. */
async function isThereForAll(context: Context, eventId: EventId): Promise<boolean> {
  const event = await eventAccess({ ...context, actor: null }, eventId);
  return event !== null && isEventThereFor(null, event);
}

async function demandThere(context: Context, places: OccurrencePlaces): Promise<void> {
  const event = await demandGoingOn(context, places.event_id);
  if (!maySeeTime(context.actor, event, places)) refuse('not_found');
}

export const currentAttendance = async (
  context: Context,
  places: OccurrencePlaces,
  userId: UserId,
): Promise<Attendance | null> => (await currentAttendances(context, places, [userId])).get(userId) ?? null;

/** An offer whose time is up is no offer, also where no job has said so yet. */
async function currentAttendances(context: Context, places: OccurrencePlaces, userIds: readonly UserId[]) {
  const owns = await attendancesOf(context, places.id, userIds);
  const isOver = ({ offer_expires_at }: Attendance) =>
    offer_expires_at !== null && Date.parse(offer_expires_at) <= context.now.getTime();
  if (![...owns.values()].some(isOver)) return owns;
  await fillPlaces(context, places);
  return attendancesOf(context, places.id, userIds);
}
