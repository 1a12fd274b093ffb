import { afterEach, describe, expect, test } from 'vitest';
import { carryOutHashing } from './hashing-work.ts';
import { boundedQueue, hashingProcesses, passwordHashing } from './password-hashing.ts';

const LITTLE = { memoryCost: 64, timeCost: 1 };
const CALLER = '203.0.113.1';

let processes: ReturnType<typeof hashingProcesses>;
afterEach(() => processes?.close());

function openProcesses() {
  processes = hashingProcesses();
  return passwordHashing(processes.carryOut, LITTLE);
}

describe.each([
  ['in this process', () => passwordHashing(carryOutHashing, LITTLE)],
  ['in a process of its own', openProcesses],
])('IDN-19 passwords are hashed %s', (_, open) => {
  test('IDN-19 the right one is right, however its letters were composed', async () => {
    const { hash, isRight } = open();
    const stored = await hash('bl\u00e5 hester p\u00e5 tur', CALLER);
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    expect(await isRight(stored, 'bla\u030a hester pa\u030a tur', CALLER)).toBe(true);
    expect(await isRight(stored, 'røde hester på tur', CALLER)).toBe(false);
  });

  test('D-10 nothing is right for nobody, and finding that out is the same work', async () => {
    const { isRight } = open();
    expect(await isRight(null, '', CALLER)).toBe(false);
    expect(await isRight(null, 'blå hester på tur', CALLER)).toBe(false);
  });
});

test('D-10 what is tried for nobody is a hash of the effort that is asked for', async () => {
  const tried: string[] = [];
  const { isRight, isOutdated } = passwordHashing(async (task) => {
    if (task.kind === 'verify') tried.push(task.stored);
    return carryOutHashing(task);
  });
  await isRight(null, 'blå hester på tur', CALLER);
  expect(tried.map(isOutdated)).toEqual([false]);
  expect(tried[0]?.length).toBe((await passwordHashing(carryOutHashing).hash('x', CALLER)).length);
});

test('IDN-19 a lost process is told of once; the next login gets another', async () => {
  const { hash, isRight } = openProcesses();
  const stored = await hash('blå hester på tur', CALLER);
  // What is no hash at all ends the process that is asked to read it.
  await expect(isRight('no hash', 'blå hester på tur', CALLER)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await isRight(stored, 'blå hester på tur', CALLER)).toBe(true);
});

test('D-26 so many at once, so many waiting, and the rest is told to come back', async () => {
  const inTurn = boundedQueue(1, 2);
  let inside = 0;
  const work = () =>
    inTurn(async () => {
      inside += 1;
      expect(inside).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
    });
  const results = await Promise.allSettled([work(), work(), work(), work()]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
  await work();
});

test('D-25 an address that floods it has its share of those who wait, and another is served after the next one', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const { hash } = passwordHashing(async (task) => {
    begun.push(task.password);
    await opened;
    return carryOutHashing(task);
  }, LITTLE);
  const flood = Promise.allSettled(Array.from({ length: 100 }, (_, at) => hash(`flood ${at}`, CALLER)));
  const other = Promise.allSettled([hash('other', '203.0.113.2')]);
  const atOnce = begun.length;
  open();
  expect(await other).toMatchObject([{ status: 'fulfilled' }]);
  expect(begun.indexOf('other')).toBe(atOnce + 1);
  const refused = (await flood).filter(({ status }) => status === 'rejected');
  expect(refused[0]).toMatchObject({ reason: { kind: 'too_many' } });
});
