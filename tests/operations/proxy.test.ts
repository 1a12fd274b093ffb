import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listenFor } from '#tests/api/raw-request.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { newestMessage } from '#tests/support/sign-in.ts';
import { type RunningProxy, startProxy } from './proxy.ts';
import { ATTACKS } from './smuggled-requests.ts';

const NGINX = '/usr/sbin/nginx';
const SECRET_PARTS = ['kJ8s-Hemmelig_Token', 'hemmelig.person', 'Fridykking', '3f0c8a3e-1111'];

let portal: TestPortal;
let proxy: RunningProxy;
/** What the portal read as requests, in order. */
const received: string[] = [];

describe.skipIf(!existsSync(NGINX))('D-16 through the proxy', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    portal = await startPortal({
      settings: { BASE_DOMAIN: 'example.no', PUBLIC_SCHEME: 'https', TRUSTED_PROXIES: '127.0.0.1' },
    });
    portal.server.addHook('onRequest', async (request) => {
      received.push(`${request.method} ${request.url}`);
    });
    proxy = await startProxy(NGINX, [await listenFor(portal.server)]);
  }, 120_000);
  afterAll(async () => {
    await proxy?.stop();
    await portal?.close();
  });

  test('D-16 there are at least 20 ways to smuggle a request', () => {
    expect(new Set(ATTACKS.map(([, bytes]) => bytes)).size).toBeGreaterThanOrEqual(20);
  });

  test.each(ATTACKS)('D-16 %s: the proxy and the portal read the same requests', async (_name, attack) => {
    await send(attack);
    // On the same connections to the portal: what is left over there would answer another client.
    for (const tenant of ['voss', 'oslo', 'voss']) {
      const answer = await send(get('/api/tenant', `${tenant}.example.no`));
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer).toContain(`"key":"${tenant}"`);
    }
    await expect.poll(async () => received.length - (await passedOn())).toBe(0);
    expect(received.filter((line) => line.startsWith('GET /api/smuggled'))).toEqual([]);
  });

  test('D-16 the check notices a request that only one of the two has read', async () => {
    received.push('GET /api/smuggled');
    expect(received.length).toBe((await passedOn()) + 1);
    received.pop();
  });

  test.each([
    ['Host: evil.example', 'X-Forwarded-Host: evil.example'],
    ['Host: bergen.evil.example', 'X-Forwarded-Host: evil.example'],
    [
      'Host: bergen.example.no',
      'X-Forwarded-Host: evil.example',
      'X-Forwarded-Proto: http',
      'Forwarded: host=evil.example',
    ],
    ['Host: bergen.example.no', 'X-Original-URL: /evil.example', 'X-Rewrite-URL: /evil.example'],
    ['Host: bergen.example.no:evil.example'],
    ['Host: bergen.example.no', 'X-Forwarded-For: evil.example', 'X-Real-IP: evil.example'],
  ])('D-16 a link to a new password is not led astray by %s', async (...headers) => {
    const person = await portal.given.person('Reset', { email: `reset-${received.length}@test.example` });
    const { email } = await portal.db
      .selectFrom('app_user')
      .select('email')
      .where('id', '=', person)
      .executeTakeFirstOrThrow();
    const body = JSON.stringify({ username: email });
    const lines = ['POST /api/auth/password/forgot HTTP/1.1', ...headers, 'Content-Type: application/json'];
    await send(`${lines.join('\r\n')}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`);
    const letter = await newestMessage(portal, email ?? '', 'resetLink');
    // A host that nginx refuses gets no letter at all.
    if (letter === null) return expect(headers[0]).toContain(':evil');
    expect(letter).toMatch(/https:\/\/(?:bergen\.)?example\.no\/auth\/reset-password#token=/);
    expect(letter).not.toContain('evil');
  });

  test('D-16 a page that was asked for under a foreign host is clean for everybody after', async () => {
    for (const headers of [
      ['Host: bergen.evil.example', 'X-Forwarded-Host: evil.example'],
      ['Host: bergen.example.no'],
    ]) {
      const answer = await send(`GET /robots.txt HTTP/1.1\r\n${headers.join('\r\n')}\r\nConnection: close\r\n\r\n`);
      expect(answer).toContain('Sitemap: https://bergen.example.no/sitemap.xml');
      expect(answer).not.toContain('evil');
    }
  });

  test('D-24 a page that a visitor has already is not sent again', async () => {
    const ask = (more = '') =>
      send(`GET /about HTTP/1.1\r\nHost: bergen.example.no\r\n${more}Connection: close\r\n\r\n`);
    const first = await ask();
    const etag = /^etag: (\S+)\r$/im.exec(first)?.[1];
    expect(first).toMatch(/^HTTP\/1\.1 200 .*<!doctype html>/s);
    const again = await ask(`If-None-Match: ${etag}\r\n`);
    expect(again).toMatch(/^HTTP\/1\.1 304 /);
    expect(again).toContain(etag);
    expect(again).toMatch(/^content-security-policy: default-src 'none'; script-src 'sha256-/im);
    expect(again).not.toContain('<!doctype');
    expect(await ask('If-None-Match: W/"other"\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('O6 D-22 neither log of the proxy has a secret, a name or a query in it', async () => {
    const [token, name, words, id] = SECRET_PARTS;
    const paths = [
      `/api/timetable/${token}.ics`,
      `/uploads/${token}.jpg`,
      `/invitations/${token}?q=${words}`,
      `/auth/reset-password?token=${token}`,
      `/api/users/search?q=${name}`,
      `/events/${id}/door`,
      `/API/Timetable/${token}`,
      `/%61pi/timetable/${token}%2eics`,
      `//api//timetable//${token}`,
    ];
    for (const path of paths) await send(get(path, 'bergen.example.no'));
    // What nginx itself refuses or fails at goes to the log of errors, with the whole request line.
    await send(`GET /uploads/${token} HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n`);
    await send(`POST /api/timetable/${token} HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999\r\n\r\n`);
    await portal.server.close();
    expect(await send(get(`/api/timetable/${token}.ics?q=${words}`, 'bergen.example.no'))).toMatch(
      /^HTTP\/1\.1 503 .*application\/json/s,
    );
    expect(await send(get(`/uploads/${token}`, 'bergen.example.no'))).toMatch(/^HTTP\/1\.1 503 .*text\/html/s);
    const lines = await proxy.readLog();
    expect(lines.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/timetable/*', '/uploads/*', '/events/*']),
    );
    const written = await proxy.readWritten();
    for (const part of SECRET_PARTS) expect([part, written.includes(part)]).toEqual([part, false]);
  });
});

const get = (path: string, host: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

const passedOn = async (): Promise<number> => (await proxy.readLog()).filter(({ upstream }) => upstream !== '').length;

/** Some attacks leave the proxy waiting for more: then the visitor hangs up. */
const PATIENCE_MS = 700;

async function send(bytes: string): Promise<string> {
  const socket = connect({
    port: proxy.port,
    host: '127.0.0.1',
    servername: 'bergen.example.no',
    rejectUnauthorized: false,
  });
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  socket.on('error', () => {});
  await once(socket, 'secureConnect');
  const isOver = once(socket, 'close');
  socket.write(Buffer.from(bytes, 'latin1'));
  if (!/\r\nConnection: close\r\n\r\n/.test(bytes)) socket.setTimeout(PATIENCE_MS, () => socket.destroy());
  await isOver;
  return Buffer.concat(parts).toString('utf8');
}
