import type { PublicTenant } from '#features/tenants/contract.ts';
import { type OriginSettings, originOf, type Tenant, tenantOfMunicipality } from '#features/tenants/resolve.ts';
import { hasInfoPage, schemeState } from '#features/tenants/rules.ts';
import { readPublicTenant } from '#features/tenants/server/public.ts';
import type { Tenant as PlatformTenant } from '#platform/contract/tenant.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { InfoPage, InfoSlot, Scheme } from '../contract.ts';
import { PAGE_TYPE_OF_SLOT } from '../rules.ts';

type Asked = { tenant: PlatformTenant; municipality: number | null };

/** INF-01: of the resident's own municipality, where that has a portal with such a page; else of the portal asked. */
export function readInfoPage(asked: Asked, language: Locale, origins: OriginSettings): InfoPage | null {
  if (asked.tenant.is_sunset) return null;
  const home = portalOfHome(asked);
  const tenant = readPublicTenant(home ?? asked.tenant, language);
  if (!tenant) return null;
  return {
    title: tenant.infoPageTitle,
    name: tenant.name,
    in_place: tenant.in_place,
    is_everywhere: tenant.municipality_ids.length === 0,
    portal_url: home ? originOf(home, origins) : null,
    support_email: tenant.support_email,
    scheme: schemeOf(tenant),
    slots: slotsOf(tenant),
  };
}

/** A test version or a city district of the same municipality is home, too. */
function portalOfHome({ municipality, tenant: here }: Asked): Tenant | undefined {
  if (municipality === null || here.municipality_ids.includes(municipality)) return undefined;
  const tenant = tenantOfMunicipality(municipality);
  return tenant && hasInfoPage(tenant.configuration) ? tenant : undefined;
}

/** A slot of the platform's own may say other figures than the tenant does in general. */
function schemeOf(tenant: PublicTenant): Scheme {
  const { data } = tenant;
  const slot = tenant.infoSlots.find(({ type }) => type === 'LEISURECARD');
  return {
    state: schemeState(tenant),
    title: slot?.cardTitle ?? data.headerTitle,
    question: data.headerTitleQuestion,
    text: slot?.content ?? data.headerDescription,
    more: data.headerDescription2,
    amount: slot?.amount ?? data.amount,
    min_age: slot?.minAge ?? data.minAge,
    max_age: slot?.maxAge ?? data.maxAge,
    min_activities: data.minAmountOfActivities,
  };
}

const slotsOf = (tenant: PublicTenant): InfoSlot[] =>
  tenant.infoSlots
    .filter(({ type }) => isShown(type, tenant))
    .map((slot) => ({
      page_type: PAGE_TYPE_OF_SLOT[slot.type],
      title: slot.title,
      name: slot.name ?? null,
      card_title: slot.cardTitle,
      content: slot.content,
      min_age: slot.minAge ?? null,
      max_age: slot.maxAge ?? null,
      amount: slot.amount ?? null,
      url: slot.url ?? null,
      links: slot.links,
    }));

/** The account is the page's scheme. What belongs to the platform is not offered where its flag is off (TEN-04). */
function isShown(type: PublicTenant['infoSlots'][number]['type'], tenant: PublicTenant): boolean {
  if (type === 'LEISURECARD') return false;
  return type !== 'TICKETS' || (tenant.hasTickets && schemeState(tenant) !== 'ended');
}
