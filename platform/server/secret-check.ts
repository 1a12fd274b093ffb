import { sql } from 'kysely';
import { boolean, rowsOf, text } from '#platform/server/rows.ts';
import type { Db } from './database.ts';
import type { Secrets } from './secrets.ts';
import { StartupError } from './startup-error.ts';

const PLACE = 'secret_check.sealed';
const TEXT = 'nabolag';

/**
 * A portal on another SECRET would log everybody out, know nobody who comes with an eID and fail on what is sealed. Asked
 * before anything is migrated; a database that is new has nothing to compare with.
 */
export async function demandSameSecret(db: Db, secrets: Secrets): Promise<void> {
  const sealed = await readSecretCheck(db);
  if (sealed === null || opensSecretCheck(secrets, sealed)) return;
  throw new StartupError(
    'settings',
    'SECRET is not the one that this database was made with. Nothing was changed. Set the right one, or see "Changing ' +
      'the secret" in docs/operations.md.',
  );
}

/** At the end of the first start. Of two that start at once, the second one is held against the first. */
export async function keepSecretCheck(db: Db, secrets: Secrets, now: Date): Promise<void> {
  await sql`insert into secret_check (sealed, made_at) values (${secrets.seal(TEXT, PLACE)}, ${now})
    on conflict do nothing`.execute(db);
  await demandSameSecret(db, secrets);
}

export async function replaceSecretCheck(db: Db, secrets: Secrets, now: Date): Promise<void> {
  await sql`insert into secret_check (sealed, made_at) values (${secrets.seal(TEXT, PLACE)}, ${now})
    on conflict (is_only) do update set sealed = excluded.sealed, made_at = excluded.made_at`.execute(db);
}

export async function readSecretCheck(db: Db): Promise<string | null> {
  const { rows: tables } = await rowsOf({ is_there: boolean })`
    select to_regclass('public.secret_check') is not null as is_there`.execute(db);
  if (!tables[0]?.is_there) return null;
  const { rows } = await rowsOf({ sealed: text })`select sealed from secret_check`.execute(db);
  return rows[0]?.sealed ?? null;
}

export function opensSecretCheck(secrets: Secrets, sealed: string): boolean {
  try {
    return secrets.open(sealed, PLACE) === TEXT;
  } catch {
    return false;
  }
}
