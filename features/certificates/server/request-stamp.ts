import { sql } from 'kysely';
import { isKnownTo } from '#features/attendance/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import {
  changeOrganisation,
  demandNotStopped,
  demandThere,
  type OrganisationWithAccess,
} from '#features/organisations/server/public.ts';
import { type CertificateId, ids, type OrganisationId, type StampId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { mayRequest } from '../policy.ts';
import { MAX_OPEN_STAMP_REQUESTS, type StoredStamp } from '../rules.ts';
import type { Stamp } from '../stamps-contract.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { demandGiven } from './certificate-rows.ts';
import { informGivers } from './inform-stamp-people.ts';
import { isSoughtBy } from './required-certificates.ts';
import { replaceRunOut, type StampKind, stampById, stampRow } from './stamp-rows.ts';

/** CER-02: a user asks for a certificate where they belong, or have taken part. */
export async function requestStamp(
  context: Context,
  { organization_id, certificate_id }: { organization_id: OrganisationId; certificate_id: CertificateId },
): Promise<Stamp> {
  const person = actorOf(context).id;
  const kind = { certificate_id, organisation_id: organization_id };
  return changeOrganisation(context, organization_id, demandThere, async (inside, organisation) => {
    await demandAsker(inside, organisation, certificate_id);
    await demandGiven(inside, certificate_id, organisation);
    await replaceRunOut(inside, kind, [person]);
    const id = await store(inside, kind);
    if (id === null) return refuseAsHeld(inside, kind);
    await demandFewRequests(inside);
    await recordFact(inside, 'stamp:requested', {
      organisation_id: organization_id,
      subject_user_id: person,
      details: { stamp: id, certificate: certificate_id },
    });
    await informGivers(inside, { ...kind, news: 'requested', user_id: person, giver_id: null });
    return stampById(inside, id);
  });
}

async function demandAsker(
  context: Context,
  organisation: OrganisationWithAccess,
  certificateId: CertificateId,
): Promise<void> {
  const texts = REFUSALS[context.language];
  demandNotStopped(organisation);
  if (organisation.status !== 'accepted') refuse('conflict', texts.organisation_waits);
  const { rows } = await sql`
    select from app_user
    where app_user.id = ${actorOf(context).id} and ${isKnownTo(context, organisation.id)}`.execute(context.db);
  const isSought = await isSoughtBy(context, organisation.id, certificateId);
  if (!mayRequest(organisation, { hasTakenPart: rows.length > 0, isSought })) refuse('forbidden', texts.not_known);
}

/** Null where there is one already. */
async function store({ db, now, actor }: Context, kind: StampKind): Promise<StampId | null> {
  const { rows } = await rowsOf({ id: ids.stamp })`
    insert into stamp (id, certificate_id, organisation_id, user_id, status, created_at)
    values (${newId<'StampId'>()}, ${kind.certificate_id}, ${kind.organisation_id}, ${actor?.id}, 'requested', ${now})
    on conflict (user_id, certificate_id, organisation_id) where replaced_at is null do nothing
    returning id`.execute(db);
  return rows[0]?.id ?? null;
}

const statusRow = stampRow.pick({ status: true });

async function refuseAsHeld(context: Context, kind: StampKind): Promise<never> {
  const { rows } = await rowsOf(statusRow)`
    select status from stamp
    where user_id = ${actorOf(context).id} and certificate_id = ${kind.certificate_id}
      and organisation_id = ${kind.organisation_id} and replaced_at is null`.execute(context.db);
  const texts = REFUSALS[context.language];
  const sentences: Record<StoredStamp['status'], string> = {
    requested: texts.already_requested,
    not_accepted: texts.waits_for_you,
    active: texts.already_has,
    disabled: texts.turned_off,
  };
  refuse('conflict', rows[0] && sentences[rows[0].status]);
}

async function demandFewRequests(context: Context): Promise<void> {
  const { rows } = await rowsOf({ open: number })`
    select count(*)::int as open from stamp
    where user_id = ${actorOf(context).id} and status = 'requested'`.execute(context.db);
  if ((rows[0]?.open ?? 0) > MAX_OPEN_STAMP_REQUESTS) {
    refuse('too_many', REFUSALS[context.language].too_many_requests(MAX_OPEN_STAMP_REQUESTS));
  }
}
