import type { GalleryPictureId, OrganisationId, UploadId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { newId } from '#platform/server/new-id.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { MAX_GALLERY_PICTURES } from '../rules.ts';
import { type GalleryPicture, galleryPicture } from '../running-contract.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { changeWith } from './access.ts';
import { deleteShownUpload, takeGivenUpload } from './own-uploads.ts';
import { tellOfOwnPages } from './tell-of-organisation.ts';

/** ORG-06: the newest first. */
export async function galleryOf(db: Db, organisationId: OrganisationId): Promise<GalleryPicture[]> {
  const { rows } = await rowsOf(galleryPicture)`
    select picture.id, '/uploads/' || upload.storage_key as url, coalesce(upload.width, 0) as width,
      coalesce(upload.height, 0) as height, picture.caption
    from gallery_picture picture
    join upload on upload.id = picture.upload_id
    where picture.organisation_id = ${organisationId} and upload.deleted_at is null
    order by picture.created_at desc, picture.id
    limit ${MAX_GALLERY_PICTURES}`.execute(db);
  return rows;
}

type Given = { upload_id: UploadId; caption: string };

/** A picture has one place in a gallery: handing it in twice changes what is written under it. */
export async function addGalleryPicture(
  context: Context,
  id: OrganisationId,
  { upload_id, caption }: Given,
): Promise<GalleryPicture> {
  return changeWith(context, id, 'edit_gallery', async ({ db }) => {
    await takeGivenUpload(context, db, upload_id, 'image');
    const pictures = await db
      .selectFrom('gallery_picture')
      .select(['id', 'upload_id'])
      .where('organisation_id', '=', id)
      .execute();
    const known = pictures.find((picture) => picture.upload_id === upload_id);
    if (!known && pictures.length >= MAX_GALLERY_PICTURES) {
      refuse('conflict', REFUSALS[context.language].gallery_full(MAX_GALLERY_PICTURES));
    }
    const picture = {
      id: known?.id ?? newId<'GalleryPictureId'>(),
      organisation_id: id,
      upload_id,
      caption,
      created_at: context.now,
    };
    await db
      .insertInto('gallery_picture')
      .values(picture)
      .onConflict((same) => same.column('id').doUpdateSet({ caption }))
      .execute();
    await tellOfOwnPages(db, id, { isOrdinary: true });
    return (await galleryOf(db, id)).find((shown) => shown.id === picture.id) ?? refuse('not_found');
  });
}

export async function deleteGalleryPicture(
  context: Context,
  id: OrganisationId,
  pictureId: GalleryPictureId,
): Promise<undefined> {
  return deleteShownUpload(context, id, 'edit_gallery', (db) =>
    db
      .deleteFrom('gallery_picture')
      .where('id', '=', pictureId)
      .where('organisation_id', '=', id)
      .returning('upload_id')
      .executeTakeFirst(),
  );
}
