import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UserId } from '#features/vocabulary/ids.ts';
import { newId } from '#platform/server/new-id.ts';
import type { GivenPerson } from '#tests/support/given-shapes.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { givenMember, logInBrowser } from '#tests/support/sign-in.ts';

const BERGEN = 4601;
let portal: TestPortal;
let admin: UserId;

beforeAll(async () => {
  portal = await startPortal();
  admin = await portal.given.person('Solveig Super', { scopes: ['admin'] });
});
afterAll(() => portal.close());

const OTHERS: Record<string, GivenPerson> = {
  'an ordinary user': {},
  'a moderator': { scopes: ['moderator'] },
  'an admin of the municipality': { adminOf: [BERGEN] },
  'support of the municipality': { supportOf: [BERGEN] },
  'an auditor': { auditorOf: [BERGEN] },
};

describe('DSH-02 an account', () => {
  test('DSH-02 says where it lives, what it may do and where it is logged in, and no whole address', async () => {
    const person = await givenMember(portal, 'Nora Nett', {
      email: 'nora@test.example',
      phone: '+4740102031',
      livesIn: BERGEN,
      supportOf: [BERGEN],
    });
    await portal.db.insertInto('session').values(sessionOf(person.id)).execute();
    const { data } = (await portal.as(admin).get(`/api/users/${person.id}/account`)).json();
    expect(data).toMatchObject({
      name: 'Nora Nett',
      email: 'n•••@test.example',
      phone: '••• •• 031',
      municipality: 'Bergen',
      scopes: [],
      grants: [{ municipality_id: '4601', municipality: 'Bergen', role: 'support', can_take: true }],
      blocked_at: null,
      can: { set_rights: true, log_in_as: false },
    });
    expect(data.sessions).toMatchObject([{ method: 'password', agent: 'Firefox' }]);
    expect((await portal.as(admin).get(`/api/users/${crypto.randomUUID()}/account`)).status).toBe(404);
  });

  test('DSH-02 tells why it is shut, until it is opened again', async () => {
    const person = await portal.given.person('Bo Bruker');
    const account = async () => (await portal.as(admin).get(`/api/users/${person}/account`)).json().data;
    expect(await account()).toMatchObject({ blocked_reason: null, can: { log_in_as: true } });
    await portal.as(admin).send('PUT', `/api/users/${person}/block`, { body: { reason: 'Søppelpost' } });
    expect(await account()).toMatchObject({ blocked_reason: 'Søppelpost', can: { log_in_as: false } });
    await portal.as(admin).send('DELETE', `/api/users/${person}/block`, { body: { reason: 'Det var en feil' } });
    expect(await account()).toMatchObject({ blocked_at: null, blocked_reason: null });
  });

  test('DSH-02 D-11 is logged out everywhere at once, which is written down', async () => {
    const person = await givenMember(portal, 'Bo Bruker');
    const browsers = [await logInBrowser(portal, person.email), await logInBrowser(portal, person.email)];
    expect((await portal.as(admin).send('DELETE', `/api/users/${person.id}/sessions`)).status).toBe(204);
    for (const browser of browsers) expect((await browser.get('/api/users/me')).status).toBe(401);
    const [entry] = (await portal.as(person.id).get('/api/users/me/audit')).json().data;
    expect(entry).toMatchObject({ action: 'user.end_sessions', by_name: 'Solveig Super' });
    expect((await portal.as(admin).send('DELETE', `/api/users/${crypto.randomUUID()}/sessions`)).status).toBe(404);
    expect((await portal.as(admin).send('DELETE', `/api/users/${admin}/sessions`)).status).toBe(403);
  });
});

describe('DSH-02 messages that did not arrive', () => {
  test('DSH-02 are counted by kind and reason, name nobody, and are tried again once', async () => {
    await portal.db.insertInto('outgoing_message').values(deadLetter('hemmelig@test.example')).execute();
    const room = async () => (await portal.as(admin).get('/api/messages/dead-letters')).json();
    const before = await room();
    expect(before.data).toMatchObject([
      { channel: 'email', template: 'welcome', failure: 'mailbox full', count: 1, retryable: 1 },
    ]);
    expect(before.queues).toMatchObject([{ channel: 'email', class: 'ordinary', waiting: 0, dead: 1 }]);
    expect(JSON.stringify(before)).not.toContain('hemmelig');
    const retry = () => portal.as(admin).post('/api/messages/dead-letters/retry', { channel: null });
    expect((await retry()).json().data).toEqual({ count: 1, is_all: true });
    expect((await room()).data).toEqual([]);
    expect((await retry()).json().data).toEqual({ count: 0, is_all: true });
  });
});

test.each(Object.entries(OTHERS))('DSH-02 D-05 nothing of it is for %s', async (_, rights) => {
  const other = await portal.given.person('Nei', rights);
  const person = await portal.given.person('Bo Bruker');
  for (const [method, path] of [
    ['GET', `/users/${person}/account`],
    ['DELETE', `/users/${person}/sessions`],
    ['GET', '/messages/dead-letters'],
    ['POST', '/messages/dead-letters/retry'],
  ] as const) {
    const answer = await portal
      .as(other)
      .send(method, `/api${path}`, { ...(method === 'POST' && { body: { channel: null } }) });
    expect([path, answer.status]).toEqual([path, 403]);
  }
});

const sessionOf = (user_id: UserId) => ({
  id: newId<'SessionId'>(),
  secret_digest: crypto.randomUUID(),
  user_id,
  method: 'password' as const,
  created_at: new Date(),
  seen_at: new Date(),
  proved_at: new Date(),
  expires_at: new Date(Date.now() + 3_600_000),
  idle_seconds: 3600,
  agent: 'Firefox',
});

const deadLetter = (recipient: string) => ({
  id: newId<'MessageId'>(),
  tenant_key: 'bergen',
  language: 'nb' as const,
  channel: 'email' as const,
  recipient,
  template: 'welcome',
  delivery_class: 'ordinary' as const,
  subject: 'Velkommen',
  text: 'Hei',
  created_at: new Date(),
  waits_since: new Date(),
  failed_at: new Date(),
  failure: 'mailbox full',
});
