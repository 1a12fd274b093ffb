import type { Context } from '#platform/server/context.ts';
import { randomToken } from '#platform/server/secrets.ts';
import { type IdportenMethod, safeReturnUrl } from '../rules.ts';
import { demandClient } from './form-token.ts';
import type { IdentityParts } from './identity-parts.ts';

type Wish = { returnUrl?: string | undefined; method: IdportenMethod };

/** IDN-17: where to send the browser. What has to be the same when it comes back is kept here, not in the browser. */
export async function startIdporten(
  context: Context,
  { provider, cookies }: Pick<IdentityParts, 'provider' | 'cookies'>,
  { returnUrl, method }: Wish,
): Promise<{ url: string }> {
  const client_digest = demandClient(context, cookies);
  const { db, language, now, secrets, tenant } = context;
  const state = randomToken();
  const { url, ...begun } = await provider.begin({ method, language, state });
  const state_digest = secrets.digest('token', state);
  await db
    .insertInto('idporten_attempt')
    .values({
      state_digest,
      sealed: secrets.seal(JSON.stringify(begun), attemptPlace(state_digest)),
      tenant_key: tenant.key,
      return_url: safeReturnUrl(returnUrl),
      client_digest,
      language,
      created_at: now,
    })
    .execute();
  return { url };
}

export const attemptPlace = (stateDigest: string): string => `idporten_attempt ${stateDigest}`;
