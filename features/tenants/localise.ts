import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import type { LocalisedText } from './contract.ts';
import { en } from './texts/en.ts';
import { nb } from './texts/nb.ts';
import { nn } from './texts/nn.ts';

/** One text of this feature's dictionaries, in every language. */
export const inEveryLanguage = (pick: (texts: TextsLike<typeof nb>, locale: Locale) => string) => ({
  nb: pick(nb, 'nb'),
  nn: pick(nn, 'nn'),
  en: pick(en, 'en'),
});

export const localise = (text: LocalisedText, locale: Locale): string =>
  typeof text === 'string' ? text : text[locale];

/** The same structure with every localised text in it replaced by the text in one language. */
export function localiseAll(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => localiseAll(item, locale));
  if (typeof value !== 'object' || value === null) return value;
  if (isInEveryLanguage(value)) return value[locale];
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, localiseAll(part, locale)]));
}

const isInEveryLanguage = (value: object): value is Record<Locale, unknown> =>
  'nb' in value && 'nn' in value && 'en' in value;
