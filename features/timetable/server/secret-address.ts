import { sql } from 'kysely';
import { type OriginSettings, originOf } from '#features/tenants/resolve.ts';
import { ids, type UserId } from '#features/vocabulary/ids.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { randomToken, type Secrets } from '#platform/server/secrets.ts';

type Address = { url: string | null; created_at: string | null };

/** Bound to the person: what was sealed for another does not open. */
const place = (userId: UserId): string => `timetable_address ${userId}`;

const urlOf = ({ tenant }: Context, origins: OriginSettings, token: string): string =>
  `${originOf(tenant, origins)}/api/timetable/${token}.ics`;

export async function secretAddress(context: Context, origins: OriginSettings): Promise<Address> {
  const { id } = actorOf(context);
  const { rows } = await rowsOf({ token_sealed: text, created_at: text })`
    select token_sealed, created_at from timetable_address where user_id = ${id}`.execute(context.db);
  const kept = rows[0];
  if (!kept) return { url: null, created_at: null };
  const token = context.secrets.open(kept.token_sealed, place(id));
  return { url: urlOf(context, origins, token), created_at: kept.created_at };
}

/** The first, or another one: the one before opens nothing from this moment on. */
export async function renewSecretAddress(context: Context, origins: OriginSettings): Promise<Address> {
  const { id } = actorOf(context);
  const token = randomToken();
  await sql`
    insert into timetable_address (user_id, token_sealed, token_digest, created_at)
    values (${id}, ${context.secrets.seal(token, place(id))}, ${context.secrets.digest('token', token)}, ${context.now})
    on conflict (user_id) do update
    set token_sealed = excluded.token_sealed, token_digest = excluded.token_digest, created_at = excluded.created_at,
      fetched_at = null`.execute(context.db);
  return { url: urlOf(context, origins, token), created_at: context.now.toISOString() };
}

export async function removeSecretAddress(context: Context): Promise<undefined> {
  await sql`delete from timetable_address where user_id = ${actorOf(context).id}`.execute(context.db);
}

/** The addresses go over to another secret. Without the secret from before they are gone, and people ask for new ones. */
export async function resealAddresses(db: Db, before: Secrets | null, after: Secrets): Promise<void> {
  if (before === null) {
    await sql`delete from timetable_address`.execute(db);
    return;
  }
  const { rows } = await rowsOf({ user_id: ids.user, token_sealed: text })`
    select user_id, token_sealed from timetable_address`.execute(db);
  for (const { user_id, token_sealed } of rows) {
    const token = before.open(token_sealed, place(user_id));
    await sql`
      update timetable_address
      set token_sealed = ${after.seal(token, place(user_id))}, token_digest = ${after.digest('token', token)}
      where user_id = ${user_id}`.execute(db);
  }
}
