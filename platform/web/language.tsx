import { createContext, type ReactNode, useContext } from 'react';
import type { Locale } from '#platform/language/locale.ts';
import type { MomentTexts } from '#platform/language/moments/texts-for.ts';

type Language = { locale: Locale; texts: Readonly<Record<string, unknown>> };

const LanguageContext = createContext<Language | null>(null);

export const LanguageProvider = ({ locale, texts, children }: Language & { children: ReactNode }) => (
  <LanguageContext value={{ locale, texts }}>{children}</LanguageContext>
);

export const useLocale = (): Locale => useLanguage().locale;

/**
 * Makes the hook with which a feature reads its own dictionary: `const useEventTexts = textsHook<EventTexts>('events')`.
 * The program that starts puts the dictionaries together and is typed to have them all.
 */
export const textsHook =
  <Texts,>(feature: string) =>
  (): Texts =>
    useLanguage().texts[feature] as Texts;

/** All dictionaries at once, for the program that put them together. */
export const useAllTexts = <Texts,>(): Texts => useLanguage().texts as Texts;

/** How days, months and times are said. */
export const useMoments = textsHook<MomentTexts>('moments');

function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (!language) throw new Error('Texts need a LanguageProvider above them.');
  return language;
}
