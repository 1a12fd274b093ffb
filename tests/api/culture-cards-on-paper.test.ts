import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CultureScene, cultureScene } from '#tests/support/culture-scene.ts';

let scene: CultureScene;
beforeAll(async () => {
  scene = await cultureScene();
});
afterAll(() => scene.close());

const paper = (as: string, card: string, more: object = {}) =>
  scene.send(as, 'GET', `/culture_group_members/${card}/paper`, undefined, more);
const replace = (as: string, card: string, more: object = {}) =>
  scene.send(as, 'POST', `/culture_group_members/${card}/code`, {}, more);
const connect = (as: string, number: number, digits: string, more: object = {}) =>
  scene.send(as, 'POST', '/culture_cards/connect', { number, digits }, more);
const readAtDesk = (text: string) =>
  scene.send(scene.house.moderator, 'POST', '/culture_cards/read', { organization_id: scene.house.id, text });
const own = async (as: string) => (await scene.send(as, 'GET', '/culture_cards/assigned')).data;

/** A card of the municipality's for a person who has neither an account nor a phone. */
async function givenPaper(name = 'Oddbjørg Vik') {
  const group = await scene.givenGroup(scene.people.admin, { name: 'Pensjonister' });
  const card = await scene.givenCard(scene.people.admin, group, name);
  const { data } = await paper(scene.people.admin, card);
  return { group, card, ...(data as { number: number; digits: string; code: string }) };
}

const actionsOn = async (card: string): Promise<string[]> => {
  const { rows } = await sql<{ action: string }>`
    select action from audit_entry where details->>'card' = ${card} order by position`.execute(scene.portal.db);
  return rows.map(({ action }) => action);
};

describe('CUL-01 a card on paper', () => {
  test('CUL-01 has all that is printed, holds at the desk without an account, and by code as by digits', async () => {
    const { card, number, digits, code } = await givenPaper();
    expect((await paper(scene.people.admin, card)).data).toEqual({
      id: card,
      number,
      digits,
      code,
      name: 'Oddbjørg Vik',
      group_name: 'Pensjonister',
      municipality_name: 'Bergen',
      venue_name: null,
      valid_from: '2026-01-01',
      valid_until: '2027-07-31',
    });
    for (const text of [digits, code]) expect((await readAtDesk(text)).data).toMatchObject({ id: card, number });
    const { house } = scene;
    expect((await scene.visit(house.moderator, house.id, card)).data.visit_id).toEqual(expect.any(String));
  });

  test('CUL-01 gets another code: the old paper is said to be replaced, the new one holds, and it is written down', async () => {
    const { card, digits, code } = await givenPaper();
    const { status, data } = await replace(scene.people.admin, card);
    expect(status).toBe(200);
    expect(data.digits).not.toBe(digits);
    for (const text of [digits, code]) {
      expect((await readAtDesk(text)).message).toBe('Kortet har fått en ny kode. Be om å få se den nye.');
    }
    for (const text of [data.digits, data.code]) expect((await readAtDesk(text)).data).toMatchObject({ id: card });
    expect((await paper(scene.people.admin, card)).data).toMatchObject({ digits: data.digits, code: data.code });
    expect(await actionsOn(card)).toEqual(['culture_card.give', 'culture_card.replace']);
  });

  test('CUL-01 is printed and gets a code from those who run its group, and from nobody else', async () => {
    const { people, house, museum, osloHouse } = scene;
    const { card, digits } = await givenPaper();
    const ownGroup = await scene.givenGroup(museum.moderator, { name: 'Venner av museet' }, museum.id);
    const ownCard = await scene.givenCard(museum.moderator, ownGroup, 'Inger Bøe');
    const statuses = async (as: string, id: string) => [(await paper(as, id)).status, (await replace(as, id)).status];
    const strangers = [people.stranger, people.holder, people.auditor, people.elsewhere, house.member, house.moderator];
    for (const as of [...strangers, museum.owner]) expect(await statuses(as, card)).toEqual([404, 404]);
    for (const as of [people.support, people.superAdmin]) expect(await statuses(as, card)).toEqual([403, 403]);
    const others = [people.admin, people.support, people.superAdmin, house.owner, museum.member, osloHouse.owner];
    for (const as of others) expect(await statuses(as, ownCard)).toEqual([404, 404]);
    expect((await paper(museum.moderator, ownCard)).data).toMatchObject({ venue_name: 'Museet', name: 'Inger Bøe' });
    expect((await replace(museum.moderator, ownCard)).status).toBe(200);
    expect((await scene.portal.get(`/api/culture_group_members/${card}/paper`)).status).toBe(401);
    const acting = { headers: { 'x-test-state': JSON.stringify({ acting_user_id: people.superAdmin }) } };
    expect([
      (await paper(people.admin, card, acting)).status,
      (await replace(people.admin, card, acting)).status,
    ]).toEqual([403, 403]);
    expect((await readAtDesk(digits)).data).toMatchObject({ id: card });
  });

  test('CUL-01 that was taken back is neither printed nor given a code', async () => {
    const { card } = await givenPaper();
    await scene.send(scene.people.admin, 'DELETE', `/culture_group_members/${card}`);
    expect([(await paper(scene.people.admin, card)).status, (await replace(scene.people.admin, card)).status]).toEqual([
      409, 409,
    ]);
  });
});

describe('CUL-01 a card on paper comes into an account', () => {
  test('CUL-01 by its number and digits: it is in the account with what was used, and the paper goes on to hold', async () => {
    const { card, number, digits, code } = await givenPaper();
    const { people, house } = scene;
    const person = await scene.portal.given.person('Oddbjørg Vik');
    await scene.visit(house.moderator, house.id, card);
    const answer = await connect(person, number, ` ${digits.slice(0, 4)} ${digits.slice(4)} `);
    expect([answer.status, answer.data]).toEqual([200, { id: card, group_name: 'Pensjonister' }]);
    expect(await own(person)).toEqual([expect.objectContaining({ id: card, number, digits, code, visits_left: 5 })]);
    for (const text of [digits, code]) expect((await readAtDesk(text)).data).toMatchObject({ id: card });
    const { data: visits } = await scene.send(person, 'GET', '/culture_cards/visited');
    expect(visits).toHaveLength(1);
    expect(await actionsOn(card)).toEqual(['culture_card.give', 'culture_card.connect']);

    const again = await connect(person, number, digits);
    expect(again.status).toBe(200);
    const { data } = await replace(people.admin, card);
    expect(await own(person)).toEqual([expect.objectContaining({ digits: data.digits, code: data.code })]);
  });

  test('CUL-01 not with a code that was replaced, other digits, another number or a card that is gone', async () => {
    const { card, number, digits } = await givenPaper();
    const other = await givenPaper('Nils Ås');
    const person = await scene.portal.given.person('Oddbjørg Vik');
    const { data: fresh } = await replace(scene.people.admin, card);
    for (const [typed, said] of [
      [number, digits],
      [number, other.digits],
      [number, '12345678'],
      [2_000_000_000, fresh.digits],
    ] as const) {
      const { status, errors } = await connect(person, typed, said);
      expect([status, errors?.digits]).toEqual([422, [expect.stringContaining('passer ikke sammen')]]);
    }
    await scene.send(scene.people.admin, 'DELETE', `/culture_group_members/${other.card}`);
    expect((await connect(person, other.number, other.digits)).status).toBe(422);
    expect(await own(person)).toEqual([]);
    const { rows } = await sql`select id from culture_card where id = ${card} and user_id is null`.execute(
      scene.portal.db,
    );
    expect(rows).toHaveLength(1);
  });

  test('CUL-01 not from the account that has it, and not a second one of the same group', async () => {
    const { group, number, digits } = await givenPaper();
    const [first, second] = [
      await scene.portal.given.person('Anne Første'),
      await scene.portal.given.person('Åse Andre', { email: 'aase@test.example' }),
    ];
    expect((await connect(first, number, digits)).status).toBe(200);
    const taken = await connect(second, number, digits);
    expect([taken.status, taken.message]).toEqual([409, expect.stringContaining('hos en annen bruker')]);
    expect(await own(second)).toEqual([]);
    await scene.giveCard(scene.people.admin, group, 'Åse Andre', { username: 'aase@test.example' });
    const spare = await scene.givenCard(scene.people.admin, group, 'Åse igjen');
    const { data } = await paper(scene.people.admin, spare);
    const twice = await connect(second, data.number, data.digits);
    expect([twice.status, twice.message]).toEqual([409, expect.stringContaining('allerede et kort i denne gruppen')]);
    expect(await own(second)).toHaveLength(1);
  });

  test('CUL-01 nobody connects it for another, and not without an account', async () => {
    const { number, digits } = await givenPaper();
    const { people, portal } = scene;
    const acting = { headers: { 'x-test-state': JSON.stringify({ acting_user_id: people.superAdmin }) } };
    expect((await connect(people.stranger, number, digits, acting)).status).toBe(403);
    expect((await portal.post('/api/culture_cards/connect', { number, digits })).status).toBe(401);
  });
});

test('CUL-01 a card’s number is tried a few times in an hour by all users together, also with the right digits then', async () => {
  const slow = await cultureScene('2026-11-18T18:00:00Z', { settings: { RATE_LIMITS: 'on' } });
  try {
    const card = await slow.givenCard(slow.people.admin, await slow.givenGroup(slow.people.admin));
    const { data } = await slow.send(slow.people.admin, 'GET', `/culture_group_members/${card}/paper`);
    const tried = async (as: string, digits: string) =>
      (await slow.send(as, 'POST', '/culture_cards/connect', { number: data.number, digits })).status;
    const guessers = [
      slow.people.stranger,
      slow.people.elsewhere,
      slow.house.owner,
      slow.house.admin,
      slow.museum.owner,
    ];
    for (const as of guessers) expect(await tried(as, '12345678')).toBe(422);
    expect(await tried(slow.people.holder, data.digits)).toBe(429);
    slow.at('2026-11-18T19:00:01Z');
    expect(await tried(slow.people.holder, data.digits)).toBe(200);
  } finally {
    await slow.close();
  }
});
