import { sql } from 'kysely';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { Hear } from '#platform/server/hear.ts';
import type { Enqueue } from '#platform/server/jobs.ts';
import type { PersonalData, PersonalTable } from '#platform/server/personal-data.ts';
import { ERASED_NAME } from '../rules.ts';
import { accountsMergedInto } from './merge/merged-accounts.ts';

/** What the row says once the person is gone from it. A test holds it against the columns of the table. */
export const CLEARED = {
  name: ERASED_NAME,
  email: null,
  phone: null,
  password_hash: null,
  thumbnail_url: null,
  lang: 'nb',
  municipality_id: null,
  postal_code: null,
  birth_date: null,
  scopes: [],
  is_readonly: false,
  suspended_until: null,
  has_two_factor: false,
  terms_accepted_at: null,
  settings: {},
  email_verified_at: null,
  phone_verified_at: null,
  password_changed_at: null,
  ssn_sealed: null,
  ssn_digest: null,
  authenticator_sealed: null,
  authenticator_step: null,
  picture_upload_id: null,
} as const;

/** What an erasure needs, and whom it is about. */
type Erasure = { db: Db; now: Date; enqueue: Enqueue; hear: Hear; userId: UserId };

/**
 * Clears away a person who has asked for it: what is theirs goes; what the law keeps (where they have been, what was
 * done with power) stays without them. Once or ten times, the result is the same.
 */
export async function erasePerson(
  { db, now, enqueue, hear, userId }: Erasure,
  personalData: readonly PersonalData[],
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const person = await transaction
      .selectFrom('app_user')
      .select(['email', 'phone'])
      .where('id', '=', userId)
      .where('erased_at', 'is not', null)
      // Not its key: others sign up meanwhile for what this person has a place at, and refer to them.
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!person) return;
    const addresses = [person.email, person.phone].filter((address) => address !== null);
    // What was merged into the account is the same person: first, as erasure forgets what points at the account.
    for (const id of [...(await accountsMergedInto(transaction, userId)), userId]) {
      for (const { erase } of personalData) await erase?.({ db: transaction, now, enqueue, hear, id, addresses });
      for (const table of personalData.flatMap(({ tables }) => tables)) await eraseFrom(transaction, table, id);
      await clearAccount(transaction, id);
    }
  });
}

/** The row stays, for what the law keeps. */
export const clearAccount = (db: Db, id: UserId, name: string = ERASED_NAME): Promise<unknown> =>
  db
    .updateTable('app_user')
    .set({ ...CLEARED, name, scopes: [], settings: sql`'{}'::jsonb` })
    .where('id', '=', id)
    .execute();

async function eraseFrom(
  db: Db,
  { table, owners, mentions = [], ...about }: PersonalTable,
  userId: UserId,
): Promise<void> {
  const isRemoved = about.erasure === 'removed' && !about.hasOwnErasure;
  const isCleared = about.erasure === 'cleared' && !about.hasOwnErasure;
  const is = (column: string) => sql`${sql.ref(column)} = ${userId}`;
  for (const column of isRemoved ? owners : []) {
    await sql`delete from ${sql.table(table)} where ${is(column)}`.execute(db);
  }
  for (const column of [...(isCleared ? owners : []), ...mentions]) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${is(column)}`.execute(db);
  }
}
