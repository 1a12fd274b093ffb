import { sql } from 'kysely';
import type { OrganisationWithAccess } from '#features/organisations/server/public.ts';
import type { CertificateId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { REFUSALS } from '../texts/refusals.ts';

/** As everybody sees it, in one value, on `certificate c`. */
export const certificateJson = sql`json_build_object(
  'id', c.id, 'name', c.name, 'description', c.description, 'category', c.category,
  'thumbnail_url', (
    select '/uploads/' || upload.storage_key from upload
    where upload.id = c.picture_upload_id and upload.deleted_at is null),
  'documents', coalesce((
    select json_agg(json_build_object('upload_id', upload.id, 'name', document.name, 'type', upload.type,
      'url', '/uploads/' || upload.storage_key, 'bytes', upload.bytes) order by document.position)
    from certificate_document document join upload on upload.id = document.upload_id
    where document.certificate_id = c.id and upload.deleted_at is null), '[]'),
  'organization', (
    select json_build_object('id', owner.id, 'name', owner.name) from organisation owner where owner.id = c.organisation_id))`;

type Giver = Pick<OrganisationWithAccess, 'id' | 'municipality_id'>;

/** That one of these organisations may give it: its own, attached to it, or its municipality's; on `certificate c`. */
export function isGivenBy(givers: readonly Giver[]) {
  if (givers.length === 0) return sql`false`;
  const ids = sql`any(${givers.map(({ id }) => id)}::uuid[])`;
  const places = sql`any(${givers.map(({ municipality_id }) => municipality_id)}::int[])`;
  return sql`c.deleted_at is null and c.id in (
    select id from certificate where organisation_id = ${ids} and deleted_at is null
    union all
    select id from certificate
    where organisation_id is null and (municipality_id is null or municipality_id = ${places}) and deleted_at is null
    union all
    select certificate_id from certificate_organisation where organisation_id = ${ids})`;
}

/** Held until the transaction ends: nobody deletes it while a user is given it. */
export async function isStillGiven({ db }: Pick<Context, 'db'>, id: CertificateId, giver: Giver): Promise<boolean> {
  const { rows } = await sql`
    select from certificate c where c.id = ${id} and ${isGivenBy([giver])} for share of c`.execute(db);
  return rows.length > 0;
}

export async function demandGiven(context: Context, id: CertificateId, giver: Giver): Promise<void> {
  if (await isStillGiven(context, id, giver)) return;
  refuse('invalid', undefined, { certificate_id: [REFUSALS[context.language].not_given_here] });
}
