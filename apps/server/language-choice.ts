import { chosenLanguageIn } from '#platform/language/chosen-language.ts';
import { DEFAULT_LOCALE, type Locale } from '#platform/language/locale.ts';
import type { PageAddress } from './page-address.ts';

/**
 * I18-03: the language that an address without one is read in, where the visitor has chosen another than bokmål. Walls
 * and widgets are for many, and in the language that their address says.
 */
export function chosenLanguageFor({ locale, canonical }: PageAddress, cookies: string | undefined): Locale | null {
  if (!cookies || locale !== DEFAULT_LOCALE || SCREEN.test(canonical)) return null;
  const chosen = chosenLanguageIn(cookies);
  return chosen === DEFAULT_LOCALE ? null : chosen;
}

const SCREEN = /^\/(?:embed|slideshow)(?:[/?]|$)/;
