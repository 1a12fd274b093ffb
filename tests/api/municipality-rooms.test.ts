import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
let people: Record<'admin' | 'support' | 'elsewhere' | 'superAdmin' | 'auditor' | 'stranger', string>;
beforeAll(async () => {
  portal = await startPortal({ now: () => new Date('2026-11-18T12:00:00Z') });
  const { given } = portal;
  people = {
    admin: await given.person('Ada Admin', { adminOf: [BERGEN] }),
    support: await given.person('Sigurd Støtte', { supportOf: [BERGEN] }),
    elsewhere: await given.person('Olav Oslo', { adminOf: [OSLO] }),
    superAdmin: await given.person('Sara Super', { scopes: ['admin'] }),
    auditor: await given.person('Rita Revisor', { auditorOf: [BERGEN] }),
    stranger: await given.person('Frida Fremmed', { email: 'frida@test.example' }),
  };
});
afterAll(() => portal.close());

const send = async (as: string | undefined, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
  const options = { language: 'nb', host: 'bergen.localhost', ...(body && { body }) } as const;
  const answer = await portal.as(as).send(method, `/api${path}`, options);
  return { status: answer.status, ...(answer.body ? answer.json() : {}) };
};
const get = (as: string | undefined, path: string) => send(as, 'GET', path);

/** Only the municipality's own people; nobody is told that others have such a room. */
async function expectOnlyFor(path: string, allowed: readonly (keyof typeof people)[]): Promise<void> {
  const asked = path.includes('?') ? `${path}&municipality_id=${BERGEN}` : `${path}?municipality_id=${BERGEN}`;
  for (const [name, id] of Object.entries(people)) {
    const { status } = await get(id, asked);
    const isAllowed = allowed.includes(name as keyof typeof people);
    expect([path, name, isAllowed ? status === 200 : status === 403 || status === 404]).toEqual([path, name, true]);
  }
  expect((await get(undefined, asked)).status).toBe(401);
}

describe('DSH-03 today', () => {
  test('DSH-03 what waits is counted for one municipality, for its own people alone', async () => {
    await expectOnlyFor('/municipality/today', ['admin', 'support']);
    const before = (await get(people.support, '/municipality/today')).data;
    await portal.given.organisation({ name: 'Venter i Bergen', status: 'pending', municipality: BERGEN });
    await portal.given.organisation({ name: 'Venter i Oslo', status: 'pending', municipality: OSLO });
    await portal.given.organisation({ name: 'Godkjent i Bergen', municipality: BERGEN });
    const after = (await get(people.support, '/municipality/today')).data;
    expect(after.municipality).toEqual({ id: String(BERGEN), name: 'Bergen' });
    expect(after.waiting).toEqual({ ...before.waiting, organisations: before.waiting.organisations + 1 });
    expect(after.total).toBe(before.total + 1);
  });
});

describe('DSH-03 the log of a municipality', () => {
  const given = (municipality: number, action: string, details: object = {}, at = '2026-11-10T12:00:00Z') =>
    sql`insert into audit_entry (at, action, actor_user_id, subject_user_id, municipality_id, details, digest)
      values (${at}, ${action}, ${people.admin}, ${people.stranger}, ${municipality}, ${JSON.stringify(details)}::jsonb, '')`.execute(
      portal.db,
    );

  test('DSH-03 admins read their own rows and no others, narrowed down by area and days', async () => {
    await expectOnlyFor('/municipality/log', ['admin']);
    await given(BERGEN, 'event.take_down', { name: 'Lotteri', reason: 'Ulovlig salg' });
    await given(OSLO, 'event.take_down', { name: 'Hemmelig i Oslo' });
    await given(BERGEN, 'card.read', { card: 'x' }, '2026-11-12T12:00:00Z');
    const all = await get(people.admin, '/municipality/log');
    expect(all.data.map(({ action }: { action: string }) => action)).toEqual(['card.read', 'event.take_down']);
    expect(all.data[1]).toMatchObject({ by_name: 'Ada Admin', about: 'Lotteri', reason: 'Ulovlig salg' });
    expect(all.data[0].about).toBeNull();
    expect(JSON.stringify(all)).not.toContain('Hemmelig');
    const actions = async (query: string) =>
      (await get(people.admin, `/municipality/log?${query}`)).data.map(({ action }: { action: string }) => action);
    expect(await actions('area=accounts')).toEqual(['card.read']);
    expect(await actions('from=2026-11-11')).toEqual(['card.read']);
    expect(await actions('to=2026-11-10')).toEqual(['event.take_down']);
    expect(await actions('from=2026-11-11&to=2026-11-11')).toEqual([]);
    expect((await get(people.admin, '/municipality/log?from=igår')).status).toBe(422);
  });

  test('DSH-03 ORG-02 the history of one organisation', async () => {
    const id = await portal.given.organisation({ name: 'Fana Korps' });
    await given(BERGEN, 'organization.suspend', { organization: id, name: 'Fana Korps', reason: 'Mangler attester' });
    await given(BERGEN, 'organization.suspend', { organization: await portal.given.organisation() });
    const { data } = await get(people.admin, `/municipality/log?organization=${id}`);
    expect(data).toMatchObject([{ action: 'organization.suspend', about: 'Fana Korps', reason: 'Mangler attester' }]);
  });

  test('DSH-03 page after page, each entry once', async () => {
    for (let number = 0; number < 65; number += 1) await given(BERGEN, 'tickets.export', { name: `Nummer ${number}` });
    const seen: string[] = [];
    let before = '';
    for (let pages = 0; pages < 5; pages += 1) {
      const { data, next } = await get(people.admin, `/municipality/log?area=things${before && `&before=${before}`}`);
      seen.push(...data.map(({ id }: { id: string }) => id));
      if (next === null) break;
      before = next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([65, 65]);
    expect(seen).toEqual(seen.toSorted((one, other) => Number(other) - Number(one)));
  });
});

test('DSH-03 imports: where activities come from and how it went, for the municipality’s people', async () => {
  await expectOnlyFor('/municipality/imports', ['admin', 'support']);
  await sql`insert into import_run (id, source, started_at, finished_at, outcome, message)
    values (gen_random_uuid(), 'dnt', '2026-11-17T03:40:00Z', '2026-11-17T03:41:00Z', 'done', null),
      (gen_random_uuid(), 'dnt', '2026-11-18T03:40:00Z', '2026-11-18T03:41:00Z', 'broken', 'Halvparten var borte')`.execute(
    portal.db,
  );
  const { data } = await get(people.support, '/municipality/imports');
  expect(data.sources).toHaveLength(1);
  expect(data.sources[0]).toMatchObject({
    source: 'dnt',
    last_run: { outcome: 'broken', message: 'Halvparten var borte' },
  });
  expect(Date.parse(data.sources[0].done_at)).toBe(Date.parse('2026-11-17T03:41:00Z'));
  expect(data.runs.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['broken', 'done']);
});

describe('DSH-03 activities of a municipality', () => {
  const names = async (query = '') =>
    (await get(people.admin, `/municipality/events?${query}`)).data.map(({ name }: { name: string }) => name);

  test('DSH-03 admins find what is shown in their municipality by its name or organiser, and no other', async () => {
    await expectOnlyFor('/municipality/events', ['admin']);
    const organisation = await portal.given.organisation({ name: 'Åsane Turlag', municipality: BERGEN });
    await portal.given.event({ name: 'Fjelltur til Ulriken', organisation, municipality: BERGEN });
    await portal.given.event({ name: 'Svømming for alle', organisation, municipality: BERGEN });
    await portal.given.event({ name: 'Fjelltur i Nordmarka', municipality: OSLO });
    expect((await names()).sort()).toEqual(['Fjelltur til Ulriken', 'Svømming for alle']);
    expect(await names('q=FJELLTUR')).toEqual(['Fjelltur til Ulriken']);
    expect((await names('q=turlag')).sort()).toEqual(['Fjelltur til Ulriken', 'Svømming for alle']);
    expect(await names('kind=past')).toEqual([]);
  });

  test('DSH-03 ORG-04 what is taken down is found there, and lifted again', async () => {
    const { data } = await get(people.admin, '/municipality/events?q=svømming');
    const path = `/events/${data[0].id}`;
    expect((await send(people.admin, 'POST', `${path}/unpublish`, { reason: 'Ulovlig salg' })).status).toBe(200);
    expect(await names()).toEqual(['Fjelltur til Ulriken']);
    const down = (await get(people.admin, '/municipality/events?kind=down')).data;
    expect(down).toMatchObject([{ name: 'Svømming for alle', taken_down_reason: 'Ulovlig salg' }]);
    expect((await get(people.elsewhere, '/municipality/events?kind=down')).data).toEqual([]);
    expect((await send(people.admin, 'POST', `${path}/lift`, { reason: 'Det var en misforståelse' })).status).toBe(200);
    expect(await names('kind=down')).toEqual([]);
  });
});

describe('DSH-03 people with rights in a municipality', () => {
  const names = async () =>
    (await get(people.admin, '/municipality/people')).data.map(({ name }: { name: string }) => name);
  const add = (as: string, username: string, role: string, more: object = {}) =>
    send(as, 'POST', '/municipality/people', { username, role, ...more });

  test('DSH-03 admins see who they are and when they were last here; others see nothing', async () => {
    await expectOnlyFor('/municipality/people', ['admin']);
    expect(await names()).toEqual(['Ada Admin', 'Rita Revisor', 'Sigurd Støtte']);
    await sql`
      insert into session (id, secret_digest, user_id, method, created_at, seen_at, proved_at, expires_at, idle_seconds, agent)
      values (gen_random_uuid(), 'x', ${people.support}, 'password', '2026-11-10', '2026-11-17T08:00:00Z', '2026-11-10',
        '2026-12-01', 86400, 'Firefox')`.execute(portal.db);
    const { data } = await get(people.admin, '/municipality/people');
    expect(data[1].last_seen_at).toBeNull();
    expect(Date.parse(data[2].last_seen_at)).toBe(Date.parse('2026-11-17T08:00:00Z'));
    expect(data.map(({ roles }: { roles: object[] }) => roles)).toMatchObject([
      [{ role: 'admin', can_take: false }],
      [{ role: 'auditor', can_take: true }],
      [{ role: 'support', can_take: true }],
    ]);
  });

  test('DSH-03 a user is named by a proved address, in one’s own municipality, and taken away again', async () => {
    for (const other of [people.support, people.elsewhere, people.superAdmin, people.stranger]) {
      const { status } = await add(other, 'frida@test.example', 'support', { municipality_id: String(BERGEN) });
      expect([403, 404]).toContain(status);
    }
    expect((await add(people.admin, 'frida@test.example', 'admin')).status).toBe(422);
    expect((await add(people.admin, '+4799999999', 'support')).errors.username).toHaveLength(1);
    await sql`update app_user set email_verified_at = null where id = ${people.stranger}`.execute(portal.db);
    expect((await add(people.admin, 'frida@test.example', 'support')).data.id).toBeNull();
    expect(await names()).not.toContain('Frida Fremmed');
    await sql`update app_user set email_verified_at = now() where id = ${people.stranger}`.execute(portal.db);
    expect(await add(people.admin, 'Frida@test.example', 'support')).toMatchObject({
      status: 200,
      data: { id: people.stranger, name: 'Frida Fremmed' },
    });
    expect(await names()).toContain('Frida Fremmed');
    const { data } = await get(people.admin, '/municipality/log?area=people');
    expect(data[0]).toMatchObject({ action: 'grant.give', by_name: 'Ada Admin', about: 'Frida Fremmed' });
    const path = `/users/${people.stranger}/grants/${BERGEN}/support`;
    expect((await send(people.admin, 'DELETE', path)).status).toBe(204);
    expect(await names()).not.toContain('Frida Fremmed');
    expect([403, 404]).toContain((await get(people.stranger, `/municipality/today?municipality_id=${BERGEN}`)).status);
  });

  test('DSH-03 the last admin of a municipality stays', async () => {
    const path = `/users/${people.admin}/grants/${BERGEN}/admin`;
    const refused = await send(people.superAdmin, 'DELETE', path, { reason: 'Sluttet her' });
    expect(refused.status).toBe(409);
    const other = await portal.given.person('Bo Begge', { adminOf: [BERGEN] });
    await sql`update app_user set blocked_at = now() where id = ${other}`.execute(portal.db);
    expect((await send(people.superAdmin, 'DELETE', path, { reason: 'Sluttet her' })).status).toBe(409);
    await sql`update app_user set blocked_at = null where id = ${other}`.execute(portal.db);
    expect((await send(people.superAdmin, 'DELETE', path, { reason: 'Sluttet her' })).status).toBe(204);
    expect(
      (await send(people.superAdmin, 'DELETE', `/users/${other}/grants/${BERGEN}/admin`, { reason: 'Sluttet' })).status,
    ).toBe(409);
  });
});
