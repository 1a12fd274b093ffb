import type { Locale } from '#platform/language/locale.ts';

/** Municipalities and city districts that one is «på» and not «i»: islands, and inland towns by old use. */
const WITH_PAA: ReadonlySet<string> = new Set([
  'Andøy',
  'Askøy',
  'Aukra',
  'Averøy',
  'Bokn',
  'Bømlo',
  'Dønna',
  'Eidsvoll',
  'Fedje',
  'Frogner',
  'Frosta',
  'Frøya',
  'Gjøvik',
  'Gol',
  'Grorud',
  'Grünerløkka',
  'Hamar',
  'Hareid',
  'Hitra',
  'Hvaler',
  'Jevnaker',
  'Karmøy',
  'Klepp',
  'Kongsberg',
  'Kongsvinger',
  'Kvitsøy',
  'Leka',
  'Lillehammer',
  'Lurøy',
  'Modum',
  'Nesbyen',
  'Nesna',
  'Nesodden',
  'Nordstrand',
  'Notodden',
  'Osterøy',
  'Ringebu',
  'Ringerike',
  'Røros',
  'Røst',
  'Sagene',
  'Senja',
  'Skjervøy',
  'Smøla',
  'Sortland',
  'St. Hanshaugen',
  'Stord',
  'Stovner',
  'Stranda',
  'Træna',
  'Tynset',
  'Tysnes',
  'Utsira',
  'Vega',
  'Vestre Toten',
  'Vestvågøy',
  'Voss',
  'Værøy',
  'Østre Toten',
]);

export const PREPOSITIONS = ['i', 'på'] as const;
export type Preposition = (typeof PREPOSITIONS)[number];

const usualPreposition = (name: string): Preposition => (WITH_PAA.has(name) ? 'på' : 'i');

/** A place as it stands in a sentence: 'i Bergen', 'på Voss', 'in Bergen'. */
export const inPlace = (name: string, locale: Locale, preposition: Preposition = usualPreposition(name)): string =>
  `${locale === 'en' ? 'in' : preposition} ${name}`;

/** 'i Bergen og på Voss'. */
export const inPlaces = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(locale).format(names.map((name) => inPlace(name, locale)));
