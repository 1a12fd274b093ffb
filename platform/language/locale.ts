/** The three written languages of the portal. Bokmål is the default and has no prefix in addresses. */
export const LOCALES = ['nb', 'nn', 'en'] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'nb';

/** `/` for bokmål, `/nn` and `/en` for the others. */
export const LOCALE_PREFIX: Record<Locale, '' | '/nn' | '/en'> = { nb: '', nn: '/nn', en: '/en' };

export const INTL_LOCALE: Record<Locale, string> = { nb: 'nb-NO', nn: 'nn-NO', en: 'en-GB' };

/** Browsers need not know nynorsk, which writes numbers as bokmål does. */
export const NUMBER_LOCALE: Record<Locale, string> = { ...INTL_LOCALE, nn: INTL_LOCALE.nb };

/** What each language calls itself in the language switch (I18-03). */
export const LOCALE_NAME: Record<Locale, string> = { nb: 'Norsk Bokmål', nn: 'Nynorsk', en: 'English UK' };

/** Reads a language code as people and browsers write it; `no` is an older name for bokmål. */
export function parseLocale(code: string | undefined): Locale | null {
  const language = code?.trim().toLowerCase().split(/[-_]/, 1)[0];
  if (language === 'no') return 'nb';
  return LOCALES.find((locale) => locale === language) ?? null;
}
