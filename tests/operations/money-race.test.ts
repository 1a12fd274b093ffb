import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { proveLedger } from '#features/ledger/server/prove.ts';
import { sealPostings } from '#features/ledger/server/seal.ts';
import type { SchemeId, SchemeVersionId, UserId } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import { dayAfter } from '#platform/language/days.ts';
import { givenCard, givenRunningScheme, OTHER_ACCOUNT } from '#tests/support/claim-scene.ts';
import { BERGEN, givenIn } from '#tests/support/given.ts';
import { mintTickets } from '#tests/support/mint-tickets.ts';
import { openTestDatabase } from '#tests/support/templates.ts';
import { type Installation, install, type RunningPortal } from './installation.ts';

/** Two processes at one embedded database there cannot be. */
const isServer = process.env.TEST_DATABASE_URL !== undefined;
const AT_ONCE = 100;
const PURSE_ORE = 200_000;
const KRONER = 45;
const FITTING = Math.floor(PURSE_ORE / (KRONER * 100));
/** What a scheme lets one activity cost, where it does. */
const CAP_KRONER = 900;

type Scheme = { scheme: SchemeId; version: SchemeVersionId };

let installed: Installation;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let portals: RunningPortal[];
let guardians: UserId[];
let tickets: string[];
let ofScheme: Scheme;
let ofCapped: Scheme;

beforeAll(async () => {
  if (!isServer) return;
  installed = await install();
  database = await openTestDatabase();
  if (database.engine.kind !== 'postgres') throw new Error('This needs a database server.');
  const { db } = database;
  const secret = randomBytes(32).toString('base64');
  const given = givenIn(db, () => new Date());
  guardians = [await given.person('Ingrid Lunde'), await given.person('Jonas Lunde')];
  tickets = await mintTickets(db, secret, guardians);
  const today = shortDate(new Date());
  const period = { starts_on: dayAfter(today, -30), ends_on: dayAfter(today, 300) };
  const form = { ...period, takes_part_only: false };
  ofScheme = await givenRunningScheme({ db }, form);
  ofCapped = await givenRunningScheme({ db }, { ...form, activity_cap: String(CAP_KRONER) });
  const environment = { DATABASE_URL: database.engine.url, SECRET: secret, RATE_LIMITS: 'off', NODE_ENV: 'test' };
  portals = await Promise.all([installed.start(environment), installed.start(environment)]);
}, 300_000);
afterAll(async () => {
  await Promise.all((portals ?? []).map((portal) => portal.end('SIGTERM')));
  await installed?.remove();
  await database?.close();
});

/** One guardian at each process. Who is told that there is too much to do comes again with the same key. */
async function withdraw(which: number, card: string, { kroner = KRONER, key = randomUUID(), guardian = which } = {}) {
  for (;;) {
    const answer = await ask(which, card, { kroner, key, guardian });
    if (answer.status !== 503) return answer;
    await sleep(100);
  }
}

async function ask(which: number, card: string, { kroner, key, guardian }: Asked) {
  const answer = await fetch(`http://127.0.0.1:${portals[which]?.port}/api/cards/${card}/withdraw`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tickets[guardian]}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ bank_account: OTHER_ACCOUNT, organization_name: 'Solvik korps', amount: String(kroner) }),
  });
  return { status: answer.status, body: await answer.text() };
}

type Asked = { kroner: number; key: string; guardian: number };

async function purseOf(card: string) {
  const { rows } = await sql<{ posted: number; held: number; claims: number }>`
    select posted_ore::int as posted, held_ore::int as held,
      (select count(*)::int from claim where card_id = ${card}) as claims
    from ledger_account where kind = 'purse' and owner_id = ${card}`.execute(database.db);
  return rows[0];
}

async function faults() {
  const { db } = database;
  await sealPostings({ db, now: () => new Date(), countRows: () => {} });
  return (await proveLedger(db, BERGEN)).faults;
}

test.skipIf(!isServer)(
  `CRD-05 ${AT_ONCE} withdrawals at once on one purse, at two processes: never more than it holds`,
  { timeout: 300_000 },
  async () => {
    const card = await givenCard(database, ofScheme, guardians);
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => withdraw(at % 2, card)));
    const statuses = answers.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 422]));
    expect(statuses.filter((status) => status === 200)).toHaveLength(FITTING);
    expect(await purseOf(card)).toEqual({ posted: PURSE_ORE, held: FITTING * KRONER * 100, claims: FITTING });
    expect(await faults()).toEqual([]);
  },
);

test.skipIf(!isServer)(
  'CRD-06 all at once at two processes, they do not get more for one activity than the scheme lets it cost',
  { timeout: 300_000 },
  async () => {
    const card = await givenCard(database, ofCapped, guardians);
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => withdraw(at % 2, card)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(CAP_KRONER / KRONER);
    expect(await purseOf(card)).toMatchObject({ held: CAP_KRONER * 100 });
  },
);

test.skipIf(!isServer)(
  'CRD-05 the same key at the other process answers the same, and with another body it is refused',
  { timeout: 300_000 },
  async () => {
    const card = await givenCard(database, ofScheme, guardians);
    const key = randomUUID();
    const same = await Promise.all([0, 1, 0, 1].map((which) => withdraw(which, card, { key, guardian: 0 })));
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(same.map(({ body }) => body)).size).toBe(1);
    for (const which of [0, 1]) {
      const other = await withdraw(which, card, { key, guardian: 0, kroner: KRONER + 1 });
      expect(other.status).toBe(409);
    }
    expect(await purseOf(card)).toEqual({ posted: PURSE_ORE, held: KRONER * 100, claims: 1 });
    // The key is the guardian's own: the other one's is another payment.
    expect((await withdraw(1, card, { key })).status).toBe(200);
    expect(await purseOf(card)).toMatchObject({ claims: 2 });
  },
);
