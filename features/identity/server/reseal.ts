import { sql } from 'kysely';
import { z } from 'zod';
import { removeAllDevices } from '#features/push/server/public.ts';
import { ids, type UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { rowsOf, textOrNull } from '#platform/server/rows.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import { APP_PLACE } from './two-factor.ts';

type Resealing = { db: Db; before: Secrets | null; after: Secrets };
const sealedRow = z.object({ id: ids.user, ssn_sealed: textOrNull, authenticator_sealed: textOrNull });

const AT_ONCE = 1000;

export const ssnPlace = (userId: UserId): string => `app_user.ssn ${userId}`;

/**
 * Numbers and authenticator apps go over to another secret. Without the secret from before they are forgotten: codes then
 * come by e-mail, and who comes with an eID gets a new account.
 */
export async function resealPeople({ db, before, after }: Resealing): Promise<void> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await rowsOf(sealedRow)`
      select id, ssn_sealed, authenticator_sealed from app_user
      where id > ${last} and (ssn_sealed is not null or authenticator_sealed is not null)
      order by id limit ${AT_ONCE}`.execute(db);
    for (const { id, ssn_sealed, authenticator_sealed } of rows) {
      const ssn = ssn_sealed === null ? null : (before?.open(ssn_sealed, ssnPlace(id)) ?? null);
      const place = `${APP_PLACE} ${id}`;
      const app = authenticator_sealed === null ? null : (before?.open(authenticator_sealed, place) ?? null);
      await db
        .updateTable('app_user')
        .set({
          ssn_sealed: ssn === null ? null : after.seal(ssn, ssnPlace(id)),
          ssn_digest: ssn === null ? null : after.digest('ssn', ssn),
          authenticator_sealed: app === null ? null : after.seal(app, place),
        })
        .where('id', '=', id)
        .execute();
    }
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** Everything that was handed out or is on its way and only the secret from before can read. */
export async function forgetWhatWasHandedOut(db: Db, now: Date): Promise<void> {
  await sql`update session set ended_at = ${now} where ended_at is null`.execute(db);
  await removeAllDevices(db);
  await sql`delete from verification`.execute(db);
  await sql`delete from idporten_attempt`.execute(db);
  await sql`delete from known_device`.execute(db);
  await sql`delete from recovery_code`.execute(db);
}
