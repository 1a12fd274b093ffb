import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { testRoutes } from './test-routes.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ moreRoutes: testRoutes });
});
afterAll(() => portal.close());

const PUBLIC = [
  '/api/events',
  '/api/tenant',
  '/api/municipalities',
  '/api/municipalities/current',
  '/api/municipalities/4601/domain',
];

describe('API-01 public answers may be kept', () => {
  test.each(PUBLIC)('API-01 %s says for how long, and what it depends on', async (url) => {
    const { status, headers } = await portal.get(url);
    expect(status).toBe(200);
    expect(headers['cache-control']).toMatch(/^public, max-age=\d+$/);
    expect(headers.vary).toBe('Host, X-App-Language, Accept-Encoding');
    expect(headers.etag).toMatch(/^"[\w-]{27}"$/);
  });

  test.each(PUBLIC)('API-01 %s is not sent again to a browser that has it', async (url) => {
    const first = await portal.get(url);
    const etag = String(first.headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await portal.get(url, { headers: { 'if-none-match': known } });
      expect([known, again.status, again.body]).toEqual([known, 304, '']);
      expect(again.headers.etag).toBe(etag);
      expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
      expect(again.headers.vary).toBe(first.headers.vary);
    }
    expect((await portal.get(url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  });

  test('API-01 the tag changes with the content, and not without', async () => {
    const tag = async () => (await portal.get('/api/events')).headers.etag;
    const before = await tag();
    expect(await tag()).toBe(before);
    await portal.given.event({ name: 'Noe nytt' });
    expect(await tag()).not.toBe(before);
  });

  test('API-01 the tag differs by language and by host', async () => {
    const asks = [
      { host: 'voss.localhost', language: 'nb' },
      { host: 'voss.localhost', language: 'nn' },
      { host: 'voss.localhost', language: 'en' },
      { host: 'bergen.localhost', language: 'nb' },
      { host: 'localhost', language: 'nb' },
    ];
    const tags = await Promise.all(asks.map(async (ask) => (await portal.get('/api/tenant', ask)).headers.etag));
    expect(new Set(tags).size).toBe(asks.length);
  });

  test('D-08 the tag of one tenant is not good at another', async () => {
    const { headers } = await portal.get('/api/tenant', { host: 'voss.localhost' });
    const asked = await portal.get('/api/tenant', {
      host: 'bergen.localhost',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(asked.status).toBe(200);
    expect(asked.json().data.key).toBe('bergen');
  });

  test('API-01 HEAD says the same without the content', async () => {
    const [whole, head] = [await portal.get('/api/tenant'), await portal.send('HEAD', '/api/tenant')];
    expect(head.status).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers.etag).toBe(whole.headers.etag);
    expect(head.headers['cache-control']).toBe(whole.headers['cache-control']);
  });
});

describe('API-01 everything else is not kept', () => {
  test.each([
    '/api/unknown',
    '/api/events?page=0',
    '/api/events/0197a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
    '/api/users/geoip',
    '/api/health/live',
    '/api/health/ready',
    '/api/test/anyone',
    '/api/test/user',
    '/api/test/broken/mistake',
  ])('API-01 %s', async (url) => {
    const { headers } = await portal.get(url);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
  });

  test('API-01 a tag that a user has does not turn a refusal into 304', async () => {
    const { status } = await portal.get('/api/events?page=0', { headers: { 'if-none-match': '*' } });
    expect(status).toBe(422);
  });
});
