import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { APP_PLACE } from '#features/identity/server/two-factor.ts';
import { asId } from './as-id.ts';
import type { TestPortal } from './portal.ts';

/** An authenticator app of a person, and two recovery codes, as the portal stores them. */
export async function givenAuthenticator(portal: TestPortal, userId: string) {
  const { secrets } = portal.jobServices;
  const secret = new Secret({ size: 20 });
  const recoveryCodes = Array.from({ length: 2 }, () => randomBytes(5).toString('hex'));
  await portal.db
    .updateTable('app_user')
    .set({ has_two_factor: true, authenticator_sealed: secrets.seal(secret.base32, `${APP_PLACE} ${userId}`) })
    .where('id', '=', asId<'UserId'>(userId))
    .execute();
  await portal.db
    .insertInto('recovery_code')
    .values(
      recoveryCodes.map((code) => ({
        user_id: asId(userId),
        code_digest: secrets.digest('recovery', `${userId} ${code}`),
      })),
    )
    .execute();
  const app = new TOTP({ secret });
  return {
    secret: secret.base32,
    recoveryCodes,
    codeAt: (moment: Date): string => app.generate({ timestamp: moment.getTime() }),
  };
}
