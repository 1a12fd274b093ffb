import { recordAudit } from '#features/audit/server/public.ts';
import { deleteUnreferred } from '#features/uploads/server/public.ts';
import { type GalleryPictureId, ids, type OrganisationId, type UploadId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { newId } from '#platform/server/new-id.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { isThereFor, mayTakeOutPictures } from '../policy.ts';
import { accessIn, changeOrganisation, type OrganisationWithAccess } from './access.ts';
import { tellOfOwnPages } from './tell-of-organisation.ts';

const pictureRow = { upload_id: ids.upload, organisation_id: ids.organisation, caption: text };

export async function pictureOf({ db }: { db: Db }, id: GalleryPictureId) {
  const { rows } = await rowsOf(pictureRow)`
    select picture.upload_id, picture.organisation_id, picture.caption
    from gallery_picture picture join upload on upload.id = picture.upload_id
    where picture.id = ${id} and upload.deleted_at is null`.execute(db);
  return rows[0] ?? null;
}

type Place = { organisation_id: OrganisationId; picture_id: GalleryPictureId };

/** Unlawful contents, by those who look after them; the organisation's own people take theirs out themselves. */
export const takeOutPicture = (
  context: Context,
  { organisation_id, picture_id }: Place,
  reason: string,
): Promise<void> =>
  changeOrganisation(context, organisation_id, demandModeration, async (inside, organisation) => {
    const { db, now } = inside;
    const picture = await db
      .deleteFrom('gallery_picture')
      .where('id', '=', picture_id)
      .where('organisation_id', '=', organisation_id)
      .returning('upload_id')
      .executeTakeFirst();
    if (!picture) refuse('not_found');
    await deleteUnreferred(db, [picture.upload_id], now);
    await note(inside, 'picture.remove', organisation, picture_id, reason);
    await tellOfOwnPages(db, organisation_id);
  });

type Restored = Place & { upload_id: UploadId; caption: string };

/** It should not have been taken out. */
export const putBackPicture = (context: Context, { upload_id, caption, ...place }: Restored, reason: string) =>
  changeOrganisation(context, place.organisation_id, demandModeration, async (inside, organisation) => {
    const { db, now } = inside;
    const { organisation_id } = place;
    const id = newId<'GalleryPictureId'>();
    await db
      .insertInto('gallery_picture')
      .values({ id, organisation_id, upload_id, caption, created_at: now })
      .execute();
    await note(inside, 'picture.restore', organisation, id, reason);
    await tellOfOwnPages(db, organisation_id, { isOrdinary: true });
  });

async function demandModeration(context: Context, id: OrganisationId): Promise<OrganisationWithAccess> {
  const organisation = await accessIn(context, id);
  if (!organisation) refuse('not_found');
  if (mayTakeOutPictures(context.actor, organisation.municipality_id)) return organisation;
  return refuse(isThereFor(context.actor, organisation) ? 'forbidden' : 'not_found');
}

const note = (
  context: Context,
  action: string,
  { id, name, municipality_id }: OrganisationWithAccess,
  picture: GalleryPictureId,
  reason: string,
): Promise<void> =>
  recordAudit(context, action, { municipality_id, details: { organization: id, name, picture, reason } });
