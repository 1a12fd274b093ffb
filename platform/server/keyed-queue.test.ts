import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/templates.ts';
import type { Db, OpenDatabase } from './database.ts';
import { inTransaction } from './guarded-dialect.ts';
import { inKeyedQueue, inOneTurn, together } from './keyed-queue.ts';

let database: OpenDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

describe('a line', () => {
  test('D-13 few are in front at a time, in the order in which they came, and a failure lets the next one in', async () => {
    const begun: number[] = [];
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const everybody = Array.from({ length: 8 }, (_, at) =>
      inKeyedQueue(db, 'door', async () => {
        begun.push(at);
        await opened;
        if (at === 1) throw new Error('changed my mind');
      }),
    );
    await pause(10);
    expect(begun).toEqual([0, 1, 2]);
    open();
    const outcomes = await Promise.allSettled(everybody);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('D-13 other keys do not wait, nor does the user who is in a transaction', async () => {
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const crowd = Array.from({ length: 5 }, () => inKeyedQueue(db, 'door', () => opened));
    expect(await inKeyedQueue(db, 'other door', async () => 'in')).toBe('in');
    expect(await inTransaction(db, (inside) => inKeyedQueue(inside, 'door', async () => 'in'))).toBe('in');
    open();
    await Promise.all(crowd);
  });
});

describe('a crowd', () => {
  /** Writes down whom it is given together, once the door is open. */
  function givenDoor({ fails }: { fails?: (items: readonly string[]) => unknown } = {}) {
    const served: string[][] = [];
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const serve = async (items: readonly string[]) => {
      served.push([...items]);
      await opened;
      const error = fails?.(items);
      if (error) throw error;
      return items.map((item): PromiseSettledResult<string> => {
        const isRefused = item.startsWith('refused');
        return isRefused ? { status: 'rejected', reason: item } : { status: 'fulfilled', value: `${item} is in` };
      });
    };
    const come = (item: string) => together(db, 'door', item, serve);
    return { served, open, come };
  }

  test('D-13 who comes alone is served at once, those who come meanwhile together, in their order', async () => {
    const { served, open, come } = givenDoor();
    const everybody = ['a', 'b', 'c', 'd'].map(come);
    await pause(10);
    expect(served).toEqual([['a']]);
    open();
    expect(await Promise.all(everybody)).toEqual(['a is in', 'b is in', 'c is in', 'd is in']);
    expect(served).toEqual([['a'], ['b', 'c', 'd']]);
    expect(await come('e')).toBe('e is in');
  });

  test('D-13 a user who was held up on the way here stands where they came', async () => {
    const served: number[] = [];
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const come = (item: number) =>
      together(
        db,
        'held up',
        item,
        async (items: readonly number[]) => {
          if (items.includes(0)) await opened;
          served.push(...items);
          return items.map((value) => ({ status: 'fulfilled', value }));
        },
        (cameAt) => cameAt,
      );
    const everybody = [0, 3, 1, 2].map(come);
    open();
    await Promise.all(everybody);
    expect(served).toEqual([0, 1, 2, 3]);
  });

  test('D-13 so many at once that it does not take long', async () => {
    const { served, open, come } = givenDoor();
    const everybody = Array.from({ length: 120 }, (_, at) => come(`${at}`));
    open();
    await Promise.all(everybody);
    expect(served.map(({ length }) => length)).toEqual([1, 50, 50, 19]);
    expect(served.flat()).toEqual(Array.from({ length: 120 }, (_, at) => `${at}`));
  });

  test('D-13 a refusal is for one of them', async () => {
    const { open, come } = givenDoor();
    open();
    const outcomes = await Promise.allSettled(['a', 'b', 'refused', 'c'].map(come));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[2]).toMatchObject({ reason: 'refused' });
  });

  test('D-13 a row that the database refuses fails alone: the others are served one by one', async () => {
    const notThere = Object.assign(new Error('no such person'), { code: '23503' });
    const { served, open, come } = givenDoor({ fails: (items) => items.includes('gone') && notThere });
    open();
    const outcomes = await Promise.allSettled(['a', 'b', 'gone', 'c'].map(come));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[2]).toMatchObject({ reason: notThere });
    expect(served).toEqual([['a'], ['b', 'gone', 'c'], ['b'], ['gone'], ['c']]);
  });

  test('D-13 where the database does not answer all are told, nobody tries by turns, and the next ones are served', async () => {
    const isAway = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' });
    const { served, open, come } = givenDoor({ fails: (items) => items.includes('b') && isAway });
    open();
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(come));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(served).toEqual([['a'], ['b', 'c']]);
    expect(await come('d')).toBe('d is in');
  });

  test('D-13 a user who does not wait for the answer keeps nobody waiting', async () => {
    const { open, come } = givenDoor();
    const stays = [come('a'), come('b')];
    void come('goes away');
    stays.push(come('c'));
    open();
    expect(await Promise.all(stays)).toEqual(['a is in', 'b is in', 'c is in']);
  });

  test('D-13 a line that is hopelessly long says so at once, and takes people again when it is shorter', async () => {
    const { served, open, come } = givenDoor();
    const everybody = Array.from({ length: 3001 }, (_, at) => come(`${at}`));
    await expect(come('too late')).rejects.toMatchObject({ kind: 'unavailable' });
    open();
    await Promise.all(everybody);
    expect(served.flat()).not.toContain('too late');
    expect(await come('now')).toBe('now is in');
  });

  test('D-13 the user who is in a transaction is served in it, alone', async () => {
    const { served, open, come } = givenDoor();
    const waiting = come('outside');
    const serve = async (items: readonly string[]): Promise<PromiseSettledResult<string>[]> => [
      { status: 'fulfilled', value: items.join() },
    ];
    expect(await inTransaction(db, (inside) => together(inside, 'door', 'inside', serve))).toBe('inside');
    open();
    await waiting;
    expect(served).toEqual([['outside']]);
  });
});

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('a turn', () => {
  test('D-13 those who ask in one turn are served together, and a slow answer holds up nobody who comes later', async () => {
    const served: number[][] = [];
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const ask = (item: number) =>
      inOneTurn(db, 'question', item, async (items: readonly number[]) => {
        served.push([...items]);
        if (items.includes(1)) await opened;
        return items.map((value) => ({ status: 'fulfilled', value: value * 10 }));
      });
    const early = [ask(1), ask(2)];
    await pause(10);
    expect(await ask(3)).toBe(30);
    open();
    expect(await Promise.all(early)).toEqual([10, 20]);
    expect(served).toEqual([[1, 2], [3]]);
  });

  test('D-13 in a transaction each is served alone', async () => {
    const answers = await inTransaction(db, (inside) =>
      Promise.all(
        [1, 2].map((item) =>
          inOneTurn(inside, 'question', item, async (items: readonly number[]) =>
            items.map(() => ({ status: 'fulfilled', value: items.length })),
          ),
        ),
      ),
    );
    expect(answers).toEqual([1, 1]);
  });
});
