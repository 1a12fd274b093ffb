import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCENES, VARIANTS } from '#features/pictures/contract.ts';
import { findTenant } from '#features/tenants/resolve.ts';
import { publicTenantOf } from '#features/tenants/server/queries.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ settings: { BASE_DOMAIN: 'nabolag.example', PUBLIC_SCHEME: 'https' } });
});
afterAll(() => portal.close());

const at = (tenant: string) => ({ host: `${tenant}.nabolag.example` });

/** All parts of a portal's sitemap, one after the other. */
async function sitemapOf(host: string): Promise<string> {
  const { body } = await portal.get('/sitemap.xml', { host });
  const parts = [...body.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? '');
  return (await Promise.all(parts.map((path) => portal.get(path, { host })))).map((part) => part.body).join('');
}

describe('RTE-10 for search engines', () => {
  test('RTE-10 robots.txt of a tenant names its own sitemap', async () => {
    const { headers, body } = await portal.get('/robots.txt', at('bergen'));
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toBe(
      'User-agent: *\nDisallow: /api/\nDisallow: /styleguide\nSitemap: https://bergen.nabolag.example/sitemap.xml\n',
    );
  });

  test.each(['bergen-dev', 'bergen-vis', 'demo-fritidskonto', 'demo-avviklet'])(
    'RTE-10 %s is not indexed',
    async (tenant) => {
      expect((await portal.get('/robots.txt', at(tenant))).body).toBe('User-agent: *\nDisallow: /\n');
      expect((await portal.get('/sitemap.xml', at(tenant))).status).toBe(404);
    },
  );

  test('RTE-10 the sitemap holds the tenant’s own, in every language', async () => {
    const [here, elsewhere] = [await portal.given.event(), await portal.given.event({ municipality: 5501 })];
    const { headers, body } = await portal.get('/sitemap.xml', at('bergen'));
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(body).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?><sitemapindex .*<\/sitemapindex>$/);
    const whole = await sitemapOf('bergen.nabolag.example');
    expect(whole).toContain(`<loc>https://bergen.nabolag.example/events/${here}</loc>`);
    for (const path of ['/events', '/nn/events', '/en/events']) {
      expect(whole).toContain(`href="https://bergen.nabolag.example${path}/${here}"`);
    }
    expect(whole).not.toContain(elsewhere);
    expect(await sitemapOf('nabolag.example')).toContain(`<loc>https://nabolag.example/events/${elsewhere}</loc>`);
  });

  test('RTE-10 every page that the sitemap names outside of events is one that it serves', async () => {
    const { body } = await portal.get('/sitemap/pages.xml', at('voss'));
    const paths = [...body.matchAll(/<loc>https:\/\/voss\.nabolag\.example([^<]*)<\/loc>/g)].map(
      ([, path]) => path ?? '',
    );
    expect(paths).toContain('/events');
    for (const path of paths) expect([path, (await portal.get(path, at('voss'))).status]).toEqual([path, 200]);
  });

  test('RTE-10 security.txt says whom to write to, and until when it holds', async () => {
    const { headers, body } = await portal.get('/.well-known/security.txt', at('bergen'));
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = new Map(
      body
        .trim()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );
    expect(lines.get('Contact')).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
    expect(lines.get('Canonical')).toBe('https://bergen.nabolag.example/.well-known/security.txt');
    const days = (Date.parse(lines.get('Expires') ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(366);
  });
});

describe('SHL-15 to be installed', () => {
  test('SHL-15 the manifest is the tenant’s, and its icons are there', async () => {
    const { headers, json } = await portal.get('/manifest.webmanifest', at('bergen'));
    expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8');
    const manifest = json();
    expect(manifest).toMatchObject({
      name: 'Nabolag – Bergen',
      theme_color: '#c1272d',
      start_url: '/events',
      display: 'standalone',
    });
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await portal.get(src, at('bergen'));
      expect([sizes, icon.status, icon.headers['content-type']]).toEqual([sizes, 200, type]);
    }
    expect((await portal.get('/manifest.webmanifest', at('voss'))).json().theme_color).not.toBe(manifest.theme_color);
  });

  test('SHL-15 the old address of the icon leads to the tenant’s', async () => {
    const { status, headers } = await portal.get('/favicon.ico', at('bergen'));
    expect([status, headers.location]).toEqual([302, '/pictures/icon/c1272d/32.png']);
  });
});

describe('TEN-09 colours', () => {
  test('TEN-09 a tenant’s theme is a stylesheet that can be kept for ever', async () => {
    const href = publicTenantOf(findTenant('bergen.localhost'), 'nb').theme_href;
    const { status, headers, body } = await portal.get(href);
    expect([status, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(body).toContain('--ds-color-accent-base-default:#c1272d;');
  });

  test.each([
    '/theme/',
    '/theme/x',
    '/theme/123456.0123456789ab.css',
    '/theme/C1272D.0123456789ab.css',
    '/theme/c1272d.css',
    '/theme/c1272d.0123456789ab.css/',
    '/theme/..%2fc1272d.0123456789ab.css',
    '/theme/c1272d.0123456789ab.css%00',
  ])('TEN-09 %s is not one', async (url) => {
    expect((await portal.get(url)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('pictures', () => {
  test('RTE-02 every scene is drawn in a tenant’s colour', async () => {
    for (const scene of SCENES) {
      const { status, headers, body } = await portal.get(`/pictures/${scene}/c1272d/card.svg`);
      expect([scene, status, headers['content-type']]).toEqual([scene, 200, 'image/svg+xml']);
      expect(body).toMatch(/^<svg [^>]*viewBox/);
      expect(body).not.toMatch(/<script|on\w+=|javascript:|<foreignObject|href="http/i);
    }
  });

  test('RTE-02 a picture can be kept, and does nothing wherever it is opened', async () => {
    const { headers } = await portal.get('/pictures/fotball/c1272d/banner.svg');
    expect(headers['cache-control']).toBe('public, max-age=604800');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*sandbox/);
    expect(headers.vary).toBe('Accept-Encoding');
  });

  test('RTE-02 it comes compressed to a browser that takes it', async () => {
    const plain = await portal.server.inject('/pictures/fotball/c1272d/card.svg');
    const small = await portal.server.inject({
      url: '/pictures/fotball/c1272d/card.svg',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    const refused = await portal.server.inject({
      url: '/pictures/fotball/c1272d/card.svg',
      headers: { 'accept-encoding': 'br;q=0' },
    });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  test('RTE-08 the picture for sharing is a PNG', async () => {
    const { headers, body } = await portal.get('/pictures/fotball/c1272d/share.png');
    expect(headers['content-type']).toBe('image/png');
    expect(body).toContain('PNG');
  });

  test.each([
    '/pictures/fotball/123456/card.svg',
    '/pictures/fotball/ffffff/card.svg',
    '/pictures/fotball/C1272D/card.svg',
    '/pictures/fotball/c1272d/card.png',
    '/pictures/fotball/c1272d/huge.svg',
    '/pictures/fotball/c1272d/toString.svg',
    '/pictures/unknown/c1272d/card.svg',
    '/pictures/constructor/c1272d/card.svg',
    '/pictures/__proto__/c1272d/card.svg',
    '/pictures/fotball/c1272d/card.svg/',
    '/pictures/fotball/c1272d/card.svg%00',
    '/pictures/fotball/c1272d/card.svg%0a',
    '/pictures/fotball/c1272d/..%2fcard.svg',
    '/pictures/%66otball/c1272d/card.svg',
    '/pictures/map/c1272d/42.svg',
    '/pictures/map/c1272d/dusk.svg',
    '/pictures/map/123456/day.svg',
    '/pictures/icon/c1272d/16.png',
    '/pictures/icon/c1272d/99999.png',
    '/pictures/emblem/ball/123456.svg',
    `/pictures/${'a'.repeat(1000)}`,
    '/pictures/',
  ])('D-07 %s is not drawn', async (url) => {
    const { status, json } = await portal.get(url);
    expect(status).toBe(404);
    expect(Object.keys(json())).toEqual(['message']);
  });

  test('D-07 what stands after the question mark makes no other picture', async () => {
    const [plain, asked] = await Promise.all(
      ['', '?x=1'].map((query) => portal.get(`/pictures/fotball/c1272d/card.svg${query}`)),
    );
    expect(asked?.body).toBe(plain?.body);
  });

  test('RTE-02 every size has the shape that it says', async () => {
    for (const [variant, { width, height }] of Object.entries(VARIANTS)) {
      if (variant === 'share') continue;
      const { body } = await portal.get(`/pictures/bygd/c1272d/${variant}.svg`);
      const [, wide, high] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(body) ?? [];
      expect([variant, (Number(wide) / Number(high)).toFixed(1)]).toEqual([variant, (width / height).toFixed(1)]);
    }
  });
});
