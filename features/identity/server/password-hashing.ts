import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Problem } from '#platform/contract/problem.ts';

/** argon2id costs a core for a tenth of a second, so only so many are made at once and only so many wait. */
export type PasswordHashing = {
  hash(password: string): Promise<string>;
  /** Takes as long for nobody (null) as for somebody. */
  isRight(stored: string | null, password: string): Promise<boolean>;
  /** Whether a stored hash was made with less effort than is asked for now. */
  isOutdated(stored: string): boolean;
};

export type HashingEffort = { memoryCost: number; timeCost: number };

export const FULL_EFFORT: HashingEffort = { memoryCost: 19_456, timeCost: 2 };

const MOST_WAITING = 50;
const RETRY_AFTER_SECONDS = 5;

export function passwordHashing(effort: HashingEffort = FULL_EFFORT): PasswordHashing {
  // Argon2id, the middle one of three, is the library's own choice too.
  const options = { ...effort, parallelism: 1, algorithm: 2 };
  // One core stays free for everybody else.
  const inTurn = boundedQueue(Math.max(1, availableParallelism() - 1), MOST_WAITING);
  const ofNobody = hash(randomBytes(16).toString('hex'), options);
  const expected = `m=${effort.memoryCost},t=${effort.timeCost},p=1`;
  return {
    hash: (password) => inTurn(() => hash(normal(password), options)),
    isRight: (stored, password) =>
      inTurn(async () => (await verify(stored ?? (await ofNobody), normal(password))) && stored !== null),
    isOutdated: (stored) => stored.split('$')[3] !== expected,
  };
}

/** The same letters, however the keyboard composed them. */
const normal = (password: string): string => password.normalize('NFC');

/** Lets so many in at once; so many more wait; whoever comes then is told to come back. */
export function boundedQueue(atOnce: number, mostWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new Problem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
