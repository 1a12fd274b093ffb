import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { ACTIVE_STATUSES } from '#features/attendance/rules.ts';
import { demandNames } from '#features/attendance/server/public.ts';
import { changeEvent, eventIdOf } from '#features/events/server/public.ts';
import { type AttendanceId, ids, type OccurrenceId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import type { ParsedEntry } from '../contract.ts';
import { isLetIn } from '../policy.ts';
import { DOOR_OUTCOMES, type DoorOutcome, settledMoments } from '../rules.ts';
import { attendanceNamedIn, isGenuine } from './codes.ts';

type Delivery = { entries: ParsedEntry[]; sent_at?: string | undefined };
type Answer = { key: string; outcome: DoorOutcome; attendance_id: AttendanceId | null; name: string | null };

/** Ticks of a device, be they new or not. What cannot be ticked is answered with the reason, and the rest goes on. */
export async function takeEntries(context: Context, occurrenceId: OccurrenceId, delivery: Delivery): Promise<Answer[]> {
  const eventId = await eventIdOf(context, occurrenceId);
  return changeEvent(context, eventId, demandNames, async (inside) => {
    const start_at = await startOf(inside, occurrenceId);
    const moments = settledMoments(delivery.entries, { sent_at: delivery.sent_at, start_at, now: inside.now });
    const people = await peopleNamedIn(inside, delivery.entries);
    const judged = delivery.entries.map((entry) => ({ entry, verdict: judge(inside, occurrenceId, entry, people) }));
    const ticks = judged.flatMap(({ entry: { key, is_in }, verdict }) =>
      verdict.is_ticked
        ? [{ key, is_in, at: moments.get(key) ?? inside.now, attendance_id: verdict.attendance_id }]
        : [],
    );
    await keepTicks(inside, occurrenceId, ticks);
    const attendanceIds = [...new Set(ticks.map(({ attendance_id }) => attendance_id))];
    await settle(inside, attendanceIds);
    const kept = await outcomesOf(inside, attendanceIds);
    return judged.map(({ entry: { key }, verdict }) => {
      const { attendance_id, name } = verdict;
      // A key that a user has used for another person has been answered there.
      const outcome = verdict.is_ticked ? (kept.get(`${attendance_id} ${key}`) ?? 'unknown_code') : verdict.outcome;
      return { key, outcome, attendance_id, name };
    });
  });
}

/** Of one person, by hand, from the list of those who take part. */
export async function checkInOne(context: Context, attendanceId: AttendanceId, is_in: boolean): Promise<undefined> {
  const { rows } = await rowsOf({ occurrence_id: ids.occurrence })`
    select occurrence_id from attendance where id = ${attendanceId}`.execute(context.db);
  const occurrenceId = rows[0]?.occurrence_id ?? refuse('not_found');
  const entry = { key: randomUUID(), attendance_id: attendanceId, is_in, at: context.now.toISOString() };
  const [answer] = await takeEntries(context, occurrenceId, { entries: [entry] });
  if (answer?.outcome === 'not_signed_up') refuse('conflict');
}

async function startOf({ db }: Context, occurrenceId: OccurrenceId): Promise<string> {
  const { rows } = await rowsOf({ start_at: text })`
    select start_at from occurrence where id = ${occurrenceId}`.execute(db);
  return rows[0]?.start_at ?? refuse('not_found');
}

const namedRow = z.object({
  id: ids.attendance,
  occurrence_id: ids.occurrence,
  name: text,
  /** Where the same person stands at the same time now; they may have left and come back. */
  active_id: ids.attendance.nullable(),
  active_status: z.enum(ACTIVE_STATUSES).nullable(),
});
type Named = z.infer<typeof namedRow>;

async function peopleNamedIn({ db }: Context, entries: readonly ParsedEntry[]): Promise<Map<AttendanceId, Named>> {
  const wanted = entries.map((entry) => namedIn(entry)).filter((id) => id !== null);
  const { rows } = await rowsOf(namedRow)`
    select attendance.id, attendance.occurrence_id, app_user.name, active.id as active_id, active.status as active_status
    from attendance
    join app_user on app_user.id = attendance.user_id
    left join attendance active on active.occurrence_id = attendance.occurrence_id
      and active.user_id = attendance.user_id and active.status in ('attending', 'waiting', 'offered')
    where attendance.id = any(${sql.val(wanted)}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

const namedIn = ({ code, attendance_id }: ParsedEntry): AttendanceId | null =>
  code === undefined ? (attendance_id ?? null) : attendanceNamedIn(code);

type Refused = { is_ticked: false; outcome: DoorOutcome; attendance_id: AttendanceId | null; name: string | null };
type Verdict = { is_ticked: true; attendance_id: AttendanceId; name: string } | Refused;

const UNKNOWN: Refused = { is_ticked: false, outcome: 'unknown_code', attendance_id: null, name: null };

/** A user who belongs to another time is named to nobody here. */
function judge(
  context: Context,
  occurrenceId: OccurrenceId,
  entry: ParsedEntry,
  people: Map<AttendanceId, Named>,
): Verdict {
  const wanted = namedIn(entry);
  const named = wanted === null ? undefined : people.get(wanted);
  if (!named) return UNKNOWN;
  const { id: attendance_id, occurrence_id } = named;
  if (entry.code !== undefined && !isGenuine(context, entry.code, { attendance_id, occurrence_id })) return UNKNOWN;
  if (occurrence_id !== occurrenceId) return { ...UNKNOWN, outcome: 'other_time' };
  if (named.active_id !== null && isLetIn(named.active_status, { byCode: entry.code !== undefined })) {
    return { is_ticked: true, attendance_id: named.active_id, name: named.name };
  }
  return { is_ticked: false, outcome: 'not_signed_up', attendance_id: named.active_id, name: named.name };
}

type KeptTick = { key: string; is_in: boolean; at: Date; attendance_id: AttendanceId };

async function keepTicks(context: Context, occurrenceId: OccurrenceId, ticks: readonly KeptTick[]): Promise<void> {
  if (ticks.length === 0) return;
  await sql`
    insert into door_entry (key, occurrence_id, attendance_id, is_in, at, received_at, actor_user_id)
    select tick.key, ${occurrenceId}, tick.attendance_id, tick.is_in, tick.at, ${context.now}, ${actorOf(context).id}
    from jsonb_to_recordset(${JSON.stringify(ticks)}::jsonb)
      as tick (key uuid, attendance_id uuid, is_in boolean, at timestamptz)
    on conflict (key) do nothing`.execute(context.db);
}

/** Puts down when each of them came, by all ticks there are, and what has changed by it. See `checkedInAt` in rules.ts. */
async function settle(context: Context, attendanceIds: readonly AttendanceId[]): Promise<void> {
  await sql`
    with tick as (
      select attendance_id, is_in, at, row_number() over (partition by attendance_id order by at, key) as place
      from door_entry
      where attendance_id = any(${sql.val(attendanceIds)}::uuid[])
    ),
    last_out as (
      select attendance_id, max(place) filter (where not is_in) as place from tick group by attendance_id
    ),
    settled as (
      select attendance.id, attendance.checked_in_at as before,
        min(tick.at) filter (where tick.place > coalesce(last_out.place, 0)) as checked_in_at
      from tick
      join last_out on last_out.attendance_id = tick.attendance_id
      join attendance on attendance.id = tick.attendance_id
      group by attendance.id, attendance.checked_in_at
    ),
    written as (
      update attendance set checked_in_at = settled.checked_in_at
      from settled
      where attendance.id = settled.id and settled.checked_in_at is distinct from settled.before
    )
    insert into attendance_change (attendance_id, at, kind, actor_user_id)
    select id, ${context.now}, case when checked_in_at is null then 'unchecked' else 'checked_in' end,
      ${actorOf(context).id}
    from settled
    where (checked_in_at is null) <> (before is null)`.execute(context.db);
}

const outcomeRow = z.object({ key: text, attendance_id: ids.attendance, outcome: z.enum(DOOR_OUTCOMES) });

/** What each tick found when it arrived, however often it is asked: the user who comes second is told so. */
async function outcomesOf({ db }: Context, attendanceIds: readonly AttendanceId[]): Promise<Map<string, DoorOutcome>> {
  const { rows } = await rowsOf(outcomeRow)`
    select key, attendance_id,
      case
        when not is_in then 'out'
        when lag(is_in) over (partition by attendance_id order by arrival) then 'already_in'
        else 'in'
      end as outcome
    from door_entry
    where attendance_id = any(${sql.val(attendanceIds)}::uuid[])`.execute(db);
  return new Map(rows.map(({ key, attendance_id, outcome }) => [`${attendance_id} ${key}`, outcome]));
}
