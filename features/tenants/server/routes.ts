import { refuse } from '#platform/contract/problem.ts';
import { type Route, route } from '#platform/server/routes.ts';
import { getTenant } from '../contract.ts';
import { readPublicTenant } from './queries.ts';

export const tenantRoutes: Route[] = [
  route(getTenant, ({ tenant, language }) => ({
    data: readPublicTenant(tenant.key, language) ?? refuse('not_found'),
  })),
];
