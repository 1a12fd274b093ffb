import { getCalendar } from '#features/calendar/contract.ts';
import { getEventFacets, listEvents, listOldEvents } from '#features/events/contract.ts';
import { addressOf, criteriaIn } from '#features/events/filters.ts';
import { eventsOf, type Places, placesOf } from '#features/events/server/public.ts';
import { listFeaturedEvents } from '#features/featured/contract.ts';
import { getInfoPage } from '#features/info-pages/contract.ts';
import { getEventMap, listEventsOnMap } from '#features/map/contract.ts';
import { tagsOfPlaces } from '#features/municipalities/rules.ts';
import { getOrganisationFacets, listOrganisations } from '#features/organisations/contract.ts';
import { placesAsked } from '#features/organisations/server/public.ts';
import { schemesOf } from '#features/schemes/rules.ts';
import { search } from '#features/search/contract.ts';
import { getWallPage } from '#features/slideshow/contract.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { Tenant } from '#platform/contract/tenant.ts';
import { readAnswer } from '#platform/server/written-answer.ts';

export type Answered = { endpoint: Endpoint; query: object; params: object; answer: unknown };

/**
 * What a page was made from, in the words of `Change.touches`: the ids in what it asked and was answered, and for lists
 * the municipalities, since what is new there has no id on the page yet.
 */
export function tagsOf(tenant: Tenant, { endpoint, query, params, answer }: Answered): string[] {
  const eventPlaces = EVENT_LISTS.get(endpoint)?.(tenant, query);
  // An activity on a list is touched with its municipality; finding the list by each would only take memory.
  if (eventPlaces) return [...tagsOfPlaces(eventPlaces), ...withEvents(idsIn(query))];
  const organisationPlaces = ORGANISATION_LISTS.get(endpoint)?.(tenant, query);
  const named = idsIn([params, query, readAnswer(answer)]);
  return [
    ...(organisationPlaces ? tagsOfPlaces(organisationPlaces) : []),
    ...(endpoint === getInfoPage ? schemesToldOf(tenant, query) : []),
    // What is told of organisations is also what they arrange, and how much of it there is.
    ...(endpoint.path.startsWith('/organizations') ? withEvents(named) : named),
  ];
}

/** The activities that a list shows: where one of them is taken away, the list goes at once. */
export const idsShown = ({ endpoint, answer }: Answered): string[] =>
  EVENT_LISTS.has(endpoint) ? idsIn(readAnswer(answer)) : [];

const withEvents = (named: readonly string[]): string[] => named.flatMap((one) => [one, eventsOf(one)]);

type PlacesOf = (tenant: Tenant, query: object) => Places;

const EVERYWHERE: Places = { municipality_ids: [], district_ids: [] };

/** Near a point may be in any municipality. */
const ofEvents: PlacesOf = (tenant, query) => {
  const criteria = criteriaIn(addressOf(query));
  return criteria.near ? EVERYWHERE : placesOf(tenant, criteria);
};

const EVENT_LISTS: ReadonlyMap<Endpoint, PlacesOf> = new Map<Endpoint, PlacesOf>([
  [listEvents, ofEvents],
  [listOldEvents, ofEvents],
  [getEventFacets, ofEvents],
  [getCalendar, ofEvents],
  [getWallPage, ofEvents],
  [listFeaturedEvents, ofEvents],
  // Their box says where, and goes past borders.
  [getEventMap, (_tenant, query) => criteriaIn(addressOf(query))],
  [listEventsOnMap, (_tenant, query) => criteriaIn(addressOf(query))],
  // It finds what is near its places too, and names organisations without their ids.
  [search, () => EVERYWHERE],
]);

const ofOrganisations: PlacesOf = (tenant, query) => {
  const asked = addressOf(query);
  return placesAsked({ municipalities: asked.get('municipalities'), districts: asked.get('districts') }, tenant);
};

const ORGANISATION_LISTS: ReadonlyMap<Endpoint, PlacesOf> = new Map<Endpoint, PlacesOf>([
  [listOrganisations, ofOrganisations],
  [getOrganisationFacets, ofOrganisations],
]);

/** A resident of another municipality may read of that one. */
const schemesToldOf = (tenant: Tenant, query: object): string[] =>
  [...tenant.municipality_ids.map(String), ...addressOf(query).getAll('municipality')].map(schemesOf);

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Of anything, anywhere in it. */
export function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return UUID.test(value) ? [value.toLowerCase()] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
}
