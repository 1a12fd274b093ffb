import { sql } from 'kysely';
import { findHits } from '#features/search/server/queries.ts';
import { tenantByKey } from '#features/tenants/resolve.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { JUDGED_SEARCHES, type JudgedSearch } from './judged-searches.ts';

export type JudgedResult = {
  search: JudgedSearch;
  /** The first five as they were judged against. */
  hits: string[];
  /** Between 0 and 1: how near the order of the first five comes to the best that the data allows. */
  ndcg: number;
  /** The hits among those that must be right and are not. */
  wrong: string[];
};

const SEEN = 5;
const MAX_JUDGED = 50_000;
const RIGHT = 2;
const FAIR = 1;

/** Asks every judged question of the demo data. The mean of `ndcg` is the figure to watch (nDCG@5). */
export async function measureSearchQuality(
  db: Db,
  now: Date,
  searches: readonly JudgedSearch[] = JUDGED_SEARCHES,
): Promise<{ ndcg: number; results: JudgedResult[] }> {
  const results: JudgedResult[] = [];
  for (const search of searches) results.push(await judge(db, now, search));
  return { ndcg: results.reduce((sum, { ndcg }) => sum + ndcg, 0) / results.length, results };
}

async function judge(db: Db, now: Date, search: JudgedSearch): Promise<JudgedResult> {
  const tenant = tenantByKey(search.at);
  if (!tenant) throw new Error(`There is no tenant ${search.at}.`);
  const context = { tenant, replica: db, now } as unknown as Context;
  const asked = { q: search.q, municipality_ids: [], tab: search.kind, page: 1, perPage: SEEN };
  const { data } = await findHits(context, asked);
  const hits =
    search.kind === 'organizations'
      ? data.organizations.map(({ name }) => name)
      : data.events.map(({ name, organization, venue }) => `${name} | ${organization} | ${venue}`);
  const all = await thingsAt(db, search, tenant.municipality_ids);
  const gains = (texts: readonly string[]) => texts.map((text) => gainOf(search, text));
  const best = gains(all)
    .sort((one, other) => other - one)
    .slice(0, SEEN);
  const possible = best.filter((gain) => gain === RIGHT).length;
  return {
    search,
    hits,
    ndcg: discounted(gains(hits)) / discounted(best),
    wrong: wrongAmong(hits, search, Math.min(search.first, possible)),
  };
}

function wrongAmong(hits: readonly string[], search: JudgedSearch, first: number): string[] {
  return Array.from({ length: first }, (_, place) => hits[place] ?? 'nothing').filter((hit) => !search.right.test(hit));
}

function gainOf({ right, fair }: JudgedSearch, text: string): number {
  if (right.test(text)) return RIGHT;
  return fair?.test(text) ? FAIR : 0;
}

const discounted = (gains: readonly number[]): number =>
  gains.reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);

/** What there is to find at all. */
async function thingsAt(db: Db, { kind }: JudgedSearch, municipalityIds: readonly number[]): Promise<string[]> {
  const places = sql.val([...municipalityIds]);
  const { rows } = await (kind === 'organizations'
    ? sql<{ text: string }>`
        select name as text from organisation
        where status = 'accepted' and not is_private
          and (cardinality(${places}::int[]) = 0 or municipality_id = any(${places}::int[]))`
    : sql<{ text: string }>`
        select concat(e.name, ' | ', o.name, ' | ', e.venue) as text
        from event e join organisation o on o.id = e.organisation_id
        where e.is_listed
          and (cardinality(${places}::int[]) = 0 or e.municipality_ids && ${places}::int[])`
  ).execute(db);
  if (rows.length > MAX_JUDGED) throw new Error('Judge the demo data, not a load test.');
  return rows.map(({ text }) => text);
}
