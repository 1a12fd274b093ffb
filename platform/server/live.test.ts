import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PATIENCE } from '#tests/support/patience.ts';
import { openTestDatabase } from '#tests/support/templates.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { inTransaction } from './guarded-dialect.ts';
import { type Change, EVERYTHING, type Live, listen, tell } from './live.ts';

let database: OpenDatabase;
let live: Live;
let heard: Change[];
let troubles: unknown[];
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  heard = [];
  troubles = [];
  live = await listen(database, (error) => troubles.push(error));
  live.onChange((change) => heard.push(change));
});
afterEach(() => live.close());
afterAll(() => database.close());

describe('changes are told', () => {
  test('TEN-08 what is told is heard, once and in order', async () => {
    await tell(database.db, { topic: 'events', id: '1' });
    await tell(database.db, { topic: 'announcements', id: 'æ' });
    await vi.waitFor(
      () =>
        expect(heard).toEqual([
          { topic: 'events', id: '1' },
          { topic: 'announcements', id: 'æ' },
        ]),
      PATIENCE,
    );
  });

  test('TEN-08 inside a transaction it is heard when the transaction is done, not before', async () => {
    await inTransaction(database.db, async (transaction) => {
      await tell(transaction, { topic: 'events', id: 'early' });
      await sql`select pg_sleep(0.05)`.execute(transaction);
      expect(heard).toEqual([]);
    });
    await vi.waitFor(() => expect(heard).toEqual([{ topic: 'events', id: 'early' }]), PATIENCE);
  });

  test('TEN-08 the process that tells has heard it before it goes on, and hears it once', async () => {
    await inTransaction(database.db, (transaction) => tell(transaction, { topic: 'events', id: 'inside' }));
    expect(heard).toEqual([{ topic: 'events', id: 'inside' }]);
    await tell(database.db, { topic: 'events', id: 'outside' });
    expect(heard).toHaveLength(2);
    await sql`select pg_notify('nabolag', '{"topic":"events","id":"elsewhere"}')`.execute(database.db);
    await vi.waitFor(() => expect(heard).toContainEqual({ topic: 'events', id: 'elsewhere' }));
    expect(heard).toHaveLength(3);
  });

  test('D-09 a commit that may or may not have been carried out is heard here', async () => {
    const failing = inTransaction(database.db, async (transaction) => {
      await sql`create temporary table doubted (id int unique deferrable initially deferred) on commit drop`.execute(
        transaction,
      );
      await sql`insert into doubted values (1), (1)`.execute(transaction);
      await tell(transaction, { topic: 'events', id: 'doubted' });
    });
    await expect(failing).rejects.toThrow();
    expect(heard).toEqual([{ topic: 'events', id: 'doubted' }]);
  });

  test('TEN-08 nothing is heard of a transaction that was undone', async () => {
    const failing = inTransaction(database.db, async (transaction) => {
      await tell(transaction, { topic: 'events', id: 'undone' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await tell(database.db, { topic: 'events', id: 'after' });
    await vi.waitFor(() => expect(heard).toContainEqual({ topic: 'events', id: 'after' }), PATIENCE);
    expect(heard).toEqual([{ topic: 'events', id: 'after' }]);
  });

  test.each(['', 'no json', 'null', '[]', '{"topic":1}', '{"id":"1"}'])(
    'a message that says %j is passed over',
    async (text) => {
      await sql`select pg_notify('nabolag', ${text})`.execute(database.db);
      await tell(database.db, { topic: 'events', id: 'after' });
      await vi.waitFor(() => expect(heard).toEqual([{ topic: 'events', id: 'after' }]), PATIENCE);
    },
  );

  test('the user who has stopped listening hears nothing, the others do', async () => {
    const others: Change[] = [];
    const stop = live.onChange((change) => others.push(change));
    stop();
    await tell(database.db, { topic: 'events', id: '1' });
    await vi.waitFor(() => expect(heard).toHaveLength(1), PATIENCE);
    expect(others).toEqual([]);
  });

  test('after closing nothing is heard', async () => {
    await live.close();
    await tell(database.db, { topic: 'events', id: '1' });
    await sql`select pg_sleep(0.05)`.execute(database.db);
    expect(heard).toEqual([]);
  });
});

const lostConnections = () => {
  test('D-28 after a lost connection anything may have changed, and later changes are heard again', async () => {
    const { rows } = await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query = 'listen nabolag'`.execute(database.db);
    expect(rows).toHaveLength(1);
    await vi.waitFor(() => expect(heard).toEqual([EVERYTHING]), { timeout: 5000 });
    expect(troubles.length).toBeGreaterThan(0);
    await tell(database.db, { topic: 'events', id: 'later' });
    await vi.waitFor(() => expect(heard).toContainEqual({ topic: 'events', id: 'later' }), PATIENCE);
  });

  test('D-28 without a database the start goes on and the trouble is told', async () => {
    const deaf = await listen(
      { ...database, engine: { kind: 'postgres', url: 'postgres://nobody@127.0.0.1:1/nothing' } },
      (error) => troubles.push(error),
    );
    expect(troubles).toHaveLength(1);
    await deaf.close();
  });
};

const severalProcesses = () => {
  let other: OpenDatabase;
  let otherLive: Live;
  let told: Change[];
  beforeEach(async () => {
    const { engine } = database;
    other = await openDatabase({ url: engine.kind === 'postgres' ? engine.url : undefined });
    told = [];
    otherLive = await listen(other, (error) => troubles.push(error));
    otherLive.onChange((change) => told.push(change));
  });
  afterEach(async () => {
    await otherLive.close();
    await other.close();
  });

  const touching = (...touches: string[]): Change => ({ topic: 'events', id: 'x', touches, isOrdinary: true });
  const untilTold = (tag: string) =>
    vi.waitFor(() => expect(told.flatMap(({ touches = [] }) => touches)).toContain(tag), PATIENCE);

  test('D-24 ordinary changes are heard here at the commit, and by others together a moment later', async () => {
    for (let number = 0; number < 30; number += 1) {
      await inTransaction(database.db, (transaction) => tell(transaction, touching(`event ${number}`, '4601')));
    }
    expect(heard).toHaveLength(30);
    await untilTold('event 29');
    expect(told.length).toBeLessThan(30);
    expect(told.every(({ isOrdinary }) => isOrdinary)).toBe(true);
    expect(new Set(told.flatMap(({ touches = [] }) => touches)).size).toBe(31);
  });

  test('D-24 a change that says nothing of what it touches is passed on as that', async () => {
    await tell(database.db, touching('4601'));
    await tell(database.db, { topic: 'events', id: '*', isOrdinary: true });
    await vi.waitFor(() => expect(told.some(({ touches }) => !touches)).toBe(true), PATIENCE);
    expect(told.every(({ isOrdinary }) => isOrdinary)).toBe(true);
  });

  test('D-24 more than fits into one notice comes in several', async () => {
    const tags = Array.from({ length: 900 }, (_, number) => `events of ${number} ${'x'.repeat(30)}`);
    for (const tag of tags) await tell(database.db, touching(tag));
    await untilTold(tags.at(-1) ?? '');
    expect(told.every(({ touches }) => touches)).toBe(true);
    expect(new Set(told.flatMap(({ touches = [] }) => touches))).toEqual(new Set(tags));
  });

  test('D-11 what was taken away is told with the commit, whatever becomes of the process', async () => {
    const dying = await openDatabase({ url: database.engine.kind === 'postgres' ? database.engine.url : undefined });
    const dyingLive = await listen(dying, () => {});
    await inTransaction(dying.db, (transaction) => tell(transaction, { topic: 'sessions', id: 'ended' }));
    await dying.close();
    await vi.waitFor(() => expect(told).toContainEqual({ topic: 'sessions', id: 'ended' }), PATIENCE);
    await dyingLive.close();
  });

  test('D-24 a process that ends has told everything; of what was undone nothing is told', async () => {
    const ending = await openDatabase({ url: database.engine.kind === 'postgres' ? database.engine.url : undefined });
    const endingLive = await listen(ending, () => {});
    const undone = inTransaction(ending.db, async (transaction) => {
      await tell(transaction, touching('undone'));
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await tell(ending.db, touching('last'));
    await endingLive.close();
    await ending.close();
    await untilTold('last');
    expect(told.flatMap(({ touches }) => touches)).not.toContain('undone');
  });
};

if (process.env.TEST_DATABASE_URL) {
  describe('PostgreSQL, to which the connection may be lost', () => lostConnections());
  describe('PostgreSQL, which several processes share', () => severalProcesses());
}
