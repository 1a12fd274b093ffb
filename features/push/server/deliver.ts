import { sql } from 'kysely';
import type { z } from 'zod';
import type { DeviceId, UserId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import { MAX_FAILURES } from '../rules.ts';
import { openAddress } from './devices.ts';
import type { deliverNotice } from './jobs-declared.ts';
import type { PushService } from './push-service.ts';

type Delivering = { db: Db; now: Date; secrets: Secrets; service: PushService | null };

/**
 * Hands one notice to one device. A worker that dies in between leaves it to the next: the tag makes the device show it
 * once all the same.
 */
export async function deliver(
  { db, now, secrets, service }: Delivering,
  { device_id, user_id, notice, expires_at }: Omit<z.output<(typeof deliverNotice)['payload']>, 'not_before'>,
): Promise<void> {
  const expires = new Date(expires_at);
  if (!service || expires <= now) return;
  const device = await deviceOf(db, device_id, user_id);
  if (!device) return;
  const address = openAddress(secrets, device);
  const outcome = await service.send(address, notice, { now, expires_at: expires }).catch(async (error: unknown) => {
    await noteFailure(db, device_id);
    await removeUnreachable(db, device_id);
    throw error;
  });
  if (outcome === 'gone') await removeGone(db, device_id);
  if (outcome === 'sent') await noteSuccess(db, device_id, now);
}

/** Of a user who is still there. */
async function deviceOf(db: Db, id: DeviceId, userId: UserId) {
  const { rows } = await rowsOf({ endpoint_digest: text, address_sealed: text })`
    select endpoint_digest, address_sealed
    from push_subscription join app_user on app_user.id = push_subscription.user_id
    where push_subscription.id = ${id} and push_subscription.user_id = ${userId}
      and app_user.blocked_at is null and app_user.erased_at is null`.execute(db);
  return rows[0];
}

async function removeGone(db: Db, id: DeviceId): Promise<void> {
  await sql`delete from push_subscription where id = ${id}`.execute(db);
}

async function noteSuccess(db: Db, id: DeviceId, now: Date): Promise<void> {
  await sql`update push_subscription set succeeded_at = ${now}, failed_count = 0 where id = ${id}`.execute(db);
}

async function noteFailure(db: Db, id: DeviceId): Promise<void> {
  await sql`update push_subscription set failed_count = failed_count + 1 where id = ${id}`.execute(db);
}

async function removeUnreachable(db: Db, id: DeviceId): Promise<void> {
  await sql`delete from push_subscription where id = ${id} and failed_count >= ${MAX_FAILURES}`.execute(db);
}
