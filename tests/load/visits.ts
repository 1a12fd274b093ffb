import { AGE_FILTER, CATEGORY_FILTER, filterQuery } from '#features/events/filters.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import { knownTenants, type Tenant } from '#features/tenants/resolve.ts';
import { knowShippedTenants } from '#tests/support/shipped-tenants.ts';
import { type ChildServer, fetchWhenFree } from './child-server.ts';
import type { Visit } from './measure.ts';

knowShippedTenants();

/** What visitors of one portal ask for, the most common first. */
export type PortalPages = { tenant: Tenant; visits: Visit[] };

const EVENT_PAGES = 7;
const ORGANISATION_PAGES = 3;

/**
 * About twenty pages of so many portals, the largest first. Half of them are previews, which show the same and keep
 * pages of their own: the demo has 150 portals.
 */
export async function findPages(portal: ChildServer, portals: number): Promise<PortalPages[]> {
  const largest = knownTenants()
    .filter(({ is_sunset }) => !is_sunset)
    .toSorted((one, other) => peopleOf(other) - peopleOf(one))
    .slice(0, Math.ceil(portals / 2));
  const found: PortalPages[] = [];
  for (const tenant of largest) {
    const host = `${tenant.key}.localhost`;
    const events = await idsAt(portal, host, `/api/events?perPage=${EVENT_PAGES}`);
    const organisations = await idsAt(portal, host, `/api/organizations?perPage=${ORGANISATION_PAGES}`);
    const paths = [
      ...LISTS,
      ...events.map((id) => `/events/${id}`),
      '/organisations',
      ...organisations.map((id) => `/organisations/${id}`),
    ];
    for (const key of [tenant.key, `${tenant.key}-vis`]) {
      found.push({ tenant, visits: paths.map((path) => ({ host: `${key}.localhost`, path })) });
    }
  }
  return found.slice(0, portals);
}

/** So many visits, of portals and of their pages by Zipf: the second is asked for half as often as the first. */
export function drawVisits(portals: readonly PortalPages[], count: number, draw: () => number): Visit[] {
  const portalAt = zipf(portals.length);
  const pageAt = new Map(portals.map(({ visits }) => [visits.length, zipf(visits.length)]));
  return Array.from({ length: count }, () => {
    const { visits } = portals[portalAt(draw())] ?? { visits: [] };
    return visits[pageAt.get(visits.length)?.(draw()) ?? 0] ?? { host: '', path: '/' };
  });
}

const peopleOf = ({ municipality_ids, district_ids }: Tenant): number => {
  if (municipality_ids.length === 0) return Number.POSITIVE_INFINITY;
  const people = municipality_ids.reduce((sum, id) => sum + (municipalityById(id)?.population ?? 0), 0);
  return district_ids.length > 0 ? people / DISTRICTS_OF_A_CITY : people;
};

const DISTRICTS_OF_A_CITY = 15;

const chosen = (filter: typeof AGE_FILTER | typeof CATEGORY_FILTER, value: string): string =>
  `?${new URLSearchParams(filterQuery([{ ...filter, options: [{ value, is_locked: false, sub_options: [] }] }]))}`;

const LISTS = [
  '/events',
  '/events/calendar',
  `/events${chosen(AGE_FILTER, 'children')}`,
  '/events?page=2',
  `/events${chosen(AGE_FILTER, 'senior')}`,
  `/events${chosen(CATEGORY_FILTER, 'sport_outdoors')}`,
  '/events/calendar?view=week',
  '/en/events',
  `/events${chosen(CATEGORY_FILTER, 'music_dance')}`,
];

async function idsAt({ origin }: ChildServer, host: string, path: string): Promise<string[]> {
  const { status, body } = await fetchWhenFree(origin + path, { host });
  if (status !== 200) throw new Error(`${path} of ${host} answered ${status}.`);
  const { data }: { data: { id: string }[] } = JSON.parse(body.toString());
  return data.map(({ id }) => id);
}

/** The position of a draw between 0 and 1, where position n is as likely as 1 / (n + 1). */
function zipf(length: number): (draw: number) => number {
  let sum = 0;
  const sums = Array.from({ length }, (_, position) => {
    sum += 1 / (position + 1);
    return sum;
  });
  return (draw) => {
    const at = sums.findIndex((reached) => reached >= draw * sum);
    return at < 0 ? length - 1 : at;
  };
}
