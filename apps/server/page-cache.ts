import { LRUCache } from 'lru-cache';
import type { Touch } from '#platform/server/live.ts';
import { tagIndex } from '#platform/server/tag-index.ts';
import type { CompressedPage } from './compressed-page.ts';
import type { PublicReads, Source } from './public-reads.ts';
import type { SharedLife } from './shared-caches.ts';

/** A page as anybody sees it, ready to be sent again and again. */
export type FinishedPage = {
  status: number;
  page: CompressedPage;
  /** The Content-Security-Policy. */
  policy: string;
  isKept: boolean;
  /** What it was made from. A change that touches none of it leaves it alone. */
  tags: ReadonlySet<string>;
  /** The ids of what it shows beside its tags. */
  shows: ReadonlySet<string>;
  hasSecretAddress: boolean;
  /** Other sites may show it: see `embedPolicy`. */
  isEmbed: boolean;
  /** May use the camera. */
  isDoor: boolean;
  /** The page is somewhere else. */
  redirectTo?: string;
};

type CacheOptions = {
  megabytes: number;
  /** A page that ordinary changes touch is made again at most once in this time. */
  renewMs?: number;
  /** Where a page is read that is begun now. */
  choose?: PublicReads['choose'];
};

type Make = (source: Source) => Promise<FinishedPage>;
type Kept = { finished: FinishedPage; startedMs: number; isOld: boolean };
type Making = { page: Promise<FinishedPage>; changes: Touch[] };

/** So long a page that nothing has touched is as good as a new one. */
const FRESH_MS = 30_000;
/** So long an old one is sent by a portal that does not get round to making it again. */
const USABLE_MS = 300_000;
/**
 * Pages that could also be sent as they are are made one at a time. Then visitors have their turn, for so many times as
 * long as it took: a portal with little to do is done in a moment, one with much to do is not kept from it.
 */
const PAUSE_AFTER_RENEWAL = 2;
/** The same before one that is old by time alone. */
const LONG_PAUSE_AFTER_RENEWAL = 6;
/** Roughly the memory that a tag, and an id that is shown, needs beside the page. */
const TAG_BYTES = 150;
const SHOWN_BYTES = 80;

/**
 * Finished pages by tenant, language and canonical address, as many as fit. A page is made once at a time, also while
 * changes come. A page that shows what was taken away is gone at once; any other that a change touches is sent while a
 * new one is made.
 */
export function pageCache({ megabytes, renewMs = 0, choose = chooseOnly }: CacheOptions) {
  const index = tagIndex();
  const pages = new LRUCache<string, Kept>({
    maxSize: Math.max(1, megabytes * 1024 * 1024),
    sizeCalculation: ({ finished: { page, tags, shows } }) =>
      page.bytes + tags.size * TAG_BYTES + shows.size * SHOWN_BYTES,
    ttl: USABLE_MS,
    dispose: ({ finished }, key) => index.remove(key, finished.tags),
  });
  const beingMade = new Map<string, Making>();
  let isRenewing = false;
  let lastRenewal = { endedMs: 0, tookMs: 0 };
  const figures = { fresh: 0, old: 0, missed: 0, made: 0, dropped: 0, outdated: 0 };

  const keysTouchedBy = ({ touches }: Touch): Iterable<string> =>
    touches ? index.keysWith(touches) : [...pages.keys()];

  const keep = (key: string, finished: FinishedPage, startedMs: number, changes: readonly Touch[]) => {
    // A fault of the moment does not take away what was there before.
    if (finished.status >= 500) return;
    // What was read before something was taken away must not outlive it.
    if (!finished.isKept || changes.some((change) => isGoneFrom(finished, change))) {
      pages.delete(key);
      return;
    }
    const isOld = changes.some((change) => isTouched(finished, change));
    pages.set(key, { finished, startedMs, isOld }, { start: startedMs });
    if (pages.has(key)) index.add(key, finished.tags);
  };

  const start = (key: string, make: Make): Promise<FinishedPage> => {
    const startedMs = performance.now();
    const { source, lacking } = choose();
    // What the replica does not know yet touches the page as if it came while the page is made.
    const changes = [...lacking];
    const isRenewal = pages.has(key);
    const page = make(source)
      .then((finished) => {
        if (megabytes > 0) keep(key, finished, startedMs, changes);
        return finished;
      })
      .finally(() => {
        beingMade.delete(key);
        if (!isRenewal) return;
        const endedMs = performance.now();
        lastRenewal = { endedMs, tookMs: Math.min(endedMs - startedMs, renewMs) };
        isRenewing = false;
      });
    figures.made += 1;
    if (isRenewal) isRenewing = true;
    beingMade.set(key, { page, changes });
    return page;
  };

  const isTimeToRenew = (pause: number): boolean =>
    !isRenewing && performance.now() - lastRenewal.endedMs >= lastRenewal.tookMs * pause;

  return {
    /** Nothing where it must be made; then the caller makes it. */
    get(key: string): FinishedPage | undefined {
      const kept = pages.get(key);
      if (!kept) return undefined;
      const ageMs = performance.now() - kept.startedMs;
      if (!kept.isOld && ageMs < FRESH_MS) {
        figures.fresh += 1;
        return kept.finished;
      }
      const pause = kept.isOld ? PAUSE_AFTER_RENEWAL : LONG_PAUSE_AFTER_RENEWAL;
      if (!beingMade.has(key) && ageMs >= renewMs && isTimeToRenew(pause)) return undefined;
      figures.old += 1;
      return kept.finished;
    },
    async make(key: string, make: Make): Promise<FinishedPage> {
      figures.missed += 1;
      for (let making = beingMade.get(key); making; making = beingMade.get(key)) {
        const { page, changes } = making;
        if (changes.every(({ isOrdinary }) => isOrdinary)) return page;
        // Something was taken away since it began; only when it is done one can tell whether it is on it.
        const finished = await page.catch(() => null);
        if (finished && !changes.some((change) => isGoneFrom(finished, change))) return finished;
      }
      return start(key, make);
    },
    /** How a cache in front may keep the page; null for one that is not kept here either. */
    lifeOf(key: string, finished: FinishedPage): SharedLife | null {
      const kept = pages.peek(key);
      if (kept?.finished !== finished) return null;
      return kept.isOld ? 'outdated' : 'current';
    },
    change(change: Touch): void {
      for (const key of keysTouchedBy(change)) {
        const kept = pages.peek(key);
        if (!kept) continue;
        if (isGoneFrom(kept.finished, change)) {
          pages.delete(key);
          figures.dropped += 1;
        } else if (!kept.isOld) {
          kept.isOld = true;
          figures.outdated += 1;
        }
      }
      for (const { changes } of beingMade.values()) changes.push(change);
    },
    figures: () => ({ ...figures, pages: pages.size, bytes: pages.calculatedSize }),
  };
}

export type PageCache = ReturnType<typeof pageCache>;

/** Where there is no replica. */
const chooseOnly: PublicReads['choose'] = () => ({ source: 'primary', lacking: [] });

const isTouched = ({ tags }: FinishedPage, { touches }: Touch): boolean =>
  touches === undefined || touches.some((tag) => tags.has(tag));

/** Whether the page shows, or may show, something that has been taken away. */
function isGoneFrom(finished: FinishedPage, change: Touch): boolean {
  if (change.isOrdinary) return false;
  const { gone } = change;
  return gone ? gone.some((id) => finished.shows.has(id) || finished.tags.has(id)) : isTouched(finished, change);
}
