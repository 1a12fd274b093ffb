import { expect, test } from 'vitest';
import { answerCache, FRESH_MS, type Question, USABLE_MS } from './answer-cache.ts';
import type { Db } from './database.ts';

const [PRIMARY, REPLICA] = [{} as Db, {} as Db];
const NOON = { now: new Date('2026-11-19T12:00:00Z'), db: PRIMARY, replica: PRIMARY };
const after = (milliseconds: number) => ({ ...NOON, now: new Date(NOON.now.getTime() + milliseconds) });

const about = (key: string, more: Partial<Question> = {}): Question => ({ key, tags: [key], ...more });

/** Answers 1, 2, 3 …, each when it is told to. */
function slowAnswers() {
  const waiting: { finish(): void; fail(): void }[] = [];
  let made = 0;
  return {
    make: () => {
      made += 1;
      const answer = made;
      return new Promise<number>((resolve, reject) => {
        waiting.push({ finish: () => resolve(answer), fail: () => reject(new Error('the database is away')) });
      });
    },
    made: () => made,
    finish: () => waiting.shift()?.finish(),
    fail: () => waiting.shift()?.fail(),
  };
}

function quickAnswers() {
  let made = 0;
  return { make: async () => (made += 1), made: () => made };
}

/** Until everything that was ready has been carried out. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('API-01 an answer is made once for everybody who asks the same, at once or a little later', async () => {
  const { ask } = answerCache().cache<number>({ most: 10 });
  const { make, made, finish } = slowAnswers();
  const asked = [
    ask(about('oslo'), NOON, make),
    ask(about('oslo'), NOON, make),
    ask(about('oslo'), after(FRESH_MS - 1), make),
  ];
  finish();
  expect(await Promise.all(asked)).toEqual([1, 1, 1]);
  expect(await ask(about('oslo'), after(FRESH_MS - 1), make)).toBe(1);
  expect(made()).toBe(1);
  void ask(about('bergen'), NOON, make);
  expect(made()).toBe(2);
});

test('API-01 an old answer does while one new one is made', async () => {
  const { ask } = answerCache().cache<number>({ most: 10 });
  const { make, made, finish } = slowAnswers();
  const first = ask(about('oslo'), NOON, make);
  finish();
  await first;
  expect(await ask(about('oslo'), after(FRESH_MS), make)).toBe(1);
  expect(await ask(about('oslo'), after(FRESH_MS + 1), make)).toBe(1);
  expect(made()).toBe(2);
  finish();
  await settle();
  expect(await ask(about('oslo'), after(FRESH_MS + 2), make)).toBe(2);
  expect(made()).toBe(2);
});

test('API-01 a very old answer does not: everybody waits for the same new one', async () => {
  const { ask } = answerCache().cache<number>({ most: 10 });
  const { make, made, finish } = slowAnswers();
  const first = ask(about('oslo'), NOON, make);
  finish();
  await first;
  const asked = [ask(about('oslo'), after(USABLE_MS), make), ask(about('oslo'), after(USABLE_MS), make)];
  finish();
  expect(await Promise.all(asked)).toEqual([2, 2]);
  expect(made()).toBe(2);
});

test('API-01 as many answers are kept as there is room for', async () => {
  const { ask } = answerCache().cache<number>({ most: 2 });
  const { make } = quickAnswers();
  for (const key of ['oslo', 'bergen', 'voss']) await ask(about(key), NOON, make);
  expect(await ask(about('voss'), NOON, make)).toBe(3);
  expect(await ask(about('bergen'), NOON, make)).toBe(2);
  expect(await ask(about('oslo'), NOON, make)).toBe(4);
});

test('API-01 what could not be answered is told to those who waited, and not kept', async () => {
  const { ask } = answerCache().cache<number>({ most: 10 });
  const { make, finish, fail } = slowAnswers();
  const failed = [ask(about('oslo'), NOON, make), ask(about('oslo'), NOON, make)];
  fail();
  for (const asked of failed) await expect(asked).rejects.toThrow('the database is away');
  const second = ask(about('oslo'), NOON, make);
  finish();
  expect(await second).toBe(2);

  // A renewal that fails takes the old answer with it; nobody waited, and nothing is left unheard.
  expect(await ask(about('oslo'), after(FRESH_MS), make)).toBe(2);
  fail();
  await settle();
  const third = ask(about('oslo'), after(FRESH_MS), make);
  finish();
  expect(await third).toBe(4);
});

test('API-01 what is not worth keeping is shared by those who ask meanwhile, and then made again', async () => {
  const { ask } = answerCache().cache<number>({ most: 10, isWorthKeeping: (answer) => answer > 1 });
  const { make, made } = quickAnswers();
  expect(await Promise.all([ask(about('oslo'), NOON, make), ask(about('oslo'), NOON, make)])).toEqual([1, 1]);
  await settle();
  expect(await ask(about('oslo'), NOON, make)).toBe(2);
  await settle();
  expect(await ask(about('oslo'), NOON, make)).toBe(2);
  expect(made()).toBe(2);
});

test('RTE-08 a change whose reach is not known clears every cache', async () => {
  const kept = answerCache();
  const [maps, counts] = [kept.cache<number>({ most: 10 }), kept.cache<number>({ most: 10 })];
  const { make } = quickAnswers();
  expect([await maps.ask(about('oslo'), NOON, make), await counts.ask(about('oslo'), NOON, make)]).toEqual([1, 2]);
  kept.change({});
  expect([await maps.ask(about('oslo'), NOON, make), await counts.ask(about('oslo'), NOON, make)]).toEqual([3, 4]);
});

test('RTE-08 what was being made when something changed is not kept', async () => {
  const kept = answerCache();
  const { ask } = kept.cache<number>({ most: 10 });
  const { make, finish } = slowAnswers();
  const before = ask(about('oslo'), NOON, make);
  kept.change({});
  const later = ask(about('oslo'), NOON, make);
  finish();
  finish();
  expect([await before, await later]).toEqual([1, 2]);
  expect(await ask(about('oslo'), NOON, make)).toBe(2);

  expect(await ask(about('oslo'), after(FRESH_MS), make)).toBe(2);
  kept.change({});
  finish();
  await settle();
  const renewed = ask(about('oslo'), after(FRESH_MS), make);
  finish();
  expect(await renewed).toBe(4);
});

test('D-24 what was read from a replica is not told to those who read the primary', async () => {
  const { ask } = answerCache().cache<number>({ most: 10 });
  const { make } = quickAnswers();
  const atReplica = { ...NOON, replica: REPLICA };
  expect([await ask(about('oslo'), atReplica, make), await ask(about('oslo'), NOON, make)]).toEqual([1, 2]);
  expect([await ask(about('oslo'), atReplica, make), await ask(about('oslo'), NOON, make)]).toEqual([1, 2]);
});

test('D-24 a change drops the answers that it touches, and no other', async () => {
  const kept = answerCache();
  const { ask } = kept.cache<number>({ most: 10 });
  const { make } = quickAnswers();
  const country = about('country', { tags: [] });
  for (const question of [about('bergen'), about('voss'), country]) await ask(question, NOON, make);
  kept.change({ touches: ['bergen', 'country'], isOrdinary: true });
  expect(await ask(about('voss'), NOON, make)).toBe(2);
  expect(await ask(country, NOON, make)).toBe(3);
  expect(await ask(about('bergen'), NOON, make)).toBe(4);
  kept.change({ touches: ['voss'] });
  expect(await ask(about('voss'), NOON, make)).toBe(5);
});

test('D-24 an answer that changes all the time is dropped when something is taken away, else as it gets old', async () => {
  const kept = answerCache();
  const { ask } = kept.cache<number>({ most: 10 });
  const { make } = quickAnswers();
  const map = about('map', { tags: ['0'], isWide: true });
  await ask(map, NOON, make);
  kept.change({ touches: ['0'], isOrdinary: true });
  expect(await ask(map, NOON, make)).toBe(1);
  kept.change({ touches: ['0'], gone: ['event'] });
  expect(await ask(map, NOON, make)).toBe(2);
});
