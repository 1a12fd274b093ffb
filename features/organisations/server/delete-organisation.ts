import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import { recordFact } from '#features/facts/server/public.ts';
import { deleteUnreferred } from '#features/uploads/server/public.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { tell } from '#platform/server/live.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { changeWith } from './standing.ts';

const MOST_NAMED = 3;

/**
 * ORG-03: the organisation is gone for everybody. Its row stays, so that what is over keeps the name of whoever arranged
 * it; what is to come goes with it, unless people count on it.
 */
export async function deleteOrganisation(context: Context, id: string): Promise<undefined> {
  await changeWith(context, id, 'delete_organization', async (inside, { name, municipality_id }) => {
    await demandNobodySignedUp(inside, id);
    await removeWhatIsToCome(inside, id);
    await endTies(inside, id);
    const uploads = await removePapers(inside, id);
    await clearOrganisation(inside, id);
    await deleteUnreferred(inside.db, uploads, context.now);
    await recordFact(inside, 'organization:deleted', { organisation_id: id, details: { name } });
    await recordAudit(inside, 'organization.delete', { municipality_id, details: { organization: id, name } });
    await tell(inside.db, { topic: 'organisations', id });
  });
  return undefined;
}

/** Held until the end, so that nobody signs up between the question and the answer. */
async function demandNobodySignedUp({ db, now, language }: Context, id: string): Promise<void> {
  await sql`
    select from event where organisation_id = ${id} and deleted_at is null
    order by id for no key update`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select event.name from event
    where event.organisation_id = ${id} and event.deleted_at is null and event.status = 'published' and exists (
      select from occurrence
      where occurrence.event_id = event.id and occurrence.end_at > ${now} and not occurrence.is_cancelled
        and occurrence.attending_count + occurrence.waiting_count > 0)
    order by event.next_start_at, event.id`.execute(db);
  if (rows.length === 0) return;
  const texts = REFUSALS[language];
  const named = rows.slice(0, MOST_NAMED).map(({ name }) => `«${name}»`);
  const more = rows.length - named.length;
  const names =
    more > 0
      ? texts.and_more(named.join(', '), more)
      : new Intl.ListFormat(language === 'en' ? 'en-GB' : 'nb').format(named);
  refuse('conflict', texts.people_signed_up(names));
}

/** Of a series that has begun, the times that have been stay. */
async function removeWhatIsToCome({ db, now }: Context, id: string): Promise<void> {
  const hasBeen = sql`exists (
    select from occurrence been
    where been.event_id = event.id and been.is_published and been.end_at <= ${now})`;
  await sql`
    update occurrence set is_published = false
    from event
    where event.id = occurrence.event_id and event.organisation_id = ${id} and event.deleted_at is null
      and occurrence.end_at > ${now}`.execute(db);
  await sql`
    update event set deleted_at = ${now}
    where organisation_id = ${id} and deleted_at is null and (status = 'draft' or not ${hasBeen})`.execute(db);
  await sql`
    select event_refresh_many(array(select id from event where organisation_id = ${id}), ${now})`.execute(db);
}

async function endTies({ db, now }: Context, id: string): Promise<void> {
  await sql`
    update membership set status = 'left', note = null
    where organisation_id = ${id} and status in ('active', 'disabled', 'requested')`.execute(db);
  await db.deleteFrom('follower').where('organisation_id', '=', id).execute();
  await db.deleteFrom('owner_offer').where('organisation_id', '=', id).execute();
  await db.deleteFrom('notification_setting').where('organisation_id', '=', id).execute();
  await db.updateTable('export_file').set({ expires_at: now }).where('organisation_id', '=', id).execute();
  await sql`delete from stamp where organisation_id = ${id} and status in ('requested', 'not_accepted')`.execute(db);
  await sql`delete from certificate_organisation where organisation_id = ${id}`.execute(db);
  // Whoever has one of its certificates keeps the proof.
  await sql`
    with ended as (
      update certificate set deleted_at = ${now} where organisation_id = ${id} and deleted_at is null returning id
    ),
    unasked as (delete from stamp using ended where certificate_id = ended.id and status = 'requested')
    delete from certificate_organisation using ended where certificate_id = ended.id`.execute(db);
  await sql`
    update organisation_invite set answer = 'withdrawn', answered_at = ${now}
    where organisation_id = ${id} and answer is null`.execute(db);
  await sql`
    update partnership set status = 'cancelled', answered_at = ${now}
    where ${id} in (organisation_id, partner_id) and status <> 'cancelled'`.execute(db);
}

/** Answers with the files that had a place there. */
async function removePapers({ db }: Context, id: string): Promise<string[]> {
  const { rows } = await sql<{ upload_id: string }>`
    with pictures as (delete from gallery_picture where organisation_id = ${id} returning upload_id),
    documents as (delete from organisation_document where organisation_id = ${id} returning upload_id)
    select upload_id from pictures
    union select upload_id from documents
    union select picture_upload_id from organisation where id = ${id} and picture_upload_id is not null
    union select cover_upload_id from organisation where id = ${id} and cover_upload_id is not null`.execute(db);
  return rows.map(({ upload_id }) => upload_id);
}

/** The name is what others refer to. */
async function clearOrganisation({ db, now }: Context, id: string): Promise<void> {
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
