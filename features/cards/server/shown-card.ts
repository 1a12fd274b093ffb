import type { z } from 'zod';
import { municipalityId } from '#features/municipalities/contract.ts';
import type { DecidedVersion } from '#features/schemes/server/public.ts';
import { placeOfMunicipality } from '#features/tenants/place-names.ts';
import type { Context } from '#platform/server/context.ts';
import type { card } from '../contract.ts';

export const providerOf = (
  { language }: Pick<Context, 'language'>,
  { scheme_id, scheme_key, scheme_name, municipality_id }: DecidedVersion,
): z.output<typeof card>['provider'] => ({
  scheme_id,
  key: scheme_key,
  name: scheme_name,
  municipality_id: municipalityId.parse(municipality_id),
  in_place: placeOfMunicipality(Number(municipality_id), language),
});
