import { z } from 'zod';
import { ids, type StampId, type UserId } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { boolean, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { type StampStatus, stampStatus } from '../rules.ts';

const heldRow = z.object({
  id: ids.stamp,
  certificate: text,
  organisation: text,
  status: z.enum(['requested', 'not_accepted', 'active', 'disabled']),
  start_at: textOrNull,
  end_at: textOrNull,
  forever: boolean,
});
export type CertificateHeld = Omit<z.infer<typeof heldRow>, 'status'> & { status: StampStatus };

/** More than anybody has of them. */
const MAX_HELD = 100;

/** CER-02: one user's own, whatever their status is today; the newest first. What another has replaced is left out. */
export async function certificatesOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: UserId,
): Promise<CertificateHeld[]> {
  const { rows } = await rowsOf(heldRow)`
    select stamp.id, c.name as certificate, o.name as organisation, stamp.status, stamp.start_at, stamp.end_at,
      stamp.forever
    from stamp
    join certificate c on c.id = stamp.certificate_id
    join organisation o on o.id = stamp.organisation_id
    where stamp.user_id = ${userId} and stamp.replaced_at is null
    order by stamp.created_at desc, stamp.id
    limit ${MAX_HELD}`.execute(db);
  const today = shortDate(now);
  return rows.map((row) => ({ ...row, status: stampStatus(row, today) }));
}

/** Which of these a user still has: neither taken away nor turned off, and not run out. */
export async function stillHeld(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: UserId,
  stampIds: readonly StampId[],
): Promise<ReadonlySet<StampId>> {
  const { rows } = await rowsOf({ id: ids.stamp })`
    select id from stamp
    where id = any(${[...stampIds]}::uuid[]) and user_id = ${userId} and status = 'active'
      and coalesce(end_at >= ${shortDate(now)}::date, true)`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
