import { sql } from 'kysely';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf, text } from '#platform/server/rows.ts';

type Inside = Pick<Context, 'db' | 'now'>;

/**
 * The names of an organisation's activities to come that people have signed up for. The activities stay locked, so that
 * nobody signs up between the question and the answer.
 */
export async function eventsCountedOn({ db, now }: Inside, organisationId: OrganisationId): Promise<string[]> {
  await sql`
    select from event where organisation_id = ${organisationId} and deleted_at is null
    order by id for no key update`.execute(db);
  const { rows } = await rowsOf({ name: text })`
    select event.name from event
    where event.organisation_id = ${organisationId} and event.deleted_at is null and event.status = 'published'
      and exists (
        select from occurrence
        where occurrence.event_id = event.id and occurrence.end_at > ${now} and not occurrence.is_cancelled
          and occurrence.attending_count + occurrence.waiting_count > 0)
    order by event.next_start_at, event.id`.execute(db);
  return rows.map(({ name }) => name);
}

/** An organisation is deleted: what is to come goes with it. Of a series that has begun, the times that have been stay. */
export async function removeEventsOf({ db, now }: Inside, organisationId: OrganisationId): Promise<void> {
  const hasBeen = sql`exists (
    select from occurrence been
    where been.event_id = event.id and been.is_published and been.end_at <= ${now})`;
  await sql`
    update occurrence set is_published = false
    from event
    where event.id = occurrence.event_id and event.organisation_id = ${organisationId} and event.deleted_at is null
      and occurrence.end_at > ${now}`.execute(db);
  await sql`
    update event set deleted_at = ${now}
    where organisation_id = ${organisationId} and deleted_at is null and (status = 'draft' or not ${hasBeen})`.execute(
    db,
  );
  await sql`
    select event_refresh_many(array(select id from event where organisation_id = ${organisationId}), ${now})`.execute(
    db,
  );
}
