import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { listenFor, rawGet, sendRaw } from './raw-request.ts';

let portal: TestPortal;
let port: number;
beforeAll(async () => {
  portal = await startPortal();
  port = await listenFor(portal.server);
});
afterAll(() => portal.close());

const HOST = ['Host: bergen.localhost'];
const LEAKS =
  /\bat .*\.(ts|js):\d|node_modules|node:internal|FST_ERR|Error:|syntax error|PG_|SQLSTATE|"code"|"statusCode"|"error"/;

const QUERIES = [
  `q=${'%22'.repeat(100)}`,
  'q=%00',
  'q=a%00b',
  'q=%E0%A4%A',
  'q=%FF%FE',
  'q=%ED%A0%80',
  'q=%F0%9F%98%80',
  "q=' or 1=1 --",
  `q=${encodeURIComponent("'; select pg_sleep(5); --")}`,
  `q=${encodeURIComponent('& | ! ( ) <-> :*')}`,
  `q=${encodeURIComponent('""" OR -"')}`,
  `q=${'-'.repeat(200)}`,
  `q=${'a '.repeat(100).replaceAll(' ', '+')}`,
  'q[$ne]=1',
  'q[]=1',
  'q=$%7B7*7%7D{{7*7}}',
  'q=%3Cscript%3Ealert(1)%3C/script%3E',
  'page=9999999999999999999999',
  'page=1e400',
  'page=-0',
  'page=%D9%A3',
  'page=1%00',
  'page=1000&perPage=100',
  '__proto__[x]=1',
  'constructor[prototype][x]=1',
  '=&=&&&===',
  '%',
  '%%%',
  '&'.repeat(5000),
  '?'.repeat(100),
  '#',
];

const PATHS = [
  '/api',
  '/api/',
  '/api//events',
  '/api/events/',
  '/api/events/%',
  '/api/events/%E0%A4%A',
  '/api/events/%2e%2e%2ftenant',
  '/api/../api/events',
  '/api/./events',
  '/api/events;jsessionid=1',
  '/api/events%00',
  '/api/events%0d%0aSet-Cookie:x=1',
  '/api/events/..%5c..%5cetc',
  `/api/events/${'a'.repeat(8000)}`,
  `/api/${'a/'.repeat(2000)}`,
  '/api/municipalities/0/domain',
  '/api/municipalities/-1/domain',
  '/api/municipalities/99999999999999999999/domain',
  '/api/municipalities/4601%20/domain',
  '/api/__proto__',
  '/api/constructor',
  '/api/health/live/../../metrics',
  '/API/events',
  '/%61pi/events',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/.env',
  '/.git/config',
  '/\\evil.example',
  '/%5Cevil.example/',
  '//evil.example/',
  '//evil.example/%2e%2e',
  '/no//evil.example',
  '/no/%5Cevil.example',
  '/no/\\evil.example',
  '/no/%09/evil.example',
  '/%00',
  '/%E0%A4%A',
  '/events/%FF',
  '/en/%0d%0aLocation:%20https://evil.example',
];

/** What only a socket can say, and the statuses that are right for it. 0 is to hang up. */
const RAW: [string, string | Buffer, number[]][] = [
  ['no request at all', '\r\n\r\n\r\n', [0, 400]],
  ['another language', 'hello there\r\n\r\n', [400]],
  ['a newer version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', [400]],
  ['an unknown method', 'BREW /api/events HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', [400]],
  ['a method in small letters', 'get /api/events HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', [400]],
  ['TRACE', 'TRACE /api/events HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', [404, 405]],
  ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', [0, 400, 404, 405]],
  ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', [400, 404, 405]],
  ['a target without a slash', 'GET api/events HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', [400, 404]],
  ['a space in the target', 'GET /api/events ?x HTTP/1.1\r\nHost: x\r\n\r\n', [400]],
  ['a null character in the target', 'GET /api/\u0000 HTTP/1.1\r\nHost: x\r\n\r\n', [400]],
  [
    'letters beyond ASCII',
    Buffer.from('GET /api/events?q=æøå HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 'latin1'),
    [200, 400],
  ],
  ['a header without a colon', rawGet('/api/events', [...HOST, 'Nonsense']), [400]],
  ['a header with a space before the colon', rawGet('/api/events', [...HOST, 'X-A : 1']), [400]],
  ['a folded header', rawGet('/api/events', [...HOST, 'X-A: 1\r\n 2']), [200, 400]],
  ['a null character in a header', rawGet('/api/events', [...HOST, 'X-A: \u0000']), [400]],
  ['bare line feeds', 'GET /api/events HTTP/1.1\nHost: bergen.localhost\nConnection: close\n\n', [200, 400]],
  ['two lengths', 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab', [400]],
  [
    'a length and chunks',
    'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    [400],
  ],
  ['a negative length', 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n', [400]],
  ['a length that is a word', 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: many\r\n\r\n', [400]],
  [
    'an odd encoding',
    'POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\nConnection: close\r\n\r\n',
    [400, 404, 415, 501],
  ],
  [
    'a broken chunk',
    'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    [400],
  ],
  ['20 KB of header', rawGet('/api/events', [...HOST, `X-A: ${'a'.repeat(20_000)}`]), [431]],
  [
    '2,000 headers',
    rawGet('/api/events', [...HOST, ...Array.from({ length: 2000 }, (_, n) => `X-${n}: ${n}`)]),
    [200, 400, 431],
  ],
  ['a target of 10 KB', rawGet(`/api/events?q=${'a'.repeat(10_000)}`, HOST), [414]],
  ['a target of 100 KB', rawGet(`/api/events?q=${'a'.repeat(100_000)}`, HOST), [431]],
  [
    'an upgrade',
    rawGet('/api/events', [...HOST, 'Upgrade: websocket', 'Connection: Upgrade']),
    [0, 200, 400, 404, 426],
  ],
  ['an expectation', rawGet('/api/events', [...HOST, 'Expect: the-impossible']), [200, 417]],
  ['a range', rawGet('/api/events', [...HOST, 'Range: bytes=0-0,0-0,0-0']), [200]],
  ['an Accept-Encoding of nonsense', rawGet('/events', [...HOST, 'Accept-Encoding: ;;;,,,q=']), [200]],
  ['a language of nonsense', rawGet('/api/events', [...HOST, `X-App-Language: ${'nb,'.repeat(1000)}`]), [200]],
  ['two languages', rawGet('/api/events', [...HOST, 'X-App-Language: nb', 'X-App-Language: nn']), [200]],
];

describe('D-07 hostile requests', () => {
  test.each(QUERIES)('D-07 /api/events?%s', async (query) => {
    await expectPoliteAnswer(await portal.get(`/api/events?${query}`));
  });

  test.each(PATHS)('D-07 %s', async (path) => {
    await expectPoliteAnswer(await portal.get(path));
  });

  test.each(PATHS)('D-16 %s through a socket leads nowhere else', async (path) => {
    const { status, head } = await sendRaw(port, rawGet(path, HOST));
    expect(status).toBeGreaterThanOrEqual(200);
    expect(status).toBeLessThan(500);
    expect(head).not.toMatch(/^set-cookie/im);
    const location = /^location: (.*)$/im.exec(head)?.[1];
    if (location !== undefined) expect(new URL(location, 'http://inside.test').host).toBe('inside.test');
  });

  test.each(RAW)('D-26 %s', async (_what, request, statuses) => {
    const { status, body } = await sendRaw(port, request, statuses.includes(0) ? 300 : 5000);
    expect(statuses).toContain(status);
    expect(body).not.toMatch(LEAKS);
    const isEmpty = body === '' || body === '0\r\n\r\n';
    if (status >= 400 && !isEmpty) expect(Object.keys(JSON.parse(body))).toEqual(['message']);
  });

  test('D-26 half a request does not keep others waiting', async () => {
    const half = sendRaw(port, 'GET /api/health/live HTTP/1.1\r\nHost: x\r\n', 1000);
    const { status } = await sendRaw(port, rawGet('/api/health/live', HOST));
    expect(status).toBe(200);
    await half;
  });

  test('D-18 10,000 parameters are refused at once, 1,000 are passed over', async () => {
    const parameters = (count: number) => Array.from({ length: count }, (_, n) => `k${n}=1`).join('&');
    expect((await portal.get(`/api/events?${parameters(10_000)}`)).status).toBe(414);
    expect((await portal.get(`/api/events?${parameters(1000)}`)).status).toBe(200);
  });

  test('D-32 what nobody documented is not there', async () => {
    const words =
      'admin,debug,config,env,status,swagger,graphql,users,v1,internal,test,dev/outbox,actuator,server-status';
    for (const word of words.split(',')) expect([word, (await portal.get(`/api/${word}`)).status]).toEqual([word, 404]);
  });

  test('D-07 after all that the portal is well', async () => {
    expect((await portal.get('/api/health/ready')).json()).toEqual({ status: 'ready' });
    expect((await portal.get('/api/events')).status).toBe(200);
  });
});

type Answer = Awaited<ReturnType<TestPortal['get']>>;

async function expectPoliteAnswer({ status, headers, body, json }: Answer): Promise<void> {
  expect(status).toBeLessThan(500);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['set-cookie']).toBeUndefined();
  if (status < 400) return;
  expect(body).not.toMatch(LEAKS);
  expect(Object.keys(json()).filter((key) => !['message', 'errors'].includes(key))).toEqual([]);
}
