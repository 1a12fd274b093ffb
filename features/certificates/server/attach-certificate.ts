import { sql } from 'kysely';
import { z } from 'zod';
import { mayEnter } from '#features/organisations/policy.ts';
import { accessesIn, accessIn, type OrganisationWithAccess } from '#features/organisations/server/public.ts';
import { type CertificateId, ids, type OrganisationId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { mayDefine, mayDefineMunicipal } from '../policy.ts';
import { MAX_ATTACHED } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { type CertificateRow, certificateRow, changeCertificate, recordDeed } from './change-certificate.ts';
import { declineRequestsFor } from './decline-requests.ts';

type Asked = { organizations: OrganisationId[]; reason: string };
const attachedRow = z.object({ id: ids.organisation, name: text });
type Attached = z.infer<typeof attachedRow>;

/** CER-01: other organisations may give it, too. Those that are named already stay. */
export async function attachCertificate(context: Context, id: CertificateId, { organizations, reason }: Asked) {
  return changeCertificate(context, id, reason, async (inside, certificate): Promise<Attached[]> => {
    const others = await organisationsToAttach(inside, certificate, organizations);
    await attach(inside, id, others);
    const attached = await attachedTo(inside, id);
    if (attached.length > MAX_ATTACHED) refuse('conflict', REFUSALS[inside.language].attached_full(MAX_ATTACHED));
    await recordDeed(inside, 'certificate.attach', certificate, reason, { organizations: others.join(' ') });
    return attached;
  });
}

/** Those that are there, also for the user who names them: what is private is nobody's to hand things to. */
async function organisationsToAttach(context: Context, certificate: CertificateRow, asked: OrganisationId[]) {
  const named = [...new Set(asked)];
  const accesses = await accessesIn(context, named);
  const open = accesses.filter((one) => one.status === 'accepted' && mayEnter(context.actor, one));
  if (open.length < named.length) {
    refuse('invalid', undefined, { organizations: [REFUSALS[context.language].organisation_unknown] });
  }
  return open.filter((one) => !givesAnyway(certificate, one)).map(({ id }) => id);
}

const givesAnyway = (
  { organisation_id, municipality_id }: CertificateRow,
  giver: Pick<OrganisationWithAccess, 'id' | 'municipality_id'>,
): boolean =>
  organisation_id === null
    ? municipality_id === null || municipality_id === giver.municipality_id
    : organisation_id === giver.id;

async function attach({ db, now }: Context, id: CertificateId, organisationIds: OrganisationId[]): Promise<void> {
  await sql`
    insert into certificate_organisation (certificate_id, organisation_id, created_at)
    select ${id}, unnest(${organisationIds}::uuid[]), ${now}
    on conflict do nothing`.execute(db);
}

async function attachedTo({ db }: Context, id: CertificateId): Promise<Attached[]> {
  const { rows } = await rowsOf(attachedRow)`
    select o.id, o.name from certificate_organisation attached
    join organisation o on o.id = attached.organisation_id
    where attached.certificate_id = ${id} and o.deleted_at is null
    order by o.name_sort, o.id`.execute(db);
  return rows;
}

/** By those whose certificate it is, or by each organisation for itself. */
export async function detachCertificate(
  context: Context,
  id: CertificateId,
  { organizations, reason }: Asked,
): Promise<undefined> {
  if (await isDecidedBy(context, await certificateRow(context, id))) {
    await changeCertificate(context, id, reason, (inside, certificate) =>
      detach(inside, certificate, organizations, reason),
    );
    return undefined;
  }
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const accesses = await accessesIn(inside, [...new Set(organizations)]);
    const areAllTheirs = accesses.length > 0 && accesses.every(mayDefine);
    if (!areAllTheirs || accesses.length < new Set(organizations).size) refuse('forbidden');
    await detach(inside, await certificateRow(inside, id), organizations, reason);
  });
  return undefined;
}

async function isDecidedBy(context: Context, { organisation_id, municipality_id }: CertificateRow): Promise<boolean> {
  if (organisation_id === null) return mayDefineMunicipal(context.actor, municipality_id);
  const owner = await accessIn(context, organisation_id);
  return owner !== null && mayDefine(owner);
}

async function detach(
  context: Context,
  certificate: CertificateRow,
  asked: OrganisationId[],
  reason: string,
): Promise<void> {
  const { rows } = await rowsOf({ organisation_id: ids.organisation })`
    delete from certificate_organisation
    where certificate_id = ${certificate.id} and organisation_id = any(${asked}::uuid[])
    returning organisation_id`.execute(context.db);
  const detached = rows.map(({ organisation_id }) => organisation_id);
  if (detached.length === 0) return;
  await declineRequestsFor(context, certificate.id, detached);
  await recordDeed(context, 'certificate.detach', certificate, reason, { organizations: detached.join(' ') });
}
