import { DISTRICTS, MUNICIPALITIES } from '#features/municipalities/register.ts';
import { foldedWords } from './fold.ts';

/** A municipality or a district that is named in a question. */
export type NamedPlace = { id: number; name: string; isDistrict: boolean; words: readonly string[] };

const MAX_NAME_WORDS = 3;

/** Names that are words as well: they are places only after a word such as `i`. */
const ALSO_WORDS = new Set(
  'alver aure bjerke fjord fla gol gran grane grue heim hol hole hvaler kinn leka lier lom lund marka marker moss nes nome rade sande sel sentrum sola stad strand stranda time valle vang vega vik'.split(
    ' ',
  ),
);

const PLACES = new Map<string, NamedPlace>();

const remember = (place: { id: number; name: string }, isDistrict: boolean) => {
  const words = foldedWords(place.name).map(({ word }) => word);
  const key = words.join(' ');
  if (!PLACES.has(key)) PLACES.set(key, { id: place.id, name: place.name, isDistrict, words });
};
for (const municipality of MUNICIPALITIES) remember(municipality, false);
for (const district of DISTRICTS) remember(district, true);

/** The place whose name begins the words, the longest name first. */
export function placeAt(words: readonly string[], isAfterPreposition: boolean): NamedPlace | null {
  for (let length = Math.min(MAX_NAME_WORDS, words.length); length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    const place = PLACES.get(name);
    if (place && (isAfterPreposition || !(ALSO_WORDS.has(name) || name.length <= SHORTEST_NAME))) return place;
  }
  return null;
}

/** Ås and Hå are found in too much else. */
const SHORTEST_NAME = 2;
