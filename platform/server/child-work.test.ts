import { constants, getPriority } from 'node:os';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ChildOrder, ChildReport } from '#tests/support/child-program.ts';
import { PATIENCE } from '#tests/support/patience.ts';
import { type ChildWork, type ChildWorkOptions, childWork } from './child-work.ts';
import { projectFile } from './project-files.ts';

type Task = { order: ChildOrder; secret: string };

let work: ChildWork<Task, ChildReport>;

function open(options: Partial<ChildWorkOptions<ChildReport>> = {}) {
  work = childWork<Task, ChildReport>({
    program: projectFile('tests/support/child-program.ts'),
    mostAtOnce: 1,
    mostWaiting: 10,
    timeLimitMs: 30_000,
    idleMs: 30_000,
    priority: constants.priority.PRIORITY_LOW,
    ...options,
  });
  return (order: ChildOrder, secret = '') => work.carryOut({ order, secret });
}
afterEach(() => {
  work.close();
  vi.unstubAllEnvs();
});

const isGone = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};

describe('work in child processes', () => {
  test('one process does one task after the other, and stands back for everybody else', async () => {
    const tell = open();
    const [first, second] = await Promise.all([tell('answer', 'one'), tell('answer', 'two')]);
    expect([first.secret, second.secret]).toEqual(['one', 'two']);
    expect(second.pid).toBe(first.pid);
    expect(getPriority(first.pid)).toBe(constants.priority.PRIORITY_LOW);
  });

  test('it knows nothing of the environment, and what it is given comes through no argument', async () => {
    vi.stubEnv('SECRET', 'what-only-the-portal-knows');
    const report = await open()('answer', 'a-password');
    expect(report.environment.filter((name) => !name.startsWith('NODE_CHANNEL'))).toEqual([]);
    expect(report.parameters.join(' ')).not.toContain('a-password');
  });

  test('more work, more processes, up to as many as may be', async () => {
    const tell = open({ mostAtOnce: 2 });
    const pids = (await Promise.all(Array.from({ length: 6 }, () => tell('answer')))).map(({ pid }) => pid);
    expect(new Set(pids).size).toBe(2);
  });

  test('a process that is lost is told of once; the next task gets another', async () => {
    const tell = open();
    const { pid } = await tell('answer');
    await expect(tell('fall over')).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 5 });
    expect((await tell('answer')).pid).not.toBe(pid);
  });

  test('so is one that was killed while it had nothing to do', async () => {
    const tell = open();
    const { pid } = await tell('answer');
    process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(isGone(pid)).toBe(true), PATIENCE);
    expect((await tell('answer')).pid).not.toBe(pid);
  });

  test('the user who falls silent is given up, with the answer that was agreed on for that', async () => {
    const answerWhenLost = { pid: 0, environment: [], parameters: [], secret: 'lost' };
    const tell = open({ timeLimitMs: 200, answerWhenLost });
    // A process that the machine gave no time to begin is not to blame: then it is asked again.
    await vi.waitFor(async () => expect(await tell('be silent')).toBe(answerWhenLost), PATIENCE);
  });

  test('a worn process is not asked again', async () => {
    const tell = open();
    const { pid } = await tell('answer and wear');
    expect((await tell('answer')).pid).not.toBe(pid);
    await vi.waitFor(() => expect(isGone(pid)).toBe(true), PATIENCE);
  });

  test('so many wait; the user who comes then is told to come back', async () => {
    const tell = open({ mostWaiting: 2 });
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => tell('answer')));
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
  });

  test('without work the process goes home', async () => {
    const { pid } = await open({ idleMs: 20 })('answer');
    await vi.waitFor(() => expect(isGone(pid)).toBe(true), PATIENCE);
  });

  test('closing ends the process, tells who waits, and takes nothing more', async () => {
    const tell = open({ answerWhenLost: { pid: 0, environment: [], parameters: [], secret: '' } });
    const { pid } = await tell('answer');
    const all = Promise.allSettled([tell('be silent'), tell('answer')]);
    work.close();
    expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await vi.waitFor(() => expect(isGone(pid)).toBe(true), PATIENCE);
    await expect(tell('answer')).rejects.toMatchObject({ kind: 'unavailable' });
  });
});

describe('D-25 work that many ask for', () => {
  test('D-25 two callers cannot fill the line: each has a share of it, and a third is served before their second', async () => {
    const tell = open({ mostWaiting: 4, mostWaitingEach: 2 });
    const order: string[] = [];
    const ask = (caller: string) =>
      work.carryOut({ order: 'answer', secret: caller }, caller.slice(0, 1)).then(
        () => order.push(caller),
        ({ kind }: { kind: string }) => order.push(`${caller} ${kind}`),
      );
    const first = tell('answer');
    await Promise.all([first, ...['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map(ask)]);
    expect(order).toEqual(expect.arrayContaining(['a3 too_many', 'a2 unavailable', 'a1', 'b1', 'c1', 'b2']));
    expect(order.indexOf('c1')).toBeLessThan(order.indexOf('b2'));
  });
});
