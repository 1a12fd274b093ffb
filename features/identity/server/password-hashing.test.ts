import { afterEach, describe, expect, test } from 'vitest';
import { carryOutHashing } from './hashing-work.ts';
import { boundedQueue, hashingProcesses, passwordHashing } from './password-hashing.ts';

const LITTLE = { memoryCost: 64, timeCost: 1 };

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
    const stored = await hash('bl\u00e5 hester p\u00e5 tur');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    expect(await isRight(stored, 'bla\u030a hester pa\u030a tur')).toBe(true);
    expect(await isRight(stored, 'røde hester på tur')).toBe(false);
  });

  test('D-10 nothing is right for nobody, and finding that out is the same work', async () => {
    const { isRight } = open();
    expect(await isRight(null, '')).toBe(false);
    expect(await isRight(null, 'blå hester på tur')).toBe(false);
  });
});

test('D-10 what is tried for nobody is a hash of the effort that is asked for', async () => {
  const tried: string[] = [];
  const { isRight, isOutdated } = passwordHashing(async (task) => {
    if (task.kind === 'verify') tried.push(task.stored);
    return carryOutHashing(task);
  });
  await isRight(null, 'blå hester på tur');
  expect(tried.map(isOutdated)).toEqual([false]);
  expect(tried[0]?.length).toBe((await passwordHashing(carryOutHashing).hash('x')).length);
});

test('IDN-19 a lost process is told of once; the next login gets another', async () => {
  const { hash, isRight } = openProcesses();
  const stored = await hash('blå hester på tur');
  // What is no hash at all ends the process that is asked to read it.
  await expect(isRight('no hash', 'blå hester på tur')).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await isRight(stored, 'blå hester på tur')).toBe(true);
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
