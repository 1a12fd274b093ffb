import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { AT_ONCE } from '#features/messages/delivery-classes.ts';
import { listDeadLetters, retryDeadLetters } from '#features/messages/server/dead-letters.ts';
import { deliverNextBulk } from '#features/messages/server/deliver.ts';
import { messageWorkers } from '#features/messages/server/jobs.ts';
import type { MessageTransport } from '#features/messages/server/message-transport.ts';
import { countTroubledMessages } from '#features/messages/server/queries.ts';
import { type Message, sendMessage } from '#features/messages/server/send-message.ts';
import { shareTurns } from '#features/messages/server/share-turns.ts';
import { emptyDeadLetters, handInAgain } from '#features/messages/server/tend-messages.ts';
import { tenantByKey } from '#features/tenants/resolve.ts';
import type { OpenDatabase } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { type Jobs, startJobs } from '#platform/server/jobs.ts';
import { newId } from '#platform/server/new-id.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { TryLater } from '#platform/server/try-later.ts';
import { circularTo, codeTo, lettersOf, nobody, provider, welcomeTo } from '#tests/support/message-provider.ts';
import { openTestDatabase } from '#tests/support/templates.ts';

const BERGEN = tenantByKey('bergen') ?? { key: 'bergen', name: 'Bergen', colour: '#c1272d' };
const SOON = { timeout: 30_000, interval: 50 };
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const secrets = createSecrets('a secret that is long enough for tests');
let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await start(provider().transport, false);
});
afterAll(() => database.close());

const started: Jobs[] = [];
beforeEach(async () => {
  await sql`delete from outgoing_message`.execute(database.db);
});
afterEach(async () => {
  for (const jobs of started.splice(0)) await jobs.stop();
  await sql`delete from jobs.job where name like 'messages.%'`.execute(database.db);
});

async function start(transport: MessageTransport, isWorker = true): Promise<Jobs> {
  const jobs = await startJobs({
    engine: database.engine,
    services: { db: database.db, now: () => new Date(), secrets, hear: async () => {} },
    workers: messageWorkers({ transport, onTrouble: () => {} }),
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
const withoutQueue = { enqueue: async () => {} };
const tending = (now: Date) => ({ db: database.db, now: () => now, countRows: () => {} });

/** How many are handed in again at that time. */
async function countAgain(now: Date): Promise<number> {
  let count = 0;
  const enqueue: Jobs['enqueue'] = async (_db, _job, ...payloads) => {
    count += payloads.length;
  };
  await handInAgain({ ...tending(now), enqueue });
  return count;
}

async function rowOf(to: string) {
  const columns = ['failed_at', 'failure', 'sent_at', 'text', 'tries', 'held_until'] as const;
  return database.db
    .selectFrom('outgoing_message')
    .select(columns)
    .where('recipient', '=', to)
    .executeTakeFirstOrThrow();
}

describe('queues of their own', () => {
  test('D-29 codes, urgent and ordinary messages go out while a thousand letters wait', async () => {
    const gate = Promise.withResolvers<void>();
    const { asked, delivered, transport } = provider(async (to) => {
      if (to.startsWith('many')) await gate.promise;
      return 'sent';
    });
    const jobs = await start(transport);
    await send(jobs, lettersOf('many', 1000));
    await vi.waitFor(() => expect(asked).toHaveLength(AT_ONCE.bulk), SOON);
    const offered: Message = {
      ...nobody,
      to: 'offered@example.no',
      template: 'placeOffered',
      values: { name: 'Kari', event: 'Kor', when: 'i kveld', until: 'kl. 12', url: 'https://a.no' },
    };
    await send(jobs, [codeTo('code@example.no'), offered, welcomeTo('welcome@example.no')]);
    await vi.waitFor(() => expect(delivered).toHaveLength(3), SOON);
    expect(delivered.toSorted()).toEqual(['code@example.no', 'offered@example.no', 'welcome@example.no']);
    // No more of them were begun meanwhile, and none was finished.
    expect(asked.filter((to) => to.startsWith('many'))).toHaveLength(AT_ONCE.bulk);
    gate.resolve();
    await vi.waitFor(() => expect(delivered.length).toBeGreaterThan(3 + AT_ONCE.bulk), SOON);
  }, 120_000);

  test('D-29 an organisation with ten letters does not wait for one with a hundred', async () => {
    const gate = Promise.withResolvers<void>();
    const { delivered, transport } = provider(async () => {
      await gate.promise;
      return 'sent';
    });
    const jobs = await start(transport);
    await send(jobs, lettersOf('many', 100));
    await send(jobs, lettersOf('few', 10));
    gate.resolve();
    await vi.waitFor(() => expect(delivered).toHaveLength(110), { ...SOON, timeout: 60_000 });
    const lastOfFew = delivered.findLastIndex((to) => to.startsWith('few'));
    // They take turns, give or take those that are under way at the same time.
    expect(lastOfFew).toBeLessThan(20 + 2 * AT_ONCE.bulk);
  }, 120_000);

  test('D-27 two workers share the queue, and each message is sent by one of them', async () => {
    const { asked, delivered, transport } = provider();
    const jobs = await start(transport);
    await start(transport);
    await send(jobs, [...lettersOf('a', 60), ...Array.from({ length: 60 }, (_, n) => welcomeTo(`w${n}@example.no`))]);
    await vi.waitFor(() => expect(delivered).toHaveLength(120), SOON);
    expect(new Set(asked).size).toBe(120);
    expect(asked).toHaveLength(120);
  }, 60_000);
});

describe('a provider that does not keep up', () => {
  test('D-29 one that asks for patience is left alone, and the other channel goes on', async () => {
    const { asked, delivered, transport } = provider(async (to) => {
      if (to.startsWith('+')) throw new TryLater('The SMS gateway answered 429.', { afterMs: 10 * MINUTE_MS });
      return 'sent';
    });
    const jobs = await start(transport);
    await send(jobs, [codeTo('+4790000000')]);
    await vi.waitFor(() => expect(asked).toEqual(['+4790000000']), SOON);
    await vi.waitFor(async () => expect(await rowOf('+4790000000')).toMatchObject({ sent_at: null }), SOON);
    const numbers = Array.from({ length: 20 }, (_, index) => codeTo(`+479000000${index + 10}`));
    await send(jobs, [...numbers, ...Array.from({ length: 20 }, (_, index) => codeTo(`c${index}@example.no`))]);
    await vi.waitFor(() => expect(delivered).toHaveLength(20), SOON);
    expect(delivered.every((to) => to.startsWith('c'))).toBe(true);
    expect(asked.filter((to) => to.startsWith('+'))).toEqual(['+4790000000']);
    expect(await rowOf('+4790000000')).toMatchObject({ failed_at: null, failure: 'The SMS gateway answered 429.' });
  }, 60_000);

  test('D-29 one that hangs holds up its own channel only', async () => {
    const gate = Promise.withResolvers<void>();
    const { delivered, transport } = provider(async (to) => {
      if (to.startsWith('+')) await gate.promise;
      return 'sent';
    });
    const jobs = await start(transport);
    await send(
      jobs,
      Array.from({ length: 50 }, (_, index) => codeTo(`+479000000${index + 10}`)),
    );
    await send(jobs, [codeTo('c@example.no')]);
    await vi.waitFor(() => expect(delivered).toEqual(['c@example.no']), SOON);
    gate.resolve();
    await vi.waitFor(() => expect(delivered).toHaveLength(51), SOON);
  }, 60_000);

  test('D-29 a letter that is put off goes to the end of the line, and comes in the end', async () => {
    const organisation = newId<'OrganisationId'>();
    let refusals = 0;
    const { asked, delivered, transport } = provider(async (to) => {
      if (to === 'busy@example.no' && ++refusals === 1) throw new TryLater('The mail server answered 451.');
      return 'sent';
    });
    const now = Date.now();
    const turns = shareTurns();
    const delivery = (ms: number) => ({ db: database.db, secrets, transport, now: new Date(now + ms) });
    for (const [index, name] of ['busy', 'second', 'third'].entries()) {
      await send(withoutQueue, [circularTo(`${name}@example.no`, organisation)], new Date(now - 10 + index));
    }
    await expect(deliverNextBulk(delivery(0), 'email', turns)).rejects.toThrow('451');
    for (const ms of [1, 2, 3]) expect(await deliverNextBulk(delivery(ms), 'email', turns)).toBe('sent');
    expect(delivered).toEqual(['second@example.no', 'third@example.no', 'busy@example.no']);
    expect(asked).toHaveLength(4);
    expect(await deliverNextBulk(delivery(4), 'email', turns)).toBeNull();
  });
});

describe('a crash between sending and marking', () => {
  test('D-29 loses no letter of the bulk queue', async () => {
    await send(withoutQueue, lettersOf('a', 2));
    const dying = provider(() => new Promise(() => {}));
    const now = Date.now();
    const at = (ms: number, { transport }: typeof dying) => ({
      db: database.db,
      secrets,
      transport,
      now: new Date(now + ms),
    });
    void deliverNextBulk(at(0, dying), 'email', shareTurns());
    await vi.waitFor(() => expect(dying.asked).toHaveLength(1), SOON);
    const alive = provider();
    expect(await deliverNextBulk(at(1, alive), 'email', shareTurns())).toBe('sent');
    expect(await deliverNextBulk(at(MINUTE_MS, alive), 'email', shareTurns())).toBeNull();
    expect(await deliverNextBulk(at(6 * MINUTE_MS, alive), 'email', shareTurns())).toBe('sent');
    expect(alive.delivered.toSorted()).toEqual(['a0@example.no', 'a1@example.no']);
    expect(await deliverNextBulk(at(DAY_MS, alive), 'email', shareTurns())).toBeNull();
  });

  test('D-29 loses no other message, also when its job is gone', async () => {
    const now = Date.now();
    await send(withoutQueue, [welcomeTo('a@example.no')], new Date(now - 2 * 60 * MINUTE_MS));
    await sql`update outgoing_message
      set sent_at = ${new Date(now - 10 * MINUTE_MS)}, held_until = ${new Date(now - 5 * MINUTE_MS)}`.execute(
      database.db,
    );
    const { delivered, transport } = provider();
    const { enqueue } = await start(transport);
    await handInAgain({ ...tending(new Date(now)), enqueue });
    await vi.waitFor(() => expect(delivered).toEqual(['a@example.no']), SOON);
  });
});

describe('dead letters', () => {
  test('D-29 what is refused for good is asked once; it is counted, shown without names, and can be tried again', async () => {
    let isRefusing = true;
    const { asked, delivered, transport } = provider(async () => (isRefusing ? 'refused' : 'sent'));
    const { enqueue } = await start(transport);
    await send({ enqueue }, [welcomeTo('a@example.no'), codeTo('b@example.no'), ...lettersOf('c', 1)]);
    await vi.waitFor(async () => {
      const { rows } = await sql`select from outgoing_message where failed_at is not null`.execute(database.db);
      expect(rows).toHaveLength(3);
    }, SOON);
    expect(asked).toHaveLength(3);
    expect(await rowOf('b@example.no')).toMatchObject({ text: null, failure: 'refused for good' });
    const counts = await countTroubledMessages(database.db, new Date());
    expect(counts.toSorted((a, b) => a.class.localeCompare(b.class))).toEqual([
      { channel: 'email', class: 'bulk', waiting: 0, failed: 1, dead: 1 },
      { channel: 'email', class: 'code', waiting: 0, failed: 1, dead: 0 },
      { channel: 'email', class: 'ordinary', waiting: 0, failed: 1, dead: 1 },
    ]);
    const listed = await listDeadLetters(database.db);
    expect(listed.map(({ template, count, retryable }) => ({ template, count, retryable }))).toEqual(
      expect.arrayContaining([
        { template: 'welcome', count: 1, retryable: 1 },
        { template: 'code', count: 1, retryable: 0 },
        { template: 'circular', count: 1, retryable: 1 },
      ]),
    );
    expect(JSON.stringify(listed)).not.toContain('example.no');

    isRefusing = false;
    expect(await retryDeadLetters({ db: database.db, now: new Date(), enqueue }, 'sms')).toBe(0);
    expect(await retryDeadLetters({ db: database.db, now: new Date(), enqueue }, null)).toBe(2);
    await vi.waitFor(() => expect(delivered.toSorted()).toEqual(['a@example.no', 'c0@example.no']), SOON);
    await vi.waitFor(async () => {
      expect(await rowOf('a@example.no')).toMatchObject({ failed_at: null, failure: null, text: null });
    }, SOON);
    expect(await retryDeadLetters({ db: database.db, now: new Date(), enqueue }, null)).toBe(0);
  }, 60_000);

  test('D-29 after a day of tries the last cause is kept; tried again, it has another day', async () => {
    const now = new Date();
    const before = new Date(now.getTime() - 25 * 60 * MINUTE_MS);
    await send(withoutQueue, [welcomeTo('a@example.no')], before);
    await sql`update outgoing_message set failure = 'The mail server did not take a message (421).'`.execute(
      database.db,
    );
    expect(await countAgain(now)).toBe(0);
    expect(await rowOf('a@example.no')).toMatchObject({
      failed_at: expect.any(String),
      failure: 'The mail server did not take a message (421).',
      text: expect.any(String),
    });
    expect(await retryDeadLetters({ db: database.db, now, ...withoutQueue }, null)).toBe(1);
    expect(await countAgain(now)).toBe(1);
    expect(await countAgain(new Date(now.getTime() + 25 * 60 * MINUTE_MS))).toBe(0);
    expect(await rowOf('a@example.no')).toMatchObject({ failed_at: expect.any(String) });
  });

  test('D-22 their words are kept for a week, and what a server said of a failure is not', async () => {
    const now = new Date();
    await send(withoutQueue, lettersOf('a', 1), now);
    const { transport } = provider(() => Promise.reject(new Error('no mailbox for a0@example.no')));
    await expect(
      deliverNextBulk({ db: database.db, secrets, transport, now }, 'email', shareTurns()),
    ).rejects.toThrow();
    expect(await rowOf('a0@example.no')).toMatchObject({ failure: 'Error' });
    await sql`update outgoing_message set failed_at = ${now}`.execute(database.db);
    await emptyDeadLetters(tending(new Date(now.getTime() + 6 * DAY_MS)));
    expect((await rowOf('a0@example.no')).text).toBeTruthy();
    await emptyDeadLetters(tending(new Date(now.getTime() + 8 * DAY_MS)));
    expect((await rowOf('a0@example.no')).text).toBeNull();
  });
});
