import { sql } from 'kysely';
import type { TenantDifferences } from '#features/tenants/contract.ts';
import { BANNER_CUTS } from '#features/uploads/rules.ts';
import { deleteUnreferred } from '#features/uploads/server/public.ts';
import { ids, type TenantVersionId, type UploadId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { REFUSALS } from '../texts/refusals.ts';

type Portal = { key: string };
type Size = { width: number; height: number };
type Shown = { field: string; url: string | null | undefined; size: Size | null };

/** Every picture that was handed in, by its field. A logo is as large as it is. */
const shownIn = ({
  bannerPicture,
  customEventsBanner,
  customOrganizationsBanner,
  slogan,
}: TenantDifferences): Shown[] =>
  [
    { field: 'bannerPicture', url: bannerPicture?.small, size: BANNER_CUTS.small },
    { field: 'bannerPicture', url: bannerPicture?.large, size: BANNER_CUTS.large },
    { field: 'customEventsBanner', url: customEventsBanner, size: BANNER_CUTS.large },
    { field: 'customOrganizationsBanner', url: customOrganizationsBanner, size: BANNER_CUTS.large },
    { field: 'slogan.logoURL', url: slogan?.logoURL, size: null },
  ].filter(({ url }) => url?.startsWith('/uploads/'));

/** What a draft shows: the user's own, cut as they have to be, or what a version of this portal has already. */
export async function demandPictures(
  context: Context,
  portal: Portal,
  differences: TenantDifferences,
): Promise<UploadId[]> {
  const pictures: UploadId[] = [];
  for (const shown of shownIn(differences)) pictures.push(await pictureOf(context, portal, shown));
  return pictures;
}

async function pictureOf(context: Context, { key }: Portal, { field, url, size }: Shown): Promise<UploadId> {
  const { rows } = await rowsOf({ id: ids.upload })`
    select id from upload
    where '/uploads/' || storage_key = ${url} and deleted_at is null and kind = 'image'
      and ${size === null ? sql`true` : sql`width = ${size.width} and height = ${size.height}`}
      and (owner_user_id = ${actorOf(context).id} or exists (
        select from tenant_version_picture p join tenant_version v on v.id = p.version_id
        where p.upload_id = upload.id and v.tenant_key = ${key}
      ))
    for share`.execute(context.db);
  const message = REFUSALS[context.language].no_picture;
  return rows[0]?.id ?? refuse('invalid', undefined, { [field]: [message] });
}

/** What the draft does not show any more, and no version does, is gone. */
export async function keepPictures({ db, now }: Context, draft: TenantVersionId, shown: UploadId[]): Promise<void> {
  const { rows } = await rowsOf({ upload_id: ids.upload })`
    delete from tenant_version_picture
    where version_id = ${draft} and upload_id <> all(${sql.val(shown)}::uuid[])
    returning upload_id`.execute(db);
  await sql`
    insert into tenant_version_picture (version_id, upload_id)
    select ${draft}::uuid, unnest(${sql.val(shown)}::uuid[])
    on conflict do nothing`.execute(db);
  if (rows.length > 0)
    await deleteUnreferred(
      db,
      rows.map(({ upload_id }) => upload_id),
      now,
    );
}

/** Before a draft goes. */
export const dropPictures = (context: Context, draft: TenantVersionId): Promise<void> =>
  keepPictures(context, draft, []);

/** A version that is said again shows the same ones. */
export async function repeatPictures(
  { db }: Pick<Context, 'db'>,
  from: TenantVersionId,
  to: TenantVersionId,
): Promise<void> {
  await sql`
    insert into tenant_version_picture (version_id, upload_id)
    select ${to}::uuid, upload_id from tenant_version_picture where version_id = ${from}`.execute(db);
}
