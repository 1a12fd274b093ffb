import { eventRoutes } from '#features/events/server/routes.ts';
import { municipalityRoutes } from '#features/municipalities/server/routes.ts';
import { servicePageRoutes } from '#features/service-pages/server/routes.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { tenantRoutes } from '#features/tenants/server/routes.ts';
import type { Route } from '#platform/server/routes.ts';

/** Every feature's calls, listed. */
export const portalApi = (origins: OriginSettings): Route[] => [
  ...eventRoutes,
  ...municipalityRoutes(origins),
  ...servicePageRoutes,
  ...tenantRoutes,
];
