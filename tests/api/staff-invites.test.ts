import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { newestMessage } from '#tests/support/sign-in.ts';

const START = Date.parse('2026-11-18T12:00:00Z');
const DAY_MS = 86_400_000;

let portal: TestPortal;
let time = START;
let people: Record<'admin' | 'second' | 'support' | 'elsewhere' | 'superAdmin' | 'auditor' | 'former', string>;
beforeAll(async () => {
  portal = await startPortal({ now: () => new Date(time) });
  const { given } = portal;
  people = {
    admin: await given.person('Ada Admin', { adminOf: [BERGEN] }),
    second: await given.person('Bo Begge', { adminOf: [BERGEN] }),
    support: await given.person('Sigurd Støtte', { supportOf: [BERGEN] }),
    elsewhere: await given.person('Olav Oslo', { adminOf: [OSLO] }),
    superAdmin: await given.person('Sara Super', { scopes: ['admin'] }),
    auditor: await given.person('Rita Revisor', { auditorOf: [BERGEN] }),
    former: await given.person('Fred Før', { adminOf: [BERGEN] }),
  };
  await sql`delete from municipal_grant where user_id = ${people.former}`.execute(portal.db);
});
afterAll(() => portal.close());
beforeEach(() => {
  time += 2 * DAY_MS;
});

const send = async (as: string | undefined, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => {
  const options = { language: 'nb', host: 'bergen.localhost', ...(body && { body }) } as const;
  const answer = await portal.as(as).send(method, `/api${path}`, options);
  return { status: answer.status, ...(answer.body ? answer.json() : {}) };
};
const LIST = `/municipality/people/invites?municipality_id=${BERGEN}`;
const invite = (email: string, role = 'support', as = people.admin) =>
  send(as, 'POST', '/municipality/people', { username: email, role, municipality_id: String(BERGEN) });
const stateOf = async (as: string, token: string) =>
  (await send(as, 'GET', `/staff-invites/validate?token=${token}`)).data;
const accept = (as: string | undefined, token: string) => send(as, 'POST', '/staff-invites/accept', { token });
const rightsOf = async (id: string) => {
  const { rows } = await sql<{ role: string }>`
    select role from municipal_grant where user_id = ${id} and municipality_id = ${BERGEN}`.execute(portal.db);
  return rows.map(({ role }) => role);
};

async function tokenTo(email: string, role = 'support'): Promise<string> {
  const answer = await invite(email, role);
  expect(answer).toMatchObject({ status: 200, data: { id: null, name: email } });
  const letter = await newestMessage(portal, email, 'staffInvitation');
  return /token=([\w-]{40,64})/.exec(letter ?? '')?.[1] ?? '';
}

describe('DSH-03 a colleague without an account is invited', () => {
  test('DSH-03 and has the right when they say yes with that address, once', async () => {
    const token = await tokenTo('ny@test.example');
    const { data } = await send(people.admin, 'GET', LIST);
    expect(data).toMatchObject([
      { email: 'ny@test.example', role: 'support', invited_by: 'Ada Admin', is_expired: false },
    ]);
    const newcomer = await portal.given.person('Nina Ny', { email: 'ny@test.example' });
    const other = await portal.given.person('Arne Annen', { email: 'annen@test.example' });
    expect(await stateOf(other, token)).toMatchObject({
      state: 'other_address',
      masked_email: 'n•••@test.example',
    });
    expect((await accept(other, token)).status).toBe(403);
    expect(await rightsOf(other)).toEqual([]);
    expect((await accept(undefined, token)).status).toBe(401);
    expect(await stateOf(newcomer, token)).toMatchObject({
      state: 'open',
      municipality: 'Bergen',
      role: 'support',
      invited_by: 'Ada Admin',
    });
    await sql`update app_user set email_verified_at = null where id = ${newcomer}`.execute(portal.db);
    expect((await accept(newcomer, token)).status).toBe(403);
    await sql`update app_user set email_verified_at = now() where id = ${newcomer}`.execute(portal.db);
    const answers = await Promise.all([accept(newcomer, token), accept(newcomer, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await rightsOf(newcomer)).toEqual(['support']);
    expect((await send(people.admin, 'GET', LIST)).data).toEqual([]);
    expect(await newestMessage(portal, 'ny@test.example', 'rightGiven')).toContain('saksbehandler for Bergen');
    const log = (await send(people.admin, 'GET', `/municipality/log?area=people`)).data;
    expect(log.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual(['grant.give', 'grant.invite']);
  });

  test('DSH-03 the link ends after seven days, when a newer one is sent and when it is taken back', async () => {
    const person = await portal.given.person('Siri Sen', { email: 'sen@test.example' });
    await sql`update app_user set email_verified_at = null where id = ${person}`.execute(portal.db);
    const first = await tokenTo('sen@test.example');
    const token = await tokenTo('sen@test.example', 'auditor');
    await sql`update app_user set email_verified_at = now() where id = ${person}`.execute(portal.db);
    expect((await stateOf(person, first)).state).toBe('unknown');
    expect((await accept(person, first)).status).toBe(404);
    time += 7 * DAY_MS;
    expect((await stateOf(person, token)).state).toBe('expired');
    expect((await accept(person, token)).status).toBe(409);
    const [{ id, is_expired }] = (await send(people.admin, 'GET', LIST)).data;
    expect(is_expired).toBe(true);
    expect((await send(people.admin, 'DELETE', `/municipality/people/invites/${id}`)).status).toBe(204);
    expect((await stateOf(person, token)).state).toBe('unknown');
    expect(await rightsOf(person)).toEqual([]);
  });

  test('DSH-03 nothing is given in the name of an admin who is one no more', async () => {
    const leaving = await portal.given.person('Lars Leaving', { adminOf: [BERGEN] });
    await invite('etter@test.example', 'support', leaving);
    const letter = await newestMessage(portal, 'etter@test.example', 'staffInvitation');
    const token = /token=([\w-]{40,64})/.exec(letter ?? '')?.[1] ?? '';
    await sql`delete from municipal_grant where user_id = ${leaving}`.execute(portal.db);
    const person = await portal.given.person('Eva Etter', { email: 'etter@test.example' });
    expect((await stateOf(person, token)).state).toBe('unknown');
    expect((await accept(person, token)).status).toBe(404);
    expect(await rightsOf(person)).toEqual([]);
  });

  test('DSH-03 nobody takes a right that they asked for themselves, by another address of theirs', async () => {
    const token = await tokenTo('ada.privat@test.example', 'auditor');
    const { rows } = await sql<{ email: string }>`
      select email from app_user where id = ${people.admin}`.execute(portal.db);
    const become = (email?: string) =>
      sql`update app_user set email = ${email}, email_verified_at = now() where id = ${people.admin}`.execute(
        portal.db,
      );
    await become('ada.privat@test.example');
    expect(await stateOf(people.admin, token)).toMatchObject({ state: 'unknown', municipality: null });
    expect((await accept(people.admin, token)).status).toBe(404);
    expect(await rightsOf(people.admin)).toEqual(['admin']);
    await become(rows[0]?.email);
  });

  test('DSH-03 only admins of the municipality ask, see who is asked, and take it back', async () => {
    await tokenTo('spurt@test.example');
    const [{ id }] = (await send(people.admin, 'GET', LIST)).data;
    const { admin: _, second, ...others } = people;
    for (const [name, as] of Object.entries(others)) {
      for (const { status } of [
        await invite('nei@test.example', 'support', as),
        await send(as, 'GET', LIST),
        await send(as, 'DELETE', `/municipality/people/invites/${id}`),
      ]) {
        expect([name, [403, 404].includes(status)]).toEqual([name, true]);
      }
    }
    expect((await send(undefined, 'GET', LIST)).status).toBe(401);
    expect((await send(second, 'DELETE', `/municipality/people/invites/${id}`)).status).toBe(204);
    expect((await invite('sjef@test.example', 'admin')).status).toBe(422);
  });

  test('DSH-03 a link that is still out gives nothing back that was taken by hand', async () => {
    const token = await tokenTo('tatt@test.example');
    const person = await portal.given.person('Tor Tatt', { email: 'tatt@test.example' });
    expect((await invite('tatt@test.example')).data.id).toBe(person);
    expect((await send(people.admin, 'DELETE', `/users/${person}/grants/${BERGEN}/support`)).status).toBe(204);
    expect((await accept(person, token)).status).toBe(404);
    expect(await rightsOf(person)).toEqual([]);
  });

  test('DSH-03 an address is not written to without end', async () => {
    for (let turn = 0; turn < 5; turn++) expect((await invite('masete@test.example')).status).toBe(200);
    expect((await invite('masete@test.example')).status).toBe(429);
    for (let turn = 0; turn < 25; turn++) expect((await invite(`nummer${turn}@test.example`)).status).toBe(200);
    expect((await invite('en-til@test.example')).status).toBe(429);
  });

  test('DSH-03 who is given or loses a right is told, in their own language', async () => {
    const person = await portal.given.person('Kari Kjend', { email: 'kjend@test.example' });
    await sql`update app_user set lang = 'nn' where id = ${person}`.execute(portal.db);
    expect((await invite('kjend@test.example')).data).toEqual({ id: person, name: 'Kari Kjend' });
    expect(await newestMessage(portal, 'kjend@test.example', 'rightGiven')).toContain('saksbehandlar for Bergen');
    expect((await send(people.admin, 'DELETE', `/users/${person}/grants/${BERGEN}/support`)).status).toBe(204);
    expect(await newestMessage(portal, 'kjend@test.example', 'rightTaken')).toContain('er teken bort');
  });
});
