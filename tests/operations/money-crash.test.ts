import { randomBytes, randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClaimContext } from '#features/claims/server/end-claims.ts';
import {
  claimFaults,
  ownMoneyFaults,
  putInFile,
  settleClaim,
  strayFaults,
  takeApproved,
} from '#features/claims/server/public.ts';
import { proveLedger } from '#features/ledger/server/prove.ts';
import { sealPostings } from '#features/ledger/server/seal.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import { dayAfter } from '#platform/language/days.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { type Jobs, startJobs } from '#platform/server/jobs.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { givenCard, givenRunningScheme, OTHER_ACCOUNT, WITH_OWN_MONEY } from '#tests/support/claim-scene.ts';
import { BERGEN, givenIn } from '#tests/support/given.ts';
import { mintTickets } from '#tests/support/mint-tickets.ts';
import { openTestDatabase } from '#tests/support/templates.ts';
import { badManners, deliverTo, startVipps, vippsSettings } from '#tests/support/vipps-server.ts';
import { type Installation, install, type RunningPortal } from './installation.ts';
import { claimsToDecide, openMoney } from './office-plan.ts';

/** Two processes at one embedded database there cannot be. */
const isServer = process.env.TEST_DATABASE_URL !== undefined;
/** `npm run crash` does 200 of each. */
const TIMES = Number(process.env.CRASH_KILLS ?? 2);
const CARDS = 4 + Math.ceil(TIMES / 2);
const PAYMENTS_PER_ROUND = 4;
const [CARD_KRONER, WHOLE_KRONER] = [50, 150];
const OWN_ORE = (WHOLE_KRONER - CARD_KRONER) * 100;
/** The sweep comes once a minute. What it handed out may have been lost with a process: then it takes two of them. */
const SETTLED_WITHIN_MS = 300_000;
const EVENT_HOST = 'localhost:3000';

let installed: Installation;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let vipps: Awaited<ReturnType<typeof startVipps>>;
let jobs: Jobs;
let portal: RunningPortal;
let tickets: { mother: string; admin: string };
let isCalm = false;
let isOver = false;
/** The keys that payments were asked for with: each is one claim in the end, whatever was answered. */
const keys = new Set<string>();

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
  `CRD-05 BEY-07 killed and cut off ${TIMES} times each while money is paid, taken and paid out: nothing is lost or doubled`,
  { timeout: 600_000 + TIMES * 120_000 },
  async () => {
    if (database.engine.kind !== 'postgres') throw new Error('This needs a database server.');
    const { db, engine } = database;
    const secret = randomBytes(32).toString('base64');
    const cards = await givenCards(secret);
    const environment = {
      DATABASE_URL: database.engine.url,
      SECRET: secret,
      NODE_ENV: 'test',
      PUBLIC_PORT: '3000',
      RATE_LIMITS: 'off',
      ...vippsSettings(vipps.url),
    };
    portal = await installed.start(environment);
    jobs = await startJobs({
      engine,
      services: { db, now: () => new Date(), secrets: createSecrets(secret), hear: async () => {} },
      workers: [],
      isWorker: false,
      onTrouble: () => {},
    });
    const acting = [payers(), office(), bank()];
    const asked: Promise<void>[] = [];
    for (let round = 0; round < 2 * TIMES; round += 1) {
      for (let one = 0; one < PAYMENTS_PER_ROUND; one += 1) asked.push(pay(cards[(round + one) % cards.length] ?? ''));
      await sleep(500 + Math.random() * 2000);
      if (round % 2 === 1) await cutConnections();
      else {
        await portal.end('SIGKILL');
        portal = await installed.start(environment);
      }
    }
    await Promise.all(asked);
    isCalm = true;
    const beganMs = performance.now();
    while (!(await isSettled()) && performance.now() - beganMs < SETTLED_WITHIN_MS) await sleep(500);
    const tookMs = performance.now() - beganMs;
    isOver = true;
    await Promise.all(acting);
    expect(await openMoney(db)).toEqual([]);
    expect(await faults()).toEqual([]);
    expect((await portal.end('SIGTERM')).code).toBe(0);
    if (process.env.CRASH_KILLS) {
      process.stdout.write(
        `${TIMES} kills, ${TIMES} cuts, ${keys.size} payments with own money: all settled ${(tookMs / 1000).toFixed(1)} s ` +
          'after the last, 0 lost, 0 doubled\n',
      );
    }
  },
);

async function givenCards(secret: string): Promise<string[]> {
  const { db } = database;
  const given = givenIn(db, () => new Date());
  const people = [await given.person('Ingrid Lunde'), await given.person('Tor Vik', { adminOf: [BERGEN] })] as const;
  const [mother = '', admin = ''] = await mintTickets(db, secret, people);
  tickets = { mother, admin };
  const today = shortDate(new Date());
  const period = { starts_on: dayAfter(today, -30), ends_on: dayAfter(today, 300) };
  const ofScheme = await givenRunningScheme({ db }, { ...period, takes_part_only: false });
  const cards: string[] = [];
  for (let card = 0; card < CARDS; card += 1) cards.push(await givenCard({ db }, ofScheme, [people[0]]));
  return cards;
}

/** Asks until there is an answer, with the same key: that of the first, if the first was heard. */
async function call(ticket: string, path: string, body: object, key: string): Promise<number> {
  for (;;) {
    const status = await statusOf(ticket, path, body, key).catch(() => null);
    if (status !== null && status < 500) return status;
    await sleep(100);
  }
}

/** With the name of the host, which `fetch` does not send. */
const statusOf = (ticket: string, path: string, body: object, key: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = {
      host: WITH_OWN_MONEY,
      authorization: `Bearer ${ticket}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    };
    const where = { host: '127.0.0.1', port: portal.port, path: `/api${path}`, method: 'POST', timeout: 20_000 };
    const asked = request({ ...where, headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 500);
    });
    asked.on('timeout', () => asked.destroy(new Error('No answer came.')));
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });

async function pay(card: string): Promise<void> {
  const key = randomUUID();
  keys.add(key);
  const body = {
    bank_account: OTHER_ACCOUNT,
    organization_name: 'Solvik skolekorps',
    amount: String(WHOLE_KRONER),
    card_amount: String(CARD_KRONER),
    payment_method: 'vipps',
  };
  expect(await call(tickets.mother, `/cards/${card}/payment_and_withdraw`, body, key)).toBe(200);
}

/** Cut connections end in a failure here as well; what was begun is begun again. */
async function untilOver(work: () => Promise<unknown>): Promise<void> {
  while (!isOver) {
    await work().catch(() => {});
    await sleep(150);
  }
}

const payers = () =>
  untilOver(async () => {
    for (const { reference, state } of vipps.simulator.payments.values()) {
      if (state === 'CREATED') vipps.simulator.decide(reference, !/^[0-2]/.test(reference));
    }
  });

const claimsIn = async (state: 'failed' | 'in_file') => {
  const { rows } = await rowsOf({ id: ids.claim })`
    select id from claim where state = ${state} order by id limit 50`.execute(database.db);
  return rows.map(({ id }) => id);
};

const office = () =>
  untilOver(async () => {
    for (const { id, decision } of await claimsToDecide(database.db)) {
      const body = { ids: [id], decision, message: 'Sak 12/27' };
      await call(tickets.admin, '/municipality/transactions/decide', body, randomUUID());
    }
    for (const id of await claimsIn('failed')) {
      await call(tickets.mother, `/transactions/${id}/retry`, {}, randomUUID());
    }
  });

const bank = () =>
  untilOver(async () => {
    await within(async (context) => {
      const lines = await takeApproved(context, BERGEN, 20);
      const taken = lines.map(({ id }) => id);
      await putInFile(context, taken, newId());
    });
    for (const id of await claimsIn('in_file')) {
      const isRefused = Math.random() < 0.2;
      const answer = isRefused
        ? ({ result: 'failed', code: 2, reason: 'RJCT' } as const)
        : ({ result: 'paid' } as const);
      for (let time = 0; time < 2; time += 1) await within((context) => settleClaim(context, id, answer));
    }
  });

const within = <Result>(work: (context: ClaimContext) => Promise<Result>): Promise<Result> =>
  inTransaction(database.db, (db) => work({ db, now: new Date(), enqueue: jobs.enqueue, actor: null }));

const cutConnections = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`
    .execute(database.db)
    .catch(() => {});

/** Also when the office has something left to do: between two of its rounds nothing may seem to be open. */
const isSettled = () =>
  openMoney(database.db).then(
    (open) => open.length === 0,
    () => false,
  );

/** Where claims, payments, the ledger and the provider do not say the same. */
async function faults(): Promise<unknown[]> {
  const { db } = database;
  await sealPostings({ db, now: () => new Date(), countRows: () => {} });
  const { faults: inLedger } = await proveLedger(db, BERGEN, {
    comparisons: [claimFaults, ownMoneyFaults, strayFaults],
    now: new Date(),
  });
  const { rows } = await rowsOf({
    id: text,
    state: text,
    reference: text,
    captured_ore: number,
    refunded_ore: number,
    paid_out: number,
    paid_ore: number,
    kept_ore: number,
  })`
    select claim.id, claim.state, reference, captured_ore, refunded_ore,
      (select count(*)::int from ledger_posting where entry_id = claim.id and kind = 'bank_accepts') as paid_out,
      (select coalesce(sum(amount_ore), 0)::int from ledger_posting
        where entry_id = claim.id and kind in ('pay_own', 'pay') and phase in ('posted', 'released')) as paid_ore,
      (select coalesce(sum(amount_ore), 0)::int from ledger_posting
        where entry_id = claim.id and kind in ('cancel', 'cancel_paid')) as kept_ore
    from claim join payment on payment.id = claim.payment_id`.execute(db);
  const wrong = rows.filter(({ state, reference, captured_ore, refunded_ore, paid_out, paid_ore, kept_ore }) => {
    const there = vipps.simulator.find(reference) ?? { captured: 0, refunded: 0 };
    const isTaken = state === 'paid' || state === 'rolled_back';
    const backOre = state === 'rolled_back' ? OWN_ORE : 0;
    return (
      there.captured !== captured_ore ||
      there.refunded !== refunded_ore ||
      captured_ore !== (isTaken ? OWN_ORE : 0) ||
      refunded_ore !== backOre ||
      paid_out > 1 ||
      paid_ore !== (isTaken ? WHOLE_KRONER * 100 : 0) ||
      kept_ore !== (state === 'rolled_back' ? WHOLE_KRONER * 100 : 0)
    );
  });
  return [...inLedger, ...wrong, ...(rows.length === keys.size ? [] : [`${rows.length} of ${keys.size} claims`])];
}
