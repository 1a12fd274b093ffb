import { sql } from 'kysely';
import type { z } from 'zod';
import type { PersonAction } from '#features/audit/rules.ts';
import { recordAudit } from '#features/audit/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import { accessIn, changeOrganisation, type OrganisationWithAccess } from '#features/organisations/server/public.ts';
import type { StampId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { mayGive } from '../policy.ts';
import { type StampDates, stampStatus } from '../rules.ts';
import type { Stamp } from '../stamps-contract.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { isStillGiven } from './certificate-rows.ts';
import { demandDays } from './demand-days.ts';
import { informGivers, informHolders } from './inform-stamp-people.ts';
import { lockedStamp, type StampRow, stampById, stampRow } from './stamp-rows.ts';

/** CER-02: the person says yes, with the conditions. Saying it twice is saying it once. */
export async function acceptStamp(context: Context, id: StampId): Promise<Stamp> {
  const texts = REFUSALS[context.language];
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const stamp = await lockedOwnStamp(inside, id);
    if (stamp.status === 'requested') refuse('conflict', texts.still_a_request);
    if (stamp.is_accepted) return stampById(inside, id);
    if (stamp.status === 'disabled') refuse('conflict', texts.turned_off);
    if (stampStatus(stamp, shortDate(inside.now)) === 'expired') refuse('conflict', texts.offer_expired);
    await sql`
      update stamp set status = 'active', accepted_at = ${inside.now}, version = version + 1
      where id = ${id}`.execute(db);
    await recordFact(inside, 'stamp:accepted', aboutStamp(stamp));
    await informGivers(inside, { ...stamp, news: 'accepted', giver_id: stamp.given_by });
    return stampById(inside, id);
  });
}

/** Whose it is not, to them it is not there; also not to those who give it, for this. */
async function lockedOwnStamp(context: Context, id: StampId): Promise<StampRow> {
  const stamp = await lockedStamp(context, id);
  return stamp.user_id === actorOf(context).id ? stamp : refuse('not_found');
}

type Change = StampDates & { is_disabled: boolean; version: number };

/** The days, and whether it counts; for a request it is the yes. */
export const updateStamp = (context: Context, id: StampId, change: Change): Promise<Stamp> =>
  changeAsGiver(context, id, async (inside, stamp, organisation) => {
    const texts = REFUSALS[inside.language];
    if (stamp.version !== change.version) refuse('conflict');
    if (stamp.is_replaced) refuse('conflict', texts.replaced);
    const isRequest = stamp.status === 'requested';
    const days = demandDays(inside, change, isRequest ? null : stamp);
    if (isRequest) {
      if (change.is_disabled) throw faultyField('is_disabled', 'invalid', inside.language);
      if (!(await isStillGiven(inside, stamp.certificate_id, organisation))) refuse('conflict', texts.not_given_here);
    }
    const status = statusAfter(stamp, change);
    await store(inside, stamp, status, days);
    const news = isRequest ? 'approved' : 'changed';
    await recordFact(inside, `stamp:${news}`, aboutStamp(stamp));
    await writeDown(inside, isRequest ? 'stamp.approve' : 'stamp.change', stamp, {
      until: days.end_at,
      is_disabled: change.is_disabled,
    });
    const is_off = status === 'disabled';
    if (isRequest || isOtherThan(stamp, status, days)) {
      await informHolders(inside, { ...stamp, news, stamps: [stamp], days, is_off });
    }
    return stampById(inside, id);
  });

/**
 * A user who asked for it has said yes. A user who was given it and has not answered has not, also when it was inactive
 * meanwhile.
 */
function statusAfter({ status, is_accepted }: StampRow, { is_disabled }: Change): StampRow['status'] {
  if (is_disabled) return 'disabled';
  return status === 'requested' || is_accepted ? 'active' : 'not_accepted';
}

const isOtherThan = (stamp: StampRow, status: StampRow['status'], days: StampDates): boolean =>
  stamp.status !== status ||
  stamp.start_at !== days.start_at ||
  stamp.end_at !== days.end_at ||
  stamp.forever !== days.forever;

/** A new end is told of again when it comes. */
async function store({ db, now, actor }: Context, stamp: StampRow, status: StampRow['status'], days: StampDates) {
  const isRequest = stamp.status === 'requested';
  await sql`
    update stamp set status = ${status}, start_at = ${days.start_at}::date, end_at = ${days.end_at}::date,
      forever = ${days.forever}, version = version + 1,
      accepted_at = ${isRequest ? sql`${now}::timestamptz` : sql`accepted_at`},
      given_by = ${isRequest ? sql`${actor?.id}::uuid` : sql`given_by`},
      expiry_told_at = case when end_at is not distinct from ${days.end_at}::date then expiry_told_at end,
      reminded_days = case when end_at is not distinct from ${days.end_at}::date then reminded_days end
    where id = ${stamp.id}`.execute(db);
}

/** The person takes back what they asked for, says no, or puts away what is theirs; those who give it can do the same. */
export async function deleteStamp(context: Context, id: StampId, reason: string): Promise<undefined> {
  const { user_id } = await whoseStamp(context, id);
  if (user_id === actorOf(context).id) return deleteOwnStamp(context, id);
  return changeAsGiver(context, id, async (inside, stamp) => {
    const news = stamp.status === 'requested' ? 'declined' : 'removed';
    await remove(inside, id);
    await recordFact(inside, `stamp:${news}`, aboutStamp(stamp));
    await writeDown(inside, news === 'declined' ? 'stamp.decline' : 'stamp.remove', stamp, reason ? { reason } : {});
    await informHolders(inside, { ...stamp, news, stamps: [stamp], reason });
    return undefined;
  });
}

/** Who gave it is told of a no. That a user takes a request back, or does without their proof, is their own affair. */
async function deleteOwnStamp(context: Context, id: StampId): Promise<undefined> {
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const stamp = await lockedOwnStamp(inside, id);
    await remove(inside, id);
    if (stampStatus(stamp, shortDate(inside.now)) !== 'not_accepted') return;
    await recordFact(inside, 'stamp:declined', aboutStamp(stamp));
    await informGivers(inside, { ...stamp, news: 'refused', giver_id: stamp.given_by });
  });
  return undefined;
}

async function remove({ db }: Context, id: StampId): Promise<void> {
  await sql`delete from stamp where id = ${id}`.execute(db);
}

const whoseRow = stampRow.pick({ organisation_id: true, user_id: true });
type Whose = z.infer<typeof whoseRow>;

async function whoseStamp({ db }: Context, id: StampId): Promise<Whose> {
  const { rows } = await rowsOf(whoseRow)`select organisation_id, user_id from stamp where id = ${id}`.execute(db);
  return rows[0] ?? refuse('not_found');
}

/** Under the organisation's lock, by those who give certificates in it. The person may see it, and not do this. */
async function changeAsGiver<Result>(
  context: Context,
  id: StampId,
  work: (inside: Context, stamp: StampRow, organisation: OrganisationWithAccess) => Promise<Result>,
): Promise<Result> {
  const { organisation_id, user_id } = await whoseStamp(context, id);
  const demand = async (inside: Context): Promise<OrganisationWithAccess> => {
    const organisation = await accessIn(inside, organisation_id);
    if (organisation && mayGive(organisation)) return organisation;
    return refuse(user_id === actorOf(inside).id ? 'forbidden' : 'not_found');
  };
  return changeOrganisation(context, organisation_id, demand, async (inside, organisation) =>
    work(inside, await lockedStamp(inside, id), organisation),
  );
}

const aboutStamp = ({ id, certificate_id, organisation_id, user_id }: StampRow) => ({
  organisation_id,
  subject_user_id: user_id,
  details: { stamp: id, certificate: certificate_id },
});

const writeDown = (
  context: Context,
  action: Extract<PersonAction, `stamp.${string}`>,
  { id, certificate_id, organisation_id, user_id }: StampRow,
  details: Record<string, string | boolean | null>,
): Promise<void> =>
  recordAudit(context, action, {
    subject_user_id: user_id,
    details: { organisation: organisation_id, certificate: certificate_id, stamp: id, ...details },
  });
