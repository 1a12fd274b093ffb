import { sql } from 'kysely';
import { tellUsers } from '#features/stream/server/public.ts';
import { ids, type UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { folderOf } from '../folders.ts';
import type { NewNotification } from './jobs-declared.ts';
import { isThere } from './recipients.ts';

/** Puts them into the lists of those who are still there, and tells the browsers that listen. */
export async function addTo(
  services: Pick<JobServices, 'db' | 'now'>,
  handedIn: readonly NewNotification[],
): Promise<void> {
  await inTransaction(services.db, async (db) => {
    const entries = await withoutErased(db, handedIn);
    await gather(db, entries);
    await sql`
      delete from notification
      using jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as fresh (user_id uuid, bundle_key text)
      where notification.user_id = fresh.user_id and notification.bundle_key = fresh.bundle_key
        and notification.read_at is null`.execute(db);
    const fresh = JSON.stringify(entries.map((entry) => ({ ...entry, folder: folderOf(entry.type) })));
    const { rows } = await rowsOf({ user_id: ids.user })`
      insert into notification (id, user_id, type, folder, texts, payload, path, about_user_id, bundle_key, once_key,
        created_at)
      select fresh.id, fresh.user_id, fresh.type, fresh.folder, fresh.texts, fresh.payload, fresh.path, fresh.about_user_id,
        fresh.bundle_key, fresh.once_key, fresh.created_at
      from jsonb_to_recordset(${fresh}::jsonb) as fresh (
        id uuid, user_id uuid, type text, folder text, texts jsonb, payload jsonb, path text, about_user_id uuid,
        bundle_key text, once_key text, created_at timestamptz, is_in_portal boolean)
      join app_user on app_user.id = fresh.user_id and ${isThere}
      where fresh.is_in_portal
      order by fresh.id
      on conflict do nothing
      returning user_id`.execute(db);
    const users = rows.map(({ user_id }) => user_id);
    await tellUsers({ db, now: services.now() }, users, { kind: 'notification', content: {} });
  });
}

/** Of several about the same thing the newest is what the letter will tell. */
async function gather(db: Db, entries: readonly NewNotification[]): Promise<void> {
  const rows = JSON.stringify(entries.flatMap(({ digest, ...entry }) => (digest ? [{ ...entry, ...digest }] : [])));
  if (rows === '[]') return;
  await sql`
    delete from digest_entry
    using jsonb_to_recordset(${rows}::jsonb) as fresh (user_id uuid, bundle_key text)
    where digest_entry.user_id = fresh.user_id and digest_entry.bundle_key = fresh.bundle_key`.execute(db);
  await sql`
    insert into digest_entry (id, user_id, pace, due_at, tenant_key, category, organisation_id, is_for_team, thread_id,
      event_ids, about_user_id, texts, url, bundle_key, once_key, created_at)
    select fresh.id, fresh.user_id, fresh.pace, fresh.due_at, fresh.tenant_key, fresh.category, fresh.organisation_id,
      fresh.is_for_team, fresh.thread_id, fresh.event_ids, fresh.about_user_id, fresh.texts, fresh.url, fresh.bundle_key,
      fresh.once_key, fresh.created_at
    from jsonb_to_recordset(${rows}::jsonb) as fresh (
      id uuid, user_id uuid, pace text, due_at timestamptz, tenant_key text, category text, organisation_id uuid,
      is_for_team boolean, thread_id uuid, event_ids uuid[], about_user_id uuid, texts jsonb, url text, bundle_key text,
      once_key text, created_at timestamptz)
    join app_user on app_user.id = fresh.user_id and ${isThere}
    where not exists (
        select from notification told where told.user_id = fresh.user_id and told.once_key = fresh.once_key)
      and (fresh.organisation_id is null or exists (select from organisation where id = fresh.organisation_id))
      and (fresh.thread_id is null or exists (select from thread where id = fresh.thread_id))
    order by fresh.id
    on conflict do nothing`.execute(db);
}

/** What names a user who has been erased meanwhile is told to nobody. One who is being erased right now is waited for. */
async function withoutErased(db: Db, entries: readonly NewNotification[]): Promise<readonly NewNotification[]> {
  const named = [...new Set(entries.flatMap(({ about_user_id }) => about_user_id ?? []))];
  if (named.length === 0) return entries;
  const { rows } = await rowsOf({ id: ids.user })`
    select id from app_user where id = any(${named}::uuid[]) and erased_at is null order by id for share`.execute(db);
  const there = new Set<UserId>(rows.map(({ id }) => id));
  return entries.filter(({ about_user_id }) => about_user_id === null || there.has(about_user_id));
}
