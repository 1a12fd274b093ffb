import type { LocalisedText } from '#features/tenants/contract.ts';
import type { Locale } from '#platform/language/locale.ts';

export const inLanguage = (text: LocalisedText, locale: Locale): string =>
  typeof text === 'string' ? text : text[locale];
