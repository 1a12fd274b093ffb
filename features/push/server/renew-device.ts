import { sql } from 'kysely';
import type { z } from 'zod';
import { type DeviceId, ids } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { isSameText } from '#platform/server/secrets.ts';
import type { Renewal } from '../contract.ts';
import { addressOf, demandAddress, openAddress, type SealedAddress, sealAddress, sealedAddress } from './devices.ts';
import type { PushAddress, PushService } from './push-service.ts';

const knownRow = sealedAddress.extend({ id: ids.device });
type Known = z.infer<typeof knownRow>;

/**
 * The device stays its person's and ends with the same login. The answer does not tell whether it was known. Doing it
 * twice changes nothing.
 */
export async function renewDevice(
  context: Context,
  { before, after }: Renewal,
  service: PushService | null,
): Promise<undefined> {
  const address = demandAddress(context, after, service, 'after');
  const { secrets } = context;
  await inTransaction(context.db, async (db) => {
    const known = await lockDevice(db, secrets.digest('push', before.endpoint));
    if (!known || !isSameAddress(openAddress(secrets, known), addressOf(before))) return;
    const sealed = sealAddress(secrets, address);
    if (!(await putInPlace(db, known.id, sealed))) await remove(db, known.id);
  });
}

async function lockDevice(db: Db, digest: string): Promise<Known | undefined> {
  const { rows } = await rowsOf(knownRow)`
    select id, endpoint_digest, address_sealed from push_subscription
    where endpoint_digest = ${digest} for update`.execute(db);
  return rows[0];
}

const isSameAddress = (one: PushAddress, other: PushAddress): boolean =>
  isSameText(one.endpoint, other.endpoint) && isSameText(one.p256dh, other.p256dh) && isSameText(one.auth, other.auth);

/** False where a user has turned the new address on already: then it is theirs. */
async function putInPlace(db: Db, id: DeviceId, { endpoint_digest, address_sealed }: SealedAddress): Promise<boolean> {
  const { rows } = await sql`
    update push_subscription
    set endpoint_digest = ${endpoint_digest}, address_sealed = ${address_sealed}, failed_count = 0
    where id = ${id}
      and not exists (
        select from push_subscription other where other.endpoint_digest = ${endpoint_digest} and other.id <> ${id})
    returning id`.execute(db);
  return rows.length > 0;
}

async function remove(db: Db, id: DeviceId): Promise<void> {
  await sql`delete from push_subscription where id = ${id}`.execute(db);
}
