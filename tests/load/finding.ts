import { AGE_FILTER, CATEGORY_FILTER, filterQuery } from '#features/events/filters.ts';
import { shortDate } from '#platform/language/dates.ts';
import { type ChildServer, fetchWhenFree, startPortal } from './child-server.ts';
import type { Cluster } from './cluster.ts';
import type { Dataset } from './datasets.ts';
import { measureInTurn, type Result } from './measure.ts';
import { targetOf } from './pages-and-list.ts';
import type { Plan } from './plan.ts';

/** What visitors do to find something, in the largest municipality. */
export type Subject = 'list' | 'radius' | 'facets' | 'calendar' | 'map' | 'search';

/** `is_cold`: every question is another one, so that none is answered from memory. */
export type Finding = (Result & { subject: Subject; size: number; is_cold: boolean })[];

/** p50 at 100,000 activities may be so many times that at 1,000. */
export const GROWTH_LIMITS: Record<Subject, number> = {
  list: 2,
  radius: 2,
  facets: 2,
  calendar: 3,
  map: 2,
  search: 4,
};

/** What is judged by questions that nobody has asked before: from memory they cost the same at any size. */
export const COLD_SUBJECTS: readonly Subject[] = ['facets', 'calendar'];

export const SUBJECTS = Object.keys(GROWTH_LIMITS) as Subject[];

const HOST = 'oslo.localhost';
const SIZES = [1000, 10_000, 100_000];
const DAY_MS = 86_400_000;

/**
 * Each way to look for something at each number of activities. Every connection asks for something of its own, so that
 * no answer is shared; counts that the portal keeps for half a minute are counted again as often as on a busy day. What
 * counting costs by itself is asked besides, with questions that nobody has asked before.
 */
export async function measureFinding(
  datasets: readonly Dataset[],
  cluster: Cluster,
  plan: Plan,
  now: Date,
): Promise<Finding> {
  const chosen = datasets.filter(({ size }) => SIZES.includes(size));
  const portals = await Promise.all(chosen.map(({ url }) => startPortal({ DATABASE_URL: url, PROCESS: 'web' })));
  try {
    const finding: Finding = [];
    for (const subject of SUBJECTS) {
      const paths = addressesOf(subject, now);
      for (const portal of portals) await demandAnswers(portal, paths);
      const targets = portals.map((portal, position) => ({
        ...targetOf(`${subject} at ${chosen[position]?.size}`, portal, paths),
        headers: { host: HOST },
        connections: paths.length,
      }));
      const results = await measureInTurn(targets, cluster, plan);
      const coldPaths = coldAddressesOf(subject, now);
      const coldTargets = targets.map((target) => ({
        ...target,
        name: `cold ${target.name}`,
        urls: target.urls.slice(0, 1),
        visits: coldPaths.map((path) => ({ host: HOST, path })),
      }));
      const coldResults = coldPaths.length > 0 ? await measureInTurn(coldTargets, cluster, plan) : [];
      for (const [position, { size }] of chosen.entries()) {
        const [warm, cold] = [results[position], coldResults[position]];
        if (warm) finding.push({ ...warm, subject, size, is_cold: false });
        if (cold) finding.push({ ...cold, subject, size, is_cold: true });
      }
    }
    return finding;
  } finally {
    await Promise.all(portals.map((portal) => portal.stop()));
  }
}

/** A user who measures how nothing is found measures nothing. */
async function demandAnswers({ origin }: ChildServer, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const { status, body } = await fetchWhenFree(origin + path, { host: HOST });
    const answer: { data?: unknown } = status === 200 ? JSON.parse(body.toString()) : {};
    const isEmpty = Array.isArray(answer.data) ? answer.data.length === 0 : !answer.data;
    if (isEmpty) throw new Error(`${path} answered ${status} and found nothing.`);
  }
}

/** Wide enough to find something among a hundred activities, too. */
const CATEGORIES = [
  ['sport_outdoors', 'food_meeting'],
  ['sport_outdoors', 'library_language'],
  ['library_language', 'food_meeting'],
  ['sport_outdoors', 'art_culture', 'music_dance'],
];
const AGES = [
  ['children', 'family'],
  ['teenager', 'senior'],
  ['family', 'senior'],
  ['senior', 'pensioner'],
];

function addressesOf(subject: Subject, now: Date): string[] {
  if (subject === 'search') return WORDS.map((word) => `/api/search?q=${encodeURIComponent(word)}`);
  if (subject === 'calendar')
    return CATEGORIES.map((category) => `/api/events/calendar?${monthOf(now)}&${chosen(category)}`);
  if (subject === 'map') return CENTRES.map((centre) => `/api/events/map?bbox=${boxAround(centre)}&zoom=12`);
  if (subject === 'radius') {
    return CENTRES.map(([lat, lng]) => `/api/events?distance[lat]=${lat}&distance[lng]=${lng}&distance[radius]=10`);
  }
  const path = subject === 'list' ? '/api/events' : '/api/events/facets';
  const week = `start_at=${dateOf(now, 3)}&end_at=${dateOf(now, 9)}`;
  return CATEGORIES.flatMap((category) =>
    AGES.map((age) => `${path}?municipalities=301&${week}&${chosen(category, age)}`),
  );
}

/** More of them than the portal keeps answers, so that the first is forgotten when it is asked again. */
function coldAddressesOf(subject: Subject, now: Date): string[] {
  const periods = (starts: number, fewest: number, most: number): string[] =>
    Array.from({ length: starts }, (_, start) =>
      Array.from(
        { length: most - fewest + 1 },
        (__, more) => `start_at=${dateOf(now, start)}&end_at=${dateOf(now, start + fewest + more)}`,
      ),
    ).flat();
  if (subject === 'facets') {
    return periods(60, 1, 40).map((period) => `/api/events/facets?municipalities=301&${period}`);
  }
  if (subject === 'calendar') {
    return CATEGORIES.flatMap((category) =>
      periods(40, 20, 30).map((period) => `/api/events/calendar?${period}&${chosen(category)}`),
    );
  }
  return [];
}

const dateOf = (now: Date, days: number): string => shortDate(new Date(now.getTime() + days * DAY_MS));

const monthOf = (now: Date): string => `start_at=${dateOf(now, 0)}&end_at=${dateOf(now, 30)}`;

const chosen = (categories: readonly string[], ages: readonly string[] = []): string => {
  const options = (values: readonly string[]) => values.map((value) => ({ value, is_locked: false, sub_options: [] }));
  const { filters = '' } = filterQuery([
    { ...CATEGORY_FILTER, options: options(categories) },
    { ...AGE_FILTER, options: options(ages) },
  ]);
  return `filters=${encodeURIComponent(filters)}`;
};

/** Around Oslo. */
const CENTRES = [
  [59.911, 10.75],
  [59.925, 10.72],
  [59.93, 10.79],
  [59.9, 10.81],
] as const;

const boxAround = ([lat, lng]: (typeof CENTRES)[number]): string =>
  [lng - 0.12, lat - 0.06, lng + 0.12, lat + 0.06].map((degrees) => degrees.toFixed(3)).join(',');

/** As they are typed: beginnings, whole words, and a slip. */
const WORDS = ['fot', 'fotball', 'svømmin', 'språkkafe', 'kor', 'dugnad', 'fotbal', 'bibliotek'];
