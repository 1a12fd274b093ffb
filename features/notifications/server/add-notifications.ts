import { sql } from 'kysely';
import { tellUsers } from '#features/stream/server/public.ts';
import { ids, type UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { rowsOf } from '#platform/server/rows.ts';
import type { NewNotification } from './jobs-declared.ts';
import { isThere } from './recipients.ts';

/** Puts them into the lists of those who are still there, and tells the browsers that listen. */
export async function addTo(
  services: Pick<JobServices, 'db' | 'now'>,
  handedIn: readonly NewNotification[],
): Promise<void> {
  await inTransaction(services.db, async (db) => {
    const entries = await withoutErased(db, handedIn);
    await sql`
      delete from notification
      using jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as fresh (user_id uuid, bundle_key text)
      where notification.user_id = fresh.user_id and notification.bundle_key = fresh.bundle_key
        and notification.read_at is null`.execute(db);
    const { rows } = await rowsOf({ user_id: ids.user })`
      insert into notification (id, user_id, type, texts, payload, path, about_user_id, bundle_key, once_key,
        created_at)
      select fresh.id, fresh.user_id, fresh.type, fresh.texts, fresh.payload, fresh.path, fresh.about_user_id,
        fresh.bundle_key, fresh.once_key, fresh.created_at
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as fresh (
        id uuid, user_id uuid, type text, texts jsonb, payload jsonb, path text, about_user_id uuid,
        bundle_key text, once_key text, created_at timestamptz)
      join app_user on app_user.id = fresh.user_id and ${isThere}
      order by fresh.id
      on conflict do nothing
      returning user_id`.execute(db);
    const users = rows.map(({ user_id }) => user_id);
    await tellUsers({ db, now: services.now() }, users, { kind: 'notification', content: {} });
  });
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
