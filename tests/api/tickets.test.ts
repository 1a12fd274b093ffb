import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSecrets } from '#platform/server/secrets.ts';
import { DEMO_SECRET } from '#platform/server/settings.ts';
import { asId } from '#tests/support/as-id.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { givenMember, logInBrowser, PASSWORD } from '#tests/support/sign-in.ts';
import { openBeside } from './second-portal.ts';

let portal: TestPortal;
let second: Awaited<ReturnType<typeof openBeside>>;
let member: { id: string; email: string };
let good: string;
const clock = { now: new Date('2026-11-16T10:00:00Z') };

beforeAll(async () => {
  portal = await startPortal({ now: () => clock.now });
  second = await openBeside(portal.database, {}, { now: () => clock.now });
  member = await givenMember(portal, 'Tine Ticket');
  good = (await logInBrowser(portal, member.email)).ticket ?? '';
});
afterAll(async () => {
  await second.close();
  await portal.close();
});

const statusWith = async (authorization: string) =>
  (await portal.get('/api/users/me', { headers: { authorization } })).status;

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const key = createSecrets(DEMO_SECRET).key('ticket');

function forgeries(): [string, string][] {
  const [header = '', payload = '', signature = ''] = good.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const sign = (head: object, body: object, secret: Uint8Array | string = key, hash = 'sha256') => {
    const text = `${encode(head)}.${encode(body)}`;
    return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
  };
  const usual = { alg: 'HS256', typ: 'at+jwt' };
  const unsigned = (alg: string) => `${encode({ ...usual, alg })}.${payload}.`;
  return [
    ...['none', 'None', 'NONE', 'nOnE', ''].map((alg): [string, string] => [`alg ${alg}`, unsigned(alg)]),
    ...['none', 'HS384', 'HS512', 'RS256', 'ES256', 'EdDSA', 'PS256'].map((alg): [string, string] => [
      `alg ${alg} with the right signature`,
      `${encode({ ...usual, alg })}.${payload}.${signature}`,
    ]),
    ['HS512 really signed', sign({ ...usual, alg: 'HS512' }, claims, key, 'sha512')],
    ['HS384 really signed', sign({ ...usual, alg: 'HS384' }, claims, key, 'sha384')],
    ...['JWT', 'jwt', 'id+jwt', 'at+JWTx', ''].map((typ): [string, string] => [
      `typ ${typ}`,
      sign({ ...usual, typ }, claims),
    ]),
    ['no typ', sign({ alg: 'HS256' }, claims)],
    ...['other', 'nabolag-dev', '', 'https://nabolag'].flatMap((name): [string, string][] => [
      [`aud ${name}`, sign(usual, { ...claims, aud: name })],
      [`iss ${name}`, sign(usual, { ...claims, iss: name })],
    ]),
    ...['sub', 'sid', 'aud', 'iss', 'exp', 'iat'].map((name): [string, string] => {
      const { [name]: _, ...rest } = claims;
      return [`no ${name}`, sign(usual, rest)];
    }),
    ['expired', sign(usual, { ...claims, exp: claims.iat - 1 })],
    ['not before tomorrow', sign(usual, { ...claims, nbf: claims.iat + 86_400 })],
    ['exp as text', sign(usual, { ...claims, exp: String(claims.exp) })],
    ['another sub', sign(usual, { ...claims, sub: crypto.randomUUID() })],
    ['another sid', sign(usual, { ...claims, sid: 'x'.repeat(43) })],
    ['sid as a list', sign(usual, { ...claims, sid: [claims.sid] })],
    ['scopes of a super-admin, signed with another key', sign(usual, { ...claims, scopes: ['admin'] }, 'guess')],
    ['signed with nothing', sign(usual, claims, '')],
    ['signed with the secret itself', sign(usual, claims, DEMO_SECRET)],
    ['key in the header', sign({ ...usual, jwk: { kty: 'oct', k: 'Z3Vlc3M' } }, claims, 'guess')],
    ['jku', sign({ ...usual, jku: 'https://evil.example/jwks.json' }, claims, 'guess')],
    ['x5u', sign({ ...usual, x5u: 'https://evil.example/cert.pem' }, claims, 'guess')],
    ['kid as a path', sign({ ...usual, kid: '../../../../dev/null' }, claims, '')],
    ['crit', sign({ ...usual, crit: ['exp'] }, claims)],
    ['changed payload', `${header}.${encode({ ...claims, scopes: ['admin'] })}.${signature}`],
    ['changed header', `${encode({ ...usual, kid: '1' })}.${payload}.${signature}`],
    ['no signature', `${header}.${payload}.`],
    ['two parts', `${header}.${payload}`],
    ['five parts', `${good}.a.b`],
    ['cut signature', good.slice(0, -2)],
    ['longer signature', `${good}AA`],
    ['empty', ''],
    ['dots', '..'],
    ['not base64', 'a!b.c.d'],
    ['the id of the person', member.id.replaceAll('-', '')],
    ['very long', `${good}${'A'.repeat(5000)}`],
    ['newline', `${good}\tx`],
  ];
}

describe('D-11 tickets', () => {
  test('D-11 the real one is taken, on every process', async () => {
    expect(await statusWith(`Bearer ${good}`)).toBe(200);
    const beside = await second.server.inject({
      url: '/api/users/me',
      headers: { host: 'bergen.localhost', authorization: `Bearer ${good}` },
    });
    expect(beside.statusCode).toBe(200);
  });

  test('D-11 at least sixty forgeries are refused, every one', async () => {
    const all = forgeries();
    expect(all.length).toBeGreaterThanOrEqual(60);
    for (const [name, ticket] of all) expect([name, await statusWith(`Bearer ${ticket}`)]).toEqual([name, 401]);
    for (const scheme of ['bearer', 'Basic', 'Token', '']) {
      expect([scheme, await statusWith(`${scheme} ${good}`)]).toEqual([scheme, 401]);
    }
  });

  test('D-11 rights come from the database, whatever a well-signed ticket says', async () => {
    const claims = JSON.parse(Buffer.from(good.split('.')[1] ?? '', 'base64url').toString());
    const raised = await new SignJWT({ ...claims, scopes: ['admin'], mode: 'full' })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .sign(key);
    const answer = await portal.get('/api/users/search?q=tine', { headers: { authorization: `Bearer ${raised}` } });
    expect(answer.status).toBe(403);
  });

  const endings: [string, (id: string) => Promise<unknown>][] = [
    [
      'blocked',
      (id) =>
        portal.db.updateTable('app_user').set({ blocked_at: clock.now }).where('id', '=', asId<'UserId'>(id)).execute(),
    ],
    [
      'erased',
      (id) =>
        portal.db.updateTable('app_user').set({ erased_at: clock.now }).where('id', '=', asId<'UserId'>(id)).execute(),
    ],
    [
      'ended',
      (id) =>
        portal.db
          .updateTable('session')
          .set({ ended_at: clock.now })
          .where('user_id', '=', asId<'UserId'>(id))
          .execute(),
    ],
  ];
  test.each(endings)(
    'D-11 a person who is %s is out within five seconds on both processes, notice or not',
    async (_, end) => {
      const { id, email } = await givenMember(portal, 'Ut Nå');
      const browser = await logInBrowser(portal, email);
      const headers = { host: 'bergen.localhost', authorization: `Bearer ${browser.ticket}` };
      const beside = () => second.server.inject({ url: '/api/users/me', headers });
      expect([(await browser.get('/api/users/me')).status, (await beside()).statusCode]).toEqual([200, 200]);
      await end(id);
      clock.now = new Date(clock.now.getTime() + 5000);
      expect([(await browser.get('/api/users/me')).status, (await beside()).statusCode]).toEqual([401, 401]);
    },
  );

  test('D-11 logging out on one process ends the ticket on the other at once', async () => {
    const { email } = await givenMember(portal, 'To Prosesser');
    const browser = await logInBrowser(portal, email);
    const headers = { host: 'bergen.localhost', authorization: `Bearer ${browser.ticket}` };
    const beside = () => second.server.inject({ url: '/api/users/me', headers });
    expect((await beside()).statusCode).toBe(200);
    await browser.post('/api/auth/logout');
    await expect.poll(async () => (await beside()).statusCode, { timeout: 5000 }).toBe(401);
  });

  test('D-11 an idle session ends, and every session ends in its time', async () => {
    const { email } = await givenMember(portal, 'Lat Person');
    const browser = await logInBrowser(portal, email);
    const wait = (days: number) => {
      clock.now = new Date(clock.now.getTime() + days * 86_400_000);
    };
    wait(13);
    expect((await browser.get('/api/users/me')).status).toBe(200);
    wait(13);
    expect((await browser.get('/api/users/me')).status).toBe(200);
    wait(5);
    expect((await browser.get('/api/users/me')).status).toBe(401);
    const idle = await logInBrowser(portal, email);
    wait(15);
    expect((await idle.get('/api/users/me')).status).toBe(401);
  });

  test('D-11 a login never takes over a session that was there before', async () => {
    const first = await logInBrowser(portal, member.email);
    const again = await first.post('/api/auth/login', { username: member.email, password: PASSWORD });
    expect(again.json().access_token).not.toBe(first.ticket);
  });
});
