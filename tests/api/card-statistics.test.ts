import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cardOfficeWorkers } from '#features/card-office/server/jobs.ts';
import { figuresOf } from '#features/card-office/server/period-figures.ts';
import { decidedVersion } from '#features/schemes/server/public.ts';
import { type ClaimScene, claimScene, givenCard, givenRunningScheme } from '#tests/support/claim-scene.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';

let scene: ClaimScene;
let auditor: string;
let former: string;
beforeAll(async () => {
  scene = await claimScene();
  const { portal, people, pay } = scene;
  await givenCard(portal, scene, []);
  await givenCard(portal, await givenRunningScheme(portal), []);
  await pay(people.mother);
  const elsewhere = await givenRunningScheme(portal, {}, OSLO);
  for (let one = 0; one < 22; one += 1) await givenCard(portal, elsewhere, []);
  auditor = await portal.given.person('Rita Revisor', { auditorOf: [BERGEN] });
  former = await portal.given.person('Fred Før', { adminOf: [BERGEN] });
  await sql`delete from municipal_grant where user_id = ${former}`.execute(portal.db);
});
afterAll(() => scene.close());

const LIST = '/municipality/leisure-cards';
const NB = { language: 'nb' };

describe('CRD-09 the numbers', () => {
  const numbers = async () => (await scene.portal.as(scene.people.admin).get(`/api${LIST}/numbers`)).json().data;

  test('CRD-09 tell accounts, what was put in, what is used and what waits', async () => {
    const before = await numbers();
    expect(before).toMatchObject({ accounts: 3, used_ore: 0, waiting: 1, waiting_ore: 45_000, since: '2026-08-01' });
    const id = await scene.approved({ amount: '300' });
    expect(await scene.stateOf(id)).toBe('approved');
    expect(await numbers()).toMatchObject({ used_ore: 30_000, waiting: 1 });
  });

  test('CRD-09 a large municipality’s are kept by a job, and are the same', async () => {
    const { portal, version } = scene;
    const decided = await decidedVersion(portal, version);
    if (!decided) throw new Error('The version of a test is decided on.');
    const asking = { db: portal.db, now: new Date('2026-11-17T12:00:00Z') };
    expect(await figuresOf(asking, decided, 0)).toBeUndefined();
    await cardOfficeWorkers[0]?.work({ ...portal.jobServices, now: () => asking.now }, {});
    const [kept, live] = [await figuresOf(asking, decided, 0), await figuresOf(asking, decided)];
    expect(kept?.figures).toEqual(live?.figures);
    expect(live?.figures).toMatchObject({ accounts: 2, used_accounts: 1, used_ore: 30_000, median_ore: 0 });
  });

  test('CRD-09 are each municipality’s own, and none where nothing runs', async () => {
    const { portal, people } = scene;
    const elsewhere = async () => (await portal.as(people.elsewhere).get(`/api${LIST}/numbers`)).json().data;
    expect(await elsewhere()).toMatchObject({ accounts: 22, waiting: 0 });
    scene.setClock('2030-01-01T12:00:00Z');
    expect(await elsewhere()).toBeNull();
    scene.setClock('2026-11-17T12:00:00Z');
  });
});

describe('CRD-09 statistics', () => {
  const statistics = (as: string, query = '') => scene.portal.as(as).get(`/api/municipality/statistics${query}`, NB);

  test('CRD-09 tell of one period, and nothing of so few that they could be recognised', async () => {
    const { people, version } = scene;
    const few = (await statistics(people.admin, `?version_id=${version}`)).json();
    expect(few.period).toMatchObject({ id: version, scheme_name: 'Fritidskonto', starts_on: '2026-08-01' });
    expect(few.periods).toHaveLength(2);
    expect(few.data).toMatchObject({ accounts: null, used_ore: null, median_ore: null, used_accounts: null });
    expect(few.data.by_payee).toEqual([{ name: 'Solvik svømmeklubb', accounts: null, used_ore: null }]);
    const [category] = few.data.by_category;
    expect([category.accounts, category.used_ore, typeof category.name]).toEqual([null, null, 'string']);
    const many = (await statistics(people.elsewhere)).json().data;
    expect(many).toMatchObject({ accounts: 22, granted_ore: 4_400_000, used_ore: 0, median_ore: 0 });
    expect(many.by_age).toEqual([{ age: 12, accounts: 22, granted_ore: 4_400_000, used_ore: 0 }]);
  });

  test('CRD-09 are for the municipality’s own people', async () => {
    const { people, version } = scene;
    const ask = async (as: string) => (await statistics(as, `?municipality_id=${BERGEN}`)).status;
    expect(await ask(people.support)).toBe(200);
    for (const as of [people.elsewhere, people.superAdmin]) expect(await ask(as)).toBe(404);
    for (const as of [people.mother, people.clubAdmin, auditor, former]) expect(await ask(as)).toBe(403);
    expect((await statistics(people.elsewhere, `?version_id=${version}`)).status).toBe(404);
  });
});
