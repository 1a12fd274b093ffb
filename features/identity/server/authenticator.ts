import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { encodeQR } from 'qr';
import type { UserId } from '#features/vocabulary/ids.ts';
import { isStaff } from '#platform/contract/policy.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { endSessions } from './end-sessions.ts';
import { personById } from './people.ts';
import { APP_PLACE } from './two-factor.ts';

const RECOVERY_CODES = 10;
const SECRET_BYTES = 20;
const SETUP_LASTS_MS = 15 * 60_000;
const SETUP_PLACE = 'authenticator setup';

/** A secret that becomes the person's once a code from their app has shown that it arrived. Nothing is stored yet. */
export async function beginAuthenticator(context: Context) {
  const actor = actorOf(context);
  if (!isStaff(actor)) refuse('forbidden');
  const person = await personById(context.db, actor.id);
  if (!person) refuse('unauthenticated');
  const secret = new Secret({ size: SECRET_BYTES });
  const url = new TOTP({ issuer: 'Nabolag', label: person.email ?? person.name, secret }).toString();
  const setup = JSON.stringify({ secret: secret.base32, until: context.now.getTime() + SETUP_LASTS_MS });
  return {
    secret: secret.base32,
    url,
    picture_svg: encodeQR(url, 'svg', { ecc: 'low' }),
    setup: context.secrets.seal(setup, `${SETUP_PLACE} ${actor.id}`),
  };
}

export async function confirmAuthenticator(context: Context, given: { setup: string; code: string }) {
  const actor = actorOf(context);
  if (!isStaff(actor)) refuse('forbidden');
  const { db, now, secrets } = context;
  const secret = readSetup(context, given.setup, actor.id);
  const delta = new TOTP({ secret }).validate({ token: given.code, window: 1, timestamp: now.getTime() });
  if (delta === null) throw faultyField('code', 'code_wrong', context.language);
  const recovery_codes = Array.from({ length: RECOVERY_CODES }, () => randomBytes(5).toString('hex'));
  await inTransaction(db, async (transaction) => {
    await transaction
      .updateTable('app_user')
      .set({
        has_two_factor: true,
        authenticator_sealed: secrets.seal(secret, `${APP_PLACE} ${actor.id}`),
        authenticator_step: new TOTP({ secret }).counter({ timestamp: now.getTime() }) + delta,
      })
      .where('id', '=', actor.id)
      .execute();
    await transaction.deleteFrom('recovery_code').where('user_id', '=', actor.id).execute();
    await transaction
      .insertInto('recovery_code')
      .values(
        recovery_codes.map((code) => ({
          user_id: actor.id,
          code_digest: secrets.digest('recovery', `${actor.id} ${code}`),
        })),
      )
      .execute();
    await endSessions({ ...context, db: transaction }, actor.id, actor.session_id);
  });
  return { recovery_codes };
}

export async function removeAuthenticator(context: Context): Promise<undefined> {
  const actor = actorOf(context);
  await inTransaction(context.db, async (db) => {
    await db
      .updateTable('app_user')
      .set({ authenticator_sealed: null, authenticator_step: null })
      .where('id', '=', actor.id)
      .execute();
    await db.deleteFrom('recovery_code').where('user_id', '=', actor.id).execute();
    await endSessions({ ...context, db }, actor.id, actor.session_id);
  });
}

function readSetup(context: Context, setup: string, userId: UserId): string {
  try {
    const { secret, until } = JSON.parse(context.secrets.open(setup, `${SETUP_PLACE} ${userId}`));
    if (typeof secret === 'string' && until > context.now.getTime()) return secret;
  } catch {
    // Changed, or sealed for another user: the same to us as one that is too old.
  }
  throw faultyField('code', 'code_expired', context.language);
}
