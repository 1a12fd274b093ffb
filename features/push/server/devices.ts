import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { DeviceId, SessionId, UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import { describeAgent } from '#platform/server/user-agent.ts';
import { type Device, device, type Subscription } from '../contract.ts';
import { MAX_DEVICES } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import type { PushAddress, PushService } from './push-service.ts';

export const sealedAddress = z.object({ endpoint_digest: text, address_sealed: text });
export type SealedAddress = z.infer<typeof sealedAddress>;
const keptRow = device.omit({ fingerprint: true });
const deviceRow = keptRow.extend(sealedAddress.shape);

/** Bound to the endpoint: what was sealed for another does not open. */
const place = (digest: string): string => `push_subscription.address ${digest}`;

export const sealAddress = (secrets: Secrets, address: PushAddress): SealedAddress => {
  const endpoint_digest = secrets.digest('push', address.endpoint);
  return { endpoint_digest, address_sealed: secrets.seal(JSON.stringify(address), place(endpoint_digest)) };
};

export const openAddress = (secrets: Secrets, { endpoint_digest, address_sealed }: SealedAddress): PushAddress =>
  JSON.parse(secrets.open(address_sealed, place(endpoint_digest)));

export async function listDevices({ db, secrets, ...context }: Context): Promise<Device[]> {
  const { rows } = await rowsOf(deviceRow)`
    select id, agent, created_at, succeeded_at, endpoint_digest, address_sealed
    from push_subscription
    where user_id = ${actorOf({ db, secrets, ...context }).id}
    order by created_at desc, id`.execute(db);
  return rows.map((row) => shown(row, openAddress(secrets, row).endpoint));
}

const shown = ({ id, agent, created_at, succeeded_at }: Omit<Device, 'fingerprint'>, endpoint: string): Device => ({
  id,
  agent,
  created_at,
  succeeded_at,
  fingerprint: createHash('sha256').update(endpoint).digest('base64url'),
});

/** A browser belongs to the user who turned it on last: on a shared one the person before is told of nothing more. */
export async function addDevice(
  context: Context,
  subscription: Subscription,
  service: PushService | null,
): Promise<Device> {
  const address = demandAddress(context, subscription, service, 'endpoint');
  return inTransaction(context.db, async (db) => {
    await lockPerson(db, actorOf(context).id);
    await demandOpenSession(db, actorOf(context).session_id);
    const device = await keep({ ...context, db }, address);
    await removeOldest(db, actorOf(context).id);
    return shown(device, address.endpoint);
  });
}

export const addressOf = ({ endpoint, keys }: Subscription): PushAddress => ({ endpoint, ...keys });

/** One that something can be sent to; what is wrong with it is told at the field that it stands in. */
export function demandAddress(
  { language }: Pick<Context, 'language'>,
  subscription: Subscription,
  service: PushService | null,
  field: string,
): PushAddress {
  const words = REFUSALS[language];
  if (!service) refuse('conflict', words.not_offered);
  const address = addressOf(subscription);
  if (!service.accepts(address)) refuse('invalid', words.no_address, { [field]: [words.no_address] });
  return address;
}

/** Two who add a device at once would each find room for it. */
async function lockPerson(db: Db, userId: UserId): Promise<void> {
  await sql`select from app_user where id = ${userId} for no key update`.execute(db);
}

/** A process that has not heard of a log-out yet must not add what the log-out has taken away. */
async function demandOpenSession(db: Db, sessionId: SessionId): Promise<void> {
  const { rows } = await rowsOf({ ended_at: textOrNull })`
    select ended_at from session where id = ${sessionId} for share`.execute(db);
  if (rows[0]?.ended_at) refuse('unauthenticated');
}

async function keep(context: Context, address: PushAddress): Promise<Omit<Device, 'fingerprint'>> {
  const { db, now, secrets, visitor } = context;
  const { id: userId, session_id } = actorOf(context);
  const { endpoint_digest, address_sealed } = sealAddress(secrets, address);
  const { rows } = await rowsOf(keptRow)`
    insert into push_subscription (id, user_id, session_id, endpoint_digest, address_sealed, agent, created_at)
    values (
      ${newId<'DeviceId'>()}, ${userId}, (select id from session where id = ${session_id}), ${endpoint_digest},
      ${address_sealed}, ${describeAgent(visitor.agent)}, ${now}
    )
    on conflict (endpoint_digest) do update
    set user_id = excluded.user_id, session_id = excluded.session_id, address_sealed = excluded.address_sealed,
      agent = excluded.agent, created_at = excluded.created_at, succeeded_at = null, failed_count = 0
    returning id, agent, created_at, succeeded_at`.execute(db);
  const [device] = rows;
  if (!device) throw new Error('What was just kept is there.');
  return device;
}

async function removeOldest(db: Db, userId: UserId): Promise<void> {
  await sql`
    delete from push_subscription
    where id in (
      select id from push_subscription where user_id = ${userId} order by created_at desc, id offset ${MAX_DEVICES}
    )`.execute(db);
}

/** One of the person's own. Doing it twice changes nothing. */
export async function removeDevice(context: Context, id: DeviceId): Promise<undefined> {
  await sql`delete from push_subscription where id = ${id} and user_id = ${actorOf(context).id}`.execute(context.db);
}
