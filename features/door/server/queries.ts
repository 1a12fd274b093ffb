import { z } from 'zod';
import { ACTIVE_STATUSES } from '#features/attendance/rules.ts';
import { demandNames } from '#features/attendance/server/public.ts';
import { eventIdOf } from '#features/events/server/public.ts';
import { householdProfiles } from '#features/households/server/public.ts';
import { type ChildId, ids, type OccurrenceId, type UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { codeDigest } from '#platform/server/signed-code.ts';
import { type DoorList, doorList as doorListAnswer, doorPerson, type OwnDoorCode, ownDoorCode } from '../contract.ts';
import { mayHaveCode } from '../policy.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { doorCode } from './codes.ts';

/** Everybody who may come to one time. The codes themselves stay here. */
export async function doorList(context: Context, occurrenceId: OccurrenceId): Promise<DoorList> {
  const event = await demandNames(context, await eventIdOf(context, occurrenceId));
  const people = await peopleAt(context, occurrenceId);
  return {
    ...(await occurrenceAt(context, occurrenceId)),
    event_id: event.id,
    event_name: event.name,
    as_of: context.now.toISOString(),
    people: people.map((person) => ({
      ...person,
      code_digest: codeDigest(doorCode(context, { ...person, occurrence_id: occurrenceId })),
    })),
  };
}

const timeRow = doorListAnswer.pick({ occurrence_id: true, start_at: true, end_at: true, capacity: true });
type Time = z.infer<typeof timeRow>;

async function occurrenceAt({ db }: Context, id: OccurrenceId): Promise<Time> {
  const { rows } = await rowsOf(timeRow)`
    select id as occurrence_id, start_at, end_at, json_build_object('max', capacity_max) as capacity
    from occurrence
    where id = ${id}`.execute(db);
  return rows[0] ?? refuse('not_found');
}

async function peopleAt({ db }: Context, occurrenceId: OccurrenceId): Promise<ExpectedPerson[]> {
  const { rows } = await rowsOf(personRow)`
    select attendance.id as attendance_id, app_user.name, attendance.status, attendance.checked_in_at
    from attendance
    join app_user on app_user.id = attendance.user_id
    where attendance.occurrence_id = ${occurrenceId} and attendance.status in ('attending', 'waiting', 'offered')`.execute(
    db,
  );
  return rows.toSorted(byName);
}

const { compare } = new Intl.Collator('nb');
const byName = (left: { name: string }, right: { name: string }): number => compare(left.name, right.name);

const personRow = doorPerson.omit({ code_digest: true }).extend({ attendance_id: ids.attendance });
type ExpectedPerson = z.infer<typeof personRow>;
const ownPlaceRow = ownDoorCode
  .omit({ code: true })
  .extend({ attendance_id: ids.attendance, status: z.enum(ACTIVE_STATUSES) });

/** For the user who has a place, or whose child has. Those who wait are told what they wait for. */
export async function ownCode(
  context: Context,
  occurrenceId: OccurrenceId,
  childId?: ChildId | undefined,
): Promise<OwnDoorCode> {
  const holder = childId === undefined ? actorOf(context).id : await standsFor(context, childId);
  const { rows } = await rowsOf(ownPlaceRow)`
    select attendance.id as attendance_id, attendance.status, event.name as event_name, occurrence.start_at,
      occurrence.end_at, app_user.name
    from attendance
    join occurrence on occurrence.id = attendance.occurrence_id
    join event on event.id = occurrence.event_id
    join app_user on app_user.id = attendance.user_id
    where attendance.occurrence_id = ${occurrenceId} and attendance.user_id = ${holder}
      and attendance.status in ('attending', 'waiting', 'offered') and event.deleted_at is null`.execute(context.db);
  const { attendance_id, status, ...place } = rows[0] ?? refuse('not_found');
  if (!mayHaveCode(status)) refuse('conflict', REFUSALS[context.language][status]);
  return { ...place, code: doorCode(context, { attendance_id, occurrence_id: occurrenceId }) };
}

/** As guardianship is today. A child whom no list has yet has no place either. */
async function standsFor(context: Context, childId: ChildId): Promise<UserId> {
  const child = (await householdProfiles(context)).find(({ child_id }) => child_id === childId);
  return child?.user_id ?? refuse('not_found');
}
