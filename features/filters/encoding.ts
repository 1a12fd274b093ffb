import { type Filter, type FilterDefinition, type FilterOption, isEmptyFilter } from './rules.ts';

/** FLT-05. Longer than any choice a person makes; what is longer is not read. */
export const MAX_ENCODED_LENGTH = 4000;
const MAX_ENTRIES = 100;
const MAX_OPTIONS = 400;

const AND = '(AND)';
const EQ = '(EQ)';
const PART = '$$';
const SUB = '$$$';

/** What has a meaning between values is written by its number inside them. */
const escaped = (text: string): string =>
  /[%()$,|=]/.test(text)
    ? text.replaceAll(/[%()$,|=]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    : text;

const unescaped = (text: string): string =>
  text.replaceAll(/%(25|28|29|24|2C|7C|3D)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

export const encodeFilters = (filters: readonly Filter[]): string =>
  filters
    .filter((filter) => !isEmptyFilter(filter))
    .flatMap(entriesOf)
    .join(AND);

function entriesOf(filter: Filter): string[] {
  const name = filter.group + filter.key;
  if (filter.kind === 'quick') return filter.items.map((item) => `${name}-${escaped(item)}${EQ}true`);
  return [`${name}${EQ}${valueText(filter)}`];
}

function valueText(filter: Exclude<Filter, { kind: 'quick' }>): string {
  if (filter.kind === 'multi') return filter.options.map(optionText).join(',');
  if (filter.kind === 'range') return `${filter.from ?? ''},${filter.to ?? ''}`;
  if (filter.kind === 'date_range') return `${escaped(filter.from ?? '')},${escaped(filter.to ?? '')}`;
  if (filter.kind === 'distance') {
    return [filter.lat, filter.lng, addressText(filter.address), filter.radius].join(',');
  }
  return escaped(filter.value);
}

const optionText = ({ value, is_locked, sub_options }: FilterOption): string =>
  `${escaped(value)}${PART}${is_locked}${sub_options.length > 0 ? PART + sub_options.map(escaped).join(SUB) : ''}`;

const addressText = (address: string): string => address.split(',').map(escaped).join('|');

/** Reads what encodeFilters wrote, and the seeds' own `key=value`. What cannot be read is left out. */
export function decodeFilters(text: string, definitions: readonly FilterDefinition[]): Filter[] {
  if (text.length > MAX_ENCODED_LENGTH) return [];
  const filters = new Map<FilterDefinition, Filter>();
  for (const entry of text.split(AND, MAX_ENTRIES)) {
    const [name, value] = splitEntry(entry);
    const definition = definitions.find((one) => isNameOf(name, one));
    const filter = definition && readFilter(definition, name, value, filters.get(definition));
    if (filter && !isEmptyFilter(filter)) filters.set(definition, filter);
  }
  return [...filters.values()];
}

function splitEntry(entry: string): [string, string] {
  const at = entry.indexOf(EQ);
  if (at >= 0) return [entry.slice(0, at), entry.slice(at + EQ.length)];
  const sign = entry.indexOf('=');
  return sign < 0 ? [entry, ''] : [entry.slice(0, sign), entry.slice(sign + 1)];
}

/** A quick filter's items stand in its name. */
const isNameOf = (name: string, { group, key, kind }: FilterDefinition): boolean =>
  kind === 'quick' ? name.startsWith(`${group}${key}-`) : name === group + key;

function readFilter(
  { group, key, kind }: FilterDefinition,
  name: string,
  value: string,
  before: Filter | undefined,
): Filter | null {
  const own = { group, key };
  if (kind === 'quick') {
    const items = before?.kind === 'quick' ? before.items : [];
    const item = unescaped(name.slice(group.length + key.length + 1));
    return value === 'true' && !items.includes(item) ? { ...own, kind, items: [...items, item] } : null;
  }
  // The first of two with the same name counts, as in an address.
  if (before) return null;
  if (kind === 'multi') return { ...own, kind, options: optionsIn(value) };
  if (kind === 'single') return { ...own, kind, value: unescaped(value) };
  if (kind === 'date') return isDate(value) ? { ...own, kind, value } : null;
  const parts = value.split(',');
  if (kind === 'distance') return distanceIn(own, parts);
  const [from = '', to = ''] = parts;
  if (parts.length > 2) return null;
  if (kind === 'date_range') {
    return { ...own, kind, from: isDate(from) ? from : null, to: isDate(to) ? to : null };
  }
  return { ...own, kind, from: numberIn(from), to: numberIn(to) };
}

function optionsIn(text: string): FilterOption[] {
  if (text === '') return [];
  const options = new Map<string, FilterOption>();
  for (const option of text.split(',', MAX_OPTIONS)) {
    const [value, lock, subs] = partsOf(option);
    if (!options.has(value)) {
      options.set(value, {
        value,
        is_locked: lock === 'true',
        sub_options: subs === undefined ? [] : [...new Set(subs.split(SUB, MAX_OPTIONS).map(unescaped))],
      });
    }
  }
  return [...options.values()];
}

/** Split at the first two separators only: what follows has a longer one of its own. */
function partsOf(option: string): [value: string, lock: string, subs: string | undefined] {
  const first = option.indexOf(PART);
  if (first < 0) return [unescaped(option), 'false', undefined];
  const rest = option.slice(first + PART.length);
  const second = rest.indexOf(PART);
  const value = unescaped(option.slice(0, first));
  return second < 0 ? [value, rest, undefined] : [value, rest.slice(0, second), rest.slice(second + PART.length)];
}

function distanceIn(name: { group: string; key: string }, parts: string[]): Filter | null {
  if (parts.length !== 4) return null;
  const [lat, lng, radius] = [numberIn(parts[0]), numberIn(parts[1]), numberIn(parts[3])];
  const address = (parts[2] ?? '').split('|').map(unescaped).join(',');
  return lat === null || lng === null || radius === null
    ? null
    : { ...name, kind: 'distance', lat, lng, address, radius };
}

function numberIn(text = ''): number | null {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}

export const isDate = (text: string): boolean => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};
