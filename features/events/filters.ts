import { decodeFilters, encodeFilters, isDate } from '#features/filters/encoding.ts';
import {
  DEFAULT_RADIUS_KM,
  type Filter,
  type FilterDefinition,
  type FilterOption,
  filterNamed,
  GLOBAL_GROUP,
} from '#features/filters/rules.ts';
import { dayIn } from '#platform/language/typed-day.ts';
import type { FilterQuery } from './filter-parameters.ts';
import { ACCESS_FACTS, type AccessibilityFact, AGE_GROUPS, type AgeGroup, MAX_SEARCH_LENGTH } from './rules.ts';

export { FILTER_PARAMETERS, type FilterParameter, type FilterQuery } from './filter-parameters.ts';

/** FLT-06: what activities can be filtered by. The page, the API, the feeds and the wall all read the same address. */
const GROUP = 'events-filters';

export const MUNICIPALITY_FILTER = { group: GLOBAL_GROUP, key: 'municipalities', kind: 'multi' } as const;
export const CATEGORY_FILTER = { group: GROUP, key: 'categories', kind: 'multi' } as const;
export const TYPE_FILTER = { group: GROUP, key: 'types', kind: 'multi' } as const;
export const AGE_FILTER = { group: GROUP, key: 'age-group', kind: 'multi' } as const;
export const ACCESS_FILTER = { group: GROUP, key: 'accessibility', kind: 'multi' } as const;
export const QUICK_FILTER = { group: GROUP, key: 'quick-filter', kind: 'quick' } as const;
export const DATE_FILTER = { group: GROUP, key: 'dates', kind: 'date_range', conflicts: ['days'] } as const;
/** Today or the weekend: one of them, or dates. */
export const DAY_FILTER = { group: GROUP, key: 'days', kind: 'single', conflicts: ['dates'] } as const;
export const DISTANCE_FILTER = { group: GROUP, key: 'distance', kind: 'distance' } as const;

export const EVENT_FILTERS: readonly FilterDefinition[] = [
  MUNICIPALITY_FILTER,
  CATEGORY_FILTER,
  TYPE_FILTER,
  AGE_FILTER,
  ACCESS_FILTER,
  QUICK_FILTER,
  DATE_FILTER,
  DAY_FILTER,
  DISTANCE_FILTER,
];

export const QUICK_FILTERS = ['free', 'volunteer', 'places'] as const;
export type QuickFilter = (typeof QUICK_FILTERS)[number];

export const DAY_CHOICES = ['today', 'weekend'] as const;
export type DayChoice = (typeof DAY_CHOICES)[number];

/** FLT-07: A–Å, Å–A, or the nearest place first where a distance is chosen; without one the nearest in time come first. */
export const SORTS = ['asc', 'desc', 'near'] as const;
export type Sort = (typeof SORTS)[number];

/** The part of URLSearchParams that is asked here, wherever this runs. */
export type Address = { get(name: string): string | null; getAll(name: string): string[] };

/** The parameters of a call as the address that they came from. */
export function addressOf(query: object): Address {
  const given = query as Readonly<Record<string, unknown>>;
  const getAll = (name: string): string[] => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    if (typeof value === 'string') return [value];
    return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
  };
  return { get: (name) => getAll(name)[0] ?? null, getAll };
}

const MAX_RADIUS_KM = 500;
const MAX_ADDRESS_LENGTH = 120;
const MAX_PLACES = 60;

/** What is chosen in an address. Whatever cannot be read is left out: an address may be mistyped. */
export function filtersIn(query: Address): Filter[] {
  const written = query
    .getAll('filters')
    .slice(0, MAX_PLACES)
    .flatMap((text) => decodeFilters(text, EVENT_FILTERS).flatMap(knownPart))
    .reduce(together, []);
  const besides = [placesIn(query, written), datesIn(query), distanceIn(query)].filter((filter) => filter !== null);
  const isLeft = ({ key }: Filter) => !besides.some((filter) => filter.key === key);
  const hasDates = besides.some(({ key }) => key === DATE_FILTER.key);
  return [...written.filter((filter) => isLeft(filter) && !(hasDates && filter.key === DAY_FILTER.key)), ...besides];
}

/** The address of what is chosen. Places, dates and distance have parameters of their own (FLT-04). */
export function filterQuery(filters: readonly Filter[], rest: { q?: string; sort?: Sort | null } = {}): FilterQuery {
  const places = filterNamed(filters, MUNICIPALITY_FILTER);
  const hasLock = places?.options.some(({ is_locked }) => is_locked) ?? false;
  const dates = filterNamed(filters, DATE_FILTER);
  const distance = filterNamed(filters, DISTANCE_FILTER);
  const others = filters.filter((filter) => filter !== dates && filter !== distance && (filter !== places || hasLock));
  const encoded = encodeFilters(others);
  const open = hasLock ? [] : (places?.options ?? []);
  const districts = open.flatMap(({ sub_options }) => sub_options);
  return {
    ...(rest.q && { q: rest.q }),
    ...(encoded && { filters: encoded }),
    ...(open.length > 0 && { municipalities: open.map(({ value }) => value).join(',') }),
    ...(districts.length > 0 && { districts: districts.join(',') }),
    ...(dates?.from && { start_at: dates.from }),
    ...(dates?.to && { end_at: dates.to }),
    ...(distance && {
      'distance[lat]': String(distance.lat),
      'distance[lng]': String(distance.lng),
      'distance[radius]': String(distance.radius),
      ...(distance.address && { 'distance[address]': distance.address }),
    }),
    ...(rest.sort && (rest.sort !== 'near' || distance) && { sort: rest.sort }),
  };
}

/** What a visitor wants to see, as the database is asked for it. */
export type EventCriteria = {
  q: string;
  sort: Sort | null;
  municipality_ids: number[];
  district_ids: number[];
  categories: string[];
  types: string[];
  age_groups: AgeGroup[];
  accessibility: AccessibilityFact[];
  is_free: boolean;
  is_volunteer: boolean;
  has_places: boolean;
  /** 'YYYY-MM-DD', both included. */
  from: string | null;
  to: string | null;
  day: DayChoice | null;
  near: { lat: number; lng: number; radius_km: number } | null;
};

/** What an address asks for. */
export function readEventAddress(query: Address): { filters: Filter[]; q: string; sort: Sort | null } {
  const filters = filtersIn(query);
  // The nearest first needs something to be near to.
  const isNear = filters.some(({ kind }) => kind === 'distance');
  return {
    filters,
    q: (query.get('q') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    sort: SORTS.find((sort) => sort === query.get('sort') && (sort !== 'near' || isNear)) ?? null,
  };
}

export function criteriaIn(query: Address): EventCriteria {
  const { filters, q, sort } = readEventAddress(query);
  const valuesOf = (name: typeof CATEGORY_FILTER | typeof TYPE_FILTER | typeof AGE_FILTER | typeof ACCESS_FILTER) =>
    filterNamed(filters, name)?.options.map(({ value }) => value) ?? [];
  const places = filterNamed(filters, MUNICIPALITY_FILTER)?.options ?? [];
  const quick = filterNamed(filters, QUICK_FILTER)?.items ?? [];
  const dates = filterNamed(filters, DATE_FILTER);
  const distance = filterNamed(filters, DISTANCE_FILTER);
  return {
    q,
    sort,
    // A municipality of which districts are chosen stands for those alone.
    municipality_ids: places.filter(({ sub_options }) => sub_options.length === 0).map(({ value }) => Number(value)),
    district_ids: places.flatMap(({ sub_options }) => sub_options.map(Number)),
    categories: valuesOf(CATEGORY_FILTER),
    types: valuesOf(TYPE_FILTER),
    age_groups: AGE_GROUPS.filter((group) => valuesOf(AGE_FILTER).includes(group)),
    accessibility: ACCESS_FACTS.filter((fact) => valuesOf(ACCESS_FILTER).includes(fact)),
    is_free: quick.includes('free'),
    is_volunteer: quick.includes('volunteer'),
    has_places: quick.includes('places'),
    from: dates?.from ?? null,
    to: dates?.to ?? null,
    day: DAY_CHOICES.find((day) => day === filterNamed(filters, DAY_FILTER)?.value) ?? null,
    near: distance ? { lat: distance.lat, lng: distance.lng, radius_km: distance.radius } : null,
  };
}

/** A form without scripts sends one `filters` for each choice: those of one name belong together. */
function together(filters: Filter[], filter: Filter): Filter[] {
  const before = filters.find(({ group, key }) => group === filter.group && key === filter.key);
  if (!before) return [...filters, filter];
  return filters.map((one) => (one === before ? bothOf(before, filter) : one));
}

function bothOf(one: Filter, other: Filter): Filter {
  if (one.kind === 'multi' && other.kind === 'multi') {
    const added = other.options.filter(({ value }) => !one.options.some((option) => option.value === value));
    return { ...one, options: [...one.options, ...added] };
  }
  if (one.kind === 'quick' && other.kind === 'quick')
    return { ...one, items: [...new Set([...one.items, ...other.items])] };
  return one;
}

/** A choice that the portal never offered would filter everything away, or nothing. */
function knownPart(filter: Filter): Filter[] {
  if (filter.kind === 'quick') {
    const items = filter.items.filter((item) => QUICK_FILTERS.some((known) => known === item));
    // Today and the weekend are read as quick filters, too; chosen with others they are days.
    const value = DAY_CHOICES.find((day) => filter.items.includes(day));
    return [
      ...(items.length > 0 ? [{ ...filter, items }] : []),
      ...(value ? [{ group: GROUP, key: DAY_FILTER.key, kind: DAY_FILTER.kind, value }] : []),
    ];
  }
  if (filter.kind === 'multi') {
    const options = filter.options.filter(filter.key === MUNICIPALITY_FILTER.key ? isPlace : isWord);
    return options.length > 0 ? [{ ...filter, options }] : [];
  }
  if (filter.kind === 'single') return DAY_CHOICES.some((day) => day === filter.value) ? [filter] : [];
  if (filter.kind === 'distance') return isPoint(filter.lat, filter.lng) && isRadius(filter.radius) ? [filter] : [];
  return [filter];
}

const isPlace = ({ value, sub_options }: FilterOption): boolean => isNumber(value) && sub_options.every(isNumber);
const isWord = ({ value }: FilterOption): boolean => /^[a-z][a-z_]{0,39}$/.test(value);

function placesIn(query: Address, written: readonly Filter[]): Filter | null {
  const municipalities = numbersIn(query, 'municipalities');
  const districts = numbersIn(query, 'districts');
  if (municipalities.length === 0 && districts.length === 0) return null;
  const locked = filterNamed(written, MUNICIPALITY_FILTER)?.options.filter(({ is_locked }) => is_locked) ?? [];
  const values = new Set([...municipalities, ...districts.map(municipalityOf)]);
  const open = [...values]
    .filter((value) => !locked.some((option) => option.value === value))
    .map((value): FilterOption => {
      const sub_options = districts.filter((district) => municipalityOf(district) === value);
      return { value, is_locked: false, sub_options };
    });
  return { ...MUNICIPALITY_FILTER, options: [...locked, ...open] };
}

/** A district's number begins with its municipality's. */
const municipalityOf = (district: string): string => String(Math.floor(Number(district) / 100));

/** `municipalities=4601,301`, or one at a time, also with [] behind the name. */
function numbersIn(query: Address, name: string): string[] {
  const texts = [...query.getAll(name), ...query.getAll(`${name}[]`)].flatMap((text) => text.split(',', MAX_PLACES));
  const numbers = texts.map((text) => text.trim()).filter(isNumber);
  return [...new Set(numbers.map((text) => String(Number(text))))].slice(0, MAX_PLACES);
}

const isNumber = (text: string): boolean => /^\d{1,7}$/.test(text) && Number(text) > 0;

function datesIn(query: Address): Filter | null {
  const [from, to] = [query.get('start_at') ?? '', query.get('end_at') ?? ''].map((text) => {
    if (text === '') return null;
    const day = text.slice(0, 'YYYY-MM-DD'.length);
    // A form without scripts sends what was typed (I18-05).
    return isDate(day) ? day : dayIn(text);
  });
  if (!from && !to) return null;
  // Turned round rather than refused: everybody can see what was meant.
  const isTurned = from && to && from > to;
  return {
    group: GROUP,
    key: 'dates',
    kind: 'date_range',
    from: (isTurned ? to : from) ?? null,
    to: (isTurned ? from : to) ?? null,
  };
}

function distanceIn(query: Address): Filter | null {
  const [lat, lng] = [query.get('distance[lat]'), query.get('distance[lng]')].map((text) =>
    text === null || text.trim() === '' ? Number.NaN : Number(text),
  );
  if (lat === undefined || lng === undefined || !isPoint(lat, lng)) return null;
  const asked = Number(query.get('distance[radius]') || Number.NaN);
  const radius = Number.isFinite(asked) && asked > 0 ? Math.min(asked, MAX_RADIUS_KM) : DEFAULT_RADIUS_KM;
  const address = (query.get('distance[address]') ?? '').slice(0, MAX_ADDRESS_LENGTH);
  return { ...DISTANCE_FILTER, lat, lng, address, radius };
}

const isPoint = (lat: number, lng: number): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
const isRadius = (radius: number): boolean => radius > 0 && radius <= MAX_RADIUS_KM;
