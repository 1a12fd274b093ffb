import type { UserId } from '#features/vocabulary/ids.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/new-id.ts';
import { ssnPlace } from './reseal.ts';

type NumberedPerson = {
  ssn: string;
  name: string;
  birth_date: string | null;
  lang: Locale;
  municipality_id: number | null;
};

/**
 * An account that is known by its national number alone: its owner comes in with an eID. Null when the number is taken. The
 * terms are put before them when they are in.
 */
export async function createPersonWithNumber(
  { db, now, secrets }: Pick<Context, 'db' | 'now' | 'secrets'>,
  { ssn, ...about }: NumberedPerson,
): Promise<UserId | null> {
  const id = newId<'UserId'>();
  const created = await db
    .insertInto('app_user')
    .values({
      id,
      ...about,
      ssn_digest: secrets.digest('ssn', ssn),
      ssn_sealed: secrets.seal(ssn, ssnPlace(id)),
      terms_accepted_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return created?.id ?? null;
}
