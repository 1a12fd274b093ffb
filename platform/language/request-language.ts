import { type Locale, parseLocale } from './locale.ts';

type KnownLanguages = { stored?: string | null | undefined; page?: string | null | undefined };

/** The X-App-Language of a request: the stored language, else the page's, else English (I18-04). */
export const requestLanguage = ({ stored, page }: KnownLanguages): Locale =>
  parseLocale(stored ?? undefined) ?? parseLocale(page ?? undefined) ?? 'en';
