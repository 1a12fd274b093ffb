import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HouseholdChild } from '#features/households/contract.ts';
import type { PopulationRegister } from '#features/households/server/population-register.ts';
import { samplePopulation } from '#features/households/server/sample-population.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { BERGEN } from '#tests/support/given.ts';
import {
  FAMILY_TOWN,
  FRISK_VIND,
  givenIdentified,
  KVIKK_FURU,
  MILD_SKOG,
  NORA,
  ROLIG_FJORD,
} from '#tests/support/household-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { templatesTo } from '#tests/support/sent-letters.ts';

const nb = { language: 'nb' } as const;
const SETTLED = { child_ssn: NORA, guardian_ssn: MILD_SKOG, reason: 'Fosterhjem, sak 26/114' };

let portal: TestPortal;
let population: Pick<PopulationRegister, 'childrenOf'> = samplePopulation();
beforeAll(async () => {
  portal = await startPortal({
    now: () => new Date('2026-11-17T11:00:00Z'),
    integrations: { population: { ...samplePopulation(), childrenOf: (ssn) => population.childrenOf(ssn) } },
  });
});
afterAll(() => portal.close());

const refresh = (user: UserId) => portal.as(user).post('/api/household/refresh', {}, nb);
const household = async (user: UserId) => (await portal.as(user).get('/api/household')).json().data;
const names = async (user: UserId) => (await household(user)).children.map((child: HouseholdChild) => child.first_name);
const settle = (user: UserId, body: object) => portal.as(user).post('/api/municipality/guardianships', body, nb);
const listed = (user: UserId, query = '') => portal.as(user).get(`/api/municipality/guardianships${query}`);
const end = (user: UserId, id: string, reason = 'Flyttet hjem') =>
  portal.as(user).send('DELETE', `/api/municipality/guardianships/${id}`, { body: { reason } });

async function noticesOf(user: UserId): Promise<{ type: string; text: string; path: string | null }[]> {
  await portal.workOff();
  return (await portal.get('/api/notifications', { as: user, language: 'nb' })).json().data;
}

describe('BEY-05 what the municipality settles', () => {
  let guardian: UserId;
  let foster: UserId;
  let staff: UserId;
  beforeEach(async () => {
    population = samplePopulation();
    await sql`delete from child`.execute(portal.db);
    await sql`update app_user set ssn_sealed = null, ssn_digest = null`.execute(portal.db);
    guardian = await givenIdentified(portal, 'Rolig Fjord', ROLIG_FJORD);
    await givenIdentified(portal, 'Frisk Vind', FRISK_VIND);
    staff = await portal.given.person('Kari Kommune', { adminOf: [FAMILY_TOWN] });
    await refresh(guardian);
    foster = await givenIdentified(portal, 'Mild Skog', MILD_SKOG);
  });

  test('BEY-05 an admin makes a user a guardian with a reason, and ends it again, all in the audit log', async () => {
    const { id } = (await settle(staff, SETTLED)).json().data;
    expect((await household(foster)).children).toMatchObject([{ first_name: 'Nora', source: 'staff' }]);
    expect((await settle(staff, SETTLED)).status).toBe(409);
    // The register says nothing about it, and takes nothing of it away.
    population = { childrenOf: async () => [] };
    await refresh(foster);
    expect(await names(foster)).toEqual(['Nora']);
    const ended = await end(staff, id);
    expect([ended.status, await names(foster)]).toEqual([204, []]);
    const { rows } = await sql<{ action: string; reason: string }>`
      select action, details ->> 'reason' as reason from audit_entry
      where subject_user_id = ${foster} order by position`.execute(portal.db);
    expect(rows).toEqual([
      { action: 'guardianship.settle', reason: SETTLED.reason },
      { action: 'guardianship.end', reason: 'Flyttet hjem' },
    ]);
  });

  test('BEY-05 what is settled is listed for those who may end it, until it has ended or the child lives elsewhere', async () => {
    const { id } = (await settle(staff, SETTLED)).json().data;
    expect((await listed(staff)).json()).toEqual({
      data: [
        {
          id,
          first_name: 'Nora',
          birth_year: 2017,
          guardian_name: 'Mild Skog',
          reason: SETTLED.reason,
          decided_by: 'Kari Kommune',
          decided_at: '2026-11-17T11:00:00Z',
          is_own_case: false,
        },
      ],
      next: null,
    });
    await sql`insert into municipal_grant (user_id, municipality_id, role)
      select ${foster}, municipality_id, role from municipal_grant where user_id = ${staff}`.execute(portal.db);
    expect((await listed(foster)).json().data).toMatchObject([{ id, is_own_case: true }]);
    await sql`update child set municipality_id = ${BERGEN} where first_name = 'Nora'`.execute(portal.db);
    expect((await listed(staff)).json().data).toEqual([]);
    await sql`update child set municipality_id = ${FAMILY_TOWN} where first_name = 'Nora'`.execute(portal.db);
    await end(staff, id);
    expect((await listed(staff)).json().data).toEqual([]);
  });

  test('BEY-05 many are listed page by page, each once', async () => {
    await sql`insert into child (id, first_name, last_name, born_on, municipality_id, ssn_sealed, ssn_digest, created_at, checked_at)
      select gen_random_uuid(), 'Barn ' || n, 'Li', '2018-03-01', ${FAMILY_TOWN}, ssn_sealed, ssn_digest || n::text::bytea,
        created_at, checked_at
      from child, generate_series(1, 25) as n where first_name = 'Nora'`.execute(portal.db);
    await sql`insert into guardianship (id, child_id, guardian_user_id, source, reason, decided_by, started_at)
      select gen_random_uuid(), id, ${foster}, 'staff', 'Dom', ${staff}, now() from child where first_name like 'Barn %'`.execute(
      portal.db,
    );
    const first = (await listed(staff)).json();
    const second = (await listed(staff, `?before=${first.next}`)).json();
    expect([first.data.length, second.data.length, second.next]).toEqual([20, 5, null]);
    const seen = [...first.data, ...second.data].map(({ first_name }) => first_name);
    expect(new Set(seen).size).toBe(25);
  });

  test('BEY-05 NOT-02 the one whom it is about is told, and the other guardians are not', async () => {
    const { id } = (await settle(staff, SETTLED)).json().data;
    expect(await noticesOf(foster)).toMatchObject([
      { type: 'guardianship:settled', text: 'Du er foresatt for Nora', path: '/my' },
    ]);
    await end(staff, id);
    expect(await noticesOf(foster)).toMatchObject([
      { type: 'guardianship:ended', text: 'Du er ikke lenger foresatt for Nora', path: null },
      { type: 'guardianship:settled' },
    ]);
    expect((await templatesTo(portal, foster)).sort()).toEqual(['guardianshipEnded', 'guardianshipSettled']);
    for (const user of [guardian, staff]) expect(await noticesOf(user)).toEqual([]);
  });

  test.each([
    ['support staff', { supportOf: [FAMILY_TOWN] }, 403],
    ['an admin of another municipality', { adminOf: [BERGEN] }, 403],
    ['an auditor', { auditorOf: [FAMILY_TOWN] }, 403],
    ['a moderator', { scopes: ['moderator' as const] }, 403],
    ['a user', {}, 403],
  ])('BEY-05 %s reads nothing of what is settled', async (_, rights, status) => {
    await settle(staff, SETTLED);
    const who = await portal.given.person('Ukjent Person', rights);
    const answer = await listed(who, `?municipality_id=${FAMILY_TOWN}`);
    expect([answer.status, answer.body]).toEqual([status, expect.not.stringContaining('Nora')]);
  });

  test('BEY-05 nobody makes themselves a guardian, nor decides about a child of their own', async () => {
    await sql`insert into municipal_grant (user_id, municipality_id, role)
      select ${foster}, municipality_id, role from municipal_grant where user_id = ${staff}`.execute(portal.db);
    const self = await settle(foster, SETTLED);
    expect([self.status, self.json().message]).toEqual([403, expect.stringMatching(/din egen familie/)]);
    expect(await names(foster)).toEqual([]);
    const { id } = (await settle(staff, SETTLED)).json().data;
    expect((await settle(foster, { ...SETTLED, guardian_ssn: FRISK_VIND })).status).toBe(403);
    const ended = await end(foster, id, 'Jeg vil ikke');
    expect([ended.status, await names(foster)]).toEqual([403, ['Nora']]);
  });

  test.each([
    ['a wrong number', { child_ssn: '04831750061' }, 'child_ssn', /gyldig/],
    ['a child that nobody has fetched', { child_ssn: KVIKK_FURU }, 'child_ssn', /fant ikke barnet/],
    ['a guardian without a login', { guardian_ssn: KVIKK_FURU }, 'guardian_ssn', /ingen bruker/],
    ['no reason', { reason: ' ' }, 'reason', /./],
  ])('BEY-05 %s is told at its field', async (_, wrong, field, words) => {
    const answer = await settle(staff, { ...SETTLED, ...wrong });
    expect(answer.status).toBe(422);
    expect(answer.json().errors[field][0]).toMatch(words);
  });

  test('BEY-05 the one who is grown up is nobody’s child, and the one who moved is another municipality’s', async () => {
    await sql`update child set municipality_id = ${BERGEN} where first_name = 'Nora'`.execute(portal.db);
    expect((await settle(staff, SETTLED)).json().message).toMatch(/annen kommune/);
    await sql`update child set municipality_id = ${FAMILY_TOWN}, born_on = '2008-11-17' where first_name = 'Nora'`.execute(
      portal.db,
    );
    expect((await settle(staff, SETTLED)).json().message).toMatch(/fylt 18 år/);
  });

  test.each([
    ['support staff', { supportOf: [FAMILY_TOWN] }, 422],
    ['an admin of another municipality', { adminOf: [BERGEN] }, 422],
    ['a moderator', { scopes: ['moderator' as const] }, 403],
    ['a user', {}, 403],
  ])('BEY-05 %s settles nothing and ends nothing', async (_, rights, status) => {
    const { id } = (await settle(staff, SETTLED)).json().data;
    const who = await portal.given.person('Ukjent Person', rights);
    expect((await settle(who, { ...SETTLED, guardian_ssn: FRISK_VIND })).status).toBe(status);
    const ended = await end(who, id);
    expect(ended.status).toBe(status === 403 ? 403 : 404);
    expect(await names(foster)).toEqual(['Nora']);
  });
});
