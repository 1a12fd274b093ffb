import { findMunicipalityDomain } from '#features/municipalities/contract.ts';
import { refuse } from '#platform/contract/problem.ts';
import { type Route, route } from '#platform/server/routes.ts';
import { getTenant } from '../contract.ts';
import type { OriginSettings } from '../resolve.ts';
import { findDomain, readPublicTenant } from './queries.ts';

export const tenantRoutes = (origins: OriginSettings): Route[] => [
  route(getTenant, ({ tenant, language }) => ({
    data: readPublicTenant(tenant.key, language) ?? refuse('not_found'),
  })),

  route(findMunicipalityDomain, (_context, { params }) => ({
    data: findDomain(Number(params.id), origins) ?? refuse('not_found'),
  })),
];
