import { LRUCache } from 'lru-cache';
import type { Context } from './context.ts';

/** So long an answer is as good as a new one. */
export const FRESH_MS = 30_000;
/** So long it does while a new one is being made. */
export const USABLE_MS = 60_000;

/** Answers of one kind, by what was asked. */
export type CachedAnswers<Answer> = {
  /** The same to everybody who asks the same at the same database; made once, however many ask meanwhile. */
  ask(key: string, asker: Asker, make: () => Promise<Answer>): Promise<Answer>;
};

type Asker = Pick<Context, 'now' | 'db' | 'replica'>;

type CacheOptions<Answer> = {
  /** How many answers; those that were not asked for longest go first. */
  most: number;
  /** Those that are made in no time would only push others out. */
  isWorthKeeping?: (answer: Answer) => boolean;
};

/** What grows with the number of activities is worked out once for all who ask, until something changes. */
export type AnswerCache = {
  cache<Answer>(options: CacheOptions<Answer>): CachedAnswers<Answer>;
  /** Something has changed: what was read before is not told any more, on any cache. */
  forget(): void;
};

export function answerCache(): AnswerCache {
  const caches: { clear(): void }[] = [];
  return {
    cache(options) {
      const { clear, ask } = openCache(options);
      caches.push({ clear });
      return { ask };
    },
    forget() {
      for (const { clear } of caches) clear();
    },
  };
}

type Kept<Answer> = { answer: Promise<Answer>; askedAtMs: number; renewal: Promise<Answer> | null };

function openCache<Answer>({ most, isWorthKeeping = () => true }: CacheOptions<Answer>) {
  const cache = new LRUCache<string, Kept<Answer>>({ max: most });

  /** A caller that waits for one that fails hears of it; the next one to ask tries again. */
  const keep = (key: string, kept: Kept<Answer>) => {
    const drop = () => {
      if (cache.peek(key) === kept) cache.delete(key);
    };
    cache.set(key, kept);
    kept.answer.then((answer) => isWorthKeeping(answer) || drop(), drop);
    return kept.answer;
  };

  /** Takes the old one's place, unless that was forgotten meanwhile: then it may have been read before the change. */
  const renew = (key: string, old: Kept<Answer>, now: Date, make: () => Promise<Answer>) => {
    const answer = make();
    const replace = () => {
      if (cache.peek(key) === old) keep(key, { answer, askedAtMs: now.getTime(), renewal: null });
    };
    answer.then(replace, replace);
    return answer;
  };

  return {
    ask(asked: string, { now, db, replica }: Asker, make: () => Promise<Answer>): Promise<Answer> {
      // A user who may not be told what a replica still says is not told it from here either.
      const key = replica === db ? asked : `replica ${asked}`;
      const known = cache.get(key);
      if (!known) return keep(key, { answer: make(), askedAtMs: now.getTime(), renewal: null });
      const ageMs = Math.abs(now.getTime() - known.askedAtMs);
      if (ageMs < FRESH_MS) return known.answer;
      known.renewal ??= renew(key, known, now, make);
      return ageMs < USABLE_MS ? known.answer : known.renewal;
    },
    clear: () => cache.clear(),
  };
}
