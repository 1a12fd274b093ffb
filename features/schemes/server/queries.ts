import { z } from 'zod';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { districtsOf, municipalityById } from '#features/municipalities/register.ts';
import { askedMunicipality } from '#features/municipalities/server/public.ts';
import { placeOfMunicipality } from '#features/tenants/place-names.ts';
import { ids, type SchemeVersionId } from '#features/vocabulary/ids.ts';
import { readVocabulary } from '#features/vocabulary/server/public.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import type { OpenedVersion, schemeOffice } from '../contract.ts';
import { mayChangeSchemes, maySeeSchemes } from '../policy.ts';
import { MAX_SCHEMES } from '../rules.ts';
import { demandVersionSeen } from './access.ts';
import { readVersionsOf, shownVersion } from './version-rows.ts';

type Office = z.input<typeof schemeOffice>;

const schemeRow = z.object({ id: ids.scheme, key: text, name: text });

export async function readOffice(context: Context, asked: MunicipalityId | undefined): Promise<Office> {
  const id = officeOf(context, asked);
  const municipality = municipalityById(id) ?? refuse('not_found');
  const { rows } = await rowsOf(schemeRow)`
    select id, key, name from scheme where municipality_id = ${id} order by created_at, id limit ${MAX_SCHEMES}`.execute(
    context.db,
  );
  const { categories } = await readVocabulary(context);
  const schemes: Office['schemes'] = [];
  for (const scheme of rows) {
    const versions = await readVersionsOf(context, scheme.id);
    schemes.push({ ...scheme, versions: versions.map((version) => shownVersion(context, version)) });
  }
  return {
    municipality: {
      id: String(id),
      name: municipality.name,
      in_place: placeOfMunicipality(id, context.language),
      population: municipality.population,
      districts: districtsOf(id).map((district) => ({ id: String(district.id), name: district.name })),
    },
    categories: categories.map((category) => ({ id: String(category.id), name: category.name })),
    schemes,
    can: { change: mayChangeSchemes(context.actor, id) },
  };
}

/** Only where the reader belongs to its people. */
function officeOf(context: Context, asked: MunicipalityId | undefined): number {
  const id = askedMunicipality(context, asked);
  return maySeeSchemes(context.actor, id) ? id : refuse('not_found');
}

export async function showVersion(context: Context, id: SchemeVersionId): Promise<OpenedVersion> {
  const version = await demandVersionSeen(context, id);
  return { ...shownVersion(context, version), form: version.form, revision: version.revision };
}
