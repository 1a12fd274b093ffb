import type { UserId } from '#features/vocabulary/ids.ts';
import type { TestPortal } from './portal.ts';

export const REASON = 'Sak 12: to brukere';

export const mergePath = (kept: string) => `/api/users/${kept}/merge`;

export const previewOf = (portal: TestPortal, by: UserId, kept: string, gone: string) =>
  portal.as(by).get(`${mergePath(kept)}?gone=${gone}`);

/** As the room does it: what is shown is what is decided on. */
export async function mergeInto(portal: TestPortal, by: UserId, kept: string, gone: string) {
  const { digest } = (await previewOf(portal, by, kept, gone)).json().data;
  return portal.as(by).post(mergePath(kept), { gone, digest, reason: REASON });
}
