import { sql } from 'kysely';
import { z } from 'zod';
import { ATTENDEES_SEEN_FOR_DAYS } from '#features/attendance/rules.ts';
import { canBeAskedFor } from '#features/certificates/rules.ts';
import { lacksOf } from '#features/certificates/server/public.ts';
import { mayWith } from '#features/events/policy.ts';
import { demandEvent, demandRight, type EventWithAccess } from '#features/events/server/public.ts';
import { contactColumns } from '#features/users/server/public.ts';
import { type EventId, ids, type ShiftId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { type Shift, type ShiftLack, type ShiftUser, shiftUser, slot } from '../contract.ts';
import { maySeeHolders } from '../policy.ts';
import { MAX_SHIFTS } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';

const columns = sql`slot.id, slot.name, slot.start_at, slot.end_at, json_build_object('max', slot.capacity_max) as capacity,
  slot.taken_count as users_count, slot.version, (
    select json_build_object('id', c.id, 'name', c.name) from certificate c
    where c.id = slot.certificate_id and c.deleted_at is null) as certificate`;

const shiftRow = slot.extend({
  id: ids.shift,
  certificate: z.object({ id: ids.certificate, name: text }).nullable(),
});
export type ShiftRow = z.infer<typeof shiftRow>;

/** OCC-08: for the user who may see the activity. */
export async function listShifts(context: Context, eventId: EventId): Promise<{ data: Shift[] }> {
  await demandEvent(context, eventId);
  return { data: await slotsOf(context, eventId) };
}

/** All of them; the user who asks sees to it that the activity is theirs to see. */
export async function slotsOf({ db }: Pick<Context, 'db'>, eventId: EventId): Promise<ShiftRow[]> {
  const { rows } = await rowsOf(shiftRow)`
    select ${columns} from slot where event_id = ${eventId}
    order by start_at, id limit ${MAX_SHIFTS}`.execute(db);
  return rows;
}

export async function listMyShifts(context: Context, eventId: EventId): Promise<{ data: Shift[]; lacks: ShiftLack[] }> {
  const event = await demandEvent(context, eventId);
  const { rows } = await rowsOf(slot)`
    select ${columns} from slot
    join slot_user on slot_user.slot_id = slot.id and slot_user.user_id = ${actorOf(context).id}
    where slot.event_id = ${eventId}
    order by slot.start_at, slot.id`.execute(context.db);
  return { data: rows, lacks: await lacksIn(context, event) };
}

/** BEY-10: of the shifts to come, those that the user cannot take for want of a certificate. */
async function lacksIn(context: Context, event: EventWithAccess): Promise<ShiftLack[]> {
  const gated = (await slotsOf(context, event.id)).flatMap(({ id, certificate, start_at, end_at }) =>
    certificate && Date.parse(end_at) > context.now.getTime()
      ? [{ slot_id: id, certificate_id: certificate.id, day: shortDate(start_at) }]
      : [],
  );
  const lacks = await lacksOf(context, event.organisation_id, gated);
  return gated.flatMap(({ slot_id }, position) => {
    const why = lacks[position];
    return why ? [{ slot_id, why, can_ask: canBeAskedFor(why) && event.organisation_id !== null }] : [];
  });
}

/** Under the activity's lock, where something is decided about it. */
export async function shiftOf({ db }: Pick<Context, 'db'>, eventId: EventId, shiftId: ShiftId): Promise<ShiftRow> {
  const { rows } = await rowsOf(shiftRow)`
    select ${columns} from slot where id = ${shiftId} and event_id = ${eventId}`.execute(db);
  return rows[0] ?? refuse('not_found');
}

/** Shifts of one activity: more people than all its shifts have is more than anybody reads. */
const MAX_LISTED = 2000;

export async function listShiftUsers(context: Context, eventId: EventId): Promise<{ data: ShiftUser[] }> {
  const event = await demandRight(context, eventId, 'see_attendees');
  if (!maySeeHolders(event, context.now)) {
    refuse('forbidden', REFUSALS[context.language].list_closed(ATTENDEES_SEEN_FOR_DAYS));
  }
  const { rows } = await rowsOf(shiftUser)`
    select slot_user.slot_id, slot_user.user_id, app_user.name, slot_user.created_at,
      ${contactColumns(mayWith(event, 'see_contact_data'))}
    from slot
    join slot_user on slot_user.slot_id = slot.id
    join app_user on app_user.id = slot_user.user_id
    where slot.event_id = ${eventId} and app_user.erased_at is null
    order by slot.start_at, slot.id, slot_user.created_at, slot_user.user_id
    limit ${MAX_LISTED}`.execute(context.db);
  return { data: rows };
}

/** One line of the file that those who run the activity take along. */
const exportedShiftUserRow = z.object({
  slot: text,
  start_at: text,
  end_at: text,
  /** Null where nobody has the shift yet: that is worth knowing too. */
  name: textOrNull,
  email: textOrNull,
  phone: textOrNull,
});
export type ExportedShiftUser = z.infer<typeof exportedShiftUserRow>;

export async function exportedShiftUsers(
  db: Db,
  eventId: EventId,
  hasContactData: boolean,
): Promise<ExportedShiftUser[]> {
  const { rows } = await rowsOf(exportedShiftUserRow)`
    select slot.name as slot, slot.start_at, slot.end_at, app_user.name,
      ${contactColumns(hasContactData)}
    from slot
    left join slot_user on slot_user.slot_id = slot.id
    left join app_user on app_user.id = slot_user.user_id and app_user.erased_at is null
    where slot.event_id = ${eventId}
    order by slot.start_at, slot.id, slot_user.created_at, slot_user.user_id`.execute(db);
  return rows;
}
