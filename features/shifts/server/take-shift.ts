import { sql } from 'kysely';
import { holdsOn } from '#features/certificates/server/public.ts';
import { changeEvent, demandGoingOn, type EventWithAccess, eventAccess } from '#features/events/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import { holdsToday } from '#features/organisations/server/public.ts';
import { cohostsOf } from '#features/partnerships/server/public.ts';
import type { EventId, ShiftId, UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { Shift } from '../contract.ts';
import { maySetHolder } from '../policy.ts';
import { isShiftFull } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { type Clash, clashesWith } from './clashes.ts';
import { demandNotOver, demandTakeable } from './demand-open.ts';
import { informHolders } from './inform-holders.ts';
import { type ShiftRow, shiftOf } from './queries.ts';

type ShiftPath = { id: EventId; slot: ShiftId };
type Taking = { user_id?: UserId | undefined; despite_clash: boolean };
type Taken = { is_taken: boolean; clashes: Clash[]; slot: Shift };

/** OCC-08: under the activity's lock, so that a shift is never given to more than it has places for. */
export async function takeShift(
  context: Context,
  { id: eventId, slot: shiftId }: ShiftPath,
  { user_id, despite_clash }: Taking,
): Promise<{ data: Taken }> {
  const userId = user_id ?? actorOf(context).id;
  const isGiven = userId !== actorOf(context).id;
  return changeEvent(context, eventId, demandFor(isGiven), async (inside, event) => {
    const slot = await shiftOf(inside, eventId, shiftId);
    demandTakeable(inside, event, slot);
    if (isGiven) await demandMember(inside, event, userId);
    if (await hasShift(inside, shiftId, userId)) return { data: { is_taken: true, clashes: [], slot } };
    await demandCertificate(inside, slot, userId, isGiven);
    if (isShiftFull(slot)) refuse('conflict', REFUSALS[inside.language].full);
    const clashes = await clashesWith(inside, userId, { ...slot, event_id: eventId }, isGiven);
    if (clashes.length > 0 && !despite_clash) return { data: { is_taken: false, clashes, slot } };
    await give(inside, shiftId, userId, isGiven);
    await recordFact(inside, 'slot:taken', {
      organisation_id: event.organisation_id,
      event_id: eventId,
      subject_user_id: userId,
      details: { slot: shiftId },
    });
    await informHolders(inside, eventId, slot, isGiven ? 'given' : 'taken', [userId]);
    return { data: { is_taken: true, clashes, slot: await shiftOf(inside, eventId, shiftId) } };
  });
}

/**
 * Giving back what one does not have changes nothing. A user who has a shift can, also where they see the activity no
 * more.
 */
export async function leaveShift(
  context: Context,
  { id: eventId, slot: shiftId }: ShiftPath,
  { user_id }: { user_id?: UserId | undefined },
): Promise<{ data: Shift }> {
  const userId = user_id ?? actorOf(context).id;
  const isTakenBack = userId !== actorOf(context).id;
  const demand = async (inside: Context, id: EventId) => {
    const isOwn = !isTakenBack && (await hasShift(inside, shiftId, userId));
    return (isOwn && (await eventAccess(inside, id))) || demandFor(isTakenBack)(inside, id);
  };
  return changeEvent(context, eventId, demand, async (inside, event) => {
    const slot = await shiftOf(inside, eventId, shiftId);
    demandNotOver(inside, slot);
    if (!(await takeBack(inside, shiftId, userId))) return { data: slot };
    await recordFact(inside, 'slot:left', {
      organisation_id: event.organisation_id,
      event_id: eventId,
      subject_user_id: userId,
      details: { slot: shiftId },
    });
    if (isTakenBack) await informHolders(inside, eventId, slot, 'taken_back', [userId]);
    return { data: await shiftOf(inside, eventId, shiftId) };
  });
}

const demandFor =
  (isForOther: boolean) =>
  async (inside: Context, eventId: EventId): Promise<EventWithAccess> => {
    const event = await demandGoingOn(inside, eventId);
    if (!maySetHolder(event, { isForOther })) refuse('forbidden');
    return event;
  };

/** BEY-10: whom it turns away is told what is missing; the page leads to where it is asked for. */
async function demandCertificate(context: Context, slot: ShiftRow, userId: UserId, isGiven: boolean): Promise<void> {
  const { certificate, start_at } = slot;
  if (!certificate) return;
  const wanted = { user_id: userId, certificate_id: certificate.id, day: shortDate(start_at) };
  if (await holdsOn(context, wanted)) return;
  const texts = REFUSALS[context.language];
  refuse('conflict', (isGiven ? texts.certificate_missing_there : texts.certificate_missing)(certificate.name));
}

/** The answer does not show whether there is such a person. */
async function demandMember(context: Context, event: EventWithAccess, userId: UserId): Promise<void> {
  const { rows } = await sql`
    select from membership
    join app_user on app_user.id = membership.user_id
    where membership.user_id = ${userId} and ${holdsToday(context)}
      and app_user.erased_at is null and app_user.blocked_at is null
      and (membership.organisation_id = ${event.organisation_id} or membership.organisation_id in ${cohostsOf(sql`${event.id}::uuid`)})
    limit 1`.execute(context.db);
  if (rows.length === 0) refuse('invalid', undefined, { user_id: [REFUSALS[context.language].not_a_member] });
}

async function hasShift({ db }: Context, shiftId: ShiftId, userId: UserId): Promise<boolean> {
  const { rows } = await sql`
    select from slot_user where slot_id = ${shiftId} and user_id = ${userId}`.execute(db);
  return rows.length > 0;
}

/** First the person, then the number: the user who is being erased meanwhile is waited for with nothing in hand. */
async function give(context: Context, shiftId: ShiftId, userId: UserId, isGiven: boolean): Promise<void> {
  const { db, now } = context;
  await sql`insert into slot_user (slot_id, user_id, registered_by, created_at)
    values (${shiftId}, ${userId}, ${isGiven ? actorOf(context).id : null}, ${now})`.execute(db);
  await sql`update slot set taken_count = taken_count + 1 where id = ${shiftId}`.execute(db);
}

async function takeBack({ db }: Context, shiftId: ShiftId, userId: UserId): Promise<boolean> {
  const { rows } = await sql`
    with given as (delete from slot_user where slot_id = ${shiftId} and user_id = ${userId} returning slot_id)
    update slot set taken_count = taken_count - 1 from given where slot.id = given.slot_id
    returning slot.id`.execute(db);
  return rows.length > 0;
}
