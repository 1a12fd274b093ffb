import type { OrganisationRegister } from '#features/organisation-register/server/public.ts';
import { type OriginSettings, tenantOfMunicipality } from '#features/tenants/resolve.ts';
import type { Tenant } from '#platform/contract/tenant.ts';

/** What asking for an organisation needs beyond the context. */
export type RequestParts = { register: OrganisationRegister; origins: OriginSettings };

/** The portal that people of the municipality know: this one if it is theirs, else their own. */
export const portalOf = (tenant: Tenant, municipalityId: number): Tenant =>
  tenant.municipality_ids.includes(municipalityId) ? tenant : (tenantOfMunicipality(municipalityId) ?? tenant);
