import { addressOf, criteriaIn, type FilterQuery } from '#features/events/filters.ts';
import { feedTexts, filterWords, inChosenPlaces } from '#features/feeds/server/public.ts';
import type { Tenant } from '#platform/contract/tenant.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { Db } from '#platform/server/database.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { en } from '../texts/words/en.ts';
import { nb } from '../texts/words/nb.ts';
import { nn } from '../texts/words/nn.ts';

const TEXTS: Record<Locale, TextsLike<typeof nb>> = { nb, nn, en };
export const alertWords = (language: Locale): TextsLike<typeof nb> => TEXTS[language];

/** What categories and types are called, by language and key; there are a few dozen. */
export type Labels = Readonly<Record<Locale, ReadonlyMap<string, string>>>;

export async function readLabels(db: Db): Promise<Labels> {
  const { rows } = await rowsOf({ key: text, nb: text, nn: text, en: text })`
    select key, labels ->> 'nb' as nb, labels ->> 'nn' as nn, labels ->> 'en' as en
    from (
      select 'category:' || key as key, labels from category
      union all
      select 'type:' || key, labels from event_type
    ) as named`.execute(db);
  const labelsIn = (language: Locale) => new Map(rows.map((row) => [row.key, row[language]]));
  return { nb: labelsIn('nb'), nn: labelsIn('nn'), en: labelsIn('en') };
}

/** 'Dans og teater for barn i Bergen, gratis'. */
export function nameOf(
  { tenant, language, labels }: { tenant: Tenant; language: Locale; labels: Labels },
  query: FilterQuery,
): string {
  const address = addressOf(query);
  const criteria = criteriaIn(address);
  const together = (words: readonly string[]) => new Intl.ListFormat(language).format(words);
  const topics = [
    ...criteria.categories.map((key) => labels[language].get(`category:${key}`)),
    ...criteria.types.map((key) => labels[language].get(`type:${key}`)),
  ].filter((label) => label !== undefined);
  const hasPlaces = criteria.municipality_ids.length + criteria.district_ids.length > 0;
  const name = alertWords(language).name({
    topics: together(topics),
    ages: together(criteria.age_groups.map((group) => feedTexts(language).filter.age_group[group])),
    // What is near a point is near it on both sides of a border.
    place: criteria.near && !hasPlaces ? '' : inChosenPlaces({ tenant, language }, criteria),
  });
  return [name, ...filterWords(address, { ...criteria, age_groups: [] }, [], language)].join(', ');
}
