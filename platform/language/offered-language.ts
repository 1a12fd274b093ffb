import { DEFAULT_LOCALE, type Locale, parseLocale } from './locale.ts';

type Visit = { browser: readonly string[]; page: Locale; chosen: Locale | null; wasOffered: boolean };

/**
 * I18-03: what the browser would rather read, where the address says no language and the visitor has chosen none. Once:
 * an offer that was seen is not made again.
 */
export function offeredLanguage({ browser, page, chosen, wasOffered }: Visit): Locale | null {
  if (page !== DEFAULT_LOCALE || chosen || wasOffered) return null;
  const first = browser.map((code) => parseLocale(code)).find((locale) => locale !== null) ?? page;
  return first === page ? null : first;
}
