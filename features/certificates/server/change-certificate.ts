import { sql } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import { changeWith, type OrganisationWithAccess } from '#features/organisations/server/public.ts';
import { deleteUnreferred, takeOwnUpload } from '#features/uploads/server/public.ts';
import { SHORTEST_REASON } from '#features/users/rules.ts';
import { type CertificateId, ids, type OrganisationId, type UploadId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, numberOrNull, rowsOf, text } from '#platform/server/rows.ts';
import {
  type Certificate,
  type CertificateForm,
  certificate,
  type createCertificate,
  type OrganisationCertificate,
  type OwnCertificate,
} from '../contract.ts';
import { isOwnOffice, mayDefineMunicipal } from '../policy.ts';
import { MAX_CERTIFICATES } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { certificateJson } from './certificate-rows.ts';
import { declineRequestsFor } from './decline-requests.ts';
import { municipalCertificate, organisationCertificate } from './queries.ts';

export async function createOrganisationCertificate(
  context: Context,
  organisationId: OrganisationId,
  form: CertificateForm,
): Promise<OrganisationCertificate> {
  return changeWith(context, organisationId, 'define_certificates', async (inside, organisation) => {
    const id = await store(inside, form, { organisation_id: organisationId, municipality_id: null });
    const details = { organisation: organisationId, certificate: id, name: form.name };
    await recordAudit(inside, 'certificate.create', { municipality_id: organisation.municipality_id, details });
    return organisationCertificate(inside, organisation, id);
  });
}

/** The municipality's admins as they like, super-admins with a reason. */
function demandMunicipal({ actor, language }: Context, municipalityId: number | null, reason: string): void {
  if (!mayDefineMunicipal(actor, municipalityId)) refuse('forbidden');
  if (isOwnOffice(actor, municipalityId) || reason.length >= SHORTEST_REASON) return;
  throw faultyField('reason', 'reason_required', language);
}

type NewCertificate = z.output<typeof createCertificate.body>;

/** Theirs who are named; else, where the portal is of one municipality, its own, and elsewhere the whole country's. */
export async function createMunicipalCertificate(
  context: Context,
  { reason, municipality_id: asked, ...form }: NewCertificate,
): Promise<OwnCertificate> {
  const municipality_id = asked === undefined ? placeOf(context) : asked && placeNamed(asked);
  demandMunicipal(context, municipality_id, reason);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const id = await store(inside, form, { organisation_id: null, municipality_id });
    await recordAudit(inside, 'certificate.create', {
      municipality_id,
      details: { certificate: id, name: form.name, ...(reason && { reason }) },
    });
    return municipalCertificate(inside, id);
  });
}

function placeOf({ tenant }: Context): number | null {
  const [first, ...others] = tenant.municipality_ids;
  return others.length === 0 ? (first ?? null) : null;
}

const placeNamed = (id: MunicipalityId): number => municipalityById(Number(id))?.id ?? refuse('not_found');

type Owner = { organisation_id: OrganisationId | null; municipality_id: number | null };

async function store(context: Context, form: CertificateForm, owner: Owner): Promise<CertificateId> {
  await demandRoom(context, owner);
  const id = newId<'CertificateId'>();
  const { name, description, category } = form;
  const picture_upload_id = await pictureFor(context, form.picture_upload_id, null);
  await context.db
    .insertInto('certificate')
    .values({ id, ...owner, name, description, category, picture_upload_id, created_at: context.now })
    .execute();
  await storeDocuments(context, id, form.documents, []);
  return id;
}

async function demandRoom({ db, language }: Context, owner: Owner): Promise<void> {
  const { rows } = await rowsOf({ count: number })`
    select count(*)::int as count from certificate
    where organisation_id is not distinct from ${owner.organisation_id}::uuid
      and municipality_id is not distinct from ${owner.municipality_id}::int and deleted_at is null`.execute(db);
  if ((rows[0]?.count ?? 0) >= MAX_CERTIFICATES) {
    refuse('conflict', REFUSALS[language].certificates_full(MAX_CERTIFICATES));
  }
}

const ownedRow = z.object({
  id: ids.certificate,
  organisation_id: ids.organisation.nullable(),
  municipality_id: numberOrNull,
  name: text,
  picture_upload_id: ids.upload.nullable(),
  version: number,
});
export type CertificateRow = z.infer<typeof ownedRow>;

/**
 * One change of a certificate at a time, by those who decide about it: an organisation's own people under its lock, the
 * municipality's admins, or a super-admin, who says why. What is written about it is written down with that reason.
 */
export async function changeCertificate<Result>(
  context: Context,
  id: CertificateId,
  reason: string,
  work: (inside: Context, certificate: CertificateRow, owner: OrganisationWithAccess | null) => Promise<Result>,
): Promise<Result> {
  const { organisation_id: organisationId, municipality_id } = await certificateRow(context, id);
  if (organisationId !== null) {
    return changeWith(context, organisationId, 'define_certificates', async (inside, owner) =>
      work(inside, await lockedCertificate(inside, id), owner),
    );
  }
  demandMunicipal(context, municipality_id, reason);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    return work(inside, await lockedCertificate(inside, id), null);
  });
}

export async function certificateRow({ db }: Pick<Context, 'db'>, id: CertificateId): Promise<CertificateRow> {
  const { rows } = await rowsOf(ownedRow)`
    select id, organisation_id, municipality_id, name, picture_upload_id, version from certificate
    where id = ${id} and deleted_at is null`.execute(db);
  return rows[0] ?? refuse('not_found');
}

async function lockedCertificate(context: Context, id: CertificateId): Promise<CertificateRow> {
  await sql`select from certificate where id = ${id} for no key update`.execute(context.db);
  return certificateRow(context, id);
}

type Change = CertificateForm & { version: number; reason: string };

export async function updateCertificate(
  context: Context,
  id: CertificateId,
  { name, description, category, documents, picture_upload_id, version, reason }: Change,
): Promise<Certificate & { version: number }> {
  return changeCertificate(context, id, reason, async (inside, before) => {
    if (before.version !== version) refuse('conflict');
    const kept = await documentIds(inside, id);
    const picture = await pictureFor(inside, picture_upload_id, before.picture_upload_id);
    await inside.db
      .updateTable('certificate')
      .set({ name, description, category, picture_upload_id: picture, version: version + 1 })
      .where('id', '=', id)
      .execute();
    await storeDocuments(inside, id, documents, kept);
    await deleteUnreferred(inside.db, withoutNull([...kept, before.picture_upload_id]), inside.now);
    await recordDeed(inside, 'certificate.update', before, reason, { name });
    return { ...(await shownCertificate(inside, id)), version: version + 1 };
  });
}

/** Soft: the user who has it keeps it, with its name. Those who still wait for it get an answer. */
export async function deleteCertificate(context: Context, id: CertificateId, reason: string): Promise<undefined> {
  await changeCertificate(context, id, reason, async (inside, certificate) => {
    await sql`update certificate set deleted_at = ${inside.now} where id = ${id}`.execute(inside.db);
    await sql`delete from certificate_organisation where certificate_id = ${id}`.execute(inside.db);
    await declineRequestsFor(inside, id, null);
    await recordDeed(inside, 'certificate.delete', certificate, reason, { name: certificate.name });
  });
  return undefined;
}

export const recordDeed = (
  context: Context,
  action: `certificate.${string}`,
  { id, organisation_id, municipality_id }: CertificateRow,
  reason: string,
  details: Record<string, string | number>,
): Promise<void> =>
  recordAudit(context, action, {
    municipality_id,
    details: {
      certificate: id,
      ...details,
      ...(organisation_id ? { organisation: organisation_id } : reason && { reason }),
    },
  });

async function shownCertificate({ db }: Context, id: CertificateId): Promise<Certificate> {
  const { rows } = await rowsOf({ certificate })`
    select ${certificateJson} as certificate from certificate c where c.id = ${id}`.execute(db);
  return rows[0]?.certificate ?? refuse('not_found');
}

/** Left out, or the same as before, it keeps the picture; null takes it away. */
async function pictureFor(context: Context, wanted: UploadId | null | undefined, current: UploadId | null) {
  if (wanted === undefined || wanted === null || wanted === current) return wanted === undefined ? current : wanted;
  const upload = await takeOwnUpload(context.db, wanted, actorOf(context).id);
  if (upload?.kind !== 'image') throw faultyField('picture_upload_id', 'invalid', context.language);
  return upload.id;
}

async function documentIds({ db }: Context, id: CertificateId): Promise<UploadId[]> {
  const { rows } = await rowsOf({ upload_id: ids.upload })`
    select upload_id from certificate_document where certificate_id = ${id}`.execute(db);
  return rows.map(({ upload_id }) => upload_id);
}

/** All of them, in their order. What stands there already may have been handed in by another user. */
async function storeDocuments(
  context: Context,
  certificate_id: CertificateId,
  documents: CertificateForm['documents'],
  kept: readonly UploadId[],
): Promise<void> {
  const wanted = [...new Map(documents.map((document) => [document.upload_id, document])).values()];
  for (const { upload_id } of wanted) {
    if (kept.includes(upload_id)) continue;
    const upload = await takeOwnUpload(context.db, upload_id, actorOf(context).id);
    if (upload?.kind !== 'document') throw faultyField('documents', 'invalid', context.language);
  }
  await context.db.deleteFrom('certificate_document').where('certificate_id', '=', certificate_id).execute();
  if (wanted.length === 0) return;
  const rows = wanted.map(({ upload_id, name }, position) => ({ certificate_id, upload_id, name, position }));
  await context.db.insertInto('certificate_document').values(rows).execute();
}

const withoutNull = (uploadIds: readonly (UploadId | null)[]): UploadId[] => uploadIds.filter((id) => id !== null);
