import type { Locale } from '#platform/language/locale.ts';

/** What stands beside a place's name when it is named in full. */
export const PLACE_FORMS = ['kommune', 'herad', 'bydel'] as const;
export type PlaceForm = (typeof PLACE_FORMS)[number];

/** Kvam, Ulvik and Voss are «herad», which is their legal name. */
const HERAD_IDS: readonly number[] = [4620, 4621, 4622];

export const formOfMunicipality = (id: number | undefined): PlaceForm =>
  id !== undefined && HERAD_IDS.includes(id) ? 'herad' : 'kommune';

const FULL_NAMES: Record<PlaceForm, Record<Locale, (name: string) => string>> = {
  kommune: {
    nb: (name) => `${name} kommune`,
    nn: (name) => `${name} kommune`,
    en: (name) => `${name} municipality`,
  },
  herad: {
    nb: (name) => `${name} herad`,
    nn: (name) => `${name} herad`,
    en: (name) => `${name} municipality`,
  },
  bydel: {
    nb: (name) => `Bydel ${name}`,
    nn: (name) => `Bydel ${name}`,
    en: (name) => `${name} district`,
  },
};

/** 'Bergen kommune', 'Voss herad', 'Bydel Frogner'. */
export const fullName = (name: string, form: PlaceForm, locale: Locale): string => FULL_NAMES[form][locale](name);
