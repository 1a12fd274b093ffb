import type { Context } from '#platform/server/context.ts';
import { randomToken } from '#platform/server/secrets.ts';
import type { CookieManners } from './cookie-manners.ts';

const LASTS_SECONDS = 180 * 86_400;

/** What stands for this browser, if this person has signed in from it before. */
export async function deviceOf(
  context: Context,
  manners: CookieManners,
  userId: string | null,
): Promise<string | null> {
  const device = context.visitor.cookies.read(cookieName(manners));
  const device_digest = context.secrets.digest('device', device ?? '');
  // Asked for also when there is nothing to find, so that the time taken tells nothing.
  const known = await context.db
    .selectFrom('known_device')
    .select('device_digest')
    .where('user_id', '=', userId ?? '00000000-0000-0000-0000-000000000000')
    .where('device_digest', '=', device_digest)
    .executeTakeFirst();
  return known ? device_digest : null;
}

export async function rememberDevice(context: Context, manners: CookieManners, userId: string): Promise<void> {
  const { cookies } = context.visitor;
  const device = cookies.read(cookieName(manners)) ?? randomToken();
  cookies.set({
    name: cookieName(manners),
    value: device,
    maxAgeSeconds: LASTS_SECONDS,
    sameSite: 'Strict',
    isSecure: manners.isSecure,
    isHttpOnly: true,
  });
  await context.db
    .insertInto('known_device')
    .values({ user_id: userId, device_digest: context.secrets.digest('device', device), seen_at: context.now })
    .onConflict((conflict) => conflict.columns(['user_id', 'device_digest']).doUpdateSet({ seen_at: context.now }))
    .execute();
}

const cookieName = ({ isSecure }: CookieManners): string => (isSecure ? '__Host-d' : 'd');
