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

/** What the job does every quarter of an hour. */
const count = ({ portal }: ClaimScene, at = '2026-11-17T12:00:00Z') =>
  cardOfficeWorkers[0]?.work({ ...portal.jobServices, now: () => new Date(at) }, {});

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
    await count(scene);
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
    expect(many).toMatchObject({ accounts: 22, granted_ore: 4_400_000, used_ore: null, median_ore: null });
    expect(many.by_age).toEqual([{ age: 12, accounts: 22, granted_ore: 4_400_000, used_ore: null }]);
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

describe('CRD-09 statistics of twenty accounts', () => {
  let twenty: ClaimScene;
  let cards: string[];
  beforeAll(async () => {
    twenty = await claimScene();
    const { portal, people } = twenty;
    cards = [];
    // Ten of twelve years and ten of nine, in turn; the scene has one of twelve already.
    for (let one = 0; one < 20; one += 1) {
      const born_on = one % 2 === 0 ? '2014-03-01' : '2017-03-01';
      cards.push(one === 0 ? twenty.card : await givenCard(portal, twenty, [people.mother], { born_on }));
    }
  });
  afterAll(() => twenty.close());

  const use = async (places: readonly number[], day: string) => {
    twenty.setClock(`${day}T11:00:00Z`);
    const claims: string[] = [];
    for (const place of places) {
      const { id } = (await twenty.pay(twenty.people.mother, {}, undefined, cards[place])).json().data;
      claims.push(id);
    }
    await twenty.decide(twenty.people.admin, claims, 'approve');
    for (const claim of claims) expect(await twenty.stateOf(claim)).toBe('approved');
  };
  const shown = async (at: string) => {
    await count(twenty, at);
    return (await twenty.portal.as(twenty.people.admin).get('/api/municipality/statistics', NB)).json().data;
  };
  const HIDDEN = { used_accounts: null, used_ore: null, median_ore: null };
  const hiddenUse = [9, 12].map((age) => ({ age, accounts: 10, granted_ore: 2_000_000, used_ore: null }));

  test('CRD-09 what one of twenty has used is not told, nor what four have', async () => {
    await use([0], '2026-11-17');
    const one = await shown('2026-11-17T12:00:00Z');
    expect(one).toMatchObject({ accounts: 20, granted_ore: 4_000_000, ...HIDDEN, by_age: hiddenUse });
    expect(one.by_payee).toEqual([{ name: 'Solvik svømmeklubb', accounts: null, used_ore: null }]);
    await use([1, 3, 5], '2026-11-17');
    await sql`update office_figures set shown_at = null, shown_figures = null`.execute(twenty.portal.db);
    const four = await shown('2026-11-17T12:15:00Z');
    expect(four).toMatchObject({ accounts: 20, ...HIDDEN, by_age: hiddenUse });
    expect(four.by_category.map(({ used_ore }: { used_ore: number | null }) => used_ore)).toEqual([null]);
  });

  test('CRD-09 what five have used is told, and the total does not give away what one of an age has', async () => {
    await use([7, 9], '2026-11-17');
    await sql`update office_figures set shown_at = null, shown_figures = null`.execute(twenty.portal.db);
    const six = await shown('2026-11-17T12:30:00Z');
    // Five of nine years and one of twelve.
    expect(six).toMatchObject({ used_accounts: 6, used_ore: 270_000, median_ore: 0, by_age: hiddenUse });
    expect(six.by_payee).toEqual([{ name: 'Solvik svømmeklubb', accounts: 6, used_ore: 270_000 }]);
  });

  test('CRD-09 two readings around a payment are the same, until five have used something and the day is over', async () => {
    const before = await shown('2026-11-17T13:00:00Z');
    await use([11], '2026-11-18');
    expect(await shown('2026-11-18T12:00:00Z')).toEqual(before);
    await use([2, 4, 6], '2026-11-18');
    expect(await shown('2026-11-19T12:00:00Z')).toEqual(before);
    await use([8], '2026-11-19');
    const after = await shown('2026-11-19T12:15:00Z');
    expect(after).toMatchObject({ used_accounts: 11, used_ore: 495_000, median_ore: 50_000 });
    expect(after.by_age.map(({ used_ore }: { used_ore: number }) => used_ore)).toEqual([270_000, 225_000]);
    await use([10, 12, 13, 14, 15], '2026-11-19');
    expect(await shown('2026-11-19T12:30:00Z')).toEqual(after);
  });

  test('CRD-09 of the few who have used nothing neither the total nor a payee tells how many they are', async () => {
    const sixteen = await shown('2026-11-20T12:00:00Z');
    expect(sixteen).toMatchObject({ accounts: 20, used_accounts: null, used_ore: 720_000 });
    expect(sixteen.by_payee).toEqual([{ name: 'Solvik svømmeklubb', accounts: null, used_ore: 720_000 }]);
    expect(sixteen.by_category).toMatchObject([{ accounts: null, used_ore: 720_000 }]);
  });
});
