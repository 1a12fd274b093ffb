import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { BERGEN } from '#tests/support/given.ts';
import { requestScene } from '#tests/support/request-scene.ts';

const { portal, register, staff, support, staffElsewhere, superAdmin, asked, decline } = await requestScene();
afterAll(() => portal.close());

const PATH = '/municipality/approval';
const FRILUFTSLAG = { number: '999901018', name: 'Fjellsiden Friluftslag' };

const send = async (as: string | undefined, method: 'GET' | 'PUT', body?: object) => {
  const path = method === 'GET' ? `/api${PATH}?municipality_id=${BERGEN}` : `/api${PATH}`;
  const answer = await portal.as(as).send(method, path, { language: 'nb', ...(body && { body }) });
  return { status: answer.status, ...(answer.body ? answer.json() : {}) };
};
const versionNow = async (): Promise<number> => (await send(staff, 'GET')).data.versions[0]?.version ?? 0;
const change = async (as: string, more: object = {}) =>
  send(as, 'PUT', {
    municipality_id: String(BERGEN),
    version: await versionNow(),
    mode: 'by_rule',
    forms: ['FLI'],
    reason: 'Vedtak 12/26',
    ...more,
  });
const statusOf = async (id: string) => {
  const { rows } = await sql<{ status: string; owner: string | null; decided_by: string | null }>`
    select status, owner_user_id as owner, decided_by from organisation where id = ${id}`.execute(portal.db);
  return rows[0];
};
const askFor = async (more: object) => {
  const person = await portal.given.person('Anne Asker');
  return { person, id: await asked(person, more) };
};

describe('ORG-02 approval by rule', () => {
  test('ORG-02 without a rule everything waits, whatever the register says', async () => {
    const { id } = await askFor(FRILUFTSLAG);
    expect((await statusOf(id))?.status).toBe('pending');
    await decline(id);
  });

  test('ORG-02 in the register, right form and right municipality: at once, owned by the one who asked, and in the log', async () => {
    expect((await change(staff)).status).toBe(200);
    const { person, id } = await askFor(FRILUFTSLAG);
    expect(await statusOf(id)).toEqual({ status: 'accepted', owner: person, decided_by: null });
    expect((await portal.get(`/api/organizations/${id}`)).status).toBe(200);
    const { rows } = await sql<{ actor_user_id: string | null; details: object }>`
      select actor_user_id, details from audit_entry where action = 'organization.accept' and municipality_id = ${BERGEN}
      order by position desc limit 1`.execute(portal.db);
    expect(rows[0]).toMatchObject({ actor_user_id: null, details: { organization: id, rule: await versionNow() } });
    const second = await askFor(FRILUFTSLAG);
    expect((await statusOf(second.id))?.status).toBe('pending');
    await decline(second.id);
    await sql`update organisation set deleted_at = now() where id = ${id}`.execute(portal.db);
  });

  test('ORG-02 of two who ask for the same number at once, one is let in and the other looked at', async () => {
    const both = await Promise.all([askFor(FRILUFTSLAG), askFor(FRILUFTSLAG)]);
    const statuses = await Promise.all(both.map(async ({ id }) => (await statusOf(id))?.status));
    expect(statuses.sort()).toEqual(['accepted', 'pending']);
    for (const { id } of both)
      await sql`update organisation set deleted_at = now() where id = ${id}`.execute(portal.db);
  });

  test('ORG-02 anything that speaks against it is left to those who decide', async () => {
    const cases = {
      'no number': { number: null, name: 'Uten nummer' },
      'not in the register': { number: '999906192', name: 'Ukjent' },
      'another form': { number: '999901751', name: 'Stiftelsen Nordnes Naust' },
      'being wound up': { number: '999902499', name: 'Loddefjord Bordtennisklubb' },
      'another name': { ...FRILUFTSLAG, name: 'Noe helt annet' },
      'another municipality': { number: '999903606', name: 'Hage' },
    };
    for (const [why, more] of Object.entries(cases)) {
      const { id } = await askFor(more);
      expect([why, (await statusOf(id))?.status]).toEqual([why, 'pending']);
      await decline(id);
    }
    register.isAway = true;
    const { id } = await askFor(FRILUFTSLAG);
    register.isAway = false;
    expect((await statusOf(id))?.status).toBe('pending');
    await decline(id);
  });

  test('ORG-02 turned off again, everything waits; each version stays, with who and why', async () => {
    expect((await change(staff, { mode: 'by_hand', forms: [], reason: 'Vi vil se på dem selv' })).status).toBe(200);
    const { id } = await askFor(FRILUFTSLAG);
    expect((await statusOf(id))?.status).toBe('pending');
    await decline(id);
    const { data } = await send(support, 'GET');
    expect(data.can.change).toBe(false);
    expect(data.versions).toMatchObject([
      { version: 2, mode: 'by_hand', forms: [], reason: 'Vi vil se på dem selv' },
      { version: 1, mode: 'by_rule', forms: ['FLI'], reason: 'Vedtak 12/26' },
    ]);
    expect(data.versions[0].changed_by).toEqual(expect.any(String));
  });

  test('ORG-02 only the municipality’s admins change it; another version than the last, no form and no reason are refused', async () => {
    const before = await versionNow();
    for (const other of [staffElsewhere, superAdmin, await portal.given.person('Vanlig')]) {
      expect([403, 404]).toContain((await send(other, 'GET')).status);
      expect([403, 404]).toContain((await change(other)).status);
    }
    expect((await change(support)).status).toBe(403);
    expect((await send(undefined, 'GET')).status).toBe(401);
    expect((await change(staff, { version: before - 1 })).status).toBe(409);
    expect((await change(staff, { forms: [] })).errors.forms).toHaveLength(1);
    expect((await change(staff, { reason: 'nei' })).errors.reason).toHaveLength(1);
    expect((await change(staff, { forms: ['AS'] })).status).toBe(422);
    expect(await versionNow()).toBe(before);
  });
});
