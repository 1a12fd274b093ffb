import { describe, expect, test } from 'vitest';
import { LOCALES } from '#platform/language/locale.ts';
import { publicTenant } from '../contract.ts';
import { shippedTenants } from '../resolve.ts';
import { findDomain, readPublicTenant } from './queries.ts';

describe('TEN-04 the public configuration', () => {
  test('TEN-04 texts come in the language asked for', () => {
    expect(readPublicTenant('voss', 'nb')?.slogan.value).toBe('Det skjer noe\nrett rundt hjørnet');
    expect(readPublicTenant('voss', 'nn')?.slogan.value).toBe('Det skjer noko\nrett rundt hjørnet');
    expect(readPublicTenant('voss', 'en')?.slogan.value).toBe('There’s something on\njust round the corner');
    expect(readPublicTenant('nabolag', 'en')?.name).toBe('your neighbourhood');
  });

  test('TEN-04 ids are texts and the theme has its address', () => {
    const bergen = readPublicTenant('bergen', 'nb');
    expect(bergen).toMatchObject({ key: 'bergen', municipality_ids: ['4601'], infoPageTitle: 'Fritidskonto' });
    expect(bergen?.theme_href).toMatch(/^\/theme\/c1272d\./);
    expect(bergen?.bannerURL).toBe('/pictures/fjelltur/c1272d/banner.svg');
  });

  test('TEN-04 every tenant can be sent in every language', { timeout: 60_000 }, () => {
    for (const { key } of shippedTenants()) {
      for (const locale of LOCALES) expect(publicTenant.safeParse(readPublicTenant(key, locale)).error).toBeUndefined();
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
    expect(readPublicTenant('unknown', 'nb')).toBeNull();
    expect(readPublicTenant('constructor', 'nb')).toBeNull();
  });
});
