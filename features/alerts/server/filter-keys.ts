import type { EventCriteria } from '#features/events/filters.ts';
import { placesOf } from '#features/events/server/public.ts';
import type { Tenant } from '#platform/contract/tenant.ts';

/**
 * What a filter is filed under: an activity can only be on its list if it has one of the places and one of the topics.
 * How a list is matched is the list's own rule (`isOnList`); the keys only say which lists to ask.
 */
type FilterKeys = { places: string[]; topics: string[] };

/** What of a filter only the database knows. */
export type KnownOfFilter = {
  /** The chosen categories and types that exist; the list ignores all others. */
  categories: readonly string[];
  types: readonly string[];
  /** For each language of the search, the words that must all be there. */
  words: readonly (readonly string[])[];
};

/** Rows in the index for one filter. What would be more is filed under less. */
const MAX_KEYS = 64;
const ANY = '*';
const EVERYWHERE = 'everywhere';

export function keysOfFilter(tenant: Tenant, criteria: EventCriteria, known: KnownOfFilter): FilterKeys {
  const places = placesIn(tenant, criteria);
  if (criteria.q !== '') return { places, topics: [...new Set(known.words.flatMap(rarestOf))] };
  const choices = [criteria.is_free ? ['free'] : [], known.categories, criteria.age_groups, known.types];
  let most = MAX_KEYS / places.length;
  const parts = choices.map((values) => {
    if (values.length === 0 || values.length > most) return [ANY];
    most /= values.length;
    return values;
  });
  return { places, topics: combined(parts) };
}

/** What is known of an activity that everybody may see, out of its rows in `event_place`. */
export type EventFacts = {
  municipality_ids: readonly number[];
  district_ids: readonly number[];
  lat: number | null;
  lng: number | null;
  categories: readonly string[];
  types: readonly string[];
  age_groups: readonly string[];
  is_free: boolean;
  words: readonly string[];
};

/** Everything that a filter can be filed under, to have this activity on its list. */
export function keysOfEvent(event: EventFacts): FilterKeys {
  const { lat, lng } = event;
  return {
    places: [
      EVERYWHERE,
      ...event.municipality_ids.map(municipalityKey),
      ...event.district_ids.map(districtKey),
      ...(lat === null || lng === null
        ? []
        : LEVELS.map((level) => cellKey(level, rowOf(level, lat), columnOf(level, lng)))),
    ],
    topics: [
      ...combined([
        event.is_free ? ['free', ANY] : [ANY],
        [...event.categories, ANY],
        [...event.age_groups, ANY],
        [...event.types, ANY],
      ]),
      ...event.words.map(wordKey),
    ],
  };
}

const municipalityKey = (id: number) => `m${id}`;
const districtKey = (id: number) => `d${id}`;
const wordKey = (word: string) => `w:${word}`;

const combined = (parts: readonly (readonly string[])[]): string[] =>
  parts.reduce<string[]>((soFar, values) => soFar.flatMap((key) => values.map((value) => `${key}/${value}`)), ['t']);

/** A long word is rarer than a short one. */
function rarestOf(words: readonly string[]): string[] {
  const [rarest] = words.toSorted((one, other) => other.length - one.length || (one < other ? -1 : 1));
  return rarest === undefined ? [] : [wordKey(rarest)];
}

function placesIn(tenant: Tenant, criteria: EventCriteria): string[] {
  const { municipality_ids, district_ids } = placesOf(tenant, criteria);
  const named = [...municipality_ids.map(municipalityKey), ...district_ids.map(districtKey)];
  if (named.length > MAX_KEYS) return [EVERYWHERE];
  if (named.length > 0) return named;
  return criteria.near ? cellsAround(criteria.near) : [EVERYWHERE];
}

/** Squares of the map in degrees of latitude, from a part of town to a part of the country; in Norway twice as wide in degrees. */
const LEVELS = [0.1, 0.5, 2.5] as const;
const MAX_CELLS = 16;
const KM_PER_DEGREE = 111;

const rowOf = (level: number, lat: number) => Math.floor(lat / level);
const columnOf = (level: number, lng: number) => Math.floor(lng / (2 * level));
const cellKey = (level: number, row: number, column: number) => `c${level}:${row}:${column}`;

/** The smallest squares of which few cover the circle, and a little more. */
function cellsAround({ lat, lng, radius_km }: NonNullable<EventCriteria['near']>): string[] {
  const high = (radius_km * 1.01) / KM_PER_DEGREE;
  const wide = high / Math.max(0.01, Math.cos((Math.abs(lat) + high) * (Math.PI / 180)));
  for (const level of LEVELS) {
    const rows = range(rowOf(level, lat - high), rowOf(level, lat + high));
    const columns = range(columnOf(level, lng - wide), columnOf(level, lng + wide));
    if (rows.length * columns.length <= MAX_CELLS) {
      return rows.flatMap((row) => columns.map((column) => cellKey(level, row, column)));
    }
  }
  return [EVERYWHERE];
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
