import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createRandom } from '#database/seeds/random.ts';
import { type ChildServer, fetchRaw, fetchWhenFree, startPortal } from './child-server.ts';
import type { Cluster } from './cluster.ts';
import type { Dataset } from './datasets.ts';
import { measureInTurn, type Result, type Target, type Visit } from './measure.ts';
import { findOrganisers } from './organisers.ts';
import { recordPage, startFloor } from './pages-and-list.ts';
import type { Plan } from './plan.ts';
import { drawVisits, findPages } from './visits.ts';

/** Pages of many municipalities from memory, while organisers change what they show. */
export type KeptPages = {
  portals: number;
  addresses: number;
  at: (Result & {
    /** Measured just before, so that what disturbs the machine disturbs both. */
    floor: Result;
    changes_asked: number;
    changes_per_second: number;
    hit_rate: number;
    renders_per_second: number;
    pages_kept: number;
  })[];
};

/** How many changes a second there are in the whole country. */
export const CHANGE_RATES = [0, 1, 10, 50];

const FULL = { portals: 300, visits: 32_000, run: { seconds: 20 }, warmUp: { seconds: 5 }, rates: CHANGE_RATES };
const DATABASE = 'bench_kept_pages';
const METRICS_TOKEN = 'a-token-of-the-benchmark';
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };

/**
 * One process sends pages, as fast as it can; another one takes the changes, as with several behind a proxy, and both
 * share the machine with PostgreSQL and those who ask. In a database of its own, since much is published in it.
 */
export async function measureKeptPages(
  dataset: Dataset,
  { cluster, plan, folder, now }: { cluster: Cluster; plan: Plan; folder: string; now: Date },
): Promise<KeptPages> {
  const extent = plan.isQuick ? { ...FULL, ...plan, portals: 6, visits: 96, rates: [0, 10] } : FULL;
  await cluster.query('postgres', `create database ${DATABASE} template ${new URL(dataset.url).pathname.slice(1)}`);
  const DATABASE_URL = cluster.urlOf(DATABASE);
  const [portal, office] = await Promise.all([
    startPortal({ DATABASE_URL, PROCESS: 'web', METRICS_TOKEN }),
    // It has the jobs too: what they tell of each minute is part of what visitors meet.
    startPortal({ DATABASE_URL, PROCESS: 'all' }),
  ]);
  const recorded = path.join(folder, 'kept-page.json');
  await writeFile(recorded, JSON.stringify(await recordPage(portal)));
  const constant = await startFloor(['constant', recorded], {});
  try {
    const pages = await findPages(portal, extent.portals);
    const municipalities = [...new Set(pages.flatMap(({ tenant }) => tenant.municipality_ids))];
    const organisers = await findOrganisers(office, { cluster, database: DATABASE, municipalities, now });
    await cluster.query(DATABASE, 'vacuum (analyze)');
    const visits = drawVisits(pages, extent.visits, createRandom('kept pages').fraction);
    for (const { host, path } of pages.flatMap((portal) => portal.visits)) await demandPage(portal, host, path);
    const measure = async (name: string, server: ChildServer): Promise<Result> => {
      const once = { ...plan, ...extent, roundsBefore: 0, rounds: 1 };
      const [result] = await measureInTurn([targetOf(name, server, visits)], cluster, once);
      if (!result) throw new Error('Nothing measured.');
      return result;
    };
    const at: KeptPages['at'] = [];
    for (const changes_asked of extent.rates) {
      const floor = await measure('floor: constant Buffer', constant);
      const before = await figuresOf(portal);
      const [stop, beganMs] = [organisers.begin(changes_asked), performance.now()];
      const result = await measure(`pages of ${pages.length} portals, ${changes_asked} changes/s`, portal).finally(
        stop,
      );
      const seconds = (performance.now() - beganMs) / 1000;
      const after = await figuresOf(portal);
      const [found, missed] = [after.found - before.found, after.missed - before.missed];
      at.push({
        ...result,
        floor,
        changes_asked,
        changes_per_second: (await stop()) / seconds,
        hit_rate: found / (found + missed),
        renders_per_second: (after.made - before.made) / seconds,
        pages_kept: after.pages,
      });
    }
    return { portals: pages.length, addresses: pages.flatMap(({ visits }) => visits).length, at };
  } finally {
    await Promise.all([portal, office, constant].map((server) => server.stop()));
  }
}

const targetOf = (name: string, { pid, origin }: ChildServer, visits: Visit[]): Target => ({
  name,
  pid,
  urls: [origin],
  headers: BROWSER,
  visits,
});

async function demandPage({ origin }: ChildServer, host: string, path: string): Promise<void> {
  const { status } = await fetchWhenFree(origin + path, { host, ...BROWSER });
  if (status !== 200) throw new Error(`${path} of ${host} answered ${status}.`);
}

/** What the portal's metrics tell of its pages so far. */
async function figuresOf({ origin }: ChildServer) {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = (await fetchRaw(`${origin}/api/metrics`, headers)).body.toString();
  const figureOf = (name: string): number => {
    const line = text.split('\n').find((one) => one.startsWith(`${name} `));
    if (line === undefined) throw new Error(`The metrics do not tell ${name}.`);
    return Number(line.slice(name.length));
  };
  const requests = (kind: string) => figureOf(`page_cache_requests_total{kind="${kind}"}`);
  return {
    found: requests('fresh') + requests('old'),
    missed: requests('missed'),
    made: figureOf('page_cache_renders_total{kind="made"}'),
    pages: figureOf('page_cache_pages'),
  };
}
