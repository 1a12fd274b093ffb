import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardOfficeWorkers } from '#features/card-office/server/jobs.ts';
import { type ClaimScene, claimScene, givenCard, givenRunningScheme } from '#tests/support/claim-scene.ts';
import { BERGEN } from '#tests/support/given.ts';

let scene: ClaimScene;
beforeAll(async () => {
  scene = await claimScene();
  for (let one = 0; one < 3; one += 1) await givenCard(scene.portal, scene, []);
  await sql`update card set created_at = '2026-11-01'`.execute(scene.portal.db);
});
afterAll(() => scene.close());

const CARDS = '/municipality/leisure-cards';
const ask = (as: string, body: object = {}, key: string = randomUUID()) =>
  scene.call(
    as,
    `${CARDS}/initialize`,
    { scheme_id: scene.scheme, amount: '100', reason: 'Ekstra til jul', ...body },
    key,
  );
const decide = (as: string, id: string, decision: string) =>
  scene.call(as, `${CARDS}/runs/${id}/decide`, { decision }, randomUUID());
const runs = async (as: string = scene.people.admin) =>
  (await scene.portal.as(as).get(`/api${CARDS}/runs`, { language: 'nb' })).json().data;
const work = (id: string) =>
  cardOfficeWorkers
    .find(({ job }) => job.name === 'card-office.fill')
    ?.work({ ...scene.portal.jobServices, now: () => new Date('2026-11-17T12:00:00Z') }, { id });

test('CRD-09 an amount goes into every open account, once, with a posting for each', async () => {
  const { people, balance, card, version, portal } = scene;
  const budget = await balance('budget', version);
  const key = randomUUID();
  const asked = (await ask(people.admin, {}, key)).json().data;
  expect(asked).toMatchObject({ state: 'running', accounts: 4 });
  expect((await ask(people.admin, {}, key)).json().data).toEqual(asked);
  expect((await ask(people.admin, { amount: '101' }, key)).status).toBe(409);
  const again = await ask(people.second);
  expect([again.status, again.json().message]).toEqual([409, expect.stringContaining('allerede i gang')]);
  await work(asked.id);
  await work(asked.id);
  expect(await balance('purse', card)).toEqual({ posted: 210_000, held: 0 });
  expect(await balance('budget', version)).toEqual({ ...budget, posted: budget.posted - 40_000 });
  const { rows } = await sql<{ notes: number }>`
    select count(*)::int as notes from card_grant where note = 'Ekstra til jul' and actor_user_id = ${people.admin}`.execute(
    portal.db,
  );
  expect(rows[0]?.notes).toBe(4);
  expect((await runs())[0]).toMatchObject({
    state: 'done',
    accounts: 4,
    filled: 4,
    asked_by: 'Tor Vik',
    can: { start: false, stop: false },
  });
  expect(await scene.sum()).toBe(0);
});

test('CRD-09 a run that was interrupted goes on from where it was, and gives nobody twice', async () => {
  const { people, portal, balance, card } = scene;
  const { id } = (await ask(people.admin)).json().data;
  await sql`update office_run set last_card_id = (select id from card order by id offset 1 limit 1), filled = 2
    where id = ${id}`.execute(portal.db);
  await work(id);
  expect((await runs())[0]).toMatchObject({ state: 'done', filled: 4 });
  // Done again from the first account: the keys of the postings are the same, so only those who lack it get it.
  await sql`update office_run set state = 'running', last_card_id = null, filled = 0 where id = ${id}`.execute(
    portal.db,
  );
  await work(id);
  expect(await balance('purse', card)).toEqual({ posted: 220_000, held: 0 });
  expect(await scene.sum()).toBe(0);
});

test('CRD-09 above the limit another admin starts it; who asked cannot', async () => {
  const { people, portal } = scene;
  const rich = await givenRunningScheme(portal, { budget: '9 000 000' });
  for (let one = 0; one < 6; one += 1) await givenCard(portal, rich, []);
  await sql`update card set created_at = '2026-11-01'`.execute(portal.db);
  const { id, state } = (await ask(people.admin, { scheme_id: rich.scheme, amount: '20 000' })).json().data;
  expect(state).toBe('asked');
  await work(id);
  const own = await decide(people.admin, id, 'start');
  expect([own.status, own.json().message]).toEqual([409, expect.stringContaining('annen administrator')]);
  expect((await runs())[0]).toMatchObject({ state: 'asked', filled: 0, can: { start: false, stop: true } });
  expect((await runs(people.second))[0]).toMatchObject({ can: { start: true, stop: true } });
  for (const as of [people.elsewhere, people.superAdmin]) expect((await decide(as, id, 'start')).status).toBe(404);
  for (const as of [people.support, people.mother, people.clubAdmin]) {
    expect((await decide(as, id, 'start')).status).toBe(403);
  }
  expect((await decide(people.second, id, 'start')).status).toBe(204);
  await work(id);
  expect((await runs())[0]).toMatchObject({ state: 'done', filled: 6, decided_by: 'Hilde Rø' });
  expect((await decide(people.second, id, 'stop')).status).toBe(409);
});

test('CRD-09 stopped is stopped, and a frame that is too small is told with what is left', async () => {
  const { people, portal, balance, card } = scene;
  const before = await balance('purse', card);
  const { id } = (await ask(people.admin)).json().data;
  expect((await decide(people.second, id, 'stop')).status).toBe(204);
  await work(id);
  expect(await balance('purse', card)).toEqual(before);
  const tight = await givenRunningScheme(portal, { budget: '4 150', amount: '2 000' });
  for (let one = 0; one < 2; one += 1) await givenCard(portal, tight, []);
  const short = await ask(people.admin, { scheme_id: tight.scheme, amount: '76' });
  expect([short.status, short.json().errors.amount[0]]).toEqual([422, expect.stringMatching(/kr 152.*kr 150/)]);
  const empty = await givenRunningScheme(portal);
  expect((await ask(people.admin, { scheme_id: empty.scheme })).status).toBe(409);
});

test.each([
  ['1.005', 422],
  ['0', 422],
  ['-1', 422],
  ['', 422],
])('CRD-09 %s is no amount for many either', async (amount, status) => {
  expect((await ask(scene.people.admin, { amount })).status).toBe(status);
});

test('CRD-09 who may not put money in for many', async () => {
  const { people, portal } = scene;
  const auditor = await portal.given.person('Rita Revisor', { auditorOf: [BERGEN] });
  const former = await portal.given.person('Fred Før', { adminOf: [BERGEN] });
  await sql`delete from municipal_grant where user_id = ${former}`.execute(portal.db);
  for (const as of [people.mother, people.clubAdmin, auditor, former, people.support]) {
    expect((await ask(as)).status).toBe(403);
  }
  expect((await ask(people.elsewhere)).status).toBe(404);
  expect((await ask(people.elsewhere, { municipality_id: String(BERGEN) })).status).toBe(404);
  expect((await ask(people.superAdmin, { municipality_id: String(BERGEN) })).status).toBe(404);
  const post = (state: object) =>
    portal
      .as(people.admin)
      .post(
        `/api${CARDS}/initialize`,
        { scheme_id: scene.scheme, amount: '1', reason: 'Ekstra til jul' },
        { language: 'nb', headers: { 'x-test-state': JSON.stringify(state) } },
      );
  expect((await post({ acting_user_id: people.superAdmin })).status).toBe(403);
  expect((await post({ mode: 'readonly' })).status).toBe(405);
  expect((await post({ proved_at: '2026-11-17T11:00:00Z' })).headers['problem-kind']).toBe('proof_required');
  expect((await portal.as(people.support).get(`/api${CARDS}/runs`)).status).toBe(200);
});

test('CRD-09 what a run had put in before it was stopped counts towards the day of who began it alone', async () => {
  const { portal } = scene;
  const alone = await portal.given.person('Alma Alene', { adminOf: [BERGEN] });
  const wide = await givenRunningScheme(portal, { budget: '9 000 000' });
  for (let one = 0; one < 6; one += 1) await givenCard(portal, wide, []);
  const begin = async () => (await ask(alone, { scheme_id: wide.scheme, amount: '10 000' })).json().data;
  const stoppedAfter = async (filled: number) => {
    const { id, state } = await begin();
    // Two hundred at a time: so far it has come.
    await sql`update office_run set filled = ${filled} where id = ${id}`.execute(portal.db);
    expect((await decide(alone, id, 'stop')).status).toBe(204);
    return state;
  };
  expect([await stoppedAfter(0), await stoppedAfter(5)]).toEqual(['running', 'running']);
  expect((await begin()).state).toBe('asked');
});
