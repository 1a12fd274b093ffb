import { sql } from 'kysely';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';

/**
 * BEY-05: the user whom an eID has proved is the child with that number, also where a guardian asked the register first. Read by nobody but
 * themselves until they come of age; from then on what their guardians had for them is theirs. A user whose number has
 * changed stays with the row that is theirs, so that the login goes on.
 */
export async function linkOwnRow({ db }: Pick<Context, 'db'>, user: UserId): Promise<void> {
  await sql`
    update child set user_id = app_user.id from app_user
    where app_user.id = ${user} and child.ssn_digest = app_user.ssn_digest
      and not exists (select from child as own where own.user_id = app_user.id)`.execute(db);
}
