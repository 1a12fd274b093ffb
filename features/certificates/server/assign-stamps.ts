import { sql } from 'kysely';
import { z } from 'zod';
import { isKnownTo, isPresent } from '#features/attendance/server/public.ts';
import { recordAudit } from '#features/audit/server/public.ts';
import { recordFacts } from '#features/facts/server/public.ts';
import { changeWith } from '#features/organisations/server/public.ts';
import { type CertificateId, ids, type OrganisationId, type UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/new-id.ts';
import { rowsOf } from '#platform/server/rows.ts';
import type { StampDates } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { demandGiven } from './certificate-rows.ts';
import { demandDays } from './demand-days.ts';
import { informHolders } from './inform-stamp-people.ts';
import { replaceRunOut, type StampKind } from './stamp-rows.ts';

type Assignment = StampDates & { certificate_id: CertificateId; organization_id: OrganisationId; user_ids: UserId[] };
const givenStampRow = z.object({ id: ids.stamp, user_id: ids.user });
type GivenStamp = z.infer<typeof givenStampRow>;

/** CER-02: those who are given it say yes first; those who had asked for it have it at once. */
export async function assignStamps(
  context: Context,
  { certificate_id, organization_id, user_ids, ...asked }: Assignment,
): Promise<{ given: number; already: number }> {
  const days = demandDays(context, asked, null);
  return changeWith(context, organization_id, 'give_certificates', async (inside, organisation) => {
    const picked = [...new Set(user_ids)];
    const kind = { certificate_id, organisation_id: organization_id };
    await demandGiven(inside, certificate_id, organisation);
    await demandKnown(inside, organization_id, picked);
    await replaceRunOut(inside, kind, picked);
    const approved = await approveRequests(inside, kind, picked, days);
    const assigned = await assign(inside, kind, picked, days);
    await informHolders(inside, { ...kind, news: 'approved', stamps: approved, days });
    await informHolders(inside, { ...kind, news: 'assigned', stamps: assigned, days });
    await writeDown(inside, kind, 'approve', approved);
    await writeDown(inside, kind, 'assign', assigned);
    const given = approved.length + assigned.length;
    return { given, already: picked.length - given };
  });
}

/** A user who does not belong here gets the same answer as one who is not logged in. */
async function demandKnown(context: Context, organisationId: OrganisationId, userIds: UserId[]): Promise<void> {
  const { rows } = await sql`
    select app_user.id from app_user
    where app_user.id = any(${userIds}::uuid[]) and ${isPresent} and ${isKnownTo(context, organisationId)}`.execute(
    context.db,
  );
  if (rows.length < userIds.length) {
    refuse('invalid', undefined, { user_ids: [REFUSALS[context.language].person_unknown] });
  }
}

async function approveRequests(context: Context, kind: StampKind, userIds: UserId[], days: StampDates) {
  const { rows } = await rowsOf(givenStampRow)`
    update stamp set status = 'active', start_at = ${days.start_at}::date, end_at = ${days.end_at}::date,
      forever = ${days.forever}, accepted_at = ${context.now}, given_by = ${actorOf(context).id}, version = version + 1
    where certificate_id = ${kind.certificate_id} and organisation_id = ${kind.organisation_id}
      and user_id = any(${userIds}::uuid[]) and status = 'requested'
    returning id, user_id`.execute(context.db);
  return rows;
}

/** Those who have it already are left alone. */
async function assign({ db, now, actor }: Context, kind: StampKind, userIds: UserId[], days: StampDates) {
  const stampIds = userIds.map(() => newId<'StampId'>());
  const { rows } = await rowsOf(givenStampRow)`
    insert into stamp (id, certificate_id, organisation_id, user_id, status, start_at, end_at, forever, given_by, created_at)
    select picked.id, ${kind.certificate_id}::uuid, ${kind.organisation_id}::uuid, picked.user_id, 'not_accepted',
      ${days.start_at}::date, ${days.end_at}::date, ${days.forever}::boolean, ${actor?.id ?? null}::uuid, ${now}::timestamptz
    from unnest(${stampIds}::uuid[], ${userIds}::uuid[]) as picked (id, user_id)
    on conflict (user_id, certificate_id, organisation_id) where replaced_at is null do nothing
    returning id, user_id`.execute(db);
  return rows;
}

async function writeDown(
  context: Context,
  { certificate_id, organisation_id }: StampKind,
  deed: 'assign' | 'approve',
  stamps: readonly GivenStamp[],
): Promise<void> {
  const details = { organisation: organisation_id, certificate: certificate_id };
  for (const { id, user_id } of stamps) {
    await recordAudit(context, `stamp.${deed}`, { subject_user_id: user_id, details: { ...details, stamp: id } });
  }
  if (stamps.length === 0) return;
  await recordFacts(
    context,
    stamps.map(({ id, user_id }) => ({
      kind: deed === 'assign' ? 'stamp:assigned' : 'stamp:approved',
      organisation_id,
      subject_user_id: user_id,
      actor_user_id: actorOf(context).id,
      details: { stamp: id, certificate: certificate_id },
    })),
  );
}
