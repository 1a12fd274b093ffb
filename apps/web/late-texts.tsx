import { type ReactNode, use } from 'react';
import { useAllTexts, useLocale } from '#platform/web/language.tsx';
import { addDictionaries, type LateDictionaries, type Texts } from './page-module.ts';

const loading = new Map<string, Promise<void>>();

type LateTextsProps = {
  /** What is known when the texts are there. */
  of: keyof Texts;
  dictionaries: LateDictionaries;
  children: ReactNode;
};

/**
 * What is inside has texts that most who see the page never need: suspends until they are there. A component of its own,
 * since React loses count of the hooks that follow a `use` which has suspended.
 */
export function LateTexts({ of, dictionaries, children }: LateTextsProps) {
  const texts = useAllTexts<Texts>();
  const locale = useLocale();
  if (!(of in texts)) {
    const key = `${locale} ${of}`;
    const coming = loading.get(key) ?? addDictionaries({ texts, locale }, dictionaries);
    loading.set(key, coming);
    use(coming);
  }
  return children;
}
