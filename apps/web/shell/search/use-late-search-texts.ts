import { use } from 'react';
import { useAllTexts, useLocale } from '#platform/web/language.tsx';
import { addDictionaries, type Texts } from '../../page-module.ts';
import { searchDictionaries } from '../../texts/late-dictionaries.ts';

const loading = new Map<string, Promise<void>>();

/** Suspends until the texts of the search are there. */
export function useLateSearchTexts(): Texts['search'] {
  const texts = useAllTexts<Texts>();
  const locale = useLocale();
  if (!('search' in texts)) {
    const coming = loading.get(locale) ?? addDictionaries({ texts, locale }, searchDictionaries);
    loading.set(locale, coming);
    use(coming);
  }
  return texts.search;
}
