import type { Tenant as PlatformTenant } from '#platform/contract/tenant.ts';
import type { Locale } from '#platform/language/locale.ts';
import { type PublicTenant, publicTenant } from '../contract.ts';
import { localiseAll } from '../localise.ts';
import { type OriginSettings, originOf, type Tenant, tenantOfMunicipality, wholeTenant } from '../resolve.ts';
import { hasInfoPage } from '../rules.ts';
import { themeHref } from './theme.ts';

/** A tenant as its visitors get it, in their language. */
export function publicTenantOf(tenant: Tenant, language: Locale): PublicTenant {
  const before = answers[language].get(tenant);
  if (before) return before;
  const localised = localiseAll(
    {
      ...tenant.configuration,
      has_info_page: hasInfoPage(tenant.configuration),
      theme_href: themeHref(tenant.colour),
    },
    language,
  );
  const answer = publicTenant.parse(localised);
  answers[language].set(tenant, answer);
  return answer;
}

/** The same of a request's tenant, in the version that the request began with. */
export function readPublicTenant(asked: PlatformTenant, language: Locale): PublicTenant | null {
  const tenant = wholeTenant(asked);
  return tenant ? publicTenantOf(tenant, language) : null;
}

/** Only a municipality that has a portal has a domain, and only the configured one (never the request's host). */
export function findDomain(municipalityId: number, settings: OriginSettings): { domain: string; url: string } | null {
  const tenant = tenantOfMunicipality(municipalityId);
  if (!tenant) return null;
  const url = new URL(originOf(tenant, settings));
  return { domain: url.host, url: url.href };
}

/** Kept as long as the version is. */
const answers: Record<Locale, WeakMap<Tenant, PublicTenant>> = {
  nb: new WeakMap(),
  nn: new WeakMap(),
  en: new WeakMap(),
};
