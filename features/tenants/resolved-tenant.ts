import { inPlace } from '#features/municipalities/in-place.ts';
import { formOfMunicipality } from '#features/municipalities/place-form.ts';
import { districtById, municipalityById } from '#features/municipalities/register.ts';
import { picturePath } from '#features/pictures/contract.ts';
import type { Tenant as PlatformTenant } from '#platform/contract/tenant.ts';
import {
  type LocalisedText,
  type TenantConfiguration,
  type TenantDifferences,
  tenantConfiguration,
} from './contract.ts';
import { DEFAULTS } from './defaults.ts';
import { inEveryLanguage, localise } from './localise.ts';

/** A tenant with everything that is known of it, in one version. Frozen: every request of the tenant shares it. */
export type Tenant = PlatformTenant & {
  readonly variant: TenantConfiguration['variant'];
  /** Another one wherever anything of the tenant is another. */
  readonly version: string;
  readonly conversation_months: number;
  readonly configuration: TenantConfiguration;
};

/** One version of a tenant, as it is kept. */
type KeptTenant = {
  key: string;
  municipality_ids: readonly number[];
  district_ids: readonly number[];
  differences: TenantDifferences;
  version: string;
  is_draft: boolean;
};

/** What a version says and what follows from it. */
export function resolveTenant({
  key,
  municipality_ids,
  district_ids,
  differences,
  version,
  is_draft,
}: KeptTenant): Tenant {
  const { scene: ownScene, conversation_months: ownMonths, name: ownName, preposition, ...own } = differences;
  const name = ownName ?? nameOf(key, municipality_ids, district_ids);
  const in_place =
    own.in_place ?? inEveryLanguage((_texts, locale) => inPlace(localise(name, locale), locale, preposition));
  const place_form = own.place_form ?? (district_ids.length > 0 ? 'bydel' : formOfMunicipality(municipality_ids[0]));
  const { scene, conversation_months, ...defaults } = DEFAULTS;
  const colour = own.colour ?? DEFAULTS.colour;
  const variant = variantOf(key);
  const configuration = tenantConfiguration.parse({
    ...defaults,
    ...own,
    key,
    variant,
    name,
    in_place,
    place_form,
    municipality_ids: municipality_ids.map(String),
    district_ids: district_ids.map(String),
    colour,
    is_indexed: variant === 'live',
    slogan: {
      description: inEveryLanguage((texts, locale) => texts.slogan.description(localise(in_place, locale))),
      ...defaults.slogan,
      ...own.slogan,
    },
    data: { ...defaults.data, ...own.data },
    // A picture of the municipality's own goes before every other.
    ...(own.bannerPicture && { customEventsBanner: null }),
    bannerURL:
      own.bannerPicture?.large ??
      own.bannerURL ??
      picturePath({ scene: ownScene ?? scene, colour: colour.slice(1), variant: 'banner' }),
    bannerType: 'image',
  });
  const tenant = freezeDeeply({
    key,
    name: localise(name, 'nb'),
    variant,
    version,
    is_draft,
    conversation_months: ownMonths ?? conversation_months,
    municipality_ids: [...municipality_ids],
    district_ids: [...district_ids],
    is_sunset: configuration.sunset,
    is_indexed: configuration.is_indexed,
    colour,
    configuration,
  });
  resolvedTenants.add(tenant);
  return tenant;
}

const resolvedTenants = new WeakSet<PlatformTenant>();

export const isResolved = (tenant: PlatformTenant): tenant is Tenant => resolvedTenants.has(tenant);

const MAX_HOST_NAME_LENGTH = 253;
const MAX_LABEL_LENGTH = 63;

export const isHostName = (name: string): boolean =>
  name.length <= MAX_HOST_NAME_LENGTH &&
  HOST_NAME.test(name) &&
  name.split('.').every((label) => label.length <= MAX_LABEL_LENGTH);

// At least two labels, the last of which does not begin with a digit: that would be an IP address.
const HOST_NAME = /^(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+[a-z][a-z0-9]*(?:-+[a-z0-9]+)*$/;

const SUFFIX = /-(dev|vis)$/;

export const withoutSuffix = (key: string): string => key.replace(SUFFIX, '');

/** That of the district, else of the municipality. A tenant that has neither and no name of its own is a mistake. */
function nameOf(key: string, municipalityIds: readonly number[], districtIds: readonly number[]): LocalisedText {
  const [district] = districtIds;
  const [municipality] = municipalityIds;
  const place =
    (district === undefined ? undefined : districtById(district)) ??
    (municipality === undefined ? undefined : municipalityById(municipality));
  if (!place) throw new Error(`The tenant ${key} has no name and no place.`);
  return place.name;
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
