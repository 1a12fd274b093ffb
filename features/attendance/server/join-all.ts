import { randomUUID } from 'node:crypto';
import { changeEvent, demandGoingOn } from '#features/events/server/public.ts';
import { signUpFault } from '#features/events/sign-up-rules.ts';
import { type EventId, ids, type OccurrenceId, type UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import type { OwnPlace } from '../contract.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { currentAttendance } from './attend.ts';
import { tellAboutPlaces } from './jobs-declared.ts';
import { isStillHeld, listOwnPlaces } from './own-places.ts';
import { type Arrival, acceptOffer, arrive, type OccurrencePlaces, placesToCome } from './places.ts';
import { isPrior } from './priority.ts';

/** OCC-01: every time that one can sign up for, and one letter about all of them. */
export async function joinAll(context: Context, eventId: EventId): Promise<OwnPlace[]> {
  const user_id = actorOf(context).id;
  await changeEvent(context, eventId, demandGoingOn, async (inside) => {
    const all = await placesToCome(inside, eventId);
    const is_prior = all[0] ? await isPrior(inside, all[0], user_id) : false;
    const joined: OccurrenceId[] = [];
    let isAtAny = false;
    for (const places of all) {
      const outcome = await join(inside, places, { user_id, is_prior, registered_by: null });
      if (outcome === 'joined') joined.push(places.id);
      isAtAny ||= outcome !== 'not_there';
    }
    if (!isAtAny) refuseAll(inside, all);
    if (joined.length > 0) await tellAboutAll(inside, joined, user_id);
  });
  return listOwnPlaces(context, eventId);
}

/** Nobody is told: one letter tells of all the times. */
export async function join(
  context: Context,
  places: OccurrencePlaces,
  person: Pick<Arrival, 'user_id' | 'is_prior' | 'registered_by'>,
): Promise<'joined' | 'was_there' | 'not_there'> {
  const own = await currentAttendance(context, places, person.user_id);
  const fault = signUpFault(places, context.now);
  if (own?.status === 'offered' && isStillHeld(fault)) await acceptOffer(context, own);
  if (own) return 'was_there';
  if (fault !== null) return 'not_there';
  const status = await arrive(context, places, { ...person, isTold: false });
  return status === null ? 'not_there' : 'joined';
}

/** Where the reason is the same for all of them, that is what the person is told. */
export function refuseAll({ now, language }: Context, all: readonly OccurrencePlaces[]): never {
  const texts = REFUSALS[language];
  const faults = [...new Set(all.map((places) => signUpFault(places, now)))];
  const [only = null] = faults;
  if (faults.length === 1) refuse('conflict', only === null ? texts.full : texts[only]);
  refuse('conflict', all.length === 0 ? texts.ended : texts.nothing_to_join);
}

export async function tellAboutAll(context: Context, occurrenceIds: OccurrenceId[], userId: UserId): Promise<void> {
  const { rows } = await rowsOf({ id: ids.attendance })`
    select id from attendance
    where user_id = ${userId} and occurrence_id = any(${occurrenceIds}::uuid[]) and status in ('attending', 'waiting')`.execute(
    context.db,
  );
  const attendance_ids = rows.map(({ id }) => id);
  await context.enqueue(context.db, tellAboutPlaces, { attendance_ids, tenant: context.tenant.key, key: randomUUID() });
}
