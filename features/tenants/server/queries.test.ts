import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#platform/language/locale.ts';
import { publicTenant } from '../contract.ts';
import { findTenant, knownTenants } from '../resolve.ts';
import { findDomain, publicTenantOf, readPublicTenant } from './queries.ts';

const voss = (language: Locale) => publicTenantOf(findTenant('voss.localhost'), language);

describe('TEN-04 the public configuration', () => {
  test('TEN-04 texts come in the language asked for', () => {
    expect(voss('nb').slogan.value).toBe('Det skjer noe\nrett rundt hjørnet');
    expect(voss('nn').slogan.value).toBe('Det skjer noko\nrett rundt hjørnet');
    expect(voss('en').slogan.value).toBe('There’s something on\njust round the corner');
    expect(publicTenantOf(findTenant(undefined), 'en').name).toBe('your neighbourhood');
  });

  test('TEN-04 ids are texts and the theme has its address', () => {
    const bergen = publicTenantOf(findTenant('bergen.localhost'), 'nb');
    expect(bergen).toMatchObject({ key: 'bergen', municipality_ids: ['4601'], infoPageTitle: 'Fritidskonto' });
    expect(bergen.theme_href).toMatch(/^\/theme\/c1272d\./);
    expect(bergen.bannerURL).toBe('/pictures/fjelltur/c1272d/banner.svg');
  });

  test('TEN-04 every tenant can be sent in every language', { timeout: 60_000 }, () => {
    for (const tenant of knownTenants()) {
      for (const locale of LOCALES)
        expect(publicTenant.safeParse(publicTenantOf(tenant, locale)).error).toBeUndefined();
    }
  });

  test('MUN-01 a municipality with a portal has a domain, one without has none', () => {
    const settings = { baseDomain: 'nabolag.example', scheme: 'https' } as const;
    expect(findDomain(4601, settings)).toEqual({
      domain: 'bergen.nabolag.example',
      url: 'https://bergen.nabolag.example/',
    });
    expect(findDomain(301, { baseDomain: 'localhost', scheme: 'http', port: 3000 })).toEqual({
      domain: 'oslo.localhost:3000',
      url: 'http://oslo.localhost:3000/',
    });
    expect(findDomain(1151, settings)).toBeNull();
    expect(findDomain(9999, settings)).toBeNull();
  });

  test('TEN-01 there is nothing to read of an unknown tenant', () => {
    const { configuration: _configuration, ...bergen } = findTenant('bergen.localhost');
    expect(readPublicTenant(bergen, 'nb')?.key).toBe('bergen');
    expect(readPublicTenant({ ...bergen, key: 'unknown' }, 'nb')).toBeNull();
    expect(readPublicTenant({ ...bergen, key: 'constructor' }, 'nb')).toBeNull();
  });
});
