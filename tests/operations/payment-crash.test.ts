import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { capturePayment, refundPayment, startPayment } from '#features/payments/server/public.ts';
import { ids, type PaymentId, type UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { type Jobs, startJobs } from '#platform/server/jobs.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { BERGEN, givenIn } from '#tests/support/given.ts';
import { openTestDatabase } from '#tests/support/templates.ts';
import { badManners, deliverTo, startVipps, vippsSettings } from '#tests/support/vipps-server.ts';
import { type Installation, install, type RunningPortal } from './installation.ts';

/** Two processes at one embedded database there cannot be. */
const isServer = process.env.TEST_DATABASE_URL !== undefined;
/** `npm run crash` does 200. */
const KILLS = Number(process.env.CRASH_KILLS ?? 2);
const PAYMENTS_PER_LIFE = 12;
/** The sweep comes once a minute. What it handed out may have been lost with a process: then it takes two of them. */
const SETTLED_WITHIN_MS = 300_000;
const AMOUNT_ORE = 10_000;
const EVENT_HOST = 'localhost:3000';

let installed: Installation;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let vipps: Awaited<ReturnType<typeof startVipps>>;
let jobs: Jobs;
let portal: RunningPortal;
let isCalm = false;

beforeAll(async () => {
  if (!isServer) return;
  installed = await install();
  database = await openTestDatabase();
  vipps = await startVipps({
    eventHost: EVENT_HOST,
    manners: badManners(() => isCalm),
    deliver: (event) => setTimeout(() => deliverTo(portal.port, event), Math.random() * 500),
  });
});
afterAll(async () => {
  await jobs?.stop();
  await installed?.remove();
  await vipps?.close();
  await database?.close();
});

test.skipIf(!isServer)(
  `BEY-07 kill -9 while payments are created, captured and refunded, ${KILLS} times: nothing is lost or doubled, all of it settles`,
  { timeout: 300_000 + KILLS * 60_000 },
  async () => {
    if (database.engine.kind !== 'postgres') throw new Error('This needs a database server.');
    const { db, engine } = database;
    const secret = randomBytes(32).toString('base64');
    const payer = await givenIn(db, () => new Date()).person('Rolig Fjord');
    const environment = {
      DATABASE_URL: database.engine.url,
      SECRET: secret,
      NODE_ENV: 'test',
      PUBLIC_PORT: '3000',
      ...vippsSettings(vipps.url),
    };
    portal = await installed.start(environment);
    // Hands in what a portal that serves pages would.
    jobs = await startJobs({
      engine,
      services: { db, now: () => new Date(), secrets: createSecrets(secret), hear: async () => {} },
      workers: [],
      isWorker: false,
      onTrouble: () => {},
    });
    let isOver = false;
    const acting = act(payer, () => isOver);
    for (let kill = 1; kill <= KILLS; kill += 1) {
      for (let number = 0; number < PAYMENTS_PER_LIFE; number += 1) await begin(payer);
      await sleep(500 + Math.random() * 2500);
      await portal.end('SIGKILL');
      portal = await installed.start(environment);
    }
    isCalm = true;
    const beganMs = performance.now();
    while ((await openPayments()) > 0 && performance.now() - beganMs < SETTLED_WITHIN_MS) await sleep(500);
    const tookMs = performance.now() - beganMs;
    isOver = true;
    await acting;
    expect(await openPayments()).toBe(0);
    expect(await faults()).toEqual([]);
    expect((await portal.end('SIGTERM')).code).toBe(0);
    if (process.env.CRASH_KILLS) {
      process.stdout.write(
        `${KILLS} kills, ${KILLS * PAYMENTS_PER_LIFE} payments: all settled ${(tookMs / 1000).toFixed(1)} s after the last, ` +
          '0 lost, 0 doubled\n',
      );
    }
  },
);

/** The feature that has something to be paid, and the payers: yes to most, then it is taken, and half of it goes back. */
async function act(payer: UserId, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    for (const { reference, state } of vipps.simulator.payments.values()) {
      if (state === 'CREATED') vipps.simulator.decide(reference, !/^[0-3]/.test(reference));
    }
    for (const { id, state } of await unattended()) {
      const context = contextOf(payer);
      if (state === 'authorised') await capturePayment(context, id, AMOUNT_ORE, 'claim');
      else await refundPayment(context, id, AMOUNT_ORE / 2, 'half');
    }
    await sleep(100);
  }
}

const unattended = async () => {
  const { rows } = await rowsOf({ id: ids.payment, state: text })`
    select id, state from payment
    where state in ('authorised', 'captured') and not exists (
      select from payment_operation
      where payment_id = payment.id and (kind in ('refund', 'cancel') or (kind = 'capture' and payment.state = 'authorised')))
    order by id limit 100`.execute(database.db);
  return rows;
};

const begin = (payer: UserId): Promise<{ id: PaymentId }> =>
  startPayment(contextOf(payer), {
    municipality_id: BERGEN,
    purpose: 'test',
    purpose_id: newId(),
    amount_ore: AMOUNT_ORE,
    method: 'vipps',
    description: 'Vårsemester',
    return_path: '/fritidskonto',
  });

/** As much of it as the commands ask for. */
const contextOf = (payer: UserId) =>
  ({
    db: database.db,
    now: new Date(),
    language: 'nb',
    actor: { id: payer },
    tenant: { key: 'bergen' },
    enqueue: jobs.enqueue,
  }) as unknown as Context;

async function openPayments(): Promise<number> {
  const { rows } = await rowsOf({ many: number })`
    select count(*)::int as many from payment
    where asked_again_at is not null or state not in ('captured', 'cancelled', 'expired', 'failed')
      or (state = 'captured' and refunded_ore = 0)`.execute(database.db);
  return rows[0]?.many ?? 0;
}

/** Where the rows, the facts and the provider do not say the same. */
async function faults(): Promise<string[]> {
  const { rows } = await rowsOf({
    reference: text,
    state: text,
    captured_ore: number,
    refunded_ore: number,
    facts: number,
    told_ore: number,
  })`
    select reference, state, captured_ore, refunded_ore,
      (select count(*)::int from fact where details ->> 'payment_id' = payment.id::text and kind <> 'payment:authorised') as facts,
      (select coalesce(sum((details ->> 'amount_ore')::int), 0)::int from fact
        where details ->> 'payment_id' = payment.id::text and kind = 'payment:captured') as told_ore
    from payment`.execute(database.db);
  const { rows: open } = await sql`select from payment_operation where state = 'asked'`.execute(database.db);
  return [
    ...open.map(() => 'an operation is open'),
    ...rows.flatMap(({ reference, state, captured_ore, refunded_ore, facts, told_ore }) => {
      const there = vipps.simulator.find(reference);
      const isSame = (there?.captured ?? 0) === captured_ore && (there?.refunded ?? 0) === refunded_ore;
      const isWhole =
        state === 'captured' ? captured_ore === AMOUNT_ORE && refunded_ore === AMOUNT_ORE / 2 : captured_ore === 0;
      return isSame && isWhole && facts === 1 && told_ore === captured_ore ? [] : [`${reference} ${state}`];
    }),
  ];
}
