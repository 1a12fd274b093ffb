import { sql } from 'kysely';
import type { SessionId, UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';

/** A user who logs out of a device is told of nothing more there. In the transaction that ends the sessions. */
export async function removeDevicesOfSessions(db: Db, sessionIds: readonly SessionId[]): Promise<void> {
  await sql`delete from push_subscription where session_id = any(${sessionIds}::uuid[])`.execute(db);
}

/** Of a person whose account is shut, whichever session it was. */
export async function removeDevicesOf(db: Db, userId: UserId): Promise<void> {
  await sql`delete from push_subscription where user_id = ${userId}`.execute(db);
}

/** Of everybody: when the secret changes, no device can be written to any more. */
export async function removeAllDevices(db: Db): Promise<void> {
  await sql`delete from push_subscription`.execute(db);
}
