import { sql } from 'kysely';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import type { GrantRole } from '../rules.ts';

export type GrantRow = { user_id: UserId; municipality_id: number; role: GrantRole };

/** False where they have it already. */
export async function storeGrant({ db, now }: Context, { user_id, municipality_id, role }: GrantRow): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into municipal_grant (user_id, municipality_id, role, created_at)
    values (${user_id}, ${municipality_id}, ${role}, ${now})
    on conflict do nothing`.execute(db);
  return numAffectedRows === 1n;
}

/** A right that is given or taken by hand is not given once more by a link that is still out. */
export async function endInvitesOf({ db, now }: Context, { user_id, municipality_id }: GrantRow): Promise<void> {
  await sql`
    update municipal_invite set answer = 'withdrawn', answered_at = ${now}
    where municipality_id = ${municipality_id} and answer is null
      and lower(email) = (select lower(email) from app_user where id = ${user_id})`.execute(db);
}
