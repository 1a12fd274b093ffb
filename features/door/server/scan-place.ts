import { sql } from 'kysely';
import { z } from 'zod';
import { mayIn } from '#features/organisations/policy.ts';
import { accessIn } from '#features/organisations/server/public.ts';
import type { PassFault, PassOutcome, PassReading } from '#features/passes/rules.ts';
import type { PassPlace, PassUse } from '#features/passes/server/public.ts';
import { ids, type OrganisationId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { boolean, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { codeDigest } from '#platform/server/signed-code.ts';
import { attendanceNamedIn, doorCode, isGenuine } from './codes.ts';
import { takeEntries } from './take-entries.ts';

type PlaceReading = Omit<PassReading, 'kind'>;
type Found = PlaceReading | { fault: PassFault | 'other_place' };

/** People come early and leave late; a code of next week is not for today. */
const AROUND_MS = 12 * 3_600_000;
const ALONG_MS = 36 * 3_600_000;
const MAX_ALONG = 3000;

const placeRow = z.object({
  attendance_id: ids.attendance,
  occurrence_id: ids.occurrence,
  organisation_id: ids.organisation.nullable(),
  is_cancelled: boolean,
  status: text,
  checked_in_at: textOrNull,
  event_name: text,
  first_name: text,
  start_at: text,
  end_at: text,
});
type PlaceRow = z.infer<typeof placeRow>;

const COLUMNS = sql`
  attendance.id as attendance_id, occurrence.id as occurrence_id, event.organisation_id,
  occurrence.is_cancelled or event.status = 'cancelled' as is_cancelled, attendance.status, attendance.checked_in_at,
  event.name as event_name, split_part(app_user.name, ' ', 1) as first_name, occurrence.start_at, occurrence.end_at`;

/** A place at an activity of the organisation whose desk it is, by the code that its door knows. */
export async function readDoorCode(context: Context, code: string, place: PassPlace, at: Date): Promise<Found> {
  const row = await placeOf(context, code, place);
  return 'fault' in row ? row : readingOf(row, outcomeAt(row, at));
}

/** Ticks it as the door would. */
export async function tickDoorCode(context: Context, code: string, place: PassPlace, use: PassUse): Promise<Found> {
  const row = await placeOf(context, code, place);
  if ('fault' in row) return row;
  const before = outcomeAt(row, use.at);
  if (before !== 'holds' && before !== 'used_before') return readingOf(row, before);
  const entry = { key: use.key, code, is_in: true, at: use.at.toISOString() };
  const [answer] = await takeEntries(context, row.occurrence_id, { entries: [entry] });
  if (answer?.outcome === 'in') return readingOf(row, 'used');
  return answer?.outcome === 'already_in' ? readingOf(row, 'used_before') : readingOf(row, 'no_place');
}

/** Everybody with a place in the next days, for a device without a network. */
export async function doorsAlong(context: Context, place: PassPlace) {
  if (!('organization_id' in place) || !(await seesNames(context, place.organization_id))) return [];
  const { db, now } = context;
  const { rows } = await rowsOf(placeRow)`
    select ${COLUMNS}
    from occurrence
    join event on event.id = occurrence.event_id
    join attendance on attendance.occurrence_id = occurrence.id
    join app_user on app_user.id = attendance.user_id
    where occurrence.start_at between ${new Date(now.getTime() - AROUND_MS)} and ${new Date(now.getTime() + ALONG_MS)}
      and event.organisation_id = ${place.organization_id} and event.deleted_at is null and event.status = 'published'
      and not occurrence.is_cancelled and attendance.status = 'attending'
    order by occurrence.start_at, attendance.id
    limit ${MAX_ALONG}`.execute(db);
  return rows.map((row) => {
    const { thing_id: _thing, ...reading } = readingOf(row, row.checked_in_at === null ? 'holds' : 'used_before');
    return {
      digest: codeDigest(doorCode(context, row)),
      digits_mark: null,
      from: new Date(Date.parse(row.start_at) - AROUND_MS).toISOString(),
      reading: { kind: 'place' as const, ...reading },
    };
  });
}

async function placeOf(
  context: Context,
  code: string,
  place: PassPlace,
): Promise<PlaceRow | { fault: PassFault | 'other_place' }> {
  const id = attendanceNamedIn(code);
  if (id === null) return { fault: 'damaged' };
  const { rows } = await rowsOf(placeRow)`
    select ${COLUMNS}
    from attendance shown
    -- Who left and came back has another place since.
    join lateral (
      select * from attendance
      where attendance.occurrence_id = shown.occurrence_id and attendance.user_id = shown.user_id
      order by attendance.status in ('attending', 'waiting', 'offered') desc, attendance.id desc
      limit 1
    ) attendance on true
    join occurrence on occurrence.id = shown.occurrence_id
    join event on event.id = occurrence.event_id
    join app_user on app_user.id = shown.user_id
    where shown.id = ${id} and event.deleted_at is null`.execute(context.db);
  const [row] = rows;
  if (!row) return { fault: 'unknown' };
  if (!isGenuine(context, code, { attendance_id: id, occurrence_id: row.occurrence_id })) return { fault: 'forged' };
  const isHere = 'organization_id' in place && row.organisation_id === place.organization_id;
  return isHere && (await seesNames(context, place.organization_id)) ? row : { fault: 'other_place' };
}

/** As the door's list: for those who may see who takes part. */
async function seesNames(context: Context, id: OrganisationId): Promise<boolean> {
  const access = await accessIn(context, id);
  return access !== null && mayIn(access, 'see_attendees');
}

function outcomeAt({ is_cancelled, status, checked_in_at, start_at, end_at }: PlaceRow, at: Date): PassOutcome {
  if (is_cancelled) return 'cancelled';
  if (Date.parse(start_at) - AROUND_MS > at.getTime()) return 'not_yet';
  if (Date.parse(end_at) + AROUND_MS < at.getTime()) return 'over';
  if (status !== 'attending') return 'no_place';
  return checked_in_at === null ? 'holds' : 'used_before';
}

const readingOf = (row: PlaceRow, outcome: PassOutcome): PlaceReading => ({
  thing_id: row.attendance_id,
  outcome,
  title: row.event_name,
  holder: row.first_name,
  detail: null,
  until: row.end_at,
});
