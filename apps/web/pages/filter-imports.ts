import type { Locale } from '#platform/language/locale.ts';
import { filterDictionaries } from '../texts/late-dictionaries.ts';
import type { FilterParts } from './filter-parts.tsx';

/** Which files the filters need is in a file of its own: it comes late, too. */
export async function loadParts(locales: readonly Locale[]): Promise<FilterParts> {
  const [{ filterParts }, ...dictionaries] = await Promise.all([
    import('./filter-parts.tsx'),
    ...locales.map(async (locale) => [locale, (await filterDictionaries[locale]()).texts] as const),
  ]);
  return filterParts(Object.fromEntries(dictionaries));
}
