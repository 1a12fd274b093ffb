import { describe, expect, test } from 'vitest';
import { DEMO_ORGANISATION_ID } from '#database/seeds/accounts.ts';
import { districtById, municipalityById, municipalityByKey } from '#features/municipalities/register.ts';
import { LOCALES } from '#platform/language/locale.ts';
import { readShippedTenants } from '#tests/support/shipped-tenants.ts';
import {
  CULTURE_CALENDAR,
  INFO_SLOT_TYPES,
  type TenantConfiguration,
  type TenantDifferences,
  tenantConfiguration,
} from './contract.ts';
import { DEFAULTS } from './defaults.ts';
import { localise } from './localise.ts';
import { findTenant, isTenantColour, knownTenants, tenantByKey, tenantOfMunicipality } from './resolve.ts';
import { resolveTenant } from './resolved-tenant.ts';
import { hasInfoPage, schemeState } from './rules.ts';

const FLAGS = [
  'hasLeisureCard',
  'userCanClaimLeisureCard',
  'canClaimInOrganization',
  'hasSubsidiaryOrg',
  'sunset',
  'hasPayment',
  'hasTickets',
  'hasEquipment',
  'hasDeposits',
] as const satisfies readonly (keyof TenantConfiguration)[];

const flagsOf = (key: string): string[] => FLAGS.filter((flag) => tenantByKey(key)?.configuration[flag]);

describe('TEN-03 the tenants that ship', () => {
  test('TEN-03 there are about 150 and every one of them is valid', () => {
    expect(readShippedTenants().length).toBeGreaterThanOrEqual(140);
    expect(readShippedTenants().length).toBeLessThanOrEqual(160);
    for (const tenant of knownTenants()) {
      expect(tenantConfiguration.safeParse(tenant.configuration).error).toBeUndefined();
    }
  });

  test('TEN-03 no entry repeats a default', () => {
    const repeated: string[] = [];
    for (const { key, published, municipality_ids, district_ids } of readShippedTenants()) {
      collectRepeated(key, published.differences, DEFAULTS, repeated);
      const place = districtById(district_ids[0] ?? 0) ?? municipalityById(municipality_ids[0] ?? 0);
      if (place && published.differences.name === place.name) repeated.push(`${key}.name`);
    }
    expect(repeated).toEqual([]);
  });

  test('TEN-03 towns, nynorsk and Sámi municipalities, districts, test versions and demonstrations are among them', () => {
    const tenants = knownTenants();
    const municipalities = tenants.flatMap(({ key }) => municipalityByKey(key) ?? []);
    expect(municipalities.filter(({ language_form }) => language_form === 'nn').length).toBeGreaterThanOrEqual(40);
    expect(municipalities.filter(({ names }) => 'sme' in names || 'sma' in names).length).toBeGreaterThanOrEqual(8);
    expect(municipalities.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['oslo', 'bergen', 'trondheim', 'stavanger', 'baerum', 'kristiansand', 'kautokeino']),
    );
    expect(new Set(tenants.flatMap(({ district_ids }) => district_ids)).size).toBe(15);
    expect(tenants.filter(({ key }) => key.endsWith('-dev')).length).toBeGreaterThanOrEqual(3);
    expect(tenants.filter(({ variant }) => variant === 'demo').length).toBeGreaterThanOrEqual(3);
  });

  test('TEN-03 a district has its own name and lies in Oslo', () => {
    expect(findTenant('gamle-oslo.localhost')).toMatchObject({
      name: 'Gamle Oslo',
      municipality_ids: [301],
      district_ids: [30101],
    });
  });

  test('TEN-03 the default tenant covers the whole country', () => {
    const { name, municipality_ids, colour } = findTenant(undefined);
    expect({ name, municipality_ids, colour }).toEqual({
      name: 'nabolaget ditt',
      municipality_ids: [],
      colour: '#1d6b5c',
    });
  });

  test('TEN-03 what it lists is in the whole country, in each language', () => {
    const { in_place } = findTenant(undefined).configuration;
    expect(in_place).toEqual({ nb: 'i hele landet', nn: 'i heile landet', en: 'across the country' });
  });

  test('MUN-01 a municipality leads to its own live portal', () => {
    expect(tenantOfMunicipality(4601)?.key).toBe('bergen');
    expect(tenantOfMunicipality(301)?.key).toBe('oslo');
    expect(tenantOfMunicipality(1151)).toBeUndefined();
  });

  test('TEN-09 only the colours of tenants are known', () => {
    expect(isTenantColour('#1d6b5c')).toBe(true);
    expect(isTenantColour('#1D6B5C')).toBe(true);
    expect(isTenantColour('#123456')).toBe(false);
  });
});

describe('TEN-04 the configuration', () => {
  const configuration = findTenant('bergen.localhost').configuration;

  test('TEN-04 an unknown flag is refused, at every depth', () => {
    expect(tenantConfiguration.safeParse(configuration).success).toBe(true);
    expect(tenantConfiguration.safeParse({ ...configuration, hasFreeBeer: true }).success).toBe(false);
    const slogan = { ...configuration.slogan, colour: 'red' };
    expect(tenantConfiguration.safeParse({ ...configuration, slogan }).success).toBe(false);
    const data = { ...configuration.data, maxAmount: 1 };
    expect(tenantConfiguration.safeParse({ ...configuration, data }).success).toBe(false);
  });

  test.each([
    '//evil.example/a.png',
    '/\\evil.example',
    'http://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('TEN-04 the banner cannot be %s', (bannerURL) => {
    expect(tenantConfiguration.safeParse({ ...configuration, bannerURL }).success).toBe(false);
  });

  test('TEN-04 an entry has a picture of its own in the banner, or the drawing of its scene', () => {
    const voss = { key: 'voss', municipality_ids: [4621], district_ids: [], version: '1', is_draft: false };
    const bannerOf = (differences: TenantDifferences) =>
      resolveTenant({ ...voss, differences }).configuration.bannerURL;
    expect(bannerOf({ bannerURL: '/uploads/voss.webp' })).toBe('/uploads/voss.webp');
    expect(bannerOf({})).toBe(`/pictures/${DEFAULTS.scene}/${DEFAULTS.colour.slice(1)}/banner.svg`);
  });

  test('BEY-03 only whole https origins may show the widget', () => {
    const mayBe = (origin: string) =>
      tenantConfiguration.safeParse({ ...configuration, embed_origins: [origin] }).success;
    expect(['https://www.bergen.example', 'https://bergen.example:8443'].map(mayBe)).toEqual([true, true]);
    for (const origin of [
      '*',
      'https:',
      'https://*',
      'https://*.bergen.example',
      'http://bergen.example',
      'https://bergen.example/',
      'https://bergen.example https://evil.example',
      'https://bergen.example; script-src *',
      'https://Bergen.example',
      'https://bergen',
      "'self'",
      '',
    ]) {
      expect([origin, mayBe(origin)]).toEqual([origin, false]);
    }
    expect(configuration.embed_origins).toEqual([]);
  });

  test('TEN-04 a missing field or language is refused', () => {
    const { hasTickets: _hasTickets, ...incomplete } = configuration;
    expect(tenantConfiguration.safeParse(incomplete).success).toBe(false);
    expect(tenantConfiguration.safeParse({ ...configuration, name: { nb: 'Bergen' } }).success).toBe(false);
  });

  test('TEN-04 every tenant has its slogan and description in every language', () => {
    for (const { key, configuration: own } of knownTenants()) {
      for (const locale of LOCALES) {
        expect(localise(own.slogan.value, locale).split('\n'), key).toHaveLength(2);
        expect(localise(own.slogan.description, locale), key).toMatch(/\.$/);
      }
    }
    const { description } = findTenant('voss.localhost').configuration.slogan;
    expect(localise(description, 'nb')).toBe('Aktiviteter og frivillige oppdrag nær deg på Voss.');
    expect(localise(description, 'nn')).toBe('Aktivitetar og frivillige oppdrag nær deg på Voss.');
  });
});

describe('TEN-05 the exceptions', () => {
  test('TEN-05 every flag is off but for the shipped exceptions', () => {
    const exceptions = knownTenants()
      .filter(({ key, variant }) => variant !== 'demo' && flagsOf(key).length > 0)
      .map(({ key }) => [key, flagsOf(key)]);
    expect(Object.fromEntries(exceptions)).toEqual({
      asker: ['hasLeisureCard', 'userCanClaimLeisureCard', 'hasSubsidiaryOrg', 'hasTickets'],
      'asker-dev': ['hasLeisureCard', 'hasSubsidiaryOrg', 'hasPayment', 'hasTickets'],
      baerum: ['hasSubsidiaryOrg'],
      horten: ['hasLeisureCard'],
    });
  });

  test('TEN-05 two municipalities have a home banner of their own, one of them with the culture calendar', () => {
    const own = knownTenants().filter(
      ({ configuration, variant }) =>
        variant === 'live' &&
        configuration.slogan.value !== DEFAULTS.slogan.value &&
        localise(configuration.slogan.value, 'nb') !== localise(DEFAULTS.slogan.value, 'nb') &&
        !configuration.bannerURL.includes(`/${DEFAULTS.scene}/`),
    );
    expect(own.map(({ key }) => key)).toEqual(['bergen', 'trondheim']);
    const withCalendar = knownTenants().filter(({ configuration }) => configuration.slogan.id === CULTURE_CALENDAR);
    expect(withCalendar.map(({ key }) => key)).toEqual(['bergen']);
  });

  test('TEN-06 a leisure card that can no longer be claimed has ended', () => {
    const stateOf = (key: string) => schemeState(findTenant(`${key}.localhost`).configuration);
    expect(['horten', 'asker-dev', 'asker', 'voss'].map(stateOf)).toEqual(['ended', 'ended', 'running', 'none']);
  });

  test('TEN-07 one tenant has sunset', () => {
    const sunset = knownTenants().filter(({ is_sunset, configuration }) => is_sunset && configuration.sunset);
    expect(sunset.map(({ key }) => key)).toEqual(['demo-avviklet']);
    expect(findTenant('bergen.localhost').is_sunset).toBe(false);
  });
});

describe('INF-01 the info cards that ship', () => {
  const slotsOf = (key: string) => findTenant(`${key}.localhost`).configuration.infoSlots;

  test('INF-01 every portal has an info page but the one that has closed', () => {
    const without = knownTenants().filter(({ configuration }) => !hasInfoPage(configuration));
    expect(without.map(({ key }) => key)).toEqual(['demo-avviklet']);
  });

  test('INF-01 the demonstrations show every type of slot', () => {
    const shown = knownTenants()
      .filter(({ variant }) => variant === 'demo')
      .flatMap(({ key }) => slotsOf(key).map(({ type }) => type));
    expect(INFO_SLOT_TYPES.filter((type) => !shown.includes(type))).toEqual([]);
  });

  test('INF-01 a slot leads to other sites and to the organisation of the demo', () => {
    const addresses = slotsOf('demo-fritidskonto').flatMap(({ url, links }) => [url, ...links.map((link) => link.url)]);
    expect(addresses).toContain(`/organisations/${DEMO_ORGANISATION_ID}`);
    expect(addresses).toContainEqual(expect.stringMatching(/^https:/));
  });

  test.each([
    ['bergen', 1000, 6, 18],
    ['oslo', 1000, 6, 18],
    ['trondheim', 1000, 6, 18],
    ['voss', 1000, 6, 18],
    ['horten', 1000, 6, 18],
    ['asker', 1500, 6, 18],
    ['demo-fritidskonto', 2000, 6, 18],
  ])(
    'CRD-06 the account of %s is kr %i for %i to %i years, for what is on ten times',
    (key, amount, minAge, maxAge) => {
      const { data } = findTenant(`${key}.localhost`).configuration;
      expect(data).toMatchObject({ amount, minAge, maxAge, minAmountOfActivities: 10 });
    },
  );

  test('CRD-06 every amount and every pair of ages is one of those that municipalities have', () => {
    for (const { key, configuration } of knownTenants()) {
      const { amount, minAge, maxAge } = configuration.data;
      expect([500, 800, 1000, 1100, 1500, 1600, 1995, 2000, 2200, 3000], key).toContain(amount);
      expect(['6–18', '6–24', '8–14', '10–13'], key).toContain(`${minAge}–${maxAge}`);
    }
  });
});

function collectRepeated(path: string, given: object, defaults: object, repeated: string[]): void {
  for (const [name, value] of Object.entries(given)) {
    const standard: unknown = Reflect.get(defaults, name);
    if (standard === undefined) continue;
    if (JSON.stringify(standard) === JSON.stringify(value)) repeated.push(`${path}.${name}`);
    else if (isPlainObject(value) && isPlainObject(standard))
      collectRepeated(`${path}.${name}`, value, standard, repeated);
  }
}

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('nb' in value);
