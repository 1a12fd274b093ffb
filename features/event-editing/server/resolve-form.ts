import { sql } from 'kysely';
import { z } from 'zod';
import { holdsToday } from '#features/organisations/server/public.ts';
import { areCohosts } from '#features/partnerships/server/public.ts';
import { SCENES } from '#features/pictures/contract.ts';
import { type EventId, ids, type OrganisationId, type UploadId, type UserId } from '#features/vocabulary/ids.ts';
import { Problem } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { number, numberOrNull, rowsOf, text } from '#platform/server/rows.ts';
import type { ParsedForm } from '../contract.ts';
import { type FormFaults, faultsIn } from '../form-rules.ts';
import { FAULTS } from '../texts/faults/faults.ts';

/** What the words and ids of a form stand for, as far as they stand for anything. */
export type Resolved = {
  type_id: number | null;
  municipality_ids: number[];
  district_ids: number[];
  category_ids: number[];
  contact_ids: UserId[];
  cohost_ids: OrganisationId[];
  picture: { id: UploadId; storage_key: string } | null;
  documents: { upload_id: UploadId; name: string }[];
  /** Of what only the database knows. */
  faults: FormFaults;
};

const foundRow = z.object({
  type_id: numberOrNull,
  municipality_ids: z.array(number),
  district_ids: z.array(number),
  category_ids: z.array(number),
  contact_ids: z.array(ids.user),
  cohost_ids: z.array(ids.organisation),
});
type Found = z.infer<typeof foundRow>;
const foundUploadRow = z.object({ id: ids.upload, kind: z.enum(['image', 'document']), storage_key: text });
type FoundUpload = z.infer<typeof foundUploadRow>;

/** `eventId`: what hangs on the activity already may stay, no matter who handed it in. */
export async function resolveForm(context: Context, form: ParsedForm, eventId: EventId | null): Promise<Resolved> {
  const found = await readNamed(context, form);
  const uploads = await takeUploads(context, form, eventId);
  const picture = uploads.find(({ id, kind }) => id === form.picture_upload_id && kind === 'image') ?? null;
  const isThere = (uploadId: UploadId) => uploads.some(({ id, kind }) => id === uploadId && kind === 'document');
  const documents = form.documents.filter(({ upload_id }) => isThere(upload_id));
  const lacks = (wanted: readonly unknown[], known: readonly unknown[]) => known.length < new Set(wanted).size;
  const isSceneKnown = form.scene === null || SCENES.some((scene) => scene === form.scene);
  return {
    ...found,
    picture,
    documents,
    faults: {
      ...(form.type && found.type_id === null && { type: 'type_unknown' as const }),
      ...(lacks(form.municipality_ids, found.municipality_ids) && {
        municipality_ids: 'municipality_unknown' as const,
      }),
      ...(lacks(form.district_ids, found.district_ids) && { district_ids: 'district_unknown' as const }),
      ...(lacks(form.categories, found.category_ids) && { categories: 'category_unknown' as const }),
      ...(lacks(form.contact_ids, found.contact_ids) && { contact_ids: 'contact_unknown' as const }),
      ...(lacks(form.cohost_ids, found.cohost_ids) && { cohost_ids: 'cohost_unknown' as const }),
      ...(form.picture_upload_id && !picture && { picture_upload_id: 'picture_unknown' as const }),
      ...(documents.length < form.documents.length && { documents: 'document_unknown' as const }),
      ...(!isSceneKnown && { scene: 'scene_unknown' as const }),
    },
  };
}

/** VAL-05, VAL-06: all that keeps it from being published, field by field. */
export function demandPublishable(
  { now, language }: Context,
  form: ParsedForm,
  resolved: Resolved,
  circumstances: { isNew: boolean },
): void {
  const faults = { ...resolved.faults, ...faultsIn(form, now, circumstances) };
  const found = Object.entries(faults);
  if (found.length === 0) return;
  const errors = Object.fromEntries(found.map(([field, fault]) => [`form.${field}`, [FAULTS[language][fault]]]));
  throw new Problem('invalid', { errors });
}

async function readNamed(context: Context, form: ParsedForm): Promise<Found> {
  const { rows } = await rowsOf(foundRow)`
    select
      (select id from event_type where key = ${form.type}) as type_id,
      array(select id from municipality where id::text = any(${form.municipality_ids}::text[])) as municipality_ids,
      array(
        select min(id) from district
        where id::text = any(${form.district_ids}::text[]) and municipality_id::text = any(${form.municipality_ids}::text[])
        group by municipality_id
      ) as district_ids,
      array(select id from category where key = any(${form.categories}::text[])) as category_ids,
      array(
        select membership.user_id
        from membership
        join app_user on app_user.id = membership.user_id
        where membership.organisation_id = ${form.organization_id} and membership.user_id = any(${form.contact_ids}::uuid[])
          and ${holdsToday(context)} and app_user.erased_at is null
        order by array_position(${form.contact_ids}::uuid[], membership.user_id)
      ) as contact_ids,
      array(
        select partner.id
        from organisation partner
        where partner.id = any(${form.cohost_ids}::uuid[])
          and ${areCohosts(sql`${form.organization_id}::uuid`, sql`partner.id`)}
      ) as cohost_ids`.execute(context.db);
  return rows[0] as Found;
}

/** One's own, the organisation's, or the activity's already. Held until the end: nobody deletes them meanwhile. */
async function takeUploads(context: Context, form: ParsedForm, eventId: EventId | null): Promise<FoundUpload[]> {
  const wanted = [form.picture_upload_id, ...form.documents.map(({ upload_id }) => upload_id)].filter(Boolean);
  if (wanted.length === 0) return [];
  const { rows } = await rowsOf(foundUploadRow)`
    select upload.id, upload.kind, upload.storage_key
    from upload
    where upload.id = any(${wanted}::uuid[]) and upload.deleted_at is null and (
      upload.owner_user_id = ${actorOf(context).id}
      or exists (
        select from gallery_picture
        where gallery_picture.upload_id = upload.id and gallery_picture.organisation_id = ${form.organization_id})
      or exists (
        select from event
        where event.picture_upload_id = upload.id and event.organisation_id = ${form.organization_id}
          and event.deleted_at is null)
      or exists (
        select from event_document
        where event_document.upload_id = upload.id and event_document.event_id = ${eventId}))
    for share of upload`.execute(context.db);
  return rows;
}
