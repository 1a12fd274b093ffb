import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { messageWorkers } from '#features/messages/server/jobs.ts';
import { type Message, sendMessage } from '#features/messages/server/send-message.ts';
import { smsGateway } from '#features/messages/server/sms-gateway.ts';
import { smtpTransport } from '#features/messages/server/smtp-transport.ts';
import { emptyDeadLetters, handInAgain } from '#features/messages/server/tend-messages.ts';
import type { OpenDatabase } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { type Jobs, startJobs } from '#platform/server/jobs.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { codeTo, welcomeTo } from '#tests/support/message-provider.ts';
import { openTestDatabase } from '#tests/support/templates.ts';

const SOON = { timeout: 20_000, interval: 50 };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BERGEN = { key: 'bergen', name: 'Bergen', colour: '#c1272d' };
const secrets = createSecrets('a secret that is long enough for tests');

/** In the order in which the two services were asked, and when. */
const asked: { to: string; atMs: number }[] = [];
const askedOf = (to: string) => asked.filter((each) => each.to === to);
let answer: (to: string) => { status: number; headers?: Record<string, string> };

let database: OpenDatabase;
let gateway: Server;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let smtp: ReturnType<typeof smtpTransport>;
beforeAll(async () => {
  database = await openTestDatabase();
  gateway = createServer(async (request, reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { to } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
    asked.push({ to, atMs: performance.now() });
    const { status, headers } = answer(to);
    reply.writeHead(status, headers).end('{}');
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  mail = await startMailServer();
  smtp = smtpTransport({ url: mail.url, from: 'ikke-svar@nabolag.example' });
});
afterAll(async () => {
  smtp.close();
  await mail.close();
  gateway.closeAllConnections();
  gateway.close();
  await database.close();
});

const started: Jobs[] = [];
beforeEach(async () => {
  asked.length = 0;
  answer = () => ({ status: 202 });
  mail.refuse((to) => {
    asked.push({ to, atMs: performance.now() });
    return undefined;
  });
  await sql`delete from outgoing_message`.execute(database.db);
});
afterEach(async () => {
  for (const jobs of started.splice(0)) await jobs.stop();
  await sql`delete from jobs.job where name like 'messages.%'`.execute(database.db);
});

async function start({ isWorker = true } = {}): Promise<Jobs> {
  const { port } = gateway.address() as AddressInfo;
  const sms = smsGateway({ url: `http://127.0.0.1:${port}`, from: 'Nabolag', isProduction: false });
  const jobs = await startJobs({
    engine: database.engine,
    services: { db: database.db, now: () => new Date(), secrets, hear: async () => {} },
    workers: messageWorkers({ transport: { ...smtp, ...sms }, onTrouble: () => {} }),
    isWorker,
    pollSeconds: 0.5,
    onTrouble: () => {},
  });
  started.push(jobs);
  return jobs;
}

const send = ({ enqueue }: Pick<Jobs, 'enqueue'>, messages: Message[], now = new Date()) =>
  inTransaction(database.db, async (db) => {
    for (const message of messages) await sendMessage({ db, secrets, now, tenant: BERGEN, enqueue }, message);
  });

describe('a service that asks for patience slows down its own lane only', () => {
  test('D-29 an SMS gateway that answers 429 is asked again when it said, and e-mails go out meanwhile', async () => {
    const first = '+4790000001';
    answer = () => (asked.length === 1 ? { status: 429, headers: { 'Retry-After': '6' } } : { status: 202 });
    const jobs = await start();
    await send(jobs, [codeTo(first)]);
    await vi.waitFor(() => expect(asked).toHaveLength(1), SOON);
    await send(jobs, [codeTo('+4790000002'), codeTo('kari@example.no'), welcomeTo('ola@example.no')]);
    await vi.waitFor(() => expect(askedOf(first)).toHaveLength(2), SOON);
    await vi.waitFor(() => expect(askedOf('+4790000002')).toHaveLength(1), SOON);
    const [refused, ...others] = asked;
    const mails = others.slice(0, 2).map(({ to }) => to);
    expect(mails.toSorted()).toEqual(['kari@example.no', 'ola@example.no']);
    for (const { atMs } of others.slice(2)) expect(atMs - (refused?.atMs ?? 0)).toBeGreaterThan(5900);
  }, 120_000);

  test('D-29 a mail server that answers 451 is asked more and more seldom; SMS and the other queues go on', async () => {
    const slow = Array.from({ length: 25 }, (_, index) => `slow${index}@example.no`);
    mail.refuse((to) => {
      asked.push({ to, atMs: performance.now() });
      return to.startsWith('slow') ? { code: 451, text: '4.7.1 come back later' } : undefined;
    });
    const slowTimes = () => asked.filter(({ to }) => to.startsWith('slow')).map(({ atMs }) => atMs);
    /** The longest times in which it was left alone. Those that were under way together have small ones between them. */
    const pauses = () =>
      slowTimes()
        .map((atMs, index, all) => atMs - (all[index - 1] ?? atMs))
        .sort((one, other) => other - one);
    const jobs = await start();
    await send(jobs, [codeTo(slow[0] ?? '')]);
    await vi.waitFor(() => expect(slowTimes()).toHaveLength(1), SOON);
    await send(jobs, slow.slice(1).map(codeTo));
    const leastMs = [3900, 1900, 900];
    await vi.waitFor(() => expect(leastMs.every((ms, index) => (pauses()[index] ?? 0) > ms)).toBe(true), SOON);
    await send(jobs, [codeTo('+4790000003'), welcomeTo('ola@example.no')]);
    await vi.waitFor(() => expect([...askedOf('+4790000003'), ...askedOf('ola@example.no')]).toHaveLength(2), SOON);
  }, 120_000);
});

describe('what waits for long is dealt with in batches', () => {
  const tending = (now: Date) => {
    const counted: number[] = [];
    const countRows = (rows: number) => counted.push(rows);
    return { counted, services: { db: database.db, now: () => now, countRows } };
  };
  const withoutQueue = { enqueue: async () => {} };
  const count = async (condition: ReturnType<typeof sql>) => {
    const { rows } = await rowsOf({ count: number })`
      select count(*)::int as count from outgoing_message where ${condition}`.execute(database.db);
    return rows[0]?.count;
  };
  const givenWaiting = async (messages: number, createdAt: Date) => {
    await sql`
      insert into outgoing_message (id, channel, recipient, tenant_key, language, template, text, created_at)
      select gen_random_uuid(), 'email', 'a' || n || '@example.no', 'bergen', 'nb', 'welcome', 'Hei', ${createdAt}
      from generate_series(1, ${messages}::int) n`.execute(database.db);
  };

  test('D-29 all that waits is handed in again, however much it is, and is not in the queue twice', async () => {
    const jobs = await start({ isWorker: false });
    const now = new Date();
    await givenWaiting(2500, new Date(now.getTime() - 2 * HOUR_MS));
    const inQueue = async () => {
      const { rows } = await rowsOf({ count: number })`
        select count(*)::int as count from jobs.job where name = 'messages.deliver'`.execute(database.db);
      return rows[0]?.count;
    };
    for (let hour = 0; hour < 3; hour += 1) {
      await handInAgain({ ...tending(new Date(now.getTime() + hour * HOUR_MS)).services, ...jobs });
      expect(await inQueue()).toBe(2500);
    }
    await sql`update outgoing_message set tries = tries + 1 where recipient = 'a1@example.no'`.execute(database.db);
    await handInAgain({ ...tending(now).services, ...jobs });
    expect(await inQueue()).toBe(2501);
  }, 120_000);

  test('D-24 what is late is given up a thousand at a time; what was done before an interruption stays done', async () => {
    const now = new Date();
    await givenWaiting(2500, new Date(now.getTime() - DAY_MS - HOUR_MS));
    const { counted, services } = tending(now);
    const interrupted = {
      ...services,
      countRows(rows: number) {
        counted.push(rows);
        if (counted.length === 4) throw new Error('interrupted');
      },
    };
    await expect(handInAgain({ ...interrupted, ...withoutQueue })).rejects.toThrow('interrupted');
    expect(await count(sql`failed_at is not null`)).toBe(2000);
    await handInAgain({ ...services, ...withoutQueue });
    expect(await count(sql`failed_at is not null`)).toBe(2500);
    expect(Math.max(...counted)).toBe(1000);
  });

  test('D-22 dead letters lose their words a thousand at a time', async () => {
    const now = new Date();
    await givenWaiting(1500, now);
    await sql`update outgoing_message set failed_at = ${new Date(now.getTime() - 8 * DAY_MS)}`.execute(database.db);
    const { counted, services } = tending(now);
    await emptyDeadLetters(services);
    expect(counted).toEqual([1000, 500]);
    expect(await count(sql`text is not null`)).toBe(0);
  });
});
