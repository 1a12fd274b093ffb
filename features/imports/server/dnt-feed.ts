import type { ActivityFeed } from './activity-feed.ts';
import { fetchJson } from './fetch-json.ts';

type DntFeedOptions = {
  /** `https://…/api/activities`; only the page and its size vary. */
  url: string;
  isLoopbackAllowed: boolean;
  timeoutMs?: number;
};

export const DNT_NAME = 'Den Norske Turistforening';
export const PAGE_SIZE = 100;
const TIMEOUT_MS = 10_000;
const MAX_PAGE_BYTES = 5_000_000;

/** The list of activities of Den Norske Turistforening, as their own pages read it. */
export const dntFeed = ({ url, isLoopbackAllowed, timeoutMs = TIMEOUT_MS }: DntFeedOptions): ActivityFeed => ({
  source: 'dnt',
  name: DNT_NAME,
  readPage(page) {
    const address = new URL(url);
    address.searchParams.set('page', String(page));
    address.searchParams.set('pageSize', String(PAGE_SIZE));
    return fetchJson(address, { timeoutMs, isLoopbackAllowed, largestBytes: MAX_PAGE_BYTES });
  },
});
