import { sql } from 'kysely';
import { changeEventWith, eventIdOf } from '#features/events/server/public.ts';
import { signUpFault } from '#features/events/sign-up-rules.ts';
import type { OccurrenceId, UserId } from '#features/vocabulary/ids.ts';
import type { PageMeta } from '#platform/contract/paging.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { Person } from '../participants-contract.ts';
import { REFUSALS } from '../texts/participants/refusals.ts';
import { isKnownTo, isPresent, listKnownPeople } from './known-people.ts';
import { demandNamesAt } from './participants-access.ts';
import { arriveAll, attendancesOf, type OccurrencePlaces, placesAt } from './places.ts';
import { priorAmong } from './priority.ts';

/** OCC-06: whom an organiser can register: members, and who else has taken part in what the organisation does. */
export async function listNotAttendees(
  context: Context,
  occurrenceId: OccurrenceId,
  search: { page: number; perPage: number; q?: string | undefined },
): Promise<{ data: Person[]; meta: PageMeta }> {
  const { organisation_id } = await demandNamesAt(context, occurrenceId);
  const isFree = sql`not exists (
    select from attendance
    where attendance.occurrence_id = ${occurrenceId} and attendance.user_id = app_user.id
      and attendance.status in ('attending', 'waiting', 'offered'))`;
  return listKnownPeople(context, organisation_id, search, isFree);
}

type Registered = { attending: number; waiting: number; already: number; no_room: number };

/** OCC-01: in the order in which they were picked; the user who finds no room comes on the waiting list. */
export async function attendMultiple(
  context: Context,
  occurrenceId: OccurrenceId,
  { user_ids, reason }: { user_ids: UserId[]; reason: string },
): Promise<Registered> {
  const eventId = await eventIdOf(context, occurrenceId);
  return changeEventWith(context, eventId, 'run', async (inside) => {
    const places = await placesAt(inside, occurrenceId);
    demandOpen(inside, places);
    const picked = [...new Set(user_ids)];
    await demandKnown(inside, places, picked);
    const registered: Registered = { attending: 0, waiting: 0, already: 0, no_room: 0 };
    const there = await attendancesOf(inside, occurrenceId, picked);
    const prior = await priorAmong(inside, places, picked);
    const arrivals = picked
      .filter((user_id) => !there.has(user_id))
      .map((user_id) => ({ user_id, registered_by: actorOf(inside).id, is_prior: prior.has(user_id), reason }));
    for (const status of await arriveAll(inside, places, arrivals)) registered[status ?? 'no_room'] += 1;
    registered.already = there.size;
    return registered;
  });
}

/** The time limit is for those who sign up themselves; who runs it can still let a user in. */
function demandOpen({ language, now }: Context, places: OccurrencePlaces): void {
  const fault = signUpFault(places, now);
  if (fault && fault !== 'closed') refuse('conflict', REFUSALS[language].cannot_register[fault]);
}

/** A user who does not belong here gets the same answer as one who is not logged in. */
async function demandKnown(context: Context, { organisation_id }: OccurrencePlaces, ids: UserId[]): Promise<void> {
  const { rows } = await sql`
    select app_user.id from app_user
    where app_user.id = any(${ids}::uuid[]) and ${isPresent} and ${isKnownTo(context, organisation_id)}`.execute(
    context.db,
  );
  if (rows.length < ids.length) {
    refuse('invalid', undefined, { user_ids: [REFUSALS[context.language].person_unknown] });
  }
}
