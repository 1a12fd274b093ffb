import { wholeTenant } from '#features/tenants/resolve.ts';
import { refuse } from '#platform/contract/problem.ts';
import { type Route, route } from '#platform/server/routes.ts';
import { getServicePage } from '../contract.ts';
import { servicePageFor } from './queries.ts';

export const servicePageRoutes: Route[] = [
  route(getServicePage, ({ tenant, language }, { params }) => ({
    data: servicePageFor(wholeTenant(tenant) ?? refuse('not_found'), language, params.key),
  })),
];
