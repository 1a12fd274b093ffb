import { describe, expect, test } from 'vitest';
import { fastestMs } from '#tests/support/fastest.ts';
import { DEFAULT_TENANT_KEY } from './defaults.ts';
import { findTenant, knownTenants, originOf, tenantKeyOfHost } from './resolve.ts';

describe('TEN-01 the host name chooses the tenant', () => {
  test.each([
    ['bergen.localhost', 'bergen'],
    ['bergen.localhost:3000', 'bergen'],
    ['bergen.example.no', 'bergen'],
    ['bergen.nabolag.example.no:8443', 'bergen'],
    ['BERGEN.Example.NO', 'bergen'],
    ['bergen.example.no.', 'bergen'],
    ['bergen.example.no.:443', 'bergen'],
    ['gamle-oslo.example.no', 'gamle-oslo'],
    ['heroy-more-og-romsdal.example.no', 'heroy-more-og-romsdal'],
    ['al.example.no', 'al'],
    ['demo-fritidskonto.localhost', 'demo-fritidskonto'],
    ['nabolag.localhost', 'nabolag'],
  ])('TEN-01 %s is the tenant %s', (host, key) => {
    expect(tenantKeyOfHost(host)).toBe(key);
    expect(findTenant(host).key).toBe(key);
  });

  test.each([
    [undefined],
    [''],
    [' '],
    ['.'],
    ['..'],
    [':'],
    [':3000'],
    ['localhost'],
    ['localhost:3000'],
    ['bergen'],
    ['bergen:3000'],
    ['bergen.'],
    ['example.no'],
    ['www.bergen.example.no'],
    ['unknown.example.no'],
    ['bergenn.example.no'],
    ['127.0.0.1'],
    ['127.0.0.1:3000'],
    ['10.0.0.255'],
    ['0x7f.0.0.1'],
    ['2130706433'],
    ['[::1]'],
    ['[::1]:3000'],
    ['::1'],
    ['[2001:db8::bergen]'],
    ['bergen.127.0.0.1'],
    ['bergen.localhost:port'],
    ['bergen.localhost:123456'],
    ['bergen.localhost:-1'],
    ['bergen.localhost:80:80'],
    ['bergen..localhost'],
    ['.bergen.localhost'],
    ['bergen.localhost..'],
    ['-bergen.localhost'],
    ['bergen-.localhost'],
    ['bergen .localhost'],
    [' bergen.localhost'],
    ['bergen.localhost '],
    ['bergen.localhost\n'],
    ['bergen.localhost\r\nX-Injected: yes'],
    ['bergen\u0000.localhost'],
    ['bergen.localhost, oslo.localhost'],
    ['bergen.localhost/../oslo'],
    ['bergen.localhost?x=1'],
    ['bergen.localhost#x'],
    ['bergen@oslo.localhost'],
    ['https://bergen.localhost'],
    ['<script>alert(1)</script>.localhost'],
    ['"bergen".localhost'],
    ["bergen'.localhost"],
    ['bergen%2e.localhost'],
    ['bergen%00.localhost'],
    ['*.localhost'],
    ['$(bergen).localhost'],
    ['{{bergen}}.localhost'],
    ['../../etc/passwd.localhost'],
    ['bergen\\.localhost'],
    ['bergen_dev.localhost'],
    ['__proto__.localhost'],
    ['constructor.localhost'],
    ['hasownproperty.localhost'],
    ['tostring.localhost'],
    ['ålesund.localhost'],
    ['båtsfjord.example.no'],
    ['bеrgen.localhost'],
    ['ｂｅｒｇｅｎ.localhost'],
    ['bergen。localhost'],
    ['xn--lesund-hxa.localhost'],
    ['\u202enegreb.localhost'],
    ['😀.localhost'],
    ['-dev.localhost'],
    ['dev.localhost'],
    ['bergen-dev-dev.localhost'],
    ['bergen-dev-vis.localhost'],
    ['bergen--dev.localhost'],
  ])('TEN-01 %j gives the default tenant', (host) => {
    expect(tenantKeyOfHost(host)).toBe(DEFAULT_TENANT_KEY);
    expect(findTenant(host).key).toBe(DEFAULT_TENANT_KEY);
  });

  test('TEN-01 endless names give the default tenant, at once', () => {
    const hosts = [
      `${'b'.repeat(64)}.localhost`,
      `bergen.${'a'.repeat(64)}.no`,
      `bergen.${'abcdefghi.'.repeat(25)}no`,
      `bergen.${'a.'.repeat(50_000)}no`,
      `bergen.${'a-'.repeat(50_000)}no`,
      `bergen.no:${'1'.repeat(100_000)}`,
      'b'.repeat(100_000),
    ];
    for (const host of hosts) {
      expect(tenantKeyOfHost(host)).toBe(DEFAULT_TENANT_KEY);
      expect(fastestMs(() => tenantKeyOfHost(host))).toBeLessThan(50);
    }
  });

  test('TEN-01 the longest proper host name is still read, one letter more is not', () => {
    const host = (letters: number) => `bergen.${'a.'.repeat(121)}${'a'.repeat(letters - 249)}`;
    expect(host(253)).toHaveLength(253);
    expect(tenantKeyOfHost(host(253))).toBe('bergen');
    expect(tenantKeyOfHost(host(254))).toBe(DEFAULT_TENANT_KEY);
  });

  test('TEN-01 the same host gives the same frozen tenant', () => {
    const tenant = findTenant('bergen.localhost');
    expect(findTenant('BERGEN.example.no')).toBe(tenant);
    expect(Object.isFrozen(tenant)).toBe(true);
    expect(Object.isFrozen(tenant.configuration.slogan)).toBe(true);
    expect(Object.isFrozen(tenant.municipality_ids)).toBe(true);
  });

  test('TEN-01 addresses are built from the settings alone', () => {
    const bergen = findTenant('bergen.evil.example');
    expect(originOf(bergen, { baseDomain: 'nabolag.no', scheme: 'https' })).toBe('https://bergen.nabolag.no');
    expect(originOf(bergen, { baseDomain: 'nabolag.no', scheme: 'https', port: 443 })).toBe(
      'https://bergen.nabolag.no',
    );
    expect(originOf(bergen, { baseDomain: 'localhost', scheme: 'http', port: 3000 })).toBe(
      'http://bergen.localhost:3000',
    );
    const everywhere = findTenant('evil.example');
    expect(originOf(everywhere, { baseDomain: 'localhost', scheme: 'http', port: 80 })).toBe('http://localhost');
    expect(originOf(everywhere, { baseDomain: 'oslo.example', scheme: 'https' })).toBe('https://nabolag.oslo.example');
  });

  test('TEN-01 every tenant is found again at its own address', () => {
    const settings = { baseDomain: 'portal.example', scheme: 'https', port: 8443 } as const;
    for (const tenant of knownTenants()) {
      expect(findTenant(new URL(originOf(tenant, settings)).host).key).toBe(tenant.key);
    }
  });
});

describe('TEN-02 test and preview versions', () => {
  test('TEN-02 a name with its own entry uses it', () => {
    const own = findTenant('asker-dev.localhost');
    expect(own).toMatchObject({ key: 'asker-dev', variant: 'test', municipality_ids: [3203], name: 'Asker' });
    expect(own.colour).not.toBe(findTenant('asker.localhost').colour);
  });

  test.each([
    ['bergen-vis', 'bergen', 'preview'],
    ['stavanger-dev', 'stavanger', 'test'],
    ['gamle-oslo-dev', 'gamle-oslo', 'test'],
    ['nabolag-vis', 'nabolag', 'preview'],
  ])('TEN-02 %s uses the entry of %s', (key, base, variant) => {
    const tenant = findTenant(`${key}.localhost`);
    const live = findTenant(`${base}.localhost`);
    expect(tenant).toMatchObject({ key, variant, colour: live.colour, municipality_ids: live.municipality_ids });
    expect(tenant.configuration.slogan).toEqual(live.configuration.slogan);
    expect(live).toMatchObject({ key: base, variant: 'live' });
  });

  test('RTE-10 only live tenants are indexed', () => {
    const tenants = [...knownTenants(), findTenant('bergen-vis.localhost'), findTenant('oslo-vis.localhost')];
    for (const tenant of tenants) {
      const isForSearchEngines = !/-(dev|vis)$/.test(tenant.key) && !tenant.key.startsWith('demo');
      expect([tenant.key, tenant.is_indexed]).toEqual([tenant.key, isForSearchEngines]);
      expect(tenant.configuration.is_indexed).toBe(isForSearchEngines);
    }
  });
});
