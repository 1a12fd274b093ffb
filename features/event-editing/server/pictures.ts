import { z } from 'zod';
import { demandPermission } from '#features/organisations/server/public.ts';
import { picturePath, SCENES } from '#features/pictures/contract.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { SCENE_NAMES } from '../texts/scene-names.ts';

/** The portal's own drawings have names where uploads have ids. */
const pictureRow = z.object({ id: text, url: text, name: text });
type Picture = z.infer<typeof pictureRow>;

const MAX_PICTURES = 100;

/** EVF-03: what hangs in the organisation's gallery or on one of its activities, the newest first. */
export async function eventGallery(context: Context, organisationId: OrganisationId): Promise<Picture[]> {
  await demandPermission(context, organisationId, 'run_events');
  const { rows } = await rowsOf(pictureRow)`
    select upload.id, '/uploads/' || upload.storage_key as url, coalesce(nullif(used.caption, ''), upload.name) as name
    from (
      select upload_id, max(caption) as caption
      from (
        select upload_id, caption from gallery_picture where organisation_id = ${organisationId}
        union all
        select picture_upload_id, '' from event
        where organisation_id = ${organisationId} and deleted_at is null and picture_upload_id is not null
      ) as everywhere
      group by upload_id
    ) as used
    join upload on upload.id = used.upload_id
    where upload.deleted_at is null and upload.kind = 'image'
    order by upload.created_at desc, upload.id
    limit ${MAX_PICTURES}`.execute(context.db);
  return rows;
}

/** EVF-03: the portal's own drawings, in its colour. */
export const eventCollection = ({ tenant, language }: Context): Picture[] =>
  SCENES.map((scene) => ({
    id: scene,
    url: picturePath({ scene, colour: tenant.colour.slice(1).toLowerCase(), variant: 'card' }),
    name: SCENE_NAMES[language][scene],
  }));
