import { createContext, type ReactNode, useContext } from 'react';
import type { LazyTexts } from '#platform/language/lazy-texts.ts';
import type { Locale } from '#platform/language/locale.ts';

const LocaleContext = createContext<Locale | null>(null);

export const LanguageProvider = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <LocaleContext value={locale}>{children}</LocaleContext>
);

export function useLocale(): Locale {
  const locale = useContext(LocaleContext);
  if (!locale) throw new Error('Texts need a LanguageProvider above them.');
  return locale;
}

/** A dictionary in the language of the page. A component whose dictionary is not loaded yet suspends until it is. */
export function useTexts<Dictionary>(token: LazyTexts<Dictionary>): Dictionary {
  const locale = useLocale();
  const texts = token.loaded(locale);
  // Thrown, not handed to `use`: React renders the component from its beginning, whether it calls `use` then or not.
  if (!texts) throw token.load(locale);
  return texts;
}
