import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ClaimScene, claimScene, givenCard, givenRunningScheme } from '#tests/support/claim-scene.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';

const SSN = '01031450035';
const NOBODY = '01031450116';

let scene: ClaimScene;
let auditor: string;
let former: string;
beforeAll(async () => {
  scene = await claimScene();
  const { portal, people } = scene;
  const { db, secrets } = { db: portal.db, secrets: portal.jobServices.secrets };
  await sql`update child set ssn_digest = ${secrets.digest('ssn', SSN)}, postal_code = '5003'
    where id = (select child_id from card where id = ${scene.card})`.execute(db);
  await givenCard(portal, scene, [people.stranger], { born_on: '2009-02-01', first_name: 'Eldste' });
  auditor = await portal.given.person('Rita Revisor', { auditorOf: [BERGEN] });
  former = await portal.given.person('Fred Før', { adminOf: [BERGEN] });
  await sql`delete from municipal_grant where user_id = ${former}`.execute(db);
});
afterAll(() => scene.close());

const LIST = '/municipality/leisure-cards';
const NB = { language: 'nb' };
const list = async (query = '', as: string = scene.people.admin) =>
  (await scene.portal.as(as).get(`/api${LIST}${query}`, NB)).json();
const numbersOf = async (query: string) =>
  (await list(query)).data.map(({ first_name }: { first_name: string }) => first_name);
const open = (as: string, id: string = scene.card) => scene.call(as, `${LIST}/${id}/open`);
const find = (as: string, ssn: string, reason = 'Familien ringte om kontoen') =>
  scene.call(as, `${LIST}/find`, { ssn, reason });
const refill = (as: string, body: object = {}, key: string = randomUUID(), id: string = scene.card) =>
  scene.call(
    as,
    `${LIST}/${id}/refill`,
    { direction: 'in', amount: '500', reason: 'Flyttet hit i høst', ...body },
    key,
  );
const audited = async (action: string) =>
  (await sql<{ details: object }>`select details from audit_entry where action = ${action}`.execute(scene.portal.db))
    .rows;

describe('CRD-09 the accounts of a municipality', () => {
  test('CRD-09 are listed with a first name, a year of birth and what is left', async () => {
    const { data, next, schemes, can } = await list();
    expect(data.map(({ number }: { number: number }) => number)).toEqual([2, 1]);
    expect(data[1]).toEqual({
      id: scene.card,
      number: 1,
      scheme_name: 'Fritidskonto',
      first_name: 'Emil',
      birth_year: 2014,
      postal_code: '5003',
      state: 'open',
      left_ore: 200_000,
      held_ore: 0,
      granted_ore: 200_000,
    });
    expect({ next, schemes, can }).toEqual({
      next: null,
      schemes: [{ id: scene.scheme, name: 'Fritidskonto' }],
      can: { change: true },
    });
  });

  test('CRD-09 are narrowed by scheme, state, age, postal code, what is left and number', async () => {
    expect(await numbersOf('?min_age=13')).toEqual(['Eldste']);
    expect(await numbersOf('?max_age=12')).toEqual(['Emil']);
    expect(await numbersOf('?min_age=12&max_age=12')).toEqual(['Emil']);
    expect(await numbersOf('?postal_code=5003')).toEqual(['Emil']);
    expect(await numbersOf('?number=2')).toEqual(['Eldste']);
    expect(await numbersOf('?before=2')).toEqual(['Emil']);
    expect(await numbersOf('?left=none')).toEqual([]);
    expect(await numbersOf('?left=some&state=open')).toEqual(['Eldste', 'Emil']);
    expect(await numbersOf('?state=expired')).toEqual([]);
    expect(await numbersOf(`?scheme_id=${randomUUID()}`)).toEqual([]);
    for (const wrong of ['?postal_code=50', '?min_age=-1', '?min_age=121', '?number=0x1', '?state=lost']) {
      expect((await scene.portal.as(scene.people.admin).get(`/api${LIST}${wrong}`)).status).toBe(422);
    }
  });

  test('CRD-09 come page by page by number', async () => {
    const { portal, people } = scene;
    const other = await givenRunningScheme(portal, {}, OSLO);
    for (let one = 0; one < 22; one += 1) await givenCard(portal, other, []);
    const first = await list('', people.elsewhere);
    expect([first.data.length, first.next]).toEqual([20, '3']);
    const second = await list(`?before=${first.next}`, people.elsewhere);
    expect([second.data.map(({ number }: { number: number }) => number), second.next]).toEqual([[2, 1], null]);
  });

  test('CRD-09 one is found by the child’s number, with a reason, and the look leaves a trace', async () => {
    const { people } = scene;
    expect((await find(people.admin, '010314 50035')).json().data).toMatchObject([{ id: scene.card, number: 1 }]);
    expect((await find(people.support, NOBODY)).json().data).toEqual([]);
    const wrong = await find(people.admin, '01031450036', '');
    expect([wrong.status, Object.keys(wrong.json().errors)]).toEqual([422, ['ssn', 'reason']]);
    const trace = await audited('card.find');
    expect(trace).toEqual([
      { details: { reason: 'Familien ringte om kontoen', found: 1, card: scene.card } },
      { details: { reason: 'Familien ringte om kontoen', found: 0 } },
    ]);
    expect(JSON.stringify(trace)).not.toContain(SSN);
  });

  test('CRD-09 looking children up is slowed', async () => {
    const slowed = await claimScene({ settings: { RATE_LIMITS: 'on' } });
    const body = { ssn: NOBODY, reason: 'Familien ringte om kontoen' };
    const answers: number[] = [];
    for (let one = 0; one < 31; one += 1) {
      answers.push((await slowed.call(slowed.people.support, `${LIST}/find`, body)).status);
    }
    await slowed.close();
    expect([answers.filter((status) => status === 200).length, answers.at(-1)]).toEqual([30, 429]);
  });

  test('CRD-09 one is opened with its story; those who help see less', async () => {
    const { people } = scene;
    await scene.pay(people.mother, { amount: '450' });
    const whole = (await open(people.admin)).json().data;
    expect(whole).toMatchObject({
      last_name: 'Lunde',
      born_on: '2014-03-01',
      left_ore: 155_000,
      held_ore: 45_000,
      grants: [{ reason: 'granted', amount_ore: 200_000, note: null }],
      payments: [{ status: 'PENDING', payee_name: 'Solvik svømmeklubb', amount_ore: 45_000 }],
      guardians: [
        { name: 'Ingrid Lunde', source: 'register' },
        { name: 'Jonas Lunde', source: 'register' },
      ],
      can: { change: true },
    });
    const helped = (await open(people.support)).json().data;
    expect(helped).toMatchObject({ first_name: 'Emil', last_name: null, born_on: null, looked: null });
    expect(helped.guardians.map(({ name }: { name: string }) => name)).toEqual(['Ingrid', 'Jonas']);
    expect(helped.can.change).toBe(false);
    const { looked } = (await open(people.second)).json().data;
    expect(looked.slice(0, 3)).toMatchObject([
      { name: 'Siri Støtte', deed: 'card.read' },
      { name: 'Tor Vik', deed: 'card.read' },
      { name: 'Tor Vik', deed: 'card.find' },
    ]);
    expect(JSON.stringify(whole)).not.toMatch(/ssn|pin_sealed|sealed/);
  });
});

describe('CRD-09 changing what is in an account', () => {
  test('CRD-09 puts money in with a posting, a row and a note, once for a key', async () => {
    const { people, balance, card, version } = scene;
    const [before, budget] = [await balance('purse', card), await balance('budget', version)];
    const key = randomUUID();
    const answer = await refill(people.admin, {}, key);
    expect([answer.status, answer.json().data]).toEqual([200, { left_ore: 205_000 }]);
    expect((await refill(people.admin, {}, key)).json().data).toEqual({ left_ore: 205_000 });
    expect((await refill(people.admin, { amount: '501' }, key)).status).toBe(409);
    expect(await balance('purse', card)).toEqual({ ...before, posted: before.posted + 50_000 });
    expect(await balance('budget', version)).toEqual({ ...budget, posted: budget.posted - 50_000 });
    const { grants } = (await open(people.admin)).json().data;
    const refilled = { reason: 'refilled', amount_ore: 50_000, note: 'Flyttet hit i høst', by: 'Tor Vik' };
    expect(grants).toContainEqual(expect.objectContaining(refilled));
    expect(await audited('card.refill')).toEqual([
      { details: { card, amount_ore: 50_000, reason: 'Flyttet hit i høst' } },
    ]);
    expect(await scene.sum()).toBe(0);
  });

  test('CRD-09 takes out what can be used, and never what is held or more', async () => {
    const { people, balance, card } = scene;
    const out = (amount: string) => refill(people.admin, { direction: 'out', amount });
    const over = await out('2 050,01');
    expect([over.status, over.json().errors.amount[0]]).toEqual([422, expect.stringMatching(/kr 2\s050/)]);
    expect((await out('2 050')).json().data).toEqual({ left_ore: 0 });
    expect(await balance('purse', card)).toEqual({ posted: 45_000, held: 45_000 });
    expect(await numbersOf('?left=none')).toEqual(['Emil']);
    expect((await refill(people.admin, { amount: '2 050' })).status).toBe(200);
    expect(await scene.sum()).toBe(0);
  });

  test.each([
    ['1.005', 'to desimaler'],
    ['0', 'over 0'],
    ['-5', 'to desimaler'],
    ['', 'to desimaler'],
    ['mye', 'to desimaler'],
    ['20000,01', 'høyst kr 20'],
  ])('CRD-09 %s is no amount, and the answer says what to do', async (amount, told) => {
    const answer = await refill(scene.people.admin, { amount });
    expect([answer.status, answer.json().errors.amount[0]]).toEqual([422, expect.stringContaining(told)]);
  });

  test('CRD-09 no more than the frame of the scheme has', async () => {
    const { portal, people } = scene;
    const tight = await givenRunningScheme(portal, { budget: '2 100', amount: '2 000' });
    const card = await givenCard(portal, tight, []);
    const answer = await refill(people.admin, { amount: '101' }, randomUUID(), card);
    expect([answer.status, answer.json().message]).toEqual([422, expect.stringContaining('kr 100')]);
    expect((await refill(people.admin, { amount: '100' }, randomUUID(), card)).status).toBe(200);
  });

  test('CRD-09 one admin puts in no more in a day than one may put into all accounts, and another goes on', async () => {
    const { portal, people } = scene;
    const roomy = await givenRunningScheme(portal, { budget: '500 000', amount: '2 000' });
    const card = await givenCard(portal, roomy, []);
    const alone = await portal.given.person('Ene Alene', { adminOf: [BERGEN] });
    const put = async (as: string, amount: string) => (await refill(as, { amount }, randomUUID(), card)).status;
    for (let times = 0; times < 4; times += 1) expect(await put(alone, '20 000')).toBe(200);
    expect(await Promise.all(['20 000', '20 000'].map((amount) => put(alone, amount)))).toEqual(
      expect.arrayContaining([200, 422]),
    );
    const over = await refill(alone, { amount: '1' }, randomUUID(), card);
    expect([over.status, over.json().message]).toEqual([422, expect.stringContaining('om dagen alene')]);
    expect(await put(people.second, '20 000')).toBe(200);
    scene.setClock('2026-11-18T12:00:00Z');
    expect(await put(alone, '1')).toBe(200);
    scene.setClock('2026-11-17T12:00:00Z');
    expect(await scene.sum()).toBe(0);
  });

  test('CRD-09 not without a reason, nor after the period', async () => {
    const { people } = scene;
    expect((await refill(people.admin, { reason: 'nei' })).json().errors.reason).toHaveLength(1);
    scene.setClock('2027-08-01T12:00:00Z');
    const answer = await refill(people.admin);
    scene.setClock('2026-11-17T12:00:00Z');
    expect([answer.status, answer.json().message]).toEqual([409, expect.stringContaining('utløpt')]);
  });
});

describe('CRD-09 who may not', () => {
  const answers = async (as: string) => [
    (await scene.portal.as(as).get(`/api${LIST}?municipality_id=${BERGEN}`)).status,
    (await scene.portal.as(as).get(`/api${LIST}/numbers?municipality_id=${BERGEN}`)).status,
    (
      await scene.call(as, `${LIST}/find`, {
        municipality_id: String(BERGEN),
        ssn: SSN,
        reason: 'Jeg er bare nysgjerrig',
      })
    ).status,
    (await open(as)).status,
    (await refill(as)).status,
  ];

  test('CRD-09 families, organisers, auditors and those who were admins once are turned away', async () => {
    const { people } = scene;
    for (const as of [people.mother, people.child, people.clubAdmin, people.stranger, auditor, former]) {
      expect(await answers(as)).toEqual([403, 403, 403, 403, 403]);
    }
  });

  test('CRD-09 to another municipality and to super-admins the accounts are not there', async () => {
    const { people } = scene;
    for (const as of [people.elsewhere, people.superAdmin])
      expect(await answers(as)).toEqual([404, 404, 404, 404, 404]);
  });

  test('CRD-09 those who help read, and change nothing', async () => {
    expect(await answers(scene.people.support)).toEqual([200, 200, 200, 200, 403]);
  });

  test('CRD-09 not while acting for another, in readonly mode, or without a fresh proof', async () => {
    const { portal, people, card } = scene;
    const body = { direction: 'in', amount: '1', reason: 'Bare en prøve' };
    const post = (state: object, path: string) =>
      portal.as(people.admin).post(`/api${LIST}/${card}/${path}`, body, {
        ...NB,
        headers: { 'x-test-state': JSON.stringify(state) },
      });
    for (const path of ['open', 'refill']) {
      expect((await post({ acting_user_id: people.superAdmin }, path)).status).toBe(403);
      expect((await post({ mode: 'readonly' }, path)).status).toBe(405);
    }
    const stale = await post({ proved_at: '2026-11-17T11:00:00Z' }, 'refill');
    expect([stale.status, stale.headers['problem-kind']]).toEqual([403, 'proof_required']);
    expect((await portal.post(`/api${LIST}/${card}/refill`, body)).status).toBe(401);
  });
});
