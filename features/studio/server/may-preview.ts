import { rightsOf, userOfSession } from '#features/identity/server/public.ts';
import type { Previewing } from '#features/tenants/server/public.ts';
import type { Db } from '#platform/server/database.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { mayChangePortal } from '../policy.ts';

/** BEY-12: a ticket shows a draft for as long as its session is open, and its user may change the portal. */
export async function mayPreview(db: Db, { key, session_id }: Previewing, now: Date): Promise<boolean> {
  const user = await userOfSession(db, session_id, now);
  if (user === null) return false;
  const { rows } = await rowsOf({ municipality_ids: number.array() })`
    select municipality_ids from tenant where key = ${key}`.execute(db);
  const [portal] = rows;
  return portal !== undefined && mayChangePortal(await rightsOf(db, user), portal);
}
