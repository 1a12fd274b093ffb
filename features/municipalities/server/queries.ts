import type { z } from 'zod';
import { type OriginSettings, originOf, tenantOfMunicipality } from '#features/tenants/resolve.ts';
import type { listedMunicipality } from '../contract.ts';
import { districtsOf, MUNICIPALITIES } from '../register.ts';

export { allPostalPlaces, findPostalPlace, type PostalPlace } from './postal-codes.ts';

/** The register is the same for everyone until the next release, so it is not read from the database. */
export const readMunicipalities = (): z.input<typeof listedMunicipality>[] => LISTED;

/** Only a municipality that has a portal has a domain, and only the configured one (never the request's host). */
export function findDomain(municipalityId: number, settings: OriginSettings): { domain: string; url: string } | null {
  const tenant = tenantOfMunicipality(municipalityId);
  if (!tenant) return null;
  const url = new URL(originOf(tenant, settings));
  return { domain: url.host, url: url.href };
}

const LISTED = MUNICIPALITIES.map(({ id, key, name, names, county, lat, lng, language_form }) => ({
  id: String(id),
  key,
  name,
  names,
  county,
  lat,
  lng,
  language_form,
  districts: districtsOf(id).map((district) => ({ id: String(district.id), name: district.name })),
}));
