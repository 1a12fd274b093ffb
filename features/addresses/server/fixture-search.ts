import { allPostalPlaces, type PostalPlace } from '#features/municipalities/server/public.ts';
import { STREET_NAMES } from '../street-names.ts';
import type { AddressSearch, FoundAddress } from './address-search.ts';

type Question = {
  /** Everything but numbers, in lower case. */
  words: string[];
  postal_code: string | null;
  house: string | null;
};

/**
 * Addresses for trying the portal out, without asking anybody: the streets that most towns have, in every postal
 * place, and the places themselves. They lie around the centre of their municipality.
 */
export function fixtureSearch(): AddressSearch {
  return async (words) => {
    const question = readQuestion(words);
    return [...inStreets(question), ...atPlaces(question)];
  };
}

function readQuestion(text: string): Question {
  const parts = text
    .toLocaleLowerCase('nb')
    .split(/[\s,]+/)
    .filter(Boolean);
  return {
    words: parts.filter((part) => !/^\d/.test(part)),
    postal_code: parts.find((part) => /^\d{4}$/.test(part)) ?? null,
    house: parts.find((part) => /^\d{1,3}[a-z]?$/.test(part))?.toUpperCase() ?? null,
  };
}

/** 'storg 12 grims': the first word begins a street's name, the others its place's. */
function inStreets({ words: [street, ...words], postal_code, house }: Question): FoundAddress[] {
  if (street === undefined) return [];
  return placesFor(words, postal_code).flatMap(([code, place]) =>
    streetsIn(place)
      .filter((name) => name.toLocaleLowerCase('nb').startsWith(street))
      .map((name) => addressAt(`${name} ${house ?? 1}, ${code} ${place.place}`, place)),
  );
}

function atPlaces({ words, postal_code, house }: Question): FoundAddress[] {
  if (house !== null || (words.length === 0 && postal_code === null)) return [];
  return placesFor(words, postal_code).map(([code, place]) => addressAt(`${code} ${place.place}`, place));
}

/** One postal code for each place that fits, since a town has many. */
function placesFor(words: string[], postalCode: string | null): [string, PostalPlace][] {
  const found = new Map<PostalPlace, string>();
  for (const [code, place] of allPostalPlaces()) {
    if (found.has(place) || (postalCode !== null && code !== postalCode)) continue;
    const names = `${place.place} ${place.municipality?.name ?? ''}`.toLocaleLowerCase('nb').split(/[\s-]+/);
    if (words.every((word) => names.some((name) => name.startsWith(word)))) found.set(place, code);
  }
  return [...found]
    .map(([place, code]): [string, PostalPlace] => [code, place])
    .sort(([, left], [, right]) => Number(isCentre(right)) - Number(isCentre(left)));
}

/** A user who names a municipality means its town before its villages. */
const isCentre = ({ place, municipality }: PostalPlace): boolean => place === municipality?.name;

const streetsIn = ({ municipality }: PostalPlace): readonly string[] =>
  STREET_NAMES[municipality?.language_form === 'nn' ? 'nn' : 'nb'];

/** Svalbard and Jan Mayen are in no municipality, so nobody here knows where they are. */
function addressAt(address: string, { municipality }: PostalPlace): FoundAddress {
  if (!municipality) return { address, lat: null, lng: null, municipality_id: null };
  const { lat, lng, id } = municipality;
  const [north, east] = spreadOf(address);
  return { address, lat: round(lat + north), lng: round(lng + east), municipality_id: id };
}

const SPREAD_DEGREES = 0.02;

/** The same address is always at the same place, and two addresses seldom are. */
function spreadOf(address: string): [number, number] {
  let hash = 0;
  for (const letter of address) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return [((hash % 1000) / 1000 - 0.5) * SPREAD_DEGREES, ((hash % 997) / 997 - 0.5) * SPREAD_DEGREES];
}

const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
