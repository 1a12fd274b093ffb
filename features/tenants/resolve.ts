import type { Tenant as PlatformTenant } from '#platform/contract/tenant.ts';
import { DEFAULT_TENANT_KEY } from './defaults.ts';
import { type TenantRegister, tenantRegister } from './register.ts';
import { isResolved, type Tenant } from './resolved-tenant.ts';

export type { Tenant } from './resolved-tenant.ts';

/** What absolute addresses are made of. It comes from the settings, never from a request. */
export type OriginSettings = { baseDomain: string; scheme: 'http' | 'https'; port?: number | undefined };

/** One process, one database: everything in it knows the same tenants (decision 0079). */
let register: TenantRegister = tenantRegister([]);

/** All of them at one moment, for what has to be true of them together. */
export const tenantsNow = (): TenantRegister => register;

export function knowTenants(read: TenantRegister): void {
  register = read;
}

export const tenantKeyOfHost = (host: string | undefined): string => register.keyOfHost(host);
export const findTenant = (host: string | undefined): Tenant => register.find(host);
export const tenantByKey = (key: string): Tenant | undefined => register.byKey(key);
export const knownTenants = (): Tenant[] => register.all();
export const tenantOfMunicipality = (municipalityId: number): Tenant | undefined =>
  register.ofMunicipality(municipalityId);
export const isTenantColour = (colour: string): boolean => register.hasColour(colour);

/** A request's tenant with all of its configuration, of the version that the request began with. */
export const wholeTenant = (tenant: PlatformTenant): Tenant | undefined =>
  isResolved(tenant) ? tenant : tenantByKey(tenant.key);

/** Scheme, host and port of a tenant's portal, without a slash at the end. */
export function originOf(tenant: Pick<Tenant, 'key'>, settings: OriginSettings): string {
  const isAtBareDomain =
    tenant.key === DEFAULT_TENANT_KEY && tenantKeyOfHost(settings.baseDomain) === DEFAULT_TENANT_KEY;
  const host = isAtBareDomain ? settings.baseDomain : `${tenant.key}.${settings.baseDomain}`;
  const isUsualPort = settings.port === undefined || settings.port === (settings.scheme === 'https' ? 443 : 80);
  return `${settings.scheme}://${host}${isUsualPort ? '' : `:${settings.port}`}`;
}
