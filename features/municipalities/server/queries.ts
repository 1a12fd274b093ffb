import type { z } from 'zod';
import type { listedMunicipality } from '../contract.ts';
import { districtsOf, MUNICIPALITIES } from '../register.ts';

/** The register is the same for everyone until the next release, so it is not read from the database. */
export const readMunicipalities = (): Omit<z.input<typeof listedMunicipality>, 'has_portal' | 'sunset' | 'flags'>[] =>
  LISTED;

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
