import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endForgottenGroups } from '#features/culture-cards/server/end-forgotten-groups.ts';
import { addDays } from '#platform/language/dates.ts';
import { type CultureScene, cultureScene } from '#tests/support/culture-scene.ts';
import { lettersTo, templatesTo } from '#tests/support/sent-letters.ts';

let scene: CultureScene;
beforeAll(async () => {
  scene = await cultureScene();
});
afterAll(() => scene.close());

const usedOf = (card: string) => scene.usedOf(card);

describe('CUL-01 culture cards', () => {
  test('CUL-01 a user who is given a card has it with a code, is told, and is found at the desk', async () => {
    const { people, house, portal } = scene;
    const group = await scene.givenGroup(people.admin);
    const given = await scene.giveCard(people.admin, group, 'Maja Berg', { username: 'MAJA@test.example' });
    expect(given.status).toBe(200);
    const { data: own } = await scene.send(people.holder, 'GET', '/culture_cards/assigned');
    expect(own).toEqual([
      expect.objectContaining({
        id: given.data.id,
        number: given.data.number,
        group_name: 'Ungdom 16–19 år',
        venue_name: null,
        state: 'holds',
        visits_left: 6,
        digits: given.data.digits,
        code: expect.stringMatching(/^NB2C/),
      }),
    ]);
    const [letter] = await lettersTo(portal, people.holder);
    expect(letter).toMatchObject({ template: 'cultureCardGiven', recipient: 'maja@test.example' });
    expect(letter?.text).toContain('Du har 6 besøk til og med 31. juli 2027.');
    for (const q of ['maja', 'Berg', String(given.data.number)]) {
      const found = await scene.send(house.moderator, 'GET', `/culture_cards?organization_id=${house.id}&q=${q}`);
      expect(found.data.map(({ id }: { id: string }) => id)).toEqual([given.data.id]);
    }
    for (const text of [own[0].code, own[0].digits]) {
      const read = await scene.send(house.moderator, 'POST', '/culture_cards/read', {
        organization_id: house.id,
        text,
      });
      expect(read.data).toEqual({
        id: given.data.id,
        number: given.data.number,
        name: 'Maja Berg',
        group_id: group,
        group_name: 'Ungdom 16–19 år',
        state: 'holds',
        visits_allowed: 6,
        visits_left: 6,
        valid_from: '2026-01-01',
        valid_until: '2027-07-31',
        with_companion: true,
      });
    }
  });

  test('CUL-01 whether an address has an account is not told to those who give cards', async () => {
    const { people } = scene;
    const group = await scene.givenGroup(people.admin);
    const known = await scene.giveCard(people.admin, group, 'Maja B', { username: 'maja@test.example' });
    const unknown = await scene.giveCard(people.admin, group, 'Ukjent', { username: 'nobody@test.example' });
    expect(Object.keys(known.data)).toEqual(Object.keys(unknown.data));
    const { data } = await scene.send(people.admin, 'GET', `/culture_group_members?group_id=${group}`);
    const [one, other] = data;
    expect(Object.keys(one)).toEqual(Object.keys(other));
    expect(JSON.stringify(data)).not.toContain('@');
    const again = await scene.giveCard(people.admin, group, 'Maja igjen', { username: 'maja@test.example' });
    expect([again.status, again.message]).toEqual([409, 'Denne brukeren har allerede et kort i gruppen.']);
  });

  test('CUL-01 a visit is one use, the same key is the same visit, and the last one stops', async () => {
    const { people, house } = scene;
    const card = await scene.givenCard(people.admin, await scene.givenGroup(people.admin, { visits_per_period: 2 }));
    const key = randomUUID();
    const first = await scene.visit(house.moderator, house.id, card, { key, companions: 2 });
    expect(first.data).toMatchObject({ visit_id: expect.any(String), card: { visits_left: 1, state: 'holds' } });
    const again = await scene.visit(house.moderator, house.id, card, { key, companions: 2 });
    expect(again.data.visit_id).toBe(first.data.visit_id);
    await scene.visit(house.moderator, house.id, card);
    const stopped = await scene.visit(house.moderator, house.id, card);
    expect([stopped.status, stopped.data]).toEqual([
      200,
      { visit_id: null, card: expect.objectContaining({ state: 'no_visits_left', visits_left: 0 }) },
    ]);
    expect(await usedOf(card)).toBe(2);
  });

  test('CUL-01 the database has no card with more visits than are allowed, whatever the code says', async () => {
    const { people } = scene;
    const card = await scene.givenCard(people.admin, await scene.givenGroup(people.admin, { visits_per_period: 1 }));
    const use = () =>
      sql`update culture_card set visits_used = visits_used + 1 where id = ${card}`.execute(scene.portal.db);
    await use();
    await expect(use()).rejects.toThrow('culture_card_check');
    expect(await usedOf(card)).toBe(1);
  });

  test('CUL-01 two desks at once use the last visit once', async () => {
    const { people, house, museum } = scene;
    const card = await scene.givenCard(people.admin, await scene.givenGroup(people.admin, { visits_per_period: 3 }));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        turn % 2 === 0 ? scene.visit(house.moderator, house.id, card) : scene.visit(museum.moderator, museum.id, card),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.filter(({ data }) => data.visit_id !== null)).toHaveLength(3);
    expect(await usedOf(card)).toBe(3);
  });

  test.each([
    ['not_yet', { valid_from: '2026-11-19' }],
    ['over', { valid_until: '2026-11-17' }],
  ])('CUL-01 outside its days a card is %s, and nothing is registered', async (state, days) => {
    const { people, house } = scene;
    const card = await scene.givenCard(people.admin, await scene.givenGroup(people.admin, days));
    const { data } = await scene.visit(house.moderator, house.id, card);
    expect(data).toMatchObject({ visit_id: null, card: { state } });
    expect(await usedOf(card)).toBe(0);
  });

  test('CUL-01 a visit is to what is on today; companions come where the group has them', async () => {
    const { people, house, museum, portal } = scene;
    const card = await scene.givenCard(people.admin, await scene.givenGroup(people.admin));
    const alone = await scene.givenCard(people.admin, await scene.givenGroup(people.admin, { with_companion: false }));
    await portal.given.event({
      name: 'Vinterlys',
      organisation: house.id,
      startsAt: ['2026-11-18T18:00:00Z', '2026-11-25T18:00:00Z'],
    });
    const [occasion, ...others] = (await scene.desk(house.moderator, house.id)).occasions;
    expect([occasion.name, others]).toEqual(['Vinterlys', []]);
    expect((await scene.desk(museum.moderator, museum.id)).occasions).toEqual([]);
    const { occurrence_id } = occasion;
    expect((await scene.visit(house.moderator, house.id, card, { occurrence_id })).status).toBe(200);
    const wrong = await scene.visit(museum.moderator, museum.id, card, { occurrence_id });
    expect([wrong.status, wrong.errors]).toEqual([
      422,
      { occurrence_id: ['Arrangementet er ikke her i dag. Velg på nytt.'] },
    ]);
    const led = await scene.visit(house.moderator, house.id, alone, { companions: 1 });
    expect([led.status, led.errors]).toEqual([422, { companions: ['Kort i denne gruppen gjelder ikke for følge.'] }]);
    const [recent] = (await scene.desk(house.moderator, house.id)).recent;
    expect(recent).toMatchObject({ name: 'Maja Berg', occasion: 'Vinterlys', visits_left: 5, can: { undo: true } });
  });

  test('CUL-01 shortly after a visit is taken back, later it stands', async () => {
    const { people, house } = scene;
    const card = await scene.givenCard(people.admin, await scene.givenGroup(people.admin));
    const { data } = await scene.visit(house.moderator, house.id, card);
    const { data: late } = await scene.visit(house.moderator, house.id, card);
    expect((await scene.send(house.admin, 'DELETE', `/visits/${data.visit_id}`)).status).toBe(204);
    expect((await scene.send(house.admin, 'DELETE', `/visits/${data.visit_id}`)).message).toBe(
      'Besøket er allerede angret.',
    );
    expect(await usedOf(card)).toBe(1);
    scene.at('2026-11-18T18:15:01Z');
    const refused = await scene.send(house.admin, 'DELETE', `/visits/${late.visit_id}`);
    expect([refused.status, refused.message]).toEqual([
      409,
      'Det er for sent å angre. Et besøk kan angres i et kvarter.',
    ]);
    expect(await usedOf(card)).toBe(1);
    scene.at('2026-11-18T18:00:00Z');
  });

  test('CUL-01 a whole group at once: those whose cards hold are registered, the others are named', async () => {
    const { people, house } = scene;
    const group = await scene.givenGroup(people.admin, {
      name: 'Klasse 10B',
      visits_per_period: 1,
      comes_together: true,
    });
    const [one, two, three] = [
      await scene.givenCard(people.admin, group, 'Anna'),
      await scene.givenCard(people.admin, group, 'Bo'),
      await scene.givenCard(people.admin, group, 'Cato'),
    ];
    await scene.visit(house.moderator, house.id, three);
    const body = { organization_id: house.id, group_id: group, card_ids: [one, two, three], key: randomUUID() };
    for (let turn = 0; turn < 2; turn += 1) {
      const { data } = await scene.send(house.moderator, 'POST', '/visits/group', body);
      expect(data).toEqual({
        registered: 2,
        left_out: [expect.objectContaining({ name: 'Cato', state: 'no_visits_left' })],
      });
    }
    const [recent] = (await scene.desk(house.moderator, house.id)).recent;
    expect(recent).toMatchObject({ name: 'Klasse 10B', came: 2, members: 3 });
    expect((await scene.send(house.moderator, 'DELETE', `/visits/${recent.id}`)).status).toBe(204);
    expect([await usedOf(one), await usedOf(two), await usedOf(three)]).toEqual([0, 0, 1]);
  });

  test('CUL-01 a new period gives the visits back, and fewer than were used leaves none', async () => {
    const { people, house } = scene;
    const group = await scene.givenGroup(people.admin, { visits_per_period: 3 });
    const card = await scene.givenCard(people.admin, group);
    await scene.visit(house.moderator, house.id, card);
    await scene.visit(house.moderator, house.id, card);
    const change = (form: object) =>
      scene.send(people.admin, 'PUT', `/culture_groups/${group}`, { ...scene.form(), ...form });
    const left = async () =>
      (await scene.send(people.admin, 'GET', `/culture_group_members?group_id=${group}`)).data[0].visits_left;
    expect((await change({ visits_per_period: 1 })).status).toBe(204);
    expect(await left()).toBe(0);
    await change({ visits_per_period: 5 });
    expect(await left()).toBe(3);
    await change({ visits_per_period: null });
    expect(await left()).toBeNull();
    await change({ visits_per_period: 2, valid_from: '2026-11-19' });
    expect([await left(), await usedOf(card)]).toEqual([2, 0]);
    const wrong = await change({ valid_from: '2026-05-02', valid_until: '2026-05-01' });
    expect(wrong.errors).toEqual({ valid_until: ['Siste dag kan ikke være før første dag.'] });
  });

  test('DLG-02 a card that is removed stops at once, its holder is told, and its visits stay counted', async () => {
    const { people, house, portal } = scene;
    const holder = await portal.given.person('Rolf Rask', { email: 'rolf@test.example' });
    const group = await scene.givenGroup(people.admin);
    const card = await scene.givenCard(people.admin, group, 'Rolf', { username: 'rolf@test.example' });
    const [{ code, digits }] = (await scene.send(holder, 'GET', '/culture_cards/assigned')).data;
    await scene.visit(house.moderator, house.id, card);
    expect((await scene.send(people.admin, 'DELETE', `/culture_group_members/${card}`)).status).toBe(204);
    expect((await scene.send(people.admin, 'DELETE', `/culture_group_members/${card}`)).status).toBe(409);
    expect((await scene.visit(house.moderator, house.id, card)).data).toMatchObject({
      visit_id: null,
      card: { state: 'stopped' },
    });
    for (const text of [code, digits]) {
      const read = await scene.send(house.moderator, 'POST', '/culture_cards/read', {
        organization_id: house.id,
        text,
      });
      expect(read.data.state).toBe('stopped');
    }
    expect((await scene.send(holder, 'GET', '/culture_cards/assigned')).data).toEqual([]);
    expect((await scene.send(holder, 'GET', '/culture_cards/visited')).data).toHaveLength(1);
    expect(await templatesTo(portal, holder)).toEqual(['cultureCardGiven', 'cultureCardRemoved']);
  });

  test('CUL-01 a group that ends takes its cards along', async () => {
    const { people, house, portal } = scene;
    const holder = await portal.given.person('Eva Ende', { email: 'eva@test.example' });
    const group = await scene.givenGroup(people.admin);
    await scene.givenCard(people.admin, group, 'Eva', { username: 'eva@test.example' });
    expect((await scene.send(people.admin, 'DELETE', `/culture_groups/${group}`)).status).toBe(204);
    expect((await scene.send(holder, 'GET', '/culture_cards/assigned')).data).toEqual([]);
    expect(await templatesTo(portal, holder)).toContain('cultureCardRemoved');
    expect((await scene.giveCard(people.admin, group)).message).toContain('Gruppen er avsluttet');
    const { data } = await scene.send(house.moderator, 'GET', `/culture_groups?organization_id=${house.id}`);
    expect(data.map(({ id }: { id: string }) => id)).not.toContain(group);
  });

  test('CUL-01 a group that nobody renews ends ninety days after its last day, without a letter', async () => {
    const { people, portal } = scene;
    const holder = await portal.given.person('Tor Tapt', { email: 'tor@test.example' });
    const group = await scene.givenGroup(people.admin);
    await scene.givenCard(people.admin, group, 'Tor', { username: 'tor@test.example' });
    const [row] = (
      await sql<{ day: string }>`select valid_until as day from culture_group where id = ${group}`.execute(portal.db)
    ).rows;
    const told = await templatesTo(portal, holder);
    const onDay = async (days: number) => {
      const now = addDays(new Date(`${row?.day}T12:00:00Z`), days);
      await endForgottenGroups({ ...portal.jobServices, now: () => now });
      const { rows } = await sql<{ is_over: boolean; cards: number }>`
        select ended_at is not null as is_over,
          (select count(*)::int from culture_card where group_id = g.id and removed_at is null) as cards
        from culture_group g where id = ${group}`.execute(portal.db);
      return rows[0];
    };
    expect(await onDay(90)).toEqual({ is_over: false, cards: 1 });
    expect(await onDay(91)).toEqual({ is_over: true, cards: 0 });
    expect(await templatesTo(portal, holder)).toEqual(told);
  });
});
