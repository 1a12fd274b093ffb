import { sql } from 'kysely';
import { latestFact, recordFact } from '#features/facts/server/public.ts';
import { deleteUnreferred, takeOwnUpload, uploadUrl } from '#features/uploads/server/public.ts';
import type { OrganisationId, UploadId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { momentTextsFor } from '#platform/language/moments/texts-for.ts';
import { timeAgo } from '#platform/language/time-ago.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { tell } from '#platform/server/live.ts';
import type { OrganisationDetail } from '../contract.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { changeWith } from './access.ts';
import { demandDistrict } from './demand-district.ts';
import { readOrganisation } from './queries.ts';
import { reachOfOrganisation } from './tell-of-organisation.ts';

type Changes = {
  name: string;
  description: string;
  email: string | null;
  phone: string | null;
  website: string | null;
  address: string | null;
  lat: number | null;
  lng: number | null;
  is_private: boolean;
  district_id?: string | null | undefined;
  picture_upload_id?: UploadId | null | undefined;
  cover_upload_id?: UploadId | null | undefined;
  updated_at: string;
};

type Current = Pick<Changes, 'updated_at' | 'address' | 'lat' | 'lng'> & {
  picture_upload_id: UploadId | null;
  cover_upload_id: UploadId | null;
};

/** ORG-03: the user who saves second is told who was first, and decides with that in view. */
export async function updateOrganisation(
  context: Context,
  id: OrganisationId,
  asked: Changes,
): Promise<OrganisationDetail> {
  const { picture_upload_id, cover_upload_id, updated_at, district_id, ...fields } = asked;
  if ((fields.lat === null) !== (fields.lng === null)) throw faultyField('address', 'invalid', context.language);
  return changeWith(context, id, 'edit_organization', async (inside, { municipality_id }) => {
    const current = await readCurrent(inside, id);
    if (current.updated_at !== updated_at) return refuseAsChanged(inside, id, current.updated_at);
    const picture = await pictureFor(inside, 'picture_upload_id', picture_upload_id, current.picture_upload_id);
    const cover = await pictureFor(inside, 'cover_upload_id', cover_upload_id, current.cover_upload_id);
    await inside.db
      .updateTable('organisation')
      .set({
        ...fields,
        ...pointOf(fields, current),
        ...(district_id !== undefined && { district_id: demandDistrict(inside, municipality_id, district_id) }),
        ...(picture && { picture_upload_id: picture.id, thumbnail_url: picture.url }),
        ...(cover && { cover_upload_id: cover.id, cover_url: cover.url }),
        // Later than before, also for a user who saves within the same moment.
        updated_at: sql`greatest(${context.now}::timestamptz, updated_at + interval '1 microsecond')`,
      })
      .where('id', '=', id)
      .execute();
    const replaced = [picture && current.picture_upload_id, cover && current.cover_upload_id];
    await deleteUnreferred(
      inside.db,
      replaced.filter((one) => one !== null),
      context.now,
    );
    await recordFact(inside, 'organization:updated', { organisation_id: id });
    const touches = await reachOfOrganisation(inside.db, id);
    await tell(inside.db, { topic: 'organisations', id, touches, isOrdinary: !fields.is_private });
    return (await readOrganisation(inside.db, id)) ?? refuse('not_found');
  });
}

async function readCurrent({ db }: Context, id: OrganisationId): Promise<Current> {
  return db
    .selectFrom('organisation')
    .select(['updated_at', 'address', 'lat', 'lng', 'picture_upload_id', 'cover_upload_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

type Somewhere = Pick<Changes, 'address' | 'lat' | 'lng'>;

/** Nobody types a point: where the address is as it was, so is the point. */
const pointOf = ({ address, lat, lng }: Somewhere, current: Somewhere) =>
  lat === null && address === current.address ? { lat: current.lat, lng: current.lng } : { lat, lng };

type Picture = { id: UploadId | null; url: string | null };

/** Null where nothing changes: nothing was said of it, or it is the one that is there, no matter who handed it in. */
async function pictureFor(
  context: Context,
  field: string,
  wanted: UploadId | null | undefined,
  current: UploadId | null,
): Promise<Picture | null> {
  if (wanted === undefined || (wanted !== null && wanted === current)) return null;
  if (wanted === null) return { id: null, url: null };
  const upload = await takeOwnUpload(context.db, wanted, actorOf(context).id);
  if (upload?.kind !== 'image') throw faultyField(field, 'invalid', context.language);
  return { id: upload.id, url: uploadUrl(upload.storage_key) };
}

async function refuseAsChanged(context: Context, id: OrganisationId, updatedAt: string): Promise<never> {
  const { language, now } = context;
  const when = timeAgo(updatedAt, { now, moments: momentTextsFor(language) });
  const name = await nameOfLastEditor(context, id, updatedAt);
  const texts = REFUSALS[language];
  refuse('conflict', name === null ? texts.changed(when) : texts.changed_by(name, when));
}

const SAME_CHANGE_MS = 1000;

/** Null where the last change was none that a user made by hand. */
async function nameOfLastEditor(context: Context, id: OrganisationId, updatedAt: string): Promise<string | null> {
  const last = await latestFact(context, 'organization:updated', { organisation_id: id });
  return last && Date.parse(last.at) > Date.parse(updatedAt) - SAME_CHANGE_MS ? last.person : null;
}
