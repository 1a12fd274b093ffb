import type { UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf, textOrNull } from '#platform/server/rows.ts';
import { ssnPlace } from './reseal.ts';

/** The number that an eID has proved, for asking a register. Null for a user who has never come with one. */
export async function personNumberOf(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  user: UserId,
): Promise<string | null> {
  const { rows } = await rowsOf({ ssn_sealed: textOrNull })`
    select ssn_sealed from app_user where id = ${user}`.execute(db);
  const sealed = rows[0]?.ssn_sealed ?? null;
  return sealed === null ? null : secrets.open(sealed, ssnPlace(user));
}
