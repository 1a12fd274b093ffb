import { use } from 'react';
import { useAllTexts, useLocale } from '#platform/web/language.tsx';
import { addDictionaries, type Texts } from '../../page-module.ts';
import { circularDictionaries } from '../../texts/late-dictionaries.ts';

const loading = new Map<string, Promise<void>>();

/** Suspends until the texts of messages and their files are there: few who see the page write one. */
export function useLateMessageTexts(): void {
  const texts = useAllTexts<Texts>();
  const locale = useLocale();
  if ('circulars' in texts && 'uploads' in texts) return;
  const coming = loading.get(locale) ?? addDictionaries({ texts, locale }, circularDictionaries);
  loading.set(locale, coming);
  use(coming);
}
