import { type Municipality, municipalityById } from '../register.ts';
import { POSTAL_CODE_TABLE } from './postal-code-data.ts';

export type PostalPlace = {
  place: string;
  /** Null on Svalbard and Jan Mayen, which are not municipalities. */
  municipality: Municipality | null;
};

/** The place that a postal code belongs to, or null when there is no such code. */
export const findPostalPlace = (code: string): PostalPlace | null => allPostalPlaces().get(code.trim()) ?? null;

export const municipalityOfPostalCode = (code: string): Municipality | null =>
  findPostalPlace(code)?.municipality ?? null;

/** Every postal code with its place; codes of one place have the same object. */
export function allPostalPlaces(): ReadonlyMap<string, PostalPlace> {
  places ??= parsePlaces();
  return places;
}

// Few requests ask, so the table is read at the first question.
let places: Map<string, PostalPlace> | undefined;

function parsePlaces(): Map<string, PostalPlace> {
  const parsed = new Map<string, PostalPlace>();
  for (const line of POSTAL_CODE_TABLE.trim().split('\n')) {
    const [number = '', place = '', codes = ''] = line.split('|');
    const postalPlace = { place, municipality: municipalityById(Number(number)) ?? null };
    for (const code of codes.match(/\d{4}/g) ?? []) parsed.set(code, postalPlace);
  }
  return parsed;
}
