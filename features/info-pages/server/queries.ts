import { type DecidedVersion, toldVersion } from '#features/schemes/server/public.ts';
import type { PublicTenant } from '#features/tenants/contract.ts';
import { type OriginSettings, originOf, type Tenant, tenantOfMunicipality } from '#features/tenants/resolve.ts';
import { hasInfoPage, schemeState } from '#features/tenants/rules.ts';
import { readPublicTenant } from '#features/tenants/server/public.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Day } from '#platform/language/days.ts';
import type { Context } from '#platform/server/context.ts';
import type { InfoPage, InfoSlot, Scheme } from '../contract.ts';
import { PAGE_TYPE_OF_SLOT } from '../rules.ts';

type Reader = Pick<Context, 'tenant' | 'language' | 'replica' | 'now'>;

/** INF-01: of the resident's own municipality, where that has a portal with such a page; else of the portal asked. */
export async function readInfoPage(
  context: Reader,
  municipality: number | null,
  origins: OriginSettings,
): Promise<InfoPage | null> {
  if (context.tenant.is_sunset) return null;
  const home = portalOfHome(context, municipality);
  const tenant = readPublicTenant(home ?? context.tenant, context.language);
  if (!tenant) return null;
  const scheme = await readScheme(context, tenant);
  return {
    title: tenant.infoPageTitle,
    name: tenant.name,
    in_place: tenant.in_place,
    is_everywhere: tenant.municipality_ids.length === 0,
    portal_url: home ? originOf(home, origins) : null,
    support_email: tenant.support_email,
    scheme,
    slots: slotsOf(tenant, scheme),
  };
}

/** A test version or a city district of the same municipality is home, too. */
function portalOfHome({ tenant: here }: Reader, municipality: number | null): Tenant | undefined {
  if (municipality === null || here.municipality_ids.includes(municipality)) return undefined;
  const tenant = tenantOfMunicipality(municipality);
  return tenant && hasInfoPage(tenant.configuration) ? tenant : undefined;
}

/** CRD-06: what was decided on is what holds; a municipality that has decided nothing here says it in the studio. */
async function readScheme(context: Reader, tenant: PublicTenant): Promise<Scheme> {
  const flagged = schemeState(tenant);
  const [municipality, ...others] = tenant.municipality_ids;
  const today = shortDate(context.now);
  // Several municipalities have a scheme each, and none that the portal could call its own.
  const isItsOwn = flagged !== 'none' && municipality !== undefined && others.length === 0;
  const version = isItsOwn ? await toldVersion(context, Number(municipality), today) : undefined;
  const { data } = tenant;
  const slot = tenant.infoSlots.find(({ type }) => type === 'LEISURECARD');
  return {
    state: version && flagged === 'running' ? stateOn(version, today) : flagged,
    title: slot?.cardTitle ?? data.headerTitle,
    question: data.headerTitleQuestion,
    text: slot?.content ?? data.headerDescription,
    more: data.headerDescription2,
    ...(version ? decidedRules(version) : studioRules(data, slot)),
  };
}

function stateOn({ rules: { starts_on }, last_day }: DecidedVersion, day: Day): Scheme['state'] {
  // What was ended before its first day never begins.
  if (day > last_day || last_day < starts_on) return 'ended';
  return day < starts_on ? 'coming' : 'running';
}

type Rules = Omit<Scheme, 'state' | 'title' | 'question' | 'text' | 'more'>;

const decidedRules = ({ rules, last_day }: DecidedVersion): Rules => ({
  amount_ore: rules.amount_ore,
  min_age: rules.min_age,
  max_age: rules.max_age,
  household: rules.access === 'income' ? rules.household : null,
  period: { first_day: rules.starts_on, last_day },
  min_activities: rules.min_times,
  one_activity_a_year: rules.one_activity_a_year,
  activity_cap_ore: rules.activity_cap_ore,
  trial_times: rules.trial_times,
});

/** A slot of the platform's own may say other figures than the tenant does in general. */
const studioRules = (data: PublicTenant['data'], slot: PublicTenant['infoSlots'][number] | undefined): Rules => ({
  amount_ore: (slot?.amount ?? data.amount) * 100,
  min_age: slot?.minAge ?? data.minAge,
  max_age: slot?.maxAge ?? data.maxAge,
  household: null,
  period: null,
  min_activities: data.minAmountOfActivities,
  one_activity_a_year: true,
  activity_cap_ore: null,
  trial_times: 0,
});

const slotsOf = (tenant: PublicTenant, scheme: Scheme): InfoSlot[] =>
  tenant.infoSlots
    .filter(({ type }) => isShown(type, tenant, scheme))
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
function isShown(type: PublicTenant['infoSlots'][number]['type'], tenant: PublicTenant, { state }: Scheme): boolean {
  if (type === 'LEISURECARD') return false;
  return type !== 'TICKETS' || (tenant.hasTickets && state !== 'ended');
}
