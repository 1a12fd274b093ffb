import type { Locale } from '#platform/language/locale.ts';
import { type PublicTenant, publicTenant } from '../contract.ts';
import { localiseAll } from '../localise.ts';
import { tenantByKey } from '../resolve.ts';
import { themeHref } from './theme.ts';

/** A tenant as its visitors get it, in their language. */
export function readPublicTenant(key: string, language: Locale): PublicTenant | null {
  const tenant = tenantByKey(key);
  if (!tenant) return null;
  const known = answers[language].get(key);
  if (known) return known;
  const localised = localiseAll({ ...tenant.configuration, theme_href: themeHref(tenant.colour) }, language);
  const answer = publicTenant.parse(localised);
  answers[language].set(key, answer);
  return answer;
}

const answers: Record<Locale, Map<string, PublicTenant>> = { nb: new Map(), nn: new Map(), en: new Map() };
