import { LRUCache } from 'lru-cache';
import type { Context } from './context.ts';
import type { Touch } from './live.ts';
import { tagIndex } from './tag-index.ts';

/** So long an answer is as good as a new one. */
export const FRESH_MS = 30_000;
/** So long it does while a new one is being made. */
export const USABLE_MS = 60_000;

export type Question = {
  key: string;
  /** What the answer is made from, in the words of `Change.touches`. A change that touches none of it leaves it alone. */
  tags: readonly string[];
  /** Of an answer that changes all the time: only what takes something away drops it, the rest shows when it is old. */
  isWide?: boolean;
};

/** Answers of one kind, by what was asked. */
export type CachedAnswers<Answer> = {
  /** The same to everybody who asks the same at the same database; made once, however many ask meanwhile. */
  ask(question: Question, asker: Asker, make: () => Promise<Answer>): Promise<Answer>;
};

type Asker = Pick<Context, 'now' | 'db' | 'replica'>;

type CacheOptions<Answer> = {
  /** How many answers; those that were not asked for longest go first. */
  most: number;
  /** Those that are made in no time would only push others out. */
  isWorthKeeping?: (answer: Answer) => boolean;
};

/** What grows with the number of activities is worked out once for all who ask, until something of it changes. */
export type AnswerCache = {
  cache<Answer>(options: CacheOptions<Answer>): CachedAnswers<Answer>;
  /** What was read before something of it has changed is not told any more, by any cache. */
  change(change: Touch): void;
};

export function answerCache(): AnswerCache {
  const caches: { change(change: Touch): void }[] = [];
  return {
    cache(options) {
      const { change, ask } = openCache(options);
      caches.push({ change });
      return { ask };
    },
    change(change) {
      for (const cache of caches) cache.change(change);
    },
  };
}

type Kept<Answer> = {
  question: Question;
  answer: Promise<Answer>;
  askedAtMs: number;
  renewal: Promise<Answer> | null;
};

function openCache<Answer>({ most, isWorthKeeping = () => true }: CacheOptions<Answer>) {
  const index = tagIndex();
  const cache = new LRUCache<string, Kept<Answer>>({
    max: most,
    dispose: ({ question }, key) => index.remove(key, question.tags),
  });

  /** A caller that waits for one that fails hears of it; the next one to ask tries again. */
  const keep = (kept: Kept<Answer>) => {
    const { key, tags } = kept.question;
    const drop = () => {
      if (cache.peek(key) === kept) cache.delete(key);
    };
    cache.set(key, kept);
    index.add(key, tags);
    kept.answer.then((answer) => isWorthKeeping(answer) || drop(), drop);
    return kept.answer;
  };

  /** Takes the old one's place, unless that was dropped meanwhile: then it may have been read before the change. */
  const renew = (old: Kept<Answer>, now: Date, make: () => Promise<Answer>) => {
    const { question } = old;
    const answer = make();
    const replace = () => {
      if (cache.peek(question.key) === old) keep({ question, answer, askedAtMs: now.getTime(), renewal: null });
    };
    answer.then(replace, replace);
    return answer;
  };

  return {
    ask(asked: Question, { now, db, replica }: Asker, make: () => Promise<Answer>): Promise<Answer> {
      // A user who may not be told what a replica still says is not told it from here either.
      const question = replica === db ? asked : { ...asked, key: `replica ${asked.key}` };
      const known = cache.get(question.key);
      if (!known) return keep({ question, answer: make(), askedAtMs: now.getTime(), renewal: null });
      const ageMs = Math.abs(now.getTime() - known.askedAtMs);
      if (ageMs < FRESH_MS) return known.answer;
      known.renewal ??= renew(known, now, make);
      return ageMs < USABLE_MS ? known.answer : known.renewal;
    },
    change({ touches, isOrdinary }: Touch): void {
      for (const key of touches ? index.keysWith(touches) : [...cache.keys()]) {
        if (!touches || !isOrdinary || !cache.peek(key)?.question.isWide) cache.delete(key);
      }
    },
  };
}
