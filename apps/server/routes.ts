import type { AddressSearch } from '#features/addresses/server/address-search.ts';
import { addressRoutes } from '#features/addresses/server/routes.ts';
import { auditRoutes } from '#features/audit/server/routes.ts';
import { calendarRoutes } from '#features/calendar/server/routes.ts';
import type { EventCounts } from '#features/events/server/kept-counts.ts';
import { eventRoutes } from '#features/events/server/routes.ts';
import { feedRoutes } from '#features/feeds/server/routes.ts';
import type { IdentityParts } from '#features/identity/server/identity-parts.ts';
import { identityRoutes } from '#features/identity/server/routes.ts';
import { importRoutes } from '#features/imports/server/routes.ts';
import { mapRoutes } from '#features/map/server/routes.ts';
import { outboxRoutes } from '#features/messages/server/routes.ts';
import { metricRoutes } from '#features/metrics/server/routes.ts';
import { municipalityRoutes } from '#features/municipalities/server/routes.ts';
import { organisationRoutes } from '#features/organisations/server/routes.ts';
import { searchRoutes } from '#features/search/server/routes.ts';
import { servicePageRoutes } from '#features/service-pages/server/routes.ts';
import { slideshowRoutes } from '#features/slideshow/server/routes.ts';
import { tenantRoutes } from '#features/tenants/server/routes.ts';
import { type UploadParts, uploadRoutes } from '#features/uploads/server/routes.ts';
import { userRoutes } from '#features/users/server/routes.ts';
import type { Route } from '#platform/server/routes.ts';

export type ApiParts = {
  identity: IdentityParts;
  uploads: UploadParts;
  addresses: AddressSearch;
  eventCounts: EventCounts;
  hasDemo: boolean;
};

/** Every feature's calls, listed. */
export const portalApi = ({ identity, uploads, addresses, eventCounts, hasDemo }: ApiParts): Route[] => [
  ...addressRoutes(addresses),
  ...auditRoutes,
  ...calendarRoutes(),
  ...eventRoutes(eventCounts),
  ...feedRoutes(identity.origins),
  ...identityRoutes(identity),
  ...importRoutes,
  ...mapRoutes(),
  ...metricRoutes,
  ...municipalityRoutes(identity.origins),
  ...organisationRoutes,
  ...(hasDemo ? outboxRoutes() : []),
  ...searchRoutes,
  ...servicePageRoutes,
  ...slideshowRoutes,
  ...tenantRoutes,
  ...uploadRoutes(uploads),
  ...userRoutes,
];
