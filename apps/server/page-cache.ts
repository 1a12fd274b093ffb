import { LRUCache } from 'lru-cache';
import type { CompressedPage } from './compressed-page.ts';
import type { PublicReads, Source, Touch } from './public-reads.ts';

/** A page as anybody sees it, ready to be sent again and again. */
export type FinishedPage = {
  status: number;
  page: CompressedPage;
  /** The Content-Security-Policy. */
  policy: string;
  isKept: boolean;
  /** What it was made from. A change that touches none of it leaves it alone. */
  tags: ReadonlySet<string>;
  isSignIn: boolean;
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

const FRESH_MS = 30_000;
/** What a tag takes besides the page, roughly. */
const TAG_BYTES = 150;

/**
 * Finished pages by tenant, language and canonical address, as many as fit. A page is made once at a time, also while
 * changes come. What a change touches is gone at once, or, if the change is ordinary, sent while a new one is made.
 */
export function pageCache({ megabytes, renewMs = 0, choose = chooseOnly }: CacheOptions) {
  const keysByTag = new Map<string, Set<string>>();
  const pages = new LRUCache<string, Kept>({
    maxSize: Math.max(1, megabytes * 1024 * 1024),
    sizeCalculation: ({ finished }) => finished.page.bytes + finished.tags.size * TAG_BYTES,
    ttl: FRESH_MS,
    dispose: ({ finished }, key) => {
      for (const tag of finished.tags) removeKey(keysByTag, tag, key);
    },
  });
  const beingMade = new Map<string, Making>();
  const figures = { fresh: 0, old: 0, missed: 0, made: 0, dropped: 0, outdated: 0 };

  const keysTouchedBy = ({ touches }: Touch): Iterable<string> =>
    touches ? new Set(touches.flatMap((tag) => [...(keysByTag.get(tag) ?? [])])) : [...pages.keys()];

  const keep = (key: string, finished: FinishedPage, startedMs: number, changes: readonly Touch[]) => {
    const touching = changes.filter((change) => isTouched(finished, change));
    // A fault of the moment does not take away what was there before.
    if (finished.status >= 500) return;
    // What was read before something was taken away must not outlive it.
    if (!finished.isKept || touching.some(({ isOrdinary }) => !isOrdinary)) {
      pages.delete(key);
      return;
    }
    pages.set(key, { finished, startedMs, isOld: touching.length > 0 }, { start: startedMs });
    if (!pages.has(key)) return;
    for (const tag of finished.tags) addKey(keysByTag, tag, key);
  };

  const start = (key: string, make: Make): Promise<FinishedPage> => {
    const startedMs = performance.now();
    const { source, lacking } = choose();
    // What the replica does not know yet touches the page as if it came while the page is made.
    const changes = [...lacking];
    const page = make(source)
      .then((finished) => {
        if (megabytes > 0) keep(key, finished, startedMs, changes);
        return finished;
      })
      .finally(() => beingMade.delete(key));
    figures.made += 1;
    beingMade.set(key, { page, changes });
    return page;
  };

  return {
    /** Nothing where it must be made; then the caller makes it. */
    get(key: string): FinishedPage | undefined {
      const kept = pages.get(key);
      if (!kept) return undefined;
      if (!kept.isOld) {
        figures.fresh += 1;
        return kept.finished;
      }
      if (!beingMade.has(key) && performance.now() - kept.startedMs >= renewMs) return undefined;
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
        if (finished && !changes.some((change) => !change.isOrdinary && isTouched(finished, change))) return finished;
      }
      return start(key, make);
    },
    change(change: Touch): void {
      for (const key of keysTouchedBy(change)) {
        const kept = pages.peek(key);
        if (!kept) continue;
        if (!change.isOrdinary) {
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

function addKey(keysByTag: Map<string, Set<string>>, tag: string, key: string): void {
  const keys = keysByTag.get(tag) ?? new Set();
  keysByTag.set(tag, keys.add(key));
}

function removeKey(keysByTag: Map<string, Set<string>>, tag: string, key: string): void {
  const keys = keysByTag.get(tag);
  keys?.delete(key);
  if (keys?.size === 0) keysByTag.delete(tag);
}
