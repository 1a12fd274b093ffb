import { type Filter, filterNamed } from '#features/filters/rules.ts';
import { inPlace, inPlaces } from '#features/municipalities/in-place.ts';
import { usePortal } from '#features/portal/web/portal.tsx';
import { useLocale, useTexts } from '#platform/web/language.tsx';
import type { EventFacets } from '../../contract.ts';
import { DISTANCE_FILTER, MUNICIPALITY_FILTER } from '../../filters.ts';
import { filterTexts } from '../../texts/filters/token.ts';
import { useListAddress } from '../list-address.ts';
import { useEventFacets } from '../use-event-facets.ts';
import { useEventFilters } from './use-event-filters.ts';

/** So many are named; more are counted. */
const MAX_NAMED = 3;

/** FLT-05: where what is shown is, and its order: within the distance, in the chosen places, or in the portal's own. */
export function ResultPlace() {
  const { tenant } = usePortal();
  const texts = useTexts(filterTexts);
  const locale = useLocale();
  const { filters, query } = useEventFilters();
  const { isOlder } = useListAddress();
  const names = placeNames(filters, useEventFacets(query));
  const near = filterNamed(filters, DISTANCE_FILTER);
  const where = () => {
    if (near) return texts.near(Math.round(near.radius), near.address);
    if (names.length > MAX_NAMED) return texts.in_many(names.length);
    const [only] = names;
    if (!only) return tenant.in_place;
    // A portal says of its own place what it has been told to say.
    if (names.length === 1) return only === tenant.name ? tenant.in_place : inPlace(only, locale);
    return inPlaces(names, locale);
  };
  const order = query.sort === 'near' ? 'distance' : query.sort ? 'name' : isOlder ? 'latest' : 'time';
  return texts.ordered[order](where());
}

/** A municipality, or those of its districts that are chosen. */
function placeNames(filters: readonly Filter[], facets: EventFacets | null): string[] {
  const chosen = filterNamed(filters, MUNICIPALITY_FILTER)?.options ?? [];
  return chosen.flatMap(({ value, sub_options }) => {
    const municipality = facets?.municipalities.find((place) => place.value === value);
    if (!municipality) return [];
    if (sub_options.length === 0) return [municipality.name];
    return municipality.districts.filter((district) => sub_options.includes(district.value)).map(({ name }) => name);
  });
}
