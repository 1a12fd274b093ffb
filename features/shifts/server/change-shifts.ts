import { sql } from 'kysely';
import { demandGivenBy } from '#features/certificates/server/public.ts';
import { changeEventWith } from '#features/events/server/public.ts';
import { latestFact, recordFact } from '#features/facts/server/public.ts';
import { cleanLine } from '#features/messages/clean-line.ts';
import type { CertificateId, EventId, ShiftId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { momentTextsFor } from '#platform/language/moments/texts-for.ts';
import { timeAgo } from '#platform/language/time-ago.ts';
import type { Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, rowsOf, textOrNull } from '#platform/server/rows.ts';
import type { Shift } from '../contract.ts';
import { type EventPeriod, isSamePeriod, MAX_SHIFT_NAME_LENGTH, MAX_SHIFTS, shiftTimeFault } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { demandChangeable, demandNotOver } from './demand-open.ts';
import { holdersOf, informHolders } from './inform-holders.ts';
import { shiftOf } from './queries.ts';

export type ShiftForm = {
  name: string;
  start_at: string;
  end_at: string;
  capacity_max: number | null;
  certificate_id: CertificateId | null;
};

/** OCC-08. */
export async function createShift(context: Context, eventId: EventId, form: ShiftForm): Promise<{ data: Shift }> {
  return changeEventWith(context, eventId, 'run', async (inside, event) => {
    demandChangeable(inside, event);
    await demandRoom(inside, eventId, 1);
    await demandSensibleTimes(inside, eventId, form);
    if (form.certificate_id !== null) await demandGivenBy(inside, form.certificate_id, event.organisation_id);
    const id = newId<'ShiftId'>();
    await sql`
      insert into slot (id, event_id, name, start_at, end_at, capacity_max, certificate_id, created_at)
      values (${id}, ${eventId}, ${cleanLine(form.name, MAX_SHIFT_NAME_LENGTH)}, ${form.start_at}, ${form.end_at},
        ${form.capacity_max}, ${form.certificate_id}, ${context.now})`.execute(inside.db);
    return { data: await shiftOf(inside, eventId, id) };
  });
}

type ShiftPath = { id: EventId; slot: ShiftId };

/** Those who have it are told when its time changes. */
export async function updateShift(
  context: Context,
  { id: eventId, slot: shiftId }: ShiftPath,
  { version, ...form }: ShiftForm & { version: number },
): Promise<{ data: Shift }> {
  return changeEventWith(context, eventId, 'run', async (inside, event) => {
    const before = await shiftOf(inside, eventId, shiftId);
    demandChangeable(inside, event);
    demandNotOver(inside, before);
    if (before.version !== version) await refuseAsChanged(inside, eventId, shiftId);
    const isMoved = !isSamePeriod(before, form);
    if (isMoved) await demandSensibleTimes(inside, eventId, form);
    demandPlacesForAll(inside, before, form);
    if (form.certificate_id !== null && form.certificate_id !== before.certificate?.id) {
      await demandGivenBy(inside, form.certificate_id, event.organisation_id);
    }
    await sql`
      update slot set name = ${cleanLine(form.name, MAX_SHIFT_NAME_LENGTH)}, start_at = ${form.start_at},
        end_at = ${form.end_at}, capacity_max = ${form.capacity_max}, certificate_id = ${form.certificate_id},
        version = version + 1
      where id = ${shiftId}`.execute(inside.db);
    const after = await shiftOf(inside, eventId, shiftId);
    await recordFact(inside, 'slot:changed', {
      organisation_id: event.organisation_id,
      event_id: eventId,
      details: { slot: shiftId, is_moved: isMoved },
    });
    if (isMoved) {
      const holders = await holdersOf(inside, shiftId);
      await informHolders(inside, eventId, after, 'changed', holders, before);
    }
    return { data: after };
  });
}

/** Those who have it are told. Who had one that is over stays written down. */
export async function deleteShift(context: Context, { id: eventId, slot: shiftId }: ShiftPath): Promise<undefined> {
  return changeEventWith(context, eventId, 'run', async (inside, event) => {
    const slot = await shiftOf(inside, eventId, shiftId);
    demandChangeable(inside, event);
    if (slot.users_count > 0) demandNotOver(inside, slot);
    const holders = await holdersOf(inside, shiftId);
    await sql`delete from slot where id = ${shiftId}`.execute(inside.db);
    await recordFact(inside, 'slot:removed', {
      organisation_id: event.organisation_id,
      event_id: eventId,
      details: { slot: shiftId, holders: holders.length },
    });
    await informHolders(inside, eventId, slot, 'removed', holders);
    return undefined;
  });
}

export async function demandRoom({ db, language }: Context, eventId: EventId, wanted: number): Promise<void> {
  const { rows } = await rowsOf({ count: number })`
    select count(*)::int as count from slot where event_id = ${eventId}`.execute(db);
  if ((rows[0]?.count ?? 0) + wanted > MAX_SHIFTS) refuse('conflict', REFUSALS[language].too_many_slots(MAX_SHIFTS));
}

async function demandSensibleTimes(context: Context, eventId: EventId, form: ShiftForm): Promise<void> {
  const fault = shiftTimeFault(form, await periodOf(context, eventId), context.now);
  if (!fault) return;
  const sentence = REFUSALS[context.language].times[fault];
  refuse('invalid', undefined, { [fault === 'too_far' || fault === 'in_past' ? 'start_at' : 'end_at']: [sentence] });
}

export async function periodOf({ db }: Context, eventId: EventId): Promise<EventPeriod> {
  const { rows } = await rowsOf({ start_at: textOrNull, end_at: textOrNull })`
    select min(start_at) as start_at, max(end_at) as end_at from occurrence where event_id = ${eventId}`.execute(db);
  const { start_at = null, end_at = null } = rows[0] ?? {};
  return start_at && end_at ? { start_at, end_at } : null;
}

function demandPlacesForAll({ language }: Context, { users_count }: Shift, { capacity_max }: ShiftForm): void {
  if (capacity_max === null || capacity_max >= users_count) return;
  const sentence = REFUSALS[language].capacity_below(users_count);
  refuse('conflict', sentence, { capacity_max: [sentence] });
}

async function refuseAsChanged(context: Context, eventId: EventId, shiftId: ShiftId): Promise<never> {
  const { language, now } = context;
  const last = await latestFact(context, 'slot:changed', { event_id: eventId, details: { slot: shiftId } });
  const texts = REFUSALS[language];
  if (!last) return refuse('conflict');
  const when = timeAgo(last.at, { now, moments: momentTextsFor(language) });
  return refuse('conflict', last.person === null ? texts.changed(when) : texts.changed_by(last.person, when));
}
