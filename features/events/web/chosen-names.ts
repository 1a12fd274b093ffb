import { addFilter, type Filter, type FilterOption } from '#features/filters/rules.ts';
import { inputDate } from '#platform/language/date-forms.ts';
import type { EventFacets } from '../contract.ts';
import {
  ACCESS_FILTER,
  AGE_FILTER,
  CATEGORY_FILTER,
  EVENT_FILTERS,
  MUNICIPALITY_FILTER,
  QUICK_FILTERS,
  TYPE_FILTER,
} from '../filters.ts';
import { ACCESS_FACTS, AGE_GROUPS } from '../rules.ts';
import type { FilterTexts } from '../texts/filters/token.ts';
import type { EventTexts } from '../texts/token.ts';

type Words = { events: EventTexts; filters: FilterTexts; facets: EventFacets | null };

/** One thing that is chosen: its name, and the filters without it; null where it is locked. */
export type ChosenThing = { key: string; name: string; without: readonly Filter[] | null };

export const chosenThings = (filters: readonly Filter[], words: Words): ChosenThing[] =>
  filters.flatMap((filter) => thingsIn(filter, filters, words));

/** How many things those are, without their names. */
export const chosenCount = (filters: readonly Filter[]): number =>
  filters.reduce((sum, filter) => sum + countIn(filter), 0);

function countIn(filter: Filter): number {
  if (filter.kind === 'quick') return filter.items.length;
  return filter.kind === 'multi' ? filter.options.flatMap(placesIn).length : 1;
}

function thingsIn(filter: Filter, filters: readonly Filter[], words: Words): ChosenThing[] {
  const without = (rest: Filter) => addFilter(filters, rest, EVENT_FILTERS);
  const wholly = (name: string): ChosenThing[] => [
    { key: filter.key, name, without: filters.filter((one) => one !== filter) },
  ];
  switch (filter.kind) {
    case 'multi':
      return filter.options.flatMap((option) =>
        placesIn(option).map((sub) => ({
          key: `${filter.key}-${sub ?? option.value}`,
          name: optionName(filter.key, option.value, sub, words),
          without: option.is_locked
            ? null
            : without({ ...filter, options: optionsWithout(filter.options, option, sub) }),
        })),
      );
    case 'quick':
      return filter.items.map((item) => ({
        key: item,
        name: nameIn(QUICK_FILTERS, item, words.filters.quick),
        without: without({ ...filter, items: filter.items.filter((one) => one !== item) }),
      }));
    case 'date_range':
      return wholly(dateName(filter.from, filter.to, words.filters));
    case 'distance':
      return wholly(words.filters.radius(Math.round(filter.radius), filter.address));
    case 'single':
      return wholly(words.filters.day[filter.value === 'today' ? 'today' : 'weekend']);
    default:
      return [];
  }
}

/** A municipality stands for itself, or for those of its districts that are chosen. */
const placesIn = ({ sub_options }: FilterOption): readonly (string | null)[] =>
  sub_options.length > 0 ? sub_options : [null];

/** Without its last district a municipality is not chosen any more. */
function optionsWithout(options: readonly FilterOption[], option: FilterOption, sub: string | null): FilterOption[] {
  const sub_options = option.sub_options.filter((one) => one !== sub);
  return options.flatMap((one) => (one !== option ? [one] : sub_options.length > 0 ? [{ ...one, sub_options }] : []));
}

function optionName(key: string, value: string, sub: string | null, { events, filters, facets }: Words): string {
  if (key === AGE_FILTER.key) return nameIn(AGE_GROUPS, value, events.age_group);
  if (key === ACCESS_FILTER.key) return nameIn(ACCESS_FACTS, value, filters.access_facts);
  const named = (choices: readonly { value: string; name: string }[] = [], wanted = value) =>
    choices.find((choice) => choice.value === wanted)?.name;
  if (key === CATEGORY_FILTER.key) return named(facets?.categories) ?? value;
  if (key === TYPE_FILTER.key) return named(facets?.types) ?? value;
  if (key !== MUNICIPALITY_FILTER.key) return value;
  const municipality = facets?.municipalities.find((place) => place.value === value);
  return (sub === null ? municipality?.name : named(municipality?.districts, sub)) ?? sub ?? value;
}

function nameIn<Key extends string>(keys: readonly Key[], value: string, names: Readonly<Record<Key, string>>): string {
  const key = keys.find((one) => one === value);
  return key ? names[key] : value;
}

function dateName(from: string | null, to: string | null, texts: FilterTexts): string {
  if (from && to) return from === to ? inputDate(from) : texts.date_between(inputDate(from), inputDate(to));
  return from ? texts.date_from(inputDate(from)) : texts.date_to(to ? inputDate(to) : '');
}
