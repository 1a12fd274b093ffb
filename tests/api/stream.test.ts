import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { tellOfOffers, tellUsers } from '#features/stream/server/public.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { PATIENCE } from '#tests/support/patience.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { listenTo, type ToldBrowser } from '#tests/support/stream-browser.ts';

let portal: TestPortal;
let address: string;
let siv: UserId;
let opened: ToldBrowser[] = [];
beforeAll(async () => {
  portal = await startPortal();
  address = await portal.server.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  siv = await portal.given.person('Siv Sund');
});
afterEach(() => {
  for (const browser of opened) browser.close();
  opened = [];
});
afterAll(() => portal.close());

async function listens(who: UserId, lastEventId?: string, at = address): Promise<ToldBrowser> {
  const browser = await listenTo(at, who, { lastEventId });
  opened.push(browser);
  return browser;
}

const happens = (who: UserId, number: number) =>
  inTransaction(portal.db, (db) =>
    tellUsers({ db, now: new Date() }, [who], { kind: 'notification', content: { number } }),
  );

const numbersIn = ({ events }: ToldBrowser) => events.flatMap(({ data }) => ('number' in data ? [data.number] : []));

describe('NOT-02 what happens is told as it happens', () => {
  test('NOT-02 in its order, to the user alone', async () => {
    const other = await portal.given.person('Ulf Utenfor');
    const [own, others] = [await listens(siv), await listens(other)];
    await vi.waitFor(() => expect(own.events[0]?.event).toBe('ready'), PATIENCE);
    await vi.waitFor(() => expect(others.events[0]?.event).toBe('ready'), PATIENCE);
    for (const number of [1, 2, 3]) await happens(siv, number);
    await vi.waitFor(() => expect(numbersIn(own)).toEqual([1, 2, 3]), PATIENCE);
    expect(numbersIn(others)).toEqual([]);
  });

  test('NOT-02 what was missed comes on return, and nothing comes twice', async () => {
    const before = await listens(siv);
    await happens(siv, 1);
    await vi.waitFor(() => expect(numbersIn(before)).toEqual([1]), PATIENCE);
    before.close();
    for (const number of [2, 3]) await happens(siv, number);
    const after = await listens(siv, before.lastEventId());
    await happens(siv, 4);
    await vi.waitFor(() => expect(numbersIn(after)).toEqual([2, 3, 4]), PATIENCE);
  });

  test('NOT-02 who has missed too much, or names what never was, reads everything again', async () => {
    for (const number of [1, 2]) await happens(siv, number);
    await sql`delete from stream_entry where user_id = ${siv} and seq = 1`.execute(portal.db);
    const late = await listens(siv, '0');
    await vi.waitFor(() => expect(late.events[0]?.event).toBe('reset'), PATIENCE);
    const strange = await listens(siv, '999');
    await vi.waitFor(() => expect(strange.events[0]?.event).toBe('reset'), PATIENCE);
    await happens(siv, 3);
    await vi.waitFor(() => expect(numbersIn(late)).toEqual([3]), PATIENCE);
    await vi.waitFor(() => expect(numbersIn(strange)).toEqual([3]), PATIENCE);
  });

  test('NOT-02 what is undone is not told', async () => {
    const browser = await listens(siv);
    await inTransaction(portal.db, async (db) => {
      await tellUsers({ db, now: new Date() }, [siv], { kind: 'notification', content: { number: 1 } });
      throw new Error('undone');
    }).catch(() => {});
    await happens(siv, 2);
    await vi.waitFor(() => expect(numbersIn(browser)).toEqual([2]), PATIENCE);
  });

  test('D-09 a stream ends when the user is blocked, and does not open again', async () => {
    const browser = await listens(siv);
    await vi.waitFor(() => expect(browser.events).toHaveLength(1), PATIENCE);
    const admin = await portal.given.person('Super', { scopes: ['admin'] });
    expect(
      (await portal.as(admin).send('PUT', `/api/users/${siv}/block`, { body: { reason: 'Prøve på sperring' } })).status,
    ).toBe(204);
    await vi.waitFor(() => expect(browser.hasEnded()).toBe(true), PATIENCE);
    expect((await portal.as(siv).get('/api/stream')).status).toBe(401);
  });

  test('NOT-02 not for visitors, and not on a portal that is closing', async () => {
    expect((await portal.get('/api/stream')).status).toBe(401);
    expect((await portal.as(siv).get('/api/stream')).status).toBe(200);
    expect((await portal.as(siv).get('/api/stream', { host: 'demo-avviklet.localhost' })).status).toBe(404);
  });
});

/** Of all processes. They come back by themselves. */
const cutListening = () =>
  sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query = 'listen nabolag'`.execute(portal.db);

describe.runIf(process.env.TEST_DATABASE_URL)('NOT-02 several processes', () => {
  test('NOT-02 what happens while the connection that hears of changes is cut comes once it is back', async () => {
    const beside = await startPortal({ beside: portal });
    try {
      const there = await beside.server.listen({ port: 0, host: '127.0.0.1' });
      const browser = await listens(siv, '0', there);
      for (let number = 1; number <= 20; number += 1) {
        if (number % 5 === 0) await cutListening();
        await happens(siv, number);
      }
      const all = Array.from({ length: 20 }, (_, index) => index + 1);
      await vi.waitFor(() => expect(numbersIn(browser)).toEqual(all), PATIENCE);
    } finally {
      await beside.close();
    }
  }, 120_000);

  test('NOT-02 200 returns to either of two processes that now and then hear nothing: nothing lost, nothing twice', async () => {
    const beside = await startPortal({ beside: portal });
    try {
      const there = await beside.server.listen({ port: 0, host: '127.0.0.1' });
      const told: number[] = [];
      let last = '0';
      let written = 0;
      for (let round = 0; round < 200; round += 1) {
        const browser = await listens(siv, last, round % 2 === 0 ? address : there);
        written += 1;
        if (round % 10 === 5) await cutListening();
        await happens(siv, written);
        if (round % 3 === 0) await vi.waitFor(() => expect(numbersIn(browser).at(-1)).toBe(written), PATIENCE);
        browser.close();
        told.push(...(numbersIn(browser) as number[]));
        last = browser.lastEventId() ?? last;
      }
      const end = await listens(siv, last, there);
      await happens(siv, 201);
      await vi.waitFor(() => expect([...told, ...numbersIn(end)].at(-1)).toBe(201), PATIENCE);
      expect([...told, ...numbersIn(end)]).toEqual(Array.from({ length: 201 }, (_, index) => index + 1));
    } finally {
      await beside.close();
    }
  }, 120_000);
});

describe('TIC-01 what is offered to all', () => {
  test('TIC-01 a portal is told that others have taken of it, when that is committed, and of nothing else', async () => {
    const [browser, elsewhere] = [await listens(siv), await listenTo(address, siv, { tenant: 'oslo' })];
    opened.push(elsewhere);
    for (const { events } of opened) await vi.waitFor(() => expect(events[0]?.event).toBe('ready'), PATIENCE);
    const failed = inTransaction(portal.db, async (db) => {
      await tellOfOffers(db, OSLO);
      throw new Error('Nothing was taken.');
    });
    await expect(failed).rejects.toThrow('Nothing');
    await inTransaction(portal.db, (db) => tellOfOffers(db, BERGEN));
    const told = () => browser.events.map(({ event }) => event);
    await vi.waitFor(() => expect(told()).toEqual(['ready', 'offers']), PATIENCE);
    expect(elsewhere.events.map(({ event }) => event)).toEqual(['ready']);
  });
});
