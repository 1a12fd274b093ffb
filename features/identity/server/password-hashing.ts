import { randomBytes } from 'node:crypto';
import { availableParallelism, constants } from 'node:os';
import { Problem } from '#platform/contract/problem.ts';
import { childWork } from '#platform/server/child-work.ts';
import { fairQueue } from '#platform/server/fair-queue.ts';
import { childProgram } from '#platform/server/project-files.ts';
import type { HashingAnswer, HashingEffort, HashingTask } from './hashing-work.ts';

/** argon2id costs a core for a tenth of a second, so only so many are made at once and only so many wait. */
export type PasswordHashing = {
  /** Callers take turns: a caller who asks for much waits behind others who ask for little. */
  hash(password: string, caller: string): Promise<string>;
  /** Takes as long for nobody (null) as for a user. */
  isRight(stored: string | null, password: string, caller: string): Promise<boolean>;
  /** Whether a stored hash was made with less effort than is asked for now. */
  isOutdated(stored: string): boolean;
};

type CarryOut = (task: HashingTask) => Promise<HashingAnswer>;

export const FULL_EFFORT: HashingEffort = { memoryCost: 19_456, timeCost: 2 };

/** One core stays free for everybody else. */
const MAX_AT_ONCE = Math.max(1, availableParallelism() - 1);
const MAX_WAITING = 50;
const MAX_WAITING_EACH = 20;
const RETRY_AFTER_SECONDS = 5;

export function passwordHashing(carryOut: CarryOut, effort: HashingEffort = FULL_EFFORT): PasswordHashing {
  const inTurn = boundedQueue(MAX_AT_ONCE, MAX_WAITING, MAX_WAITING_EACH);
  const expected = `m=${effort.memoryCost},t=${effort.timeCost},p=1`;
  const ofNobody = `$argon2id$v=19$${expected}$${unpadded(16)}$${unpadded(32)}`;
  return {
    async hash(password, caller) {
      const answer = await inTurn(() => carryOut({ kind: 'hash', password: normal(password), effort }), caller);
      if ('stored' in answer) return answer.stored;
      throw new Error('A password was to be hashed and was verified.');
    },
    async isRight(stored, password, caller) {
      const task: HashingTask = { kind: 'verify', password: normal(password), stored: stored ?? ofNobody };
      const answer = await inTurn(() => carryOut(task), caller);
      return stored !== null && 'is_right' in answer && answer.is_right;
    },
    isOutdated: (stored) => stored.split('$')[3] !== expected,
  };
}

/** Shorter than a request may take; the idle end leaves time for the next of a few logins in a row. */
const CHILD_TIMES = { timeLimitMs: 8000, idleMs: 60_000 };

/** Threads of the portal could not stand back for the portal; processes can. */
export const hashingProcesses = (times = CHILD_TIMES) =>
  childWork<HashingTask, HashingAnswer>({
    program: childProgram('features/identity/server/hashing-worker.ts'),
    mostAtOnce: MAX_AT_ONCE,
    mostWaiting: MAX_WAITING,
    // Lower still, and on a busy machine forty logins would take half a minute instead of seconds.
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
    ...times,
  });

/** No password has this hash, so none is right for an unknown user; comparing takes as long as with any other. */
const unpadded = (bytes: number): string => randomBytes(bytes).toString('base64').replaceAll('=', '');

/** The same letters, however the keyboard composed them. */
const normal = (password: string): string => password.normalize('NFC');

/** Lets so many in at once; so many more wait, callers in turn; who comes then is told to come back. */
export function boundedQueue(atOnce: number, mostWaiting: number, mostWaitingEach = mostWaiting) {
  const waiting = fairQueue<{ resolve: () => void; reject: (reason: Problem) => void }>({
    most: mostWaiting,
    mostEach: mostWaitingEach,
  });
  let running = 0;
  return async <Result>(work: () => Promise<Result>, caller = ''): Promise<Result> => {
    if (running >= atOnce) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const { refused, displaced } = waiting.join(caller, { resolve, reject });
      displaced?.reject(comeBack('unavailable'));
      if (refused) throw comeBack(refused === 'share' ? 'too_many' : 'unavailable');
      await promise;
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.next();
      if (next) next.resolve();
      else running -= 1;
    }
  };
}

const comeBack = (kind: 'too_many' | 'unavailable'): Problem =>
  new Problem(kind, { retryAfterSeconds: RETRY_AFTER_SECONDS });
