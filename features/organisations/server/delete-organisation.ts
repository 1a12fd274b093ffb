import { recordAudit } from '#features/audit/server/public.ts';
import { expireExportsOf } from '#features/exports/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import { deleteUnreferred } from '#features/uploads/server/public.ts';
import { forgetNotificationSettings } from '#features/users/server/public.ts';
import { ids, type OrganisationId, type UploadId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import type { Hearing } from '#platform/server/hear.ts';
import { tell } from '#platform/server/live.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { changeWith } from './access.ts';
import { reachOfOrganisation } from './tell-of-organisation.ts';

/** The names of the activities to come that people count on, which stay locked until the end. */
export type EventsCountedOn = (inside: Context, organisationId: OrganisationId) => Promise<string[]>;

const MAX_NAMED = 3;

/**
 * ORG-03: the organisation is gone for everybody. Its row stays, so that past activities keep the name of their
 * organiser. Other features hear of it and end what belongs to it; it is refused while people have places at something
 * to come.
 */
export async function deleteOrganisation(
  context: Context,
  eventsCountedOn: EventsCountedOn,
  id: OrganisationId,
): Promise<undefined> {
  await changeWith(context, id, 'delete_organization', async (inside, organisation) => {
    demandNobodySignedUp(inside, await eventsCountedOn(inside, id));
    await removeOrganisation(inside, organisation);
  });
  return undefined;
}

type Removed = { id: OrganisationId; name: string; municipality_id: number };

/** Whether it may be is known already: by a user who may, or because its portal has ended (BEY-21). */
export async function removeOrganisation(inside: Hearing, { id, name, municipality_id }: Removed): Promise<void> {
  const touches = await reachOfOrganisation(inside.db, id);
  await recordFact(inside, 'organization:deleted', { organisation_id: id, details: { name } });
  await inside.db.deleteFrom('follower').where('organisation_id', '=', id).execute();
  await forgetNotificationSettings(inside, id);
  await expireExportsOf(inside, id);
  const uploads = await removePapers(inside, id);
  await clearOrganisation(inside, id);
  await deleteUnreferred(inside.db, uploads, inside.now);
  await recordAudit(inside, 'organization.delete', { municipality_id, details: { organization: id, name } });
  await tell(inside.db, { topic: 'organisations', id, touches });
}

function demandNobodySignedUp({ language }: Context, events: readonly string[]): void {
  if (events.length === 0) return;
  const texts = REFUSALS[language];
  const named = events.slice(0, MAX_NAMED).map((name) => `«${name}»`);
  const more = events.length - named.length;
  const names =
    more > 0
      ? texts.and_more(named.join(', '), more)
      : new Intl.ListFormat(language === 'en' ? 'en-GB' : 'nb').format(named);
  refuse('conflict', texts.people_signed_up(names));
}

/** Answers with the files that had a place there. */
async function removePapers({ db }: Hearing, id: OrganisationId): Promise<UploadId[]> {
  const { rows } = await rowsOf({ upload_id: ids.upload })`
    with pictures as (delete from gallery_picture where organisation_id = ${id} returning upload_id),
    documents as (delete from organisation_document where organisation_id = ${id} returning upload_id)
    select upload_id from pictures
    union select upload_id from documents
    union select picture_upload_id from organisation where id = ${id} and picture_upload_id is not null
    union select cover_upload_id from organisation where id = ${id} and cover_upload_id is not null`.execute(db);
  return rows.map(({ upload_id }) => upload_id);
}

/** The name is what others refer to. */
async function clearOrganisation({ db, now }: Hearing, id: OrganisationId): Promise<void> {
  await db
    .updateTable('organisation')
    .set({
      deleted_at: now,
      updated_at: now,
      owner_user_id: null,
      email: null,
      phone: null,
      thumbnail_url: null,
      picture_upload_id: null,
      cover_url: null,
      cover_upload_id: null,
    })
    .where('id', '=', id)
    .execute();
}
