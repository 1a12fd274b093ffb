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
import type { TenantRegister } from '../register.ts';
import { type OriginSettings, tenantsNow } from '../resolve.ts';
import { findDomain, readPublicTenant } from './queries.ts';

export const tenantRoutes = (origins: OriginSettings): Route[] => [
  route(getTenant, ({ tenant, language }) => ({
    data: readPublicTenant(tenant, language) ?? refuse('not_found'),
  })),

  route(listMunicipalities, () => ({ data: listed() })),

  route(findMunicipalityDomain, (_context, { params }) => ({
    data: findDomain(Number(params.id), origins) ?? refuse('not_found'),
  })),
];

type Listed = z.input<typeof listedMunicipality>[];

/** Worked out once for each register of tenants. */
const lists = new WeakMap<TenantRegister, Listed>();

function listed(): Listed {
  const tenants = tenantsNow();
  const known = lists.get(tenants) ?? listOf(tenants);
  lists.set(tenants, known);
  return known;
}

const listOf = (tenants: TenantRegister): Listed =>
  readMunicipalities().map((municipality) => {
    const portal = tenants.ofMunicipality(Number(municipality.id))?.configuration;
    return {
      ...municipality,
      has_portal: portal !== undefined,
      sunset: portal?.sunset ?? false,
      flags: portal ? PORTAL_FLAGS.filter((flag) => portal[flag]) : [],
    };
  });
