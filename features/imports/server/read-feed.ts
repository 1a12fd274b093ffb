import { z } from 'zod';
import { isMostlyUnreadable } from '../rules.ts';
import { type Activity, readActivity } from './activity.ts';
import { type ActivityFeed, FeedTrouble } from './activity-feed.ts';

export type ReadFeed = {
  activities: Activity[];
  /** Ids of those that are in the feed but cannot be read: they are left as they are. */
  unreadableIds: string[];
  skipped: number;
  /** Why some were left out, each reason once. */
  reasons: string[];
  /** Whether all that the feed says it has was seen, so that what is missing is gone. */
  isComplete: boolean;
};

const MAX_ITEMS = 20_000;
const MAX_PER_PAGE = 1000;
const MAX_PAGES = 400;
const MAX_MS = 8 * 60_000;

const count = z.int().min(0).max(1_000_000);
const feedPage = z.object({
  pageHits: z.array(z.unknown()).max(MAX_PER_PAGE),
  page: count,
  pageCount: count,
  totalMatching: count,
});

/** Reads all pages, one after the other. Throws rather than hand on half of something that makes no sense. */
export async function readFeed(feed: ActivityFeed, now: Date): Promise<ReadFeed> {
  const givenUpAt = performance.now() + MAX_MS;
  const items: unknown[] = [];
  let total = 0;
  for (let number = 1, pages = 1; number <= pages; number += 1) {
    const page = readPage(await feed.readPage(number), number);
    pages = page.pageCount;
    total = page.totalMatching;
    items.push(...page.pageHits);
    if (pages > MAX_PAGES || total > MAX_ITEMS || items.length > MAX_ITEMS) {
      throw new FeedTrouble(`The feed has more than ${MAX_ITEMS} activities or ${MAX_PAGES} pages.`);
    }
    if (performance.now() > givenUpAt) throw new FeedTrouble('Reading the whole feed took too long.');
    if (page.pageHits.length === 0 && number < pages) throw new FeedTrouble(`Page ${number} of the feed is empty.`);
  }
  return { ...sort(items, now), isComplete: items.length >= total };
}

function readPage(answer: unknown, number: number): z.infer<typeof feedPage> {
  const page = feedPage.safeParse(answer);
  if (!page.success) {
    const [issue] = page.error.issues;
    throw new FeedTrouble(`Page ${number} of the feed has another shape: ${issue?.path.join('.')} ${issue?.message}`);
  }
  if (page.data.page !== number) throw new FeedTrouble(`Page ${number} was asked for and ${page.data.page} came.`);
  return page.data;
}

function sort(items: readonly unknown[], now: Date): Omit<ReadFeed, 'isComplete'> {
  const activities = new Map<string, Activity>();
  const unreadableIds: string[] = [];
  const reasons = new Set<string>();
  let repeated = 0;
  for (const item of items) {
    const read = readActivity(item, now);
    if ('trouble' in read) {
      reasons.add(read.trouble);
      if (read.external_id !== null) unreadableIds.push(read.external_id);
    } else if (activities.has(read.external_id)) {
      // The list has moved on between two pages.
      repeated += 1;
    } else {
      activities.set(read.external_id, read);
    }
  }
  const skipped = items.length - repeated - activities.size;
  if (isMostlyUnreadable(skipped, items.length)) {
    throw new FeedTrouble(`${skipped} of ${items.length} activities cannot be read: ${[...reasons].join('; ')}`);
  }
  return { activities: [...activities.values()], unreadableIds, skipped, reasons: [...reasons] };
}
