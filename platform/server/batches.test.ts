import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/templates.ts';
import { inBatches, removeOlder } from './batches.ts';
import { openDatabase } from './database.ts';
import { outsideTransaction } from './guarded-dialect.ts';
import { number, rowsOf } from './rows.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const NOW = new Date('2026-11-15T12:00:00Z');
const OLD = new Date('2026-11-01T12:00:00Z');

beforeEach(async () => {
  await sql`delete from idempotency_key`.execute(database.db);
  await sql`
    insert into idempotency_key (actor, route, key, body_hash, created_at)
    select '', 'POST /', n::text, '', case when n <= 2500 then ${OLD}::timestamptz else ${NOW}::timestamptz end
    from generate_series(1, 2510) n`.execute(database.db);
});

const left = async (): Promise<number> => {
  const { rows } = await rowsOf({ count: number })`select count(*) as count from idempotency_key`.execute(database.db);
  return rows[0]?.count ?? 0;
};

const removal = { table: 'idempotency_key', after: sql`created_at`, before: NOW } as const;

test('D-24 what is old is removed a thousand rows at a time, and counted', async () => {
  const counted: number[] = [];
  const carrying = { db: database.db, countRows: (rows: number) => counted.push(rows) };
  expect(await removeOlder(carrying, removal)).toBe(2500);
  expect(counted).toEqual([1000, 1000, 500]);
  expect(await left()).toBe(10);
});

test('D-24 what was done before an interruption stays done, and the next run goes on', async () => {
  let batches = 0;
  const carrying = {
    db: database.db,
    countRows() {
      batches += 1;
      if (batches === 2) throw new Error('interrupted');
    },
  };
  await expect(removeOlder(carrying, removal)).rejects.toThrow('interrupted');
  expect(await left()).toBe(510);
  expect(await removeOlder(carrying, removal)).toBe(500);
  expect(await left()).toBe(10);
});

test('D-24 one process at a time: the work of another one is left to it', async () => {
  if (database.engine.kind !== 'postgres') return;
  const other = await openDatabase({ url: database.engine.url });
  const name = randomUUID();
  const countRows = () => {};
  const done: string[] = [];
  const note = (word: string) => async () => {
    done.push(word);
    return 0;
  };
  await inBatches({ db: other.db, countRows }, name, async () => {
    await outsideTransaction(() => inBatches({ db: database.db, countRows }, name, note('meanwhile')));
    await outsideTransaction(() => inBatches({ db: database.db, countRows }, 'other work', note('other work')));
    return 0;
  });
  await inBatches({ db: database.db, countRows }, name, note('afterwards'));
  expect(done).toEqual(['other work', 'afterwards']);
  await other.close();
});
