import type { Locale } from '#platform/language/locale.ts';
import { type PublicTenant, publicTenant } from '../contract.ts';
import { localiseAll } from '../localise.ts';
import { type OriginSettings, originOf, tenantByKey, tenantOfMunicipality } from '../resolve.ts';
import { hasInfoPage } from '../rules.ts';
import { themeHref } from './theme.ts';

/** A tenant as its visitors get it, in their language. */
export function readPublicTenant(key: string, language: Locale): PublicTenant | null {
  const tenant = tenantByKey(key);
  if (!tenant) return null;
  const known = answers[language].get(key);
  if (known) return known;
  const localised = localiseAll(
    {
      ...tenant.configuration,
      has_info_page: hasInfoPage(tenant.configuration),
      theme_href: themeHref(tenant.colour),
    },
    language,
  );
  const answer = publicTenant.parse(localised);
  answers[language].set(key, answer);
  return answer;
}

/** Only a municipality that has a portal has a domain, and only the configured one (never the request's host). */
export function findDomain(municipalityId: number, settings: OriginSettings): { domain: string; url: string } | null {
  const tenant = tenantOfMunicipality(municipalityId);
  if (!tenant) return null;
  const url = new URL(originOf(tenant, settings));
  return { domain: url.host, url: url.href };
}

const answers: Record<Locale, Map<string, PublicTenant>> = { nb: new Map(), nn: new Map(), en: new Map() };
