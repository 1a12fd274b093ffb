import { use } from 'react';
import type { TextsLike } from '#platform/language/texts.ts';
import { useAllTexts, useLocale } from '#platform/web/language.tsx';
import { addDictionaries, type Texts } from '../../page-module.ts';
import { profileDictionaries } from '../../texts/late-dictionaries.ts';
import type { nb } from '../texts/account/nb.ts';

const loading = new Map<string, Promise<void>>();

/** Comes late: suspends until the texts of those who are logged in are there. */
export function useAccountTexts(): TextsLike<typeof nb> {
  const texts = useAllTexts<Texts>();
  const locale = useLocale();
  if (!('account' in texts)) {
    const coming = loading.get(locale) ?? addDictionaries({ texts, locale }, profileDictionaries);
    loading.set(locale, coming);
    use(coming);
  }
  return texts.account;
}
