import { hash } from 'node:crypto';
import { Counter } from 'prom-client';
import type { Touch } from '#platform/server/live.ts';
import type { FinishedPage } from './page-cache.ts';

/** Caches in front of the portals, which keep finished pages and are told what changes (decision 0205). */
export type SharedCaches = {
  /** What a cache needs to keep a page and to find it again; null where it may not keep it. */
  headersOf(finished: FinishedPage, tenantKey: string, life: SharedLife): string[] | null;
  change(change: Touch): void;
  changeTenant(key: string): void;
  purges: Counter<'outcome'>;
  close(): Promise<void>;
};

/** Whether a page is as good as new, or a change that takes nothing away has touched it. */
export type SharedLife = 'current' | 'outdated';

type SharedCachesOptions = {
  addresses: readonly string[];
  token: string;
  onTrouble(error: unknown): void;
  fetch?: typeof globalThis.fetch;
};

/** The second number is for how long a page may be sent once more while a new one is made. */
const LIVES = {
  current: 'max-age=30, stale-while-revalidate=60',
  outdated: 'max-age=1, stale-while-revalidate=60',
} as const;

/** Outdated pages are told of together, those of this time. */
const GATHER_MS = 100;
/** A page that a portal has just sent may reach the cache after the news of its change: it is told again. */
const AGAIN_AFTER_MS = 1000;
const FIRST_RETRY_MS = 250;
const LAST_RETRY_MS = 5000;
const LIMIT_MS = 5000;
/** A header has room for 8,000 bytes. */
const MAX_PAGE_TAGS = 600;
const MAX_TAGS_A_CALL = 500;
/** With more than this waiting, all pages are told of instead. */
const MAX_WAITING = 20_000;

const EVERYTHING = 'all';

export function sharedCaches({ addresses, token, onTrouble, fetch = globalThis.fetch }: SharedCachesOptions) {
  const purges = new Counter({
    name: 'shared_cache_purges_total',
    help: 'How often a cache in front was told of changes',
    labelNames: ['outcome'],
    registers: [],
  });
  const tell = async (address: string, news: News): Promise<void> => {
    const headers: Record<string, string> = { authorization: `Bearer ${token}` };
    if (news.gone.length > 0) headers['x-gone'] = news.gone.join(' ');
    if (news.outdated.length > 0) headers['x-outdated'] = news.outdated.join(' ');
    const answer = await fetch(address, { method: 'PURGE', headers, signal: AbortSignal.timeout(LIMIT_MS) });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The shared cache at ${new URL(address).host} answers ${answer.status}.`);
  };
  const count = (outcome: 'done' | 'failed') => purges.inc({ outcome });
  const outboxes = addresses.map((address) =>
    purgeOutbox({ tell: (news) => tell(address, news), onTrouble, onOutcome: count }),
  );
  const put = (gone: readonly string[], outdated: readonly string[]) => {
    const news = { gone: gone.map(shortTag), outdated: outdated.map(shortTag) };
    for (const outbox of outboxes) outbox.put(news);
  };
  const caches: SharedCaches = {
    purges,
    headersOf({ tags, shows, hasSecretAddress, isKept }, tenantKey, life) {
      const own = new Set([EVERYTHING, tagOfTenant(tenantKey), ...tags, ...shows]);
      if (!isKept || hasSecretAddress || own.size > MAX_PAGE_TAGS) return null;
      return ['surrogate-control', LIVES[life], 'xkey', [...own].map(shortTag).join(' ')];
    },
    change({ touches, gone, isOrdinary }) {
      const touched = touches ?? [EVERYTHING];
      if (isOrdinary) put([], touched);
      else put(gone ?? touched, gone ? touched : []);
    },
    changeTenant: (key) => put([tagOfTenant(key)], []),
    async close() {
      await Promise.all(outboxes.map((outbox) => outbox.close()));
    },
  };
  return caches;
}

const tagOfTenant = (key: string): string => `tenant ${key}`;

/** Long enough that two tags hardly ever meet, and then a page is made once too often. */
const shortTag = (tag: string): string => hash('sha256', tag, 'base64url').slice(0, 11);

type News = { gone: readonly string[]; outdated: readonly string[] };

type OutboxOptions = {
  tell(news: News): Promise<void>;
  onTrouble(error: unknown): void;
  onOutcome(outcome: 'done' | 'failed'): void;
};

/**
 * What one cache is still to be told. What was taken away goes at once, the rest gathers for a moment; all of it goes once
 * more after that. What cannot be told is tried again until it can.
 */
function purgeOutbox({ tell, onTrouble, onOutcome }: OutboxOptions) {
  const waiting = { gone: new Set<string>(), outdated: new Set<string>() };
  const timers = new Set<NodeJS.Timeout>();
  let gathered: News | null = null;
  let sending: Promise<void> | undefined;
  let isClosed = false;

  const wait = (news: News) => {
    for (const tag of news.gone) waiting.gone.add(tag);
    for (const tag of news.outdated) waiting.outdated.add(tag);
    if (waiting.gone.size + waiting.outdated.size <= MAX_WAITING) return;
    waiting.outdated.clear();
    waiting.gone.clear();
    waiting.gone.add(shortTag(EVERYTHING));
  };
  const sendAll = async () => {
    let retryMs = FIRST_RETRY_MS;
    while (waiting.gone.size + waiting.outdated.size > 0) {
      const news = { gone: takeFrom(waiting.gone), outdated: takeFrom(waiting.outdated) };
      try {
        await tell(news);
        onOutcome('done');
        retryMs = FIRST_RETRY_MS;
      } catch (error) {
        onOutcome('failed');
        if (retryMs === FIRST_RETRY_MS) onTrouble(error);
        wait(news);
        if (isClosed) return;
        await new Promise((resolve) => setTimeout(resolve, retryMs).unref());
        retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
      }
    }
  };
  const send = (news: News) => {
    wait(news);
    sending ??= sendAll().finally(() => {
      sending = undefined;
    });
  };
  const after = (waitMs: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, waitMs).unref();
    timers.add(timer);
  };
  const sendGathered = () => {
    const news = gathered;
    gathered = null;
    if (!news) return;
    send(news);
    after(AGAIN_AFTER_MS, () => send(news));
  };

  return {
    put(news: News): void {
      if (isClosed) return;
      if (news.gone.length > 0) send(news);
      if (!gathered) after(GATHER_MS, sendGathered);
      gathered = {
        gone: [...(gathered?.gone ?? []), ...news.gone],
        outdated: [...(gathered?.outdated ?? []), ...news.outdated],
      };
    },
    /** Tells what is left, once. */
    async close(): Promise<void> {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
      if (gathered) wait(gathered);
      await sending;
      await sendAll();
    },
  };
}

function takeFrom(waiting: Set<string>): string[] {
  const taken = [...waiting].slice(0, MAX_TAGS_A_CALL);
  for (const tag of taken) waiting.delete(tag);
  return taken;
}
