import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findTenant } from '#features/tenants/resolve.ts';
import { publicTenantOf } from '#features/tenants/server/queries.ts';
import { RATE_LIMITS } from '#platform/contract/rate-limits.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { openBeside, type SecondPortal } from './second-portal.ts';

let portal: TestPortal;
let secure: SecondPortal;
let strict: SecondPortal;

const TOKEN = 'a-token-of-sixteen-letters';
beforeAll(async () => {
  portal = await startPortal();
  secure = await openBeside(portal.database, { PUBLIC_SCHEME: 'https', BASE_DOMAIN: 'nabolag.example' });
  strict = await openBeside(portal.database, { METRICS_TOKEN: TOKEN, RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' });
});
afterAll(async () => {
  await Promise.all([secure.close(), strict.close()]);
  await portal.close();
});

const ADDRESSES: [url: string, status: number][] = [
  ['/api/tenant', 200],
  ['/api/events', 200],
  ['/api/events?page=0', 422],
  ['/api/unknown', 404],
  ['/api/events/%E0%A4%A', 400],
  ['/api/health/live', 200],
  ['/api/health/ready', 200],
  ['/api/metrics', 200],
  ['/api/openapi.json', 200],
  ['/api/docs', 200],
  ['/', 302],
  ['/no', 301],
  ['/events', 200],
  ['/events/', 301],
  ['/robots.txt', 200],
  ['/sitemap.xml', 200],
  ['/manifest.webmanifest', 200],
  ['/favicon.ico', 302],
  ['/.well-known/security.txt', 200],
  ['/pictures/fotball/c1272d/card.svg', 200],
  ['/pictures/icon/c1272d/192.png', 200],
  ['/pictures/unknown', 404],
  [publicTenantOf(findTenant('bergen.localhost'), 'nb').theme_href, 200],
  ['/theme/unknown.css', 404],
];

describe('D-32 the headers of every answer', () => {
  test.each(ADDRESSES)('D-32 %s (%i)', async (url, status) => {
    const answer = await portal.get(url);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-site',
      'x-frame-options': 'DENY',
    });
    expect(answer.headers['permissions-policy']).toMatch(/^geolocation=\(self\), camera=\(\)/);
    for (const name of ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin']) {
      expect([name, answer.headers[name]]).toEqual([name, undefined]);
    }
  });

  test.each(ADDRESSES)('D-32 %s (%i) forbids to be framed and to run what is not ours', async (url) => {
    const { headers } = await portal.get(url);
    if (headers.location !== undefined) return expect(headers['content-length'] ?? '0').toBe('0');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).toContain("frame-ancestors 'none'");
    return expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/);
  });

  test.each(ADDRESSES)('D-32 %s (%i) over https only, once it has been https', async (url) => {
    expect((await secure.get(url)).headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect((await portal.get(url)).headers['strict-transport-security']).toBeUndefined();
  });

  test.each(ADDRESSES.filter(([, status]) => status >= 400))('D-32 %s (%i) is JSON and not kept', async (url) => {
    const { headers } = await portal.get(url);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('D-32 OCC-10 the camera is for the page at the door, and for no other', async () => {
    const camera = async (url: string) =>
      /camera=\((\w*)\)/.exec(String((await portal.get(url)).headers['permissions-policy']))?.[1];
    const door = '/events/0197a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b/door';
    for (const url of [door, `/nn${door}`, `/en${door}?occurrence=1`])
      expect([url, await camera(url)]).toEqual([url, 'self']);
    for (const url of ['/events', '/events/door', `${door}/x`, '/my/code/1', '/embed', '/auth/login', '/api/tenant']) {
      expect([url, await camera(url)]).toEqual([url, '']);
    }
  });

  test('D-32 a foreign site gets no permission to read answers', async () => {
    const { headers } = await portal.send('OPTIONS', '/api/tenant', {
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

describe('D-32 metrics are for this machine', () => {
  test('D-32 read here they tell routes by pattern, never by path', async () => {
    await portal.get('/api/events/0197a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b');
    const { status, body } = await portal.get('/api/metrics');
    expect(status).toBe(200);
    expect(body).toContain('route="/api/events/:id"');
    expect(body).not.toContain('0197a1b2');
  });

  test.each([{ 'x-forwarded-for': '203.0.113.9' }, { forwarded: 'for=203.0.113.9' }])(
    'D-32 through a proxy they are not there: %j',
    async (headers) => {
      expect((await portal.get('/api/metrics', { headers })).status).toBe(404);
    },
  );

  test('D-32 with a token set, the token is asked for', async () => {
    const read = async (headers: Record<string, string> = {}) => (await strict.get('/api/metrics', { headers })).status;
    expect(await read()).toBe(404);
    expect(await read({ authorization: 'Bearer wrong' })).toBe(404);
    expect(await read({ authorization: `Bearer ${TOKEN}` })).toBe(200);
  });
});

describe('API-01 too many calls', () => {
  test('API-01 one more than the limit in ten seconds is told to wait, in plain words', async () => {
    const from = (address: string) => ({ language: 'nn', headers: { 'x-forwarded-for': address } });
    const statuses: number[] = [];
    for (let call = 0; call < RATE_LIMITS.publicRead.address[1].calls; call += 1)
      statuses.push((await strict.get('/api/tenant', from('203.0.113.1'))).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await strict.get('/api/tenant', from('203.0.113.1'));
    expect(refused.status).toBe(429);
    expect(refused.json()).toEqual({ message: 'Det er mange på éin gong akkurat no. Vent litt og prøv igjen.' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(10);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect((await strict.get('/api/tenant', from('203.0.113.2'))).status).toBe(200);
    expect((await strict.get('/api/health/live', from('203.0.113.1'))).status).toBe(200);
  });
});
