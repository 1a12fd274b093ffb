/** FLT-01: what can be chosen, of whatever list. A filter belongs to a group; within it a key names it. */
export type FilterName = { readonly group: string; readonly key: string };

export type FilterOption = {
  readonly value: string;
  readonly is_locked: boolean;
  readonly sub_options: readonly string[];
};

export type Filter = FilterName &
  (
    | { readonly kind: 'single'; readonly value: string }
    | { readonly kind: 'multi'; readonly options: readonly FilterOption[] }
    | { readonly kind: 'range'; readonly from: number | null; readonly to: number | null }
    /** 'YYYY-MM-DD' */
    | { readonly kind: 'date'; readonly value: string }
    | { readonly kind: 'date_range'; readonly from: string | null; readonly to: string | null }
    | { readonly kind: 'quick'; readonly items: readonly string[] }
    | {
        readonly kind: 'distance';
        readonly lat: number;
        readonly lng: number;
        readonly address: string;
        readonly radius: number;
      }
  );

export type FilterKind = Filter['kind'];

/** What a list can be filtered by. Conflicting filters of the same group give way when this one is chosen. */
export type FilterDefinition = FilterName & { readonly kind: FilterKind; readonly conflicts?: readonly string[] };

/** Filters that hold in every list. */
export const GLOBAL_GROUP = 'global_filters_';

/** Kilometres around a place when no distance is chosen. */
export const DEFAULT_RADIUS_KM = 50;

const isSameName = (one: FilterName, other: FilterName): boolean => one.group === other.group && one.key === other.key;

/** Nothing chosen is the same as no filter. */
export function isEmptyFilter(filter: Filter): boolean {
  if (filter.kind === 'multi') return filter.options.length === 0;
  if (filter.kind === 'quick') return filter.items.length === 0;
  if (filter.kind === 'range' || filter.kind === 'date_range') return filter.from === null && filter.to === null;
  return filter.kind !== 'distance' && filter.value === '';
}

export function filterNamed<Kind extends FilterKind>(
  filters: readonly Filter[],
  name: FilterName & { kind: Kind },
): Extract<Filter, { kind: Kind }> | undefined {
  return filters.find(
    (filter): filter is Extract<Filter, { kind: Kind }> => filter.kind === name.kind && isSameName(filter, name),
  );
}

/** FLT-03: an identical one changes nothing, not even the list; one of the same name is replaced; conflicts give way. */
export function addFilter(
  filters: readonly Filter[],
  added: Filter,
  definitions: readonly FilterDefinition[],
): readonly Filter[] {
  const before = filters.find((filter) => isSameName(filter, added));
  if (before ? isSame(before, added) : isEmptyFilter(added)) return filters;
  const conflicts = definitions.find((definition) => isSameName(definition, added))?.conflicts ?? [];
  const kept = filters.filter((filter) => !(filter.group === added.group && conflicts.includes(filter.key)));
  if (isEmptyFilter(added)) return kept.filter((filter) => !isSameName(filter, added));
  return before ? kept.map((filter) => (isSameName(filter, added) ? added : filter)) : [...kept, added];
}

/** FLT-03: of one group, or of all. What is locked stays. */
export function clearFilters(filters: readonly Filter[], group?: string): readonly Filter[] {
  return filters.flatMap((filter) => {
    if (group !== undefined && filter.group !== group) return [filter];
    const options = filter.kind === 'multi' ? filter.options.filter(({ is_locked }) => is_locked) : [];
    return filter.kind === 'multi' && options.length > 0 ? [{ ...filter, options }] : [];
  });
}

/** Chooses an option, or takes it back; a locked one stays. */
export function toggleOption(
  filters: readonly Filter[],
  name: FilterName,
  value: string,
  definitions: readonly FilterDefinition[],
): readonly Filter[] {
  const options = filterNamed(filters, { ...name, kind: 'multi' })?.options ?? [];
  const chosen = options.find((option) => option.value === value);
  if (chosen?.is_locked) return filters;
  const next = chosen
    ? options.filter((option) => option !== chosen)
    : [...options, { value, is_locked: false, sub_options: [] }];
  return addFilter(filters, { group: name.group, key: name.key, kind: 'multi', options: next }, definitions);
}

export function toggleItem(
  filters: readonly Filter[],
  name: FilterName,
  item: string,
  definitions: readonly FilterDefinition[],
): readonly Filter[] {
  const items = filterNamed(filters, { ...name, kind: 'quick' })?.items ?? [];
  const next = items.includes(item) ? items.filter((one) => one !== item) : [...items, item];
  return addFilter(filters, { group: name.group, key: name.key, kind: 'quick', items: next }, definitions);
}

/** Filters are plain data: what has the same parts is the same, in whichever order they stand. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
  const parts = Object.entries(one);
  const others = other as Readonly<Record<string, unknown>>;
  return parts.length === Object.keys(other).length && parts.every(([name, part]) => isSame(part, others[name]));
}
