import { chosenLanguageIn, LANGUAGE_COOKIE } from '#platform/language/chosen-language.ts';
import type { Locale } from '#platform/language/locale.ts';
import { readCookies, writeSharedCookie } from './shared-cookie.ts';

/** I18-03: the language that was chosen in this browser, which addresses without a language follow. */
export const chosenLanguage = {
  read: (): Locale | null => chosenLanguageIn(readCookies()),
  write: (locale: Locale): void => writeSharedCookie({ name: LANGUAGE_COOKIE, value: locale, days: REMEMBERED_DAYS }),
};

const REMEMBERED_DAYS = 365;
