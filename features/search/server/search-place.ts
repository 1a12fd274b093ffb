import type { EventCriteria } from '#features/events/filters.ts';
import { type Places, placesOf } from '#features/events/server/public.ts';
import { municipalityOfDistrict } from '#features/municipalities/rules.ts';
import type { Tenant } from '#platform/contract/tenant.ts';
import type { NamedPlace } from './place-words.ts';

/** Where is looked; nothing is the whole country. `alsoNamed` is for a district whose name a text has instead. */
export type SearchPlace = Places & { alsoNamed: NamedPlace | null };

/** What the words name goes first, then what was chosen, then where the visitor came in. */
export function searchPlaceOf(tenant: Tenant, criteria: EventCriteria, named: NamedPlace | null): SearchPlace {
  if (!named) return { ...placesOf(tenant, criteria), alsoNamed: null };
  return named.isDistrict
    ? { municipality_ids: [], district_ids: [named.id], alsoNamed: named }
    : { municipality_ids: [named.id], district_ids: [], alsoNamed: null };
}

/** A user who writes Bergen in Bergen's portal says nothing new. */
export const isWhereItIs = (tenant: Tenant, { municipality_ids, district_ids }: EventCriteria, named: NamedPlace) =>
  municipality_ids.length + district_ids.length + tenant.district_ids.length === 0 &&
  tenant.municipality_ids.includes(named.id);

/** Places stand among the words, so that one index answers both. Not every organiser has told the district. */
export function inPlace(query: string, { municipality_ids, district_ids, alsoNamed }: SearchPlace): string {
  const marks = [...municipality_ids, ...district_ids].map((id) => `'@${id}'`);
  if (alsoNamed) {
    const name = [`@${municipalityOfDistrict(alsoNamed.id)}`, ...alsoNamed.words];
    marks.push(`(${name.map((word) => `'${word}'`).join(' & ')})`);
  }
  return marks.length === 0 ? query : `(${marks.join(' | ')}) & (${query})`;
}
