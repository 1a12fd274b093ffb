import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { PRODUCTION } from '#tests/support/production.ts';
import { listenFor, rawGet, sendRaw } from './raw-request.ts';
import { openBeside, type SecondPortal } from './second-portal.ts';

let portal: TestPortal;
let strict: SecondPortal;
let port: number;
beforeAll(async () => {
  portal = await startPortal();
  strict = await openBeside(portal.database, PRODUCTION);
  port = await listenFor(portal.server);
});
afterAll(async () => {
  await strict.close();
  await portal.close();
});

const KNOWN: [string, string][] = [
  ['bergen.localhost', 'bergen'],
  ['bergen.localhost:3000', 'bergen'],
  ['BERGEN.LOCALHOST', 'bergen'],
  ['bergen.example.no', 'bergen'],
  ['bergen.example.no.', 'bergen'],
  ['bergen.deep.example.no:8443', 'bergen'],
  ['gamle-oslo.localhost', 'gamle-oslo'],
  ['demo-fritidskonto.localhost', 'demo-fritidskonto'],
  ['bergen-dev.localhost', 'bergen-dev'],
  ['bergen-vis.localhost', 'bergen-vis'],
  ['voss-dev.example.no:81', 'voss-dev'],
];

const UNKNOWN = [
  'localhost',
  'localhost:3000',
  'bergen',
  '127.0.0.1',
  '127.0.0.1:3000',
  '[::1]',
  '[::1]:3000',
  '0x7f.0.0.1',
  '2130706433',
  'evil.example',
  'bergen@evil.example',
  'bergen.localhost@evil.example',
  'evil.example#bergen.localhost',
  'evil.example/bergen.localhost',
  'evil.example?bergen.localhost',
  'bergen.localhost, evil.example',
  'bergen.localhost:evil',
  'bergen.localhost:80:80',
  'bergen..localhost',
  '.bergen.localhost',
  '-bergen.localhost',
  'bergen-.localhost',
  'bergen_.localhost',
  'bergen%2elocalhost.evil',
  'bergen%00.localhost',
  'bergen\\.localhost',
  'www.bergen.localhost',
  'bergen-dev-dev.localhost',
  'bergen-dev-vis.localhost',
  'bergen-prod.localhost',
  '-dev.localhost',
  'dev.localhost',
  '__proto__.localhost',
  'constructor.localhost',
  'tostring.localhost',
  '<script>evil(1)</script>.localhost',
  '"><img src=x onerror=evil()>',
  "bergen'.localhost",
  '$(evil).localhost',
  '{{evil}}.localhost',
  '*.localhost',
  'javascript:evil(1)',
  'https://evil.example',
  'evil.example:443',
  `${'b'.repeat(64)}.localhost`,
  `bergen.${'a'.repeat(64)}.evil`,
  `bergen.${'abcdefghi.'.repeat(25)}evil`,
];

const PAGES = [
  '/api/tenant',
  '/api/unknown',
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
  '/',
  '/events',
];

describe('TEN-01 the host chooses the tenant', () => {
  test.each(KNOWN)('TEN-01 TEN-02 %s is %s', async (host, key) => {
    const { status, json } = await portal.get('/api/tenant', { host });
    expect([status, json().data.key]).toEqual([200, key]);
  });

  test.each(UNKNOWN)('TEN-01 %s is the default tenant', async (host) => {
    const { status, json } = await portal.get('/api/tenant', { host });
    expect([status, json().data.key]).toEqual([200, 'nabolag']);
  });

  test.each(UNKNOWN.filter((host) => host.includes('evil')))('D-16 nothing of %s comes back', async (host) => {
    for (const url of PAGES) {
      const { headers, body } = await portal.get(url, { host });
      expect([url, `${JSON.stringify(headers)}${body}`.includes('evil')]).toEqual([url, false]);
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test('D-16 the check notices a host that comes back', async () => {
    const { body } = await portal.get('/robots.txt', { host: 'bergen.evil' });
    expect(body).toContain('bergen.localhost');
    expect(`Sitemap: http://bergen.evil${body}`.includes('evil')).toBe(true);
  });
});

describe('TEN-01 through a socket', () => {
  const tenantOf = async (target: string, headers: string[]) => {
    const { status, body } = await sendRaw(port, rawGet(target, headers));
    return status === 200 ? JSON.parse(body).data.key : status;
  };

  test.each<[string, string, string[], string | number]>([
    ['a plain host', '/api/tenant', ['Host: bergen.localhost'], 'bergen'],
    ['a host with spaces around it', '/api/tenant', ['Host:   bergen.localhost  '], 'bergen'],
    ['an empty host', '/api/tenant', ['Host:'], 'nabolag'],
    ['no host', '/api/tenant', [], 400],
    ['two hosts', '/api/tenant', ['Host: bergen.localhost', 'Host: oslo.localhost'], 400],
    ['twice the same host', '/api/tenant', ['Host: bergen.localhost', 'Host: bergen.localhost'], 400],
    ['two hosts in different letters', '/api/tenant', ['hOST: bergen.localhost', 'HOST: evil.example'], 400],
    ['a whole address as target', 'http://oslo.localhost/api/tenant', ['Host: bergen.localhost'], 'bergen'],
    ['a foreign address as target', 'http://evil.example/api/tenant', ['Host: bergen.localhost'], 'bergen'],
    ['a foreign host', '/api/tenant', ['Host: evil.example'], 'nabolag'],
    ['X-Forwarded-Host', '/api/tenant', ['Host: bergen.localhost', 'X-Forwarded-Host: oslo.localhost'], 'bergen'],
    ['Forwarded', '/api/tenant', ['Host: bergen.localhost', 'Forwarded: host=oslo.localhost'], 'bergen'],
    [
      'X-Host',
      '/api/tenant',
      ['Host: bergen.localhost', 'X-Host: oslo.localhost', 'X-Original-Host: oslo.localhost'],
      'bergen',
    ],
    [
      'X-Original-URL',
      '/api/tenant',
      ['Host: bergen.localhost', 'X-Original-URL: /api/metrics', 'X-Rewrite-URL: /x'],
      'bergen',
    ],
    ['bytes beyond ASCII', '/api/tenant', ['Host: b\u00e5tsfjord.localhost'], 'nabolag'],
    ['a tab in the host', '/api/tenant', ['Host: bergen\t.localhost'], 'nabolag'],
  ])('D-16 %s', async (_what, target, headers, expected) => {
    expect(await tenantOf(target, headers)).toBe(expected);
  });

  test('D-16 a refused pair of hosts carries the headers of every answer', async () => {
    const { status, head } = await sendRaw(port, rawGet('/api/tenant', ['Host: a.localhost', 'Host: b.localhost']));
    expect(status).toBe(400);
    expect(head).toMatch(/^x-content-type-options: nosniff$/im);
  });

  test.each([
    'http://evil.example/events',
    'http://evil.example/',
    'http://evil.example/no',
    '//evil.example/no',
    '//evil.example/events/',
  ])('D-16 a page asked for as %s does not lead there', async (target) => {
    const { head, body } = await sendRaw(port, rawGet(target, ['Host: bergen.localhost']));
    expect(head + body).not.toContain('evil');
  });
});

describe('X-Tenant, for tools', () => {
  test('TEN-01 outside production it names the tenant', async () => {
    const { json } = await portal.get('/api/tenant', { host: 'localhost', headers: { 'x-tenant': 'voss' } });
    expect(json().data.key).toBe('voss');
  });

  test.each(['evil', '', '../voss', 'voss.evil/..', '<b>', '__proto__'])('TEN-01 %j is nobody', async (name) => {
    const { json } = await portal.get('/api/tenant', { host: 'localhost', headers: { 'x-tenant': name } });
    expect(json().data.key).toBe('nabolag');
  });

  test('TEN-01 in production it says nothing', async () => {
    const { json } = await askStrict('/api/tenant', {
      host: 'bergen.nabolag.example',
      headers: { 'x-tenant': 'voss' },
    });
    expect(json().data.key).toBe('bergen');
  });
});

describe('D-16 addresses come from the settings', () => {
  test.each(['bergen.nabolag.example', 'bergen.evil.example', 'bergen.evil.example:444'])(
    'D-16 whatever the host: %s',
    async (host) => {
      const { body } = await askStrict('/robots.txt', {
        host,
        headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
      });
      expect(body).toContain('Sitemap: https://bergen.nabolag.example/sitemap.xml');
      const domain = await askStrict('/api/municipalities/5501/domain', { host });
      expect(domain.body).not.toContain('evil');
      const sitemap = await askStrict('/sitemap.xml', { host });
      for (const [, origin] of sitemap.body.matchAll(/(?:<loc>|href=")(\w+:\/\/[^/<"]*)/g)) {
        expect(origin).toBe('https://bergen.nabolag.example');
      }
    },
  );
});

async function askStrict(...ask: Parameters<SecondPortal['getPatiently']>) {
  const answer = await strict.getPatiently(...ask);
  expect(answer.status).toBe(200);
  return answer;
}
