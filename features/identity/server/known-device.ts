import { ids, type UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { randomToken } from '#platform/server/secrets.ts';
import type { CookieManners } from './cookie-manners.ts';
import { isCalled } from './people.ts';

const NOBODY = ids.user.parse('00000000-0000-0000-0000-000000000000');
const LASTS_SECONDS = 180 * 86_400;

/** What stands for this browser, if this person has signed in from it before. */
export async function deviceOf(
  context: Context,
  manners: CookieManners,
  userId: UserId | null,
): Promise<string | null> {
  const device = context.visitor.cookies.read(cookieName(manners));
  const device_digest = context.secrets.digest('device', device ?? '');
  // Asked for also when there is nothing to find, so that the time taken tells nothing.
  const known = await context.db
    .selectFrom('known_device')
    .select('device_digest')
    .where('user_id', '=', userId ?? NOBODY)
    .where('device_digest', '=', device_digest)
    .executeTakeFirst();
  return known ? device_digest : null;
}

/** The same by e-mail address or phone number, in one question that is the same for every name. */
export async function turnsOfName(context: Context, manners: CookieManners, username: string): Promise<string> {
  const device = context.visitor.cookies.read(cookieName(manners));
  const device_digest = context.secrets.digest('device', device ?? '');
  const known = await context.db
    .selectFrom('known_device')
    .innerJoin('app_user', 'app_user.id', 'known_device.user_id')
    .select('device_digest')
    .where('device_digest', '=', device_digest)
    .where(isCalled(username))
    .executeTakeFirst();
  return turnsOf(username, known ? device_digest : null);
}

/** Under which a limit is counted. A browser that the person is known to use has turns that strangers cannot use up. */
export const turnsOf = (name: string, device: string | null): string => (device === null ? name : `${name} ${device}`);

export async function rememberDevice(context: Context, manners: CookieManners, userId: UserId): Promise<void> {
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
