import { districtById } from '#features/municipalities/register.ts';
import type { Context } from '#platform/server/context.ts';
import { faultyField } from '#platform/server/field-errors.ts';

/** One of the organisation's own municipality, or none. */
export function demandDistrict({ language }: Context, municipalityId: number, wanted: string | null): number | null {
  if (wanted === null) return null;
  const district = districtById(Number(wanted));
  if (district?.municipality_id !== municipalityId) throw faultyField('district_id', 'not_an_option', language);
  return district.id;
}
