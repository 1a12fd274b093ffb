import type { z } from 'zod';
import {
  findMunicipalityDomain,
  type listedMunicipality,
  listMunicipalities,
  PORTAL_FLAGS,
} from '#features/municipalities/contract.ts';
import { readMunicipalities } from '#features/municipalities/server/public.ts';
import { refuse } from '#platform/contract/problem.ts';
import { type Route, route } from '#platform/server/routes.ts';
import { getTenant } from '../contract.ts';
import { type OriginSettings, tenantOfMunicipality } from '../resolve.ts';
import { findDomain, readPublicTenant } from './queries.ts';

export const tenantRoutes = (origins: OriginSettings): Route[] => [
  route(getTenant, ({ tenant, language }) => ({
    data: readPublicTenant(tenant.key, language) ?? refuse('not_found'),
  })),

  route(listMunicipalities, () => ({ data: listed() })),

  route(findMunicipalityDomain, (_context, { params }) => ({
    data: findDomain(Number(params.id), origins) ?? refuse('not_found'),
  })),
];

type Listed = z.input<typeof listedMunicipality>[];

/** Which portals there are changes with the release. */
let known: Listed | undefined;

function listed(): Listed {
  known ??= readMunicipalities().map((municipality) => {
    const portal = tenantOfMunicipality(Number(municipality.id))?.configuration;
    return {
      ...municipality,
      has_portal: portal !== undefined,
      sunset: portal?.sunset ?? false,
      flags: portal ? PORTAL_FLAGS.filter((flag) => portal[flag]) : [],
    };
  });
  return known;
}
