import { addressOf, criteriaIn } from '#features/events/filters.ts';
import { ACCESS_FACTS } from '#features/events/rules.ts';
import { findHits } from '#features/search/server/queries.ts';
import { tenantByKey } from '#features/tenants/resolve.ts';
import { isSameDay } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { JUDGED_SEARCHES, type JudgedSearch } from './judged-searches.ts';
import { ACCESS_LETTERS, CORPUS_HOURS, groupsOf, loadSearchCorpus, timesOf } from './load-search-corpus.ts';
import { type CorpusActivity, SEARCH_CORPUS } from './search-corpus.ts';

export type JudgedResult = {
  search: JudgedSearch;
  /** Keys of the first five. */
  hits: string[];
  /** Between 0 and 1: how near the order of the first five comes to the best that there is. */
  ndcg: number;
  /** Those of the first three that are nonsense, where something better was left out. */
  nonsense: string[];
};

/** A Tuesday at noon. */
const NOW = new Date('2026-11-17T11:00:00Z');
const SEEN = 5;
const SEEN_FIRST = 3;
const BEST_GRADE = 3;

/** Asks every judged question of the corpus, in an empty database. The mean of `ndcg` is the figure to watch (nDCG@5). */
export async function measureSearchQuality(db: Db): Promise<{ ndcg: number; results: JudgedResult[] }> {
  const keys = await loadSearchCorpus(db, NOW);
  const results: JudgedResult[] = [];
  for (const search of JUDGED_SEARCHES) results.push(judge(search, await hitsOf(db, search, keys)));
  return { ndcg: results.reduce((sum, { ndcg }) => sum + ndcg, 0) / results.length, results };
}

async function hitsOf(db: Db, { q, at }: JudgedSearch, keys: ReadonlyMap<string, string>): Promise<string[]> {
  const tenant = tenantByKey(at);
  if (!tenant) throw new Error(`There is no tenant ${at}.`);
  const context = { tenant, replica: db, now: NOW } as unknown as Context;
  const criteria = criteriaIn(addressOf({}));
  const { data } = await findHits(context, { q, criteria, tab: 'events', page: 1, perPage: SEEN });
  return data.events.map(({ id }) => keys.get(id) ?? id);
}

/** Where nothing is meant, nothing found is right and anything else is wrong. */
export function judge(search: JudgedSearch, hits: string[]): JudgedResult {
  const grades = gradesOf(search);
  const gradeOf = (key: string) => grades.get(key) ?? 0;
  const best = [...grades.values()].sort((one, other) => other - one).slice(0, SEEN);
  const ndcg = best.length === 0 ? Number(hits.length === 0) : discounted(hits.map(gradeOf)) / discounted(best);
  const first = hits.slice(0, SEEN_FIRST);
  const isBetterLeft = first.filter((key) => gradeOf(key) > 0).length < Math.min(SEEN_FIRST, Math.max(1, grades.size));
  return { search, hits, ndcg, nonsense: isBetterLeft ? first.filter((key) => gradeOf(key) === 0) : [] };
}

const discounted = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);

/** What is named counts as it is named, before what has the property. */
function gradesOf({ at, grades }: JudgedSearch): Map<string, number> {
  const found = new Map<string, number>();
  for (const [place, names] of grades.entries()) {
    for (const key of names.flatMap((name) => keysOf(name, at))) {
      if (!found.has(key)) found.set(key, BEST_GRADE - place);
    }
  }
  return found;
}

function keysOf(name: string, at: string): string[] {
  if (!name.startsWith('is:')) {
    if (!SEARCH_CORPUS.some(({ key }) => key === name)) throw new Error(`There is no activity ${name}.`);
    return [name];
  }
  const has = PROPERTIES[name.slice('is:'.length)];
  if (!has) throw new Error(`There is no property ${name}.`);
  const isHere = ({ where }: CorpusActivity) => (where === 'voss') === (at === 'voss') && where !== 'sagene';
  return SEARCH_CORPUS.filter((activity) => isHere(activity) && has(activity)).map(({ key }) => key);
}

const isFree = ({ price }: CorpusActivity) => price === '0';
const isForSome = (groups: readonly string[]) => (activity: CorpusActivity) =>
  groupsOf(activity).some((group) => groups.includes(group));
const isAtWeekend = ({ when }: CorpusActivity) => when.startsWith('sat') || when.startsWith('sun');
const isToday = (activity: CorpusActivity) =>
  timesOf(activity, NOW).some(
    (time) => isSameDay(time, NOW) && time.getTime() + CORPUS_HOURS * 3_600_000 > NOW.getTime(),
  );

const PROPERTIES: Readonly<Record<string, (activity: CorpusActivity) => boolean>> = {
  ...Object.fromEntries(
    ACCESS_FACTS.map((fact, bit) => [
      fact,
      ({ access }: CorpusActivity) => access.includes(ACCESS_LETTERS[bit] ?? ' '),
    ]),
  ),
  free: isFree,
  weekend: isAtWeekend,
  pensioner: isForSome(['pensioner']),
  free_today: (activity) => isFree(activity) && isToday(activity),
  free_weekend: (activity) => isFree(activity) && isAtWeekend(activity),
  children_weekend: (activity) => isForSome(['children', 'family'])(activity) && isAtWeekend(activity),
};
