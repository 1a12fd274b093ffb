import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AGE_FILTER, filterQuery } from '#features/events/filters.ts';
import { LOCALE_PREFIX } from '#platform/language/locale.ts';
import { type ChildServer, fetchWhenFree, startChild, startPortal } from './child-server.ts';
import type { Cluster } from './cluster.ts';
import type { Dataset } from './datasets.ts';
import { FLOOR_PROGRAM, type RecordedAnswer } from './floors.ts';
import { measureInTurn, type Result, type Target } from './measure.ts';
import { HOST, LIST_LENGTH, type Plan } from './plan.ts';

export type PagesAndList = {
  cached_page: Result;
  constant_floor: Result;
  uncached_page: Result;
  filtered_cached_page: Result;
  filtered_uncached_page: Result;
  list: Result;
  list_floor: Result;
};

export const LIST_PATH = `/api/events?perPage=${LIST_LENGTH}`;
export const PAGE_PATH = '/events';

/** What a browser says over https; the portal answers with brotli. */
export const BROWSER = { host: HOST, 'accept-encoding': 'gzip, deflate, br' };

/** The page from memory, the page made again, and the list, each beside the least that a server can do for it. */
export async function measurePagesAndList(
  portal: ChildServer,
  dataset: Dataset,
  { cluster, plan, folder }: { cluster: Cluster; plan: Plan; folder: string },
): Promise<PagesAndList> {
  const recorded = path.join(folder, 'page.json');
  await writeFile(recorded, JSON.stringify(await recordPage(portal)));
  const started = await Promise.all([
    startPortal({ DATABASE_URL: dataset.url, PAGE_CACHE_MB: '0' }),
    startFloor(['constant', recorded], {}),
    startFloor(['list'], { DATABASE_URL: dataset.url }),
  ]);
  const [withoutCache, constant, list] = started;
  try {
    await demandList(list.origin + LIST_PATH);
    const unshared = await fetchAll(withoutCache, UNSHARED_PAGES);
    const filtered = await fetchAll(withoutCache, FILTERED_PAGES);

    const [cached_page, filtered_cached_page, constant_floor] = await measureInTurn(
      [
        targetOf('/events, cached', portal, [PAGE_PATH]),
        targetOf('/events with filters, cached', portal, FILTERED_PAGES.slice(0, 1)),
        targetOf('floor: constant Buffer', constant, [PAGE_PATH]),
      ],
      cluster,
      plan,
    );
    const [uncached_page, filtered_uncached_page, apiList, list_floor] = await measureInTurn(
      [
        { ...targetOf('/events, uncached', withoutCache, unshared), connections: unshared.length },
        { ...targetOf('/events with filters, uncached', withoutCache, filtered), connections: filtered.length },
        targetOf('API list of 20', portal, [LIST_PATH]),
        targetOf('floor: pg, 20 rows as one value', list, [LIST_PATH]),
      ],
      cluster,
      plan,
    );
    if (!cached_page || !constant_floor || !uncached_page || !apiList || !list_floor)
      throw new Error('Nothing measured.');
    if (!filtered_cached_page || !filtered_uncached_page) throw new Error('Nothing measured with filters.');
    return {
      cached_page,
      constant_floor,
      uncached_page,
      filtered_cached_page,
      filtered_uncached_page,
      list: apiList,
      list_floor,
    };
  } finally {
    await Promise.all(started.map((server) => server.stop()));
  }
}

export const targetOf = (name: string, { pid, origin }: ChildServer, paths: readonly string[]): Target => ({
  name,
  pid,
  urls: paths.map((address) => origin + address),
  headers: BROWSER,
});

/** A user who measures a list of nothing measures nothing. */
export async function demandList(url: string, headers: Record<string, string> = {}): Promise<void> {
  const { status, body } = await fetchWhenFree(url, headers);
  const answer: unknown = JSON.parse(body.toString());
  const isWrapped = typeof answer === 'object' && answer !== null && 'data' in answer;
  const rows = isWrapped ? answer.data : answer;
  if (status !== 200 || !Array.isArray(rows) || rows.length !== LIST_LENGTH) {
    throw new Error(`${url} answered ${status} without a list of ${LIST_LENGTH}.`);
  }
}

export const startFloor = (parameters: string[], environment: Record<string, string>): Promise<ChildServer> =>
  startChild({
    program: [FLOOR_PROGRAM, ...parameters],
    readyPath: '/',
    environment: { NODE_ENV: 'production', ...environment },
  });

/** Headers that belong to the connection or that the server sets by itself. */
const OWN_HEADERS = ['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'];

export async function recordPage(portal: ChildServer, address = PAGE_PATH): Promise<RecordedAnswer> {
  const { headers, body } = await fetchPage(portal, address);
  const kept = Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name));
  return {
    headers: Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    body_base64: body.toString('base64'),
  };
}

async function fetchPage(portal: ChildServer, address: string) {
  const page = await fetchWhenFree(portal.origin + address, BROWSER);
  const isPage = page.status === 200 && String(page.headers['content-type']).startsWith('text/html');
  if (!isPage || page.headers['content-encoding'] !== 'br') {
    throw new Error(`${address} answered ${page.status} and is no compressed page.`);
  }
  return page;
}

async function fetchAll(portal: ChildServer, addresses: readonly string[]): Promise<readonly string[]> {
  for (const address of addresses) await fetchPage(portal, address);
  return addresses;
}

/**
 * Requests for the same page at the same time share one rendering even without a cache. So that each costs its own,
 * every connection asks for a page that no other asks for: the list in all languages and orders, or for an age group.
 */
const inEveryLanguage = (queries: readonly string[]): string[] =>
  Object.values(LOCALE_PREFIX).flatMap((prefix) => queries.map((query) => `${prefix}${PAGE_PATH}${query}`));

const UNSHARED_PAGES = inEveryLanguage(['', '?sort=asc', '?sort=desc']);

const FILTERED_PAGES = inEveryLanguage(
  ['children', 'teenager', 'senior'].map((age) => {
    const options = [{ value: age, is_locked: false, sub_options: [] }];
    return `?${new URLSearchParams(filterQuery([{ ...AGE_FILTER, options }]))}`;
  }),
);
