import { Problem } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';

/** After so many wrong passwords each further try has to wait, longer every time; never is anybody locked out. */
const FREE_TRIES = 10;
const MAX_WAIT_SECONDS = 25;
const WINDOW_SECONDS = 15 * 60;

/**
 * Notes that a password is about to be tried for a name, before it is looked at, so that many at once gain nothing. A
 * browser from which the person has signed in before has tries of its own: strangers cannot use them up.
 */
export async function takePasswordTry(
  { db, now, secrets }: Context,
  name: string,
  device: string | null,
): Promise<string> {
  const key = `password ${device === null ? 'name' : 'device'} ${secrets.digest('caller', `${name} ${device ?? ''}`)}`;
  const row = await db
    .insertInto('rate_window')
    .values({ key, count: 1, ends_at: new Date(now.getTime() + WINDOW_SECONDS * 1000) })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((column) => ({
        count: column
          .case()
          .when('rate_window.ends_at', '<=', now.toISOString())
          .then(1)
          .else(column('rate_window.count', '+', 1))
          .end(),
        ends_at: column
          .case()
          .when('rate_window.ends_at', '<=', now.toISOString())
          .then(column.ref('excluded.ends_at'))
          .else(column.ref('rate_window.ends_at'))
          .end(),
      })),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  if (row.count > FREE_TRIES) await demandWaited(db, `${key} wait`, row.count - FREE_TRIES, now);
  return key;
}

/** The right password: what was tried before no longer counts. */
export async function forgetPasswordTries({ db }: Context, key: string): Promise<void> {
  await db
    .deleteFrom('rate_window')
    .where('key', 'in', [key, `${key} wait`])
    .execute();
}

async function demandWaited(db: Context['db'], key: string, extraTries: number, now: Date): Promise<void> {
  const waitMs = Math.min(MAX_WAIT_SECONDS, 2 ** Math.min(extraTries - 1, 10)) * 1000;
  const next = { key, count: extraTries, ends_at: new Date(now.getTime() + waitMs) };
  const admitted = await db
    .insertInto('rate_window')
    .values(next)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ count: next.count, ends_at: next.ends_at })
        .where('rate_window.ends_at', '<=', now.toISOString()),
    )
    .returning('key')
    .executeTakeFirst();
  // The first that has to wait makes the row; those who come before its end are turned away.
  if (!admitted) {
    const { ends_at } = await db
      .selectFrom('rate_window')
      .select('ends_at')
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    const seconds = Math.max(1, Math.ceil((Date.parse(ends_at) - now.getTime()) / 1000));
    throw new Problem('too_many', { retryAfterSeconds: seconds });
  }
}
