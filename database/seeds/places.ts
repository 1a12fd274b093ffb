import { DISTRICTS, districtsOf, MUNICIPALITIES, type Municipality } from '#features/municipalities/register.ts';
import { knownTenants } from '#features/tenants/resolve.ts';
import { ANYWHERE, DISTRICT_PLACES, NEIGHBOURHOODS } from './data/place-names.ts';

/** Where demo activities take place: a municipality, or one of its districts where those have portals of their own. */
export type Place = {
  key: string;
  municipality: Municipality;
  district_id: number | null;
  lang: 'nb' | 'nn';
  lat: number;
  lng: number;
  /** Parts of town, for names of venues. */
  parts: readonly string[];
  /** Words of the countryside do not fit here. */
  is_town: boolean;
  /** Six hexadecimal digits. */
  colour: string;
  /** How many upcoming activities it should have. */
  quota: number;
};

/** Something for each part of the week, and some more. */
const QUOTA = 11;
const DISTRICT_QUOTA = 10;
export const MAX_QUOTA = 100;
const LARGEST = new Set(['bergen', 'trondheim', 'stavanger', 'baerum', 'kristiansand']);
const OSLO_ID = 301;
const TOWN_FROM = 25_000;

/** Every place with its quota. What is left of the wanted number is spread by population. */
export function demoPlaces(upcomingCount: number): Place[] {
  const covered = new Set(knownTenants().flatMap((tenant) => tenant.municipality_ids));
  const places = MUNICIPALITIES.flatMap((municipality) =>
    municipality.id === OSLO_ID
      ? districtsOf(OSLO_ID).map((district) => placeOf(municipality, district.id, DISTRICT_QUOTA))
      : [placeOf(municipality, null, quotaOf(municipality, covered))],
  );
  return spread(places, upcomingCount).filter((place) => place.quota > 0);
}

function quotaOf(municipality: Municipality, covered: ReadonlySet<number>): number {
  if (LARGEST.has(municipality.key)) return MAX_QUOTA;
  return covered.has(municipality.id) ? QUOTA : 0;
}

function spread(places: Place[], upcomingCount: number): Place[] {
  const promised = places.reduce((sum, place) => sum + place.quota, 0);
  if (upcomingCount < promised) {
    return places.map((place) => ({ ...place, quota: Math.ceil((place.quota * upcomingCount) / promised) }));
  }
  // A small surplus goes to places with a portal only; a large one, for load tests, to the whole country.
  const takers = places.filter((place) => place.quota > 0 || upcomingCount > 2 * promised);
  const population = takers.reduce((sum, place) => sum + populationOf(place), 0);
  return takers.map((place) => ({
    ...place,
    quota: place.quota + Math.round(((upcomingCount - promised) * populationOf(place)) / population),
  }));
}

const populationOf = (place: Place): number =>
  place.district_id === null
    ? place.municipality.population
    : place.municipality.population / districtsOf(OSLO_ID).length;

function placeOf(municipality: Municipality, districtId: number | null, quota: number): Place {
  const district = districtId === null ? undefined : DISTRICT_PLACES[districtId];
  const lang = municipality.language_form === 'nn' ? 'nn' : 'nb';
  const generic = [municipality.name, municipality.name, municipality.name, ...ANYWHERE[lang]];
  return {
    key: districtId === null ? municipality.key : `${municipality.key}-${districtId}`,
    municipality,
    district_id: districtId,
    lang,
    lat: district?.lat ?? municipality.lat,
    lng: district?.lng ?? municipality.lng,
    parts: district?.parts ?? NEIGHBOURHOODS[municipality.id] ?? generic,
    is_town: municipality.population >= TOWN_FROM,
    colour: colourOf(municipality, districtId),
    quota,
  };
}

/** Of these words those that one would say in this place: a town has no village hall. */
export const fitting = (place: Place, words: readonly string[]): string[] =>
  words.filter((word) => !place.is_town || !/bygd|grend/i.test(word));

/** The register's district of a part of town, where the part bears the district's name. */
export const districtNamed = (municipalityId: number, part: string): number | null =>
  DISTRICTS.find(({ municipality_id, name }) => municipality_id === municipalityId && name.split(' og ').includes(part))
    ?.id ?? null;

/** A few that differ, for the marks of organisations. */
export function markColours(): readonly string[] {
  colours ??= collectColours();
  return colours.spare;
}

let colours: { byPlace: Map<string, string>; spare: string[] } | undefined;

/** Pictures exist in tenants' colours only, so a municipality without a portal borrows one. */
function colourOf(municipality: Municipality, districtId: number | null): string {
  colours ??= collectColours();
  const { byPlace, spare } = colours;
  const own = byPlace.get(`district:${districtId}`) ?? byPlace.get(`municipality:${municipality.id}`);
  return own ?? spare[municipality.id % spare.length] ?? '1d6b5c';
}

function collectColours() {
  const byPlace = new Map<string, string>();
  const live = knownTenants().filter((tenant) => tenant.variant === 'live');
  for (const tenant of live) {
    const [districtId] = tenant.district_ids;
    const keys =
      districtId === undefined ? tenant.municipality_ids.map((id) => `municipality:${id}`) : [`district:${districtId}`];
    for (const key of keys) byPlace.set(key, tenant.colour.slice(1).toLowerCase());
  }
  return { byPlace, spare: [...new Set(byPlace.values())].sort().slice(0, 8) };
}
