import { Kysely, PGliteDialect, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/templates.ts';
import type { Db, OpenDatabase } from './database.ts';
import { guardedDialect, inTransaction, outsideTransaction } from './guarded-dialect.ts';

const IS_POSTGRES = Boolean(process.env.TEST_DATABASE_URL);

let database: OpenDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterEach(() => sql`delete from metric`.execute(db));
afterAll(() => database.close());

describe('a transaction', () => {
  test('D-09 what it did is there when it is done', async () => {
    const answer = await inTransaction(db, async (transaction) => {
      await count(transaction, 'kept');
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await counted()).toEqual({ kept: 1 });
  });

  test('D-09 nothing of it is there when it failed', async () => {
    const failing = inTransaction(db, async (transaction) => {
      await count(transaction, 'gone');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await counted()).toEqual({});
  });

  test('D-09 a refusal by the database undoes it all, and the next one works', async () => {
    const failing = inTransaction(db, async (transaction) => {
      await count(transaction, 'gone');
      await sql`select 1 / 0`.execute(transaction);
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    await inTransaction(db, (transaction) => count(transaction, 'kept'));
    expect(await counted()).toEqual({ kept: 1 });
  });

  test.each(['40001', '40P01'])('D-04 it is tried again after %s, with one effect', async (code) => {
    let attempts = 0;
    await inTransaction(db, async (transaction) => {
      attempts += 1;
      await count(transaction, 'once');
      if (attempts < 3) throw Object.assign(new Error('try again'), { code });
    });
    expect(attempts).toBe(3);
    expect(await counted()).toEqual({ once: 1 });
  });

  test('D-09 one inside another is part of it: done together, undone together', async () => {
    const nested = (tag: string, fails: boolean) =>
      inTransaction(db, async (outer) => {
        await count(outer, `outer-${tag}`);
        await inTransaction(outer, (inner) => count(inner, `inner-${tag}`));
        if (fails) throw new Error('no');
      });
    await nested('kept', false);
    await expect(nested('gone', true)).rejects.toThrow('no');
    expect(await counted()).toEqual({ 'inner-kept': 1, 'outer-kept': 1 });
  });

  test('D-04 it is not tried for ever', async () => {
    let attempts = 0;
    const failing = inTransaction(db, async () => {
      attempts += 1;
      throw Object.assign(new Error('try again'), { code: '40001' });
    });
    await expect(failing).rejects.toThrow('try again');
    expect(attempts).toBe(5);
  });

  test.each(['23505', '22012', undefined])('D-04 %s is not worth trying again', async (code) => {
    let attempts = 0;
    const failing = inTransaction(db, async () => {
      attempts += 1;
      throw Object.assign(new Error('no'), { code });
    });
    await expect(failing).rejects.toThrow('no');
    expect(attempts).toBe(1);
  });

  test('twenty at once do not mix: every second is undone, the others and what runs beside them stay', async () => {
    const numbers = Array.from({ length: 20 }, (_, number) => number);
    const outcomes = await Promise.allSettled(
      numbers.flatMap((number) => [
        inTransaction(db, async (transaction) => {
          await count(transaction, `inside-${number}`);
          await sql`select 1`.execute(transaction);
          if (number % 2 === 1) throw new Error('every second');
        }),
        count(db, `beside-${number}`),
      ]),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    const expected = numbers.flatMap((number) => [
      [`beside-${number}`, 1],
      ...(number % 2 ? [] : [[`inside-${number}`, 1]]),
    ]);
    expect(await counted()).toEqual(Object.fromEntries(expected));
  });
});

describe('the guard', () => {
  test('the root handle cannot be used inside a transaction', async () => {
    const misuse = inTransaction(db, async (transaction) => {
      await count(transaction, 'gone');
      await Promise.resolve().then(() => count(db, 'root'));
    });
    await expect(misuse).rejects.toThrow('The root database handle was used inside a transaction');
    expect(await counted()).toEqual({});
  });

  test('a transaction inside a transaction is refused too', async () => {
    const misuse = inTransaction(db, () => inTransaction(db, async () => {}));
    await expect(misuse).rejects.toThrow('The root database handle was used inside a transaction');
  });

  test('after the transaction the root handle is free again', async () => {
    await inTransaction(db, (transaction) => count(transaction, 'kept')).then(() => count(db, 'root'));
    expect(await counted()).toEqual({ kept: 1, root: 1 });
  });

  test('work that does not belong to the transaction may be started in it', async () => {
    let later: Promise<unknown> = Promise.resolve();
    const failing = inTransaction(db, async (transaction) => {
      await count(transaction, 'gone');
      later = outsideTransaction(() => count(db, 'noted'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await later;
    expect(await counted()).toEqual({ noted: 1 });
  });
});

const sideBySide = () => {
  test('D-04 two that read the same and write are serialised: the one that lost is tried again', async () => {
    await count(db, 'places');
    const bothHaveRead = meeting(2);
    let attempts = 0;
    const addOne = () =>
      inTransaction(db, async (transaction) => {
        attempts += 1;
        await sql`set transaction isolation level serializable`.execute(transaction);
        const { rows } = await sql<{ count: number }>`select count from metric where tag = 'places'`.execute(
          transaction,
        );
        await bothHaveRead();
        await sql`update metric set count = ${(rows[0]?.count ?? 0) + 1} where tag = 'places'`.execute(transaction);
      });
    await Promise.all([addOne(), addOne()]);
    expect(attempts).toBe(3);
    expect(await counted()).toEqual({ places: 3 });
  });

  test('D-04 two that wait for each other: one is tried again and both succeed', async () => {
    await count(db, 'a');
    await count(db, 'b');
    const bothHold = meeting(2);
    let attempts = 0;
    const addToBoth = (first: string, second: string) =>
      inTransaction(db, async (transaction) => {
        attempts += 1;
        await sql`set local deadlock_timeout = '50ms'`.execute(transaction);
        await count(transaction, first);
        await bothHold();
        await count(transaction, second);
      });
    await Promise.all([addToBoth('a', 'b'), addToBoth('b', 'a')]);
    expect(attempts).toBe(3);
    expect(await counted()).toEqual({ a: 3, b: 3 });
  });

  test('without the guard the root handle would not see what the transaction did', async () => {
    await db.transaction().execute(async (transaction) => {
      await count(transaction, 'unseen');
      expect(await counted()).toEqual({});
    });
  });
};

const oneAfterAnother = () => {
  test('D-04 two transactions never overlap', async () => {
    const steps: string[] = [];
    const walk = (name: string) =>
      inTransaction(db, async (transaction) => {
        for (const step of [1, 2, 3]) {
          await sql`select ${step}::int`.execute(transaction);
          steps.push(`${name}${step}`);
        }
      });
    await Promise.all([walk('a'), walk('b')]);
    expect(steps).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'b3']);
  });

  test('without the guard the root handle would wait for its own transaction', async () => {
    let waiting: Promise<unknown> = Promise.resolve();
    const first = await db.transaction().execute(async (transaction) => {
      await count(transaction, 'inside');
      waiting = count(db, 'root').then(() => 'went through');
      return Promise.race([waiting, pause(150).then(() => 'still waits')]);
    });
    expect(first).toBe('still waits');
    expect(await waiting).toBe('went through');
  });

  test('without taking turns a query beside a transaction would be undone with it', async () => {
    const { engine } = database;
    if (engine.kind !== 'embedded') throw new Error('This is about the embedded database.');
    const dialect = new PGliteDialect({ pglite: engine.pglite });
    const keptBy = async (own: Db) => {
      let beside: Promise<unknown> = Promise.resolve();
      const failing = own.transaction().execute(async (transaction) => {
        await count(transaction, 'inside');
        beside = count(own, 'beside');
        await pause(20);
        throw new Error('no');
      });
      await failing.catch(() => {});
      await beside;
      return counted();
    };
    expect(await keptBy(new Kysely({ dialect: guardedDialect(dialect) }))).toEqual({});
    expect(await keptBy(new Kysely({ dialect: guardedDialect(dialect, { isSerial: true }) }))).toEqual({ beside: 1 });
  });
};

if (IS_POSTGRES) describe('PostgreSQL, where transactions run side by side', () => sideBySide());
else describe('PGlite, where they run one after another', () => oneAfterAnother());

function count(handle: Db, tag: string): Promise<unknown> {
  return sql`
    insert into metric (day, name, tag, count) values ('2026-11-19', 'test', ${tag}, 1)
    on conflict (day, tenant_key, name, tag) do update set count = metric.count + 1`.execute(handle);
}

async function counted(): Promise<Record<string, number>> {
  const rows = await db.selectFrom('metric').select(['tag', 'count']).orderBy('tag').execute();
  return Object.fromEntries(rows.map((row) => [row.tag, row.count]));
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Everybody waits until so many have come; the caller that comes later walks through. */
function meeting(people: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    arrived += 1;
    if (arrived >= people) resolve();
    return promise;
  };
}
