import { use } from 'react';
import { useAllTexts, useLocale } from '#platform/web/language.tsx';
import { addDictionaries, type LateDictionaries, type Texts } from '../../page-module.ts';

const loading = new Map<string, Promise<void>>();

/** Suspends until texts are there that most who see the page never need. */
export function useLateDictionary(feature: keyof Texts, dictionaries: LateDictionaries): void {
  const texts = useAllTexts<Texts>();
  const locale = useLocale();
  if (feature in texts) return;
  const key = `${locale} ${feature}`;
  const coming = loading.get(key) ?? addDictionaries({ texts, locale }, dictionaries);
  loading.set(key, coming);
  use(coming);
}
