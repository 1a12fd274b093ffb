import { LOCALES, type Locale } from './locale.ts';

/** I18-03: what the visitor chose with the language switch, where both the browser and the server can read it. */
export const LANGUAGE_COOKIE = 'nabolag-language';

/** The choice among the cookies of a browser or of a request; null where there is none. */
export function chosenLanguageIn(cookies: string): Locale | null {
  const value = CHOICE.exec(cookies)?.[1];
  return LOCALES.find((locale) => locale === value) ?? null;
}

const CHOICE = /(?:^|; ?)nabolag-language=(\w{1,9})(?:;|$)/;
