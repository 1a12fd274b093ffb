import { Problem } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { isSameText, randomToken } from '#platform/server/secrets.ts';
import type { CookieManners } from './cookie-manners.ts';

const LASTS_SECONDS = 12 * 3600;

/**
 * A browser must have fetched this cookie before it may ask about accounts or codes, and a code can be given only by
 * the browser that asked for it. It holds a random value and when it was made, under the portal's signature.
 */
export function handOutFormToken(context: Context, { isSecure }: CookieManners): undefined {
  const body = `${Math.floor(context.now.getTime() / 1000)}.${randomToken()}`;
  context.visitor.cookies.set({
    name: cookieName(isSecure),
    value: `${body}.${context.secrets.digest('form', body)}`,
    maxAgeSeconds: LASTS_SECONDS,
    sameSite: 'Strict',
    isSecure,
    isHttpOnly: true,
  });
}

/** A digest that stands for this browser. Refuses one that has not opened a form, or has had it open for too long. */
export function demandClient(context: Context, manners: CookieManners): string {
  const client = clientOf(context, manners);
  if (client === null) throw new Problem('form_expired');
  return client;
}

export function clientOf(context: Context, { isSecure }: CookieManners): string | null {
  const [made = '', random = '', signature = ''] = context.visitor.cookies.read(cookieName(isSecure))?.split('.') ?? [];
  const isOurs = isSameText(signature, context.secrets.digest('form', `${made}.${random}`));
  const ageSeconds = context.now.getTime() / 1000 - Number(made);
  return isOurs && ageSeconds < LASTS_SECONDS ? context.secrets.digest('client', random) : null;
}

/** Over http, while trying out, browsers do not take the `__Host-` prefix. */
const cookieName = (isSecure: boolean): string => (isSecure ? '__Host-f' : 'f');
