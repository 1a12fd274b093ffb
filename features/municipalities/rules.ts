/** The municipality that stands for the whole country in `event_place` and in counts. */
export const WHOLE_COUNTRY = 0;

/** A district's number begins with its municipality's. */
export const municipalityOfDistrict = (district: number): number => Math.floor(district / 100);

type Places = { municipality_ids: readonly number[]; district_ids: readonly number[] };

/** What a change of something there touches (`Change.touches`): their municipalities, or the country if there are none. */
export function tagsOfPlaces({ municipality_ids, district_ids }: Places): string[] {
  const all = [...municipality_ids, ...district_ids.map(municipalityOfDistrict)];
  return (all.length > 0 ? all : [WHOLE_COUNTRY]).map(String);
}

/** The same for numbers, without the whole country: its numbers change all the time, so they stay in the cache until they expire. */
export const tagsOfNumbers = (places: Places): string[] =>
  tagsOfPlaces(places).filter((tag) => tag !== String(WHOLE_COUNTRY));
