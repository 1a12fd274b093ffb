import { inPlace } from '#features/municipalities/in-place.ts';
import { districtById, municipalityByKey } from '#features/municipalities/register.ts';
import { picturePath } from '#features/pictures/contract.ts';
import type { Tenant as PlatformTenant } from '#platform/contract/tenant.ts';
import { type LocalisedText, type TenantConfiguration, tenantConfiguration } from './contract.ts';
import { DEFAULT_TENANT_KEY, DEFAULTS, TENANT_ENTRIES, type TenantEntry } from './entries.ts';
import { inEveryLanguage, localise } from './localise.ts';

/** A tenant with everything that is known of it. Frozen: every request of the tenant shares it. */
export type Tenant = PlatformTenant & {
  readonly variant: TenantConfiguration['variant'];
  readonly conversation_months: number;
  readonly configuration: TenantConfiguration;
};

/** What absolute addresses are made of. It comes from the settings, never from a request. */
export type OriginSettings = { baseDomain: string; scheme: 'http' | 'https'; port?: number | undefined };

/** TEN-01: the first label of the host name chooses; whatever is not known or not a proper name gives the default. */
export function tenantKeyOfHost(host: string | undefined): string {
  const name =
    host
      ?.replace(/:\d{1,5}$/, '')
      .replace(/\.$/, '')
      .toLowerCase() ?? '';
  if (!isHostName(name)) return DEFAULT_TENANT_KEY;
  const [label = ''] = name.split('.', 1);
  return entryOf(label) ? label : DEFAULT_TENANT_KEY;
}

export const findTenant = (host: string | undefined): Tenant => tenantByKey(tenantKeyOfHost(host)) ?? defaultTenant();

/** The tenant of a key, which may end in `-dev` or `-vis` without an entry of its own (TEN-02). */
export function tenantByKey(key: string): Tenant | undefined {
  const known = resolved.get(key);
  if (known) return known;
  const entry = entryOf(key);
  if (!entry) return undefined;
  const tenant = resolveTenant(key, entry);
  // Only keys with an entry come here, so the cache cannot be filled from outside.
  resolved.set(key, tenant);
  return tenant;
}

export const shippedTenants = (): Tenant[] =>
  [...TENANT_ENTRIES.keys()].map((key) => tenantByKey(key) ?? defaultTenant());

/** The portal of a municipality as a whole, if it has one. */
export function tenantOfMunicipality(municipalityId: number): Tenant | undefined {
  return shippedTenants().find(
    ({ variant, municipality_ids, district_ids }) =>
      variant === 'live' && district_ids.length === 0 && municipality_ids.includes(municipalityId),
  );
}

/** Themes and pictures are made for these colours only: making one costs, and anyone can ask for sixteen million. */
export function isTenantColour(colour: string): boolean {
  tenantColours ??= new Set(shippedTenants().map((tenant) => tenant.colour));
  return tenantColours.has(colour.toLowerCase());
}

/** Scheme, host and port of a tenant's portal, without a slash at the end. */
export function originOf(tenant: Pick<Tenant, 'key'>, settings: OriginSettings): string {
  const isAtBareDomain =
    tenant.key === DEFAULT_TENANT_KEY && tenantKeyOfHost(settings.baseDomain) === DEFAULT_TENANT_KEY;
  const host = isAtBareDomain ? settings.baseDomain : `${tenant.key}.${settings.baseDomain}`;
  const isUsualPort = settings.port === undefined || settings.port === (settings.scheme === 'https' ? 443 : 80);
  return `${settings.scheme}://${host}${isUsualPort ? '' : `:${settings.port}`}`;
}

/** What an entry says and what follows from it. */
export function resolveTenant(key: string, entry: TenantEntry): Tenant {
  const { name, municipalityIds, districtIds } = placeOf(key, entry);
  const in_place = entry.in_place ?? inEveryLanguage((_texts, locale) => inPlace(localise(name, locale), locale));
  const { scene, conversation_months, ...defaults } = DEFAULTS;
  const {
    scene: ownScene,
    conversation_months: ownMonths,
    name: _name,
    municipality_ids: _ids,
    district_id: _id,
    ...differences
  } = entry;
  const colour = entry.colour ?? DEFAULTS.colour;
  const variant = variantOf(key);
  const configuration = tenantConfiguration.parse({
    ...defaults,
    ...differences,
    key,
    variant,
    name,
    in_place,
    municipality_ids: municipalityIds.map(String),
    district_ids: districtIds.map(String),
    colour,
    is_indexed: variant === 'live',
    slogan: {
      description: inEveryLanguage((texts, locale) => texts.slogan.description(localise(in_place, locale))),
      ...defaults.slogan,
      ...entry.slogan,
    },
    data: { ...defaults.data, ...entry.data },
    bannerURL: entry.bannerURL ?? picturePath({ scene: ownScene ?? scene, colour: colour.slice(1), variant: 'banner' }),
    bannerType: 'image',
  });
  return freezeDeeply({
    key,
    name: localise(name, 'nb'),
    variant,
    conversation_months: ownMonths ?? conversation_months,
    municipality_ids: municipalityIds,
    district_ids: districtIds,
    is_sunset: configuration.sunset,
    is_indexed: configuration.is_indexed,
    colour,
    configuration,
  });
}

const MAX_HOST_NAME_LENGTH = 253;
const MAX_LABEL_LENGTH = 63;

const isHostName = (name: string): boolean =>
  name.length <= MAX_HOST_NAME_LENGTH &&
  HOST_NAME.test(name) &&
  name.split('.').every((label) => label.length <= MAX_LABEL_LENGTH);

// At least two labels, the last of which does not begin with a digit: that would be an IP address.
const HOST_NAME = /^(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+[a-z][a-z0-9]*(?:-+[a-z0-9]+)*$/;

const SUFFIX = /-(dev|vis)$/;

const withoutSuffix = (key: string): string => key.replace(SUFFIX, '');

/** One suffix only: `bergen-dev-vis` is not a name of anything. */
function entryOf(key: string): TenantEntry | undefined {
  const base = withoutSuffix(key);
  return TENANT_ENTRIES.get(key) ?? (SUFFIX.test(base) ? undefined : TENANT_ENTRIES.get(base));
}

const resolved = new Map<string, Tenant>();
let tenantColours: Set<string> | undefined;

function defaultTenant(): Tenant {
  const tenant = tenantByKey(DEFAULT_TENANT_KEY);
  if (!tenant) throw new Error(`There is no entry for the default tenant ${DEFAULT_TENANT_KEY}.`);
  return tenant;
}

type Place = { name: LocalisedText; municipalityIds: number[]; districtIds: number[] };

/** The entry's own name and places, else those of the register. An entry that has neither is a mistake. */
function placeOf(key: string, entry: TenantEntry): Place {
  const district = entry.district_id === undefined ? undefined : districtById(entry.district_id);
  if (district) {
    const name = entry.name ?? district.name;
    return { name, municipalityIds: [district.municipality_id], districtIds: [district.id] };
  }
  const municipality = municipalityByKey(withoutSuffix(key));
  const name = entry.name ?? municipality?.name;
  const municipalityIds = entry.municipality_ids ?? (municipality && [municipality.id]);
  if (name === undefined || !municipalityIds) throw new Error(`The tenant ${key} has no name or no place.`);
  return { name, municipalityIds: [...municipalityIds], districtIds: [] };
}

function variantOf(key: string): TenantConfiguration['variant'] {
  if (key.endsWith('-vis')) return 'preview';
  if (key.endsWith('-dev')) return 'test';
  return key === 'demo' || key.startsWith('demo-') ? 'demo' : 'live';
}

function freezeDeeply<Value extends object>(value: Value): Value {
  for (const part of Object.values(value)) if (typeof part === 'object' && part !== null) freezeDeeply(part);
  return Object.freeze(value);
}
