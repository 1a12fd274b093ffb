import { compareNorwegian } from '#platform/language/norwegian-order.ts';
import { DISTRICT_TABLE, MUNICIPALITY_TABLE } from './register-data.ts';

/** Norwegian, Southern, Northern and Lule Sámi, and Kven. */
export type NameLanguage = 'no' | 'sma' | 'sme' | 'smj' | 'fkv';

export type Municipality = {
  /** The municipality number as a whole number: 301 is Oslo. */
  readonly id: number;
  readonly number: string;
  /** Also the first label of the municipality's host name. */
  readonly key: string;
  readonly name: string;
  /** Every official name, in the order of the law. Empty where there is only one. */
  readonly names: Readonly<Partial<Record<NameLanguage, string>>>;
  readonly county: string;
  readonly language_form: 'nb' | 'nn' | 'neutral';
  /** The administrative centre, to about a kilometre. */
  readonly lat: number;
  readonly lng: number;
  /** West, south, east, north. */
  readonly bbox: readonly [number, number, number, number];
  readonly population: number;
};

export type District = {
  readonly id: number;
  readonly municipality_id: number;
  readonly name: string;
  /** False for Oslo's Sentrum and Marka, which have no council of their own. */
  readonly is_administrative: boolean;
};

export type Point = { lat: number; lng: number };

const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|'));

export const MUNICIPALITIES: readonly Municipality[] = rowsOf(MUNICIPALITY_TABLE)
  .map(parseMunicipality)
  .sort((left, right) => compareNorwegian(left.name, right.name));

export const DISTRICTS: readonly District[] = rowsOf(DISTRICT_TABLE)
  .map(parseDistrict)
  .sort((left, right) => compareNorwegian(left.name, right.name));

export const COUNTIES: readonly string[] = [...new Set(MUNICIPALITIES.map(({ county }) => county))].sort(
  compareNorwegian,
);

const byId = new Map(MUNICIPALITIES.map((municipality) => [municipality.id, municipality]));
const byKey = new Map(MUNICIPALITIES.map((municipality) => [municipality.key, municipality]));
const districtsById = new Map(DISTRICTS.map((district) => [district.id, district]));
const districtsByMunicipality = Map.groupBy(DISTRICTS, ({ municipality_id }) => municipality_id);

export const municipalityById = (id: number): Municipality | undefined => byId.get(id);

export const municipalityByKey = (key: string): Municipality | undefined => byKey.get(key);

export const districtById = (id: number): District | undefined => districtsById.get(id);

export const districtsOf = (municipalityId: number): readonly District[] =>
  districtsByMunicipality.get(municipalityId) ?? [];

/** Farther than this from every centre, and outside every box, a point is not in Norway. */
const FARTHEST_KM = 100;

/**
 * The municipality that a point most likely lies in: the nearest centre among those whose box holds the point, else
 * the nearest one of all. A guess to suggest from, never to decide by, since boxes overlap.
 */
export function nearestMunicipality(point: Point): Municipality | null {
  if (!Number.isFinite(point.lat) || !Number.isFinite(point.lng)) return null;
  const around = MUNICIPALITIES.filter(({ bbox }) => isInside(point, bbox));
  if (around.length > 0) return nearestOf(around, point).municipality;
  const { municipality, km } = nearestOf(MUNICIPALITIES, point);
  return km <= FARTHEST_KM ? municipality : null;
}

const isInside = ({ lat, lng }: Point, [west, south, east, north]: Municipality['bbox']): boolean =>
  west <= lng && lng <= east && south <= lat && lat <= north;

function nearestOf(
  candidates: readonly Municipality[],
  point: Point,
): { municipality: Municipality | null; km: number } {
  let municipality: Municipality | null = null;
  let km = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const distanceKm = distanceBetweenKm(candidate, point);
    if (distanceKm < km) [municipality, km] = [candidate, distanceKm];
  }
  return { municipality, km };
}

/** As on a flat map; the error is far below the width of a municipality. */
function distanceBetweenKm(left: Point, right: Point): number {
  const kmPerDegree = 111.2;
  const shrinking = Math.cos((((left.lat + right.lat) / 2) * Math.PI) / 180);
  return kmPerDegree * Math.hypot(left.lat - right.lat, (left.lng - right.lng) * shrinking);
}

function parseMunicipality(columns: string[]): Municipality {
  const [number = '', key = '', name = '', names = '', county = '', form, lat, lng, box = '', population] = columns;
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = box.split(',').map(Number);
  return {
    id: Number(number),
    number,
    key,
    name,
    names: Object.fromEntries(
      names
        .split(',')
        .filter(Boolean)
        .map((pair) => pair.split(':')),
    ),
    county,
    language_form: form === 'nb' || form === 'nn' ? form : 'neutral',
    lat: Number(lat),
    lng: Number(lng),
    bbox: [west, south, east, north],
    population: Number(population),
  };
}

function parseDistrict([code = '', name = '', mark]: string[]): District {
  return {
    id: Number(code),
    municipality_id: Number(code.slice(0, -2)),
    name,
    is_administrative: mark !== '-',
  };
}
