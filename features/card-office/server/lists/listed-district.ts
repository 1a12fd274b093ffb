import { districtsOf } from '#features/municipalities/register.ts';

/** 'Bydel Frogner', 'FROGNER' and 'frogner' are one. */
const wordOf = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/^bydel(en)?\s+/, '')
    .replaceAll(/[^\p{L}]/gu, '');

/** Null where the list says none, or the municipality has none; undefined for one that it does not have. */
export function listedDistrict(municipalityId: number, name: string): number | null | undefined {
  const districts = districtsOf(municipalityId);
  if (name === '' || districts.length === 0) return null;
  return districts.find((district) => wordOf(district.name) === wordOf(name))?.id;
}

/** A row as it is kept, with the number of its district. */
export const withDistrict =
  (municipalityId: number) =>
  <Row extends { district: string }>({ district, ...row }: Row) => ({
    ...row,
    district_id: listedDistrict(municipalityId, district) ?? null,
  });
