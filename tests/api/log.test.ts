import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/server/database.ts';
import { SECRET_FIELDS } from '#platform/server/log.ts';
import { openTestDatabase } from '#tests/support/templates.ts';
import { listenFor, sendRaw } from './raw-request.ts';
import { openBeside, type SecondPortal } from './second-portal.ts';
import { testRoutes } from './test-routes.ts';

const SECRETS = [
  'hunter2-password',
  '01017012345',
  'ticket-SENSITIVE',
  'kari@example.no',
  '+4790000000',
  '482-913',
  'svart-katt',
];
const [PASSWORD, SSN, TICKET, EMAIL, PHONE, CODE, SEARCH] = SECRETS;

let database: OpenDatabase;
let portal: SecondPortal;
let port: number;
const lines: string[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  portal = await openBeside(
    database,
    { LOG_LEVEL: 'info' },
    {
      moreRoutes: testRoutes,
      logStream: { write: (line) => lines.push(line) },
    },
  );
  port = await listenFor(portal.server);
});
afterAll(async () => {
  await portal.close();
  await database.close();
});

const HEADERS = {
  host: 'bergen.localhost',
  authorization: `Bearer ${TICKET}`,
  cookie: `__Secure-adm=${TICKET}; email=${EMAIL}`,
  'x-secret': PASSWORD,
  'user-agent': `browser of ${EMAIL}`,
  referer: `https://bergen.localhost/reset?token=${TICKET}`,
};

const REQUESTS: { method: 'GET' | 'POST' | 'PUT'; url: string; payload?: object | string; type?: string }[] = [
  { method: 'GET', url: `/api/events?q=${SEARCH}&email=${EMAIL}&ssn=${SSN}` },
  { method: 'GET', url: `/api/events/${SSN}` },
  { method: 'GET', url: `/api/unknown/${TICKET}?code=${CODE}` },
  { method: 'GET', url: `/reset-password/${TICKET}?phone=${PHONE}` },
  { method: 'GET', url: `/api/events/%E0%A4%A${SSN}` },
  { method: 'POST', url: '/api/test/counts', payload: { tag: SSN, note: { password: PASSWORD, email: EMAIL } } },
  { method: 'POST', url: `/api/test/counts?token=${TICKET}`, payload: { tag: PASSWORD, password: PASSWORD } },
  { method: 'POST', url: '/api/test/counts', payload: `{"password":"${PASSWORD}`, type: 'application/json' },
  { method: 'POST', url: '/api/test/counts', payload: `ssn=${SSN}`, type: 'application/x-www-form-urlencoded' },
  { method: 'PUT', url: `/api/test/user?ssn=${SSN}`, payload: { pin: CODE } },
  { method: 'GET', url: `/api/test/broken/number?value=${SSN}` },
  { method: 'GET', url: `/api/test/broken/mistake?value=${EMAIL}` },
  { method: 'GET', url: `/api/test/broken/text?value=${EMAIL}` },
  { method: 'GET', url: `/api/test/broken/nothing?value=${EMAIL}` },
  { method: 'GET', url: '/api/events?q=%22%7D%0A%7B%22level%22%3A%22info%22%2C%22forged%22%3Atrue%7D' },
];

describe('D-22 the log', () => {
  test('D-22 says nothing of what people send, whatever they send', async () => {
    for (const { method, url, payload, type } of REQUESTS) {
      await portal.server.inject({
        method,
        url,
        headers: { ...HEADERS, ...(type && { 'content-type': type }) },
        ...(payload !== undefined && { payload }),
      });
    }
    await sendRaw(port, `GET /${SSN} HTTP/1.1\r\nHost: x\r\nNonsense ${PASSWORD}\r\n\r\n`);
    expect(lines.length).toBeGreaterThanOrEqual(REQUESTS.length);
    const text = lines.join('');
    expect(SECRETS.filter((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)))).toEqual([]);
  });

  test('D-22 no call of the portal tells a secret that it was given: not in the log, the figures or a refusal', async () => {
    const document = (await portal.get('/api/openapi.json')).json();
    const calls = Object.entries<Record<string, unknown>>(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase() as 'GET', path })),
    );
    expect(calls.length).toBeGreaterThan(150);
    const everything = {
      password: PASSWORD,
      ssn: SSN,
      email: EMAIL,
      phone: PHONE,
      code: CODE,
      token: TICKET,
      q: SEARCH,
    };
    const query = new URLSearchParams(everything as Record<string, string>);
    const told: string[] = [];
    for (const [number, { method, path }] of calls.entries()) {
      const url = `${path.replaceAll(/\{\w+\}/g, SECRETS[number % SECRETS.length] ?? '')}?${query}`;
      const { authorization: _, ...headers } = HEADERS;
      const answer = await portal.server.inject({
        method,
        url,
        headers,
        ...(method !== 'GET' && { payload: everything }),
      });
      if (answer.statusCode >= 400) told.push(JSON.stringify(answer.headers), answer.body);
    }
    told.push((await portal.get('/api/metrics')).body, ...lines);
    const text = told.join('');
    expect(SECRETS.filter((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)))).toEqual([]);
  });

  test.each(['number', 'mistake', 'text', 'nothing'])(
    'D-22 a fault of ours (%s) has an id that is in the log',
    async (kind) => {
      lines.length = 0;
      const { statusCode, headers } = await portal.server.inject(`/api/test/broken/${kind}?value=x`);
      expect(statusCode).toBe(500);
      const ids = lines.map((line) => JSON.parse(line).reqId);
      expect(ids).toContain(headers['x-request-id']);
    },
  );

  test('D-22 the check notices a secret', () => {
    lines.push(`{"level":"info","q":"${SEARCH}"}\n`);
    expect(SECRETS.filter((secret) => lines.join('').includes(secret))).toEqual([SEARCH]);
    lines.pop();
  });

  test('D-22 every line is one JSON object with a time and a level', () => {
    for (const line of lines) {
      expect(line.match(/\n/g)).toHaveLength(1);
      expect(JSON.parse(line)).toMatchObject({
        level: expect.stringMatching(/^(info|warn|error)$/),
        time: expect.any(String),
      });
    }
    expect(lines.filter((line) => 'forged' in JSON.parse(line))).toEqual([]);
  });

  test('D-22 a request is told by its id, tenant, route, status and time', async () => {
    lines.length = 0;
    await portal.server.inject({
      url: '/api/events/0197a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b?q=x',
      headers: { host: 'bergen.localhost' },
    });
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        tenant: 'bergen',
        method: 'GET',
        route: '/api/events/:id',
        status: 404,
        ms: expect.any(Number),
      },
    ]);
  });

  test('D-22 a mistake of ours is told with the request it happened in', async () => {
    lines.length = 0;
    await portal.server.inject('/api/test/broken/mistake');
    const [failed, request] = lines.map((line) => JSON.parse(line));
    expect(failed).toMatchObject({
      level: 'error',
      msg: 'request failed',
      err: { type: 'Error', message: 'a mistake of ours' },
    });
    expect(failed.err.stack).toMatch(/test-routes\.ts/);
    expect(failed.reqId).toBe(request.reqId);
    expect(request.status).toBe(500);
  });

  test.each([
    [{ code: '53100' }, { sqlstate: '53100' }],
    [{ code: 'ENOSPC' }, { errno: 'ENOSPC' }],
    [{ code: '482913' }, {}],
  ])('O9 an error with %j has its cause in the log, and a one-time code has not', (facts, cause) => {
    lines.length = 0;
    portal.server.log.error({ err: Object.assign(new Error('x'), facts) }, 'failed');
    portal.server.log.error({ err: { message: 'x', ...facts } }, 'failed as a job does');
    for (const line of lines) {
      const { type, message, stack, ...rest } = JSON.parse(line).err;
      expect([message, rest]).toEqual(['x', cause]);
    }
    expect(lines.join('')).not.toContain('482913');
  });

  test('D-22 a host that is nobody is the default tenant in the log, not itself', async () => {
    lines.length = 0;
    await portal.server.inject({ url: '/api/tenant', headers: { host: 'evil.example' } });
    expect(lines.join('')).not.toContain('evil');
    expect(JSON.parse(lines[0] ?? '{}').tenant).toBe('nabolag');
  });

  test('D-22 fields with telling names are taken out, should a user log them', () => {
    lines.length = 0;
    const given = Object.fromEntries(SECRET_FIELDS.map((field) => [field, 'SENSITIVE']));
    portal.server.log.warn({ ...given, body: given, deeper: { body: given } }, 'careless');
    expect(lines.join('')).not.toContain('SENSITIVE');
    expect(lines.join('')).toContain('[removed]');
  });
});
