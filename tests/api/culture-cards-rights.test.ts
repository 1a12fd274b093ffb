import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CultureScene, cultureScene } from '#tests/support/culture-scene.ts';

let scene: CultureScene;
/** The municipality's group and the museum's own, each with a card. */
let made: { group: string; card: string; own: string; ownCard: string; visit: string };
beforeAll(async () => {
  scene = await cultureScene();
  const { people, house, museum } = scene;
  const group = await scene.givenGroup(people.admin, { visits_per_period: 50 });
  const card = await scene.givenCard(people.admin, group, 'Grete Solheim', { birth_year: 1950 });
  const own = await scene.givenGroup(museum.moderator, { name: 'Museets venner' }, museum.id);
  const ownCard = await scene.givenCard(museum.moderator, own, 'Inger Bøe');
  const { data } = await scene.visit(house.moderator, house.id, card);
  made = { group, card, own, ownCard, visit: data.visit_id };
});
afterAll(() => scene.close());

/** Everything that is done at a desk, as a user who says whose desk it is. */
const atDesk = (as: string, organization_id: string, more: object = {}) => {
  const query = `organization_id=${organization_id}`;
  const { group, card } = made;
  const key = randomUUID();
  return Promise.all([
    scene.send(as, 'GET', `/visits?${query}`, undefined, more),
    scene.send(as, 'GET', `/culture_cards?${query}&q=grete`, undefined, more),
    scene.send(as, 'GET', `/culture_groups?${query}`, undefined, more),
    scene.send(as, 'GET', `/culture_group_members?${query}&group_id=${group}`, undefined, more),
    scene.send(as, 'GET', `/visits/numbers?${query}`, undefined, more),
    scene.send(as, 'GET', `/visits/numbers/file?${query}`, undefined, more),
    scene.send(as, 'POST', '/culture_cards/read', { organization_id, text: 'x' }, more),
    scene.send(as, 'POST', '/visits', { organization_id, card_id: card, key }, more),
    scene.send(as, 'POST', '/visits/group', { organization_id, group_id: group, card_ids: [card], key }, more),
    scene.send(as, 'POST', '/culture_groups', { ...scene.form(), organization_id }, more),
  ]);
};
const statusesOf = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))];
const visitsOf = async (card: string): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from culture_visit where card_id = ${card}`.execute(scene.portal.db);
  return rows[0]?.total ?? -1;
};

describe('CUL-01 who stands at a desk', () => {
  test('CUL-01 to those who do not, there is no desk', async () => {
    const { people, house, museum, osloHouse } = scene;
    const before = await visitsOf(made.card);
    const others = [
      people.stranger,
      people.admin,
      people.support,
      people.superAdmin,
      people.auditor,
      people.elsewhere,
      house.member,
      house.applicant,
      house.outsider,
      museum.owner,
      osloHouse.moderator,
    ];
    for (const as of others) expect(statusesOf(await atDesk(as, house.id))).toEqual([404]);
    expect(await visitsOf(made.card)).toBe(before);
    const { data } = await scene.send(house.member, 'GET', '/culture_venues');
    expect(data).toEqual([]);
    for (const as of [house.owner, house.admin, house.moderator]) {
      expect((await scene.send(as, 'GET', '/culture_venues')).data).toEqual([
        { organization_id: house.id, name: 'Kulturhuset' },
      ]);
      expect((await scene.desk(as, house.id)).venue_name).toBe('Kulturhuset');
    }
  });

  test('CUL-01 nobody who has not logged in has anything', async () => {
    const { portal, house } = scene;
    for (const path of ['/culture_cards/assigned', '/culture_venues', `/visits?organization_id=${house.id}`]) {
      expect((await portal.get(`/api${path}`)).status).toBe(401);
    }
  });

  test('CUL-01 a venue neither sees nor uses what is another venue’s own', async () => {
    const { house, museum } = scene;
    const { data: groups } = await scene.send(house.moderator, 'GET', `/culture_groups?organization_id=${house.id}`);
    expect(groups.map(({ id }: { id: string }) => id)).toEqual([made.group]);
    const query = `organization_id=${house.id}`;
    const members = `/culture_group_members?${query}&group_id=${made.own}`;
    expect((await scene.send(house.moderator, 'GET', members)).status).toBe(404);
    expect((await scene.send(house.moderator, 'GET', `/culture_cards?${query}&q=inger`)).data).toEqual([]);
    expect((await scene.visit(house.moderator, house.id, made.ownCard)).status).toBe(404);
    const body = { organization_id: house.id, group_id: made.own, card_ids: [made.ownCard], key: randomUUID() };
    expect((await scene.send(house.moderator, 'POST', '/visits/group', body)).status).toBe(422);
    expect(await visitsOf(made.ownCard)).toBe(0);
    // Nor does a visit of another house come off.
    expect((await scene.send(museum.moderator, 'DELETE', `/visits/${made.visit}`)).status).toBe(404);
  });

  test('CUL-01 a card of another municipality is not there', async () => {
    const { people, osloHouse } = scene;
    expect((await scene.visit(osloHouse.moderator, osloHouse.id, made.card)).status).toBe(404);
    const group = await scene.givenGroup(people.elsewhere);
    const { data } = await scene.giveCard(people.elsewhere, group, 'Ola Oslo');
    const { house } = scene;
    expect((await scene.visit(house.moderator, house.id, data.id)).status).toBe(404);
    const read = { organization_id: house.id, text: data.digits };
    expect((await scene.send(house.moderator, 'POST', '/culture_cards/read', read)).status).toBe(422);
  });

  test('CUL-01 a moderator who is removed, and a venue that is stopped, ended or deleted, are out at once', async () => {
    const { people, portal } = scene;
    const gone = await portal.given.person('Geir Gått');
    const id = await portal.given.organisation({ name: 'Galleriet', owner: people.stranger });
    await portal.given.member(id, gone, 'moderator');
    const venue = await scene.asVenue(people.admin, id);
    expect((await scene.send(gone, 'GET', `/visits?organization_id=${id}`)).status).toBe(200);
    const own = await scene.givenGroup(gone, { name: 'Galleriets' }, id);
    const card = await scene.givenCard(gone, own);

    await sql`update organisation set status = 'suspended', stop_reason = 'Ser på det', stopped_at = now() where id = ${id}`.execute(
      portal.db,
    );
    expect(statusesOf(await atDesk(gone, id))).toEqual([409]);
    expect((await scene.send(gone, 'GET', '/culture_venues')).data).toEqual([]);
    await sql`update organisation set status = 'accepted', stop_reason = null, stopped_at = null where id = ${id}`.execute(
      portal.db,
    );

    await sql`update membership set status = 'left' where user_id = ${gone}`.execute(portal.db);
    expect(statusesOf(await atDesk(gone, id))).toEqual([404]);
    expect((await scene.giveCard(gone, own)).status).toBe(404);
    expect((await scene.send(gone, 'DELETE', `/culture_group_members/${card}`)).status).toBe(404);

    expect((await scene.send(people.admin, 'DELETE', `/municipality/culture-venues/${venue}`)).status).toBe(204);
    expect(statusesOf(await atDesk(people.stranger, id))).toEqual([404]);
    const { rows } = await sql<{ removed: boolean }>`
      select removed_at is not null as removed from culture_card where id = ${card}`.execute(portal.db);
    expect(rows).toEqual([{ removed: true }]);

    const again = await scene.asVenue(people.admin, id);
    expect(again).not.toBe(venue);
    const deleted = await scene.send(people.stranger, 'DELETE', `/organizations/${id}`, { name: 'Galleriet' });
    expect(deleted.status).toBeLessThan(300);
    expect(statusesOf(await atDesk(people.stranger, id))).toEqual([404]);
    const { rows: open } = await sql`
      select id from culture_venue where organisation_id = ${id} and ended_at is null`.execute(portal.db);
    expect(open).toEqual([]);
  });

  test('CUL-01 while acting as another, in readonly and on a portal that closes nothing is registered', async () => {
    const { people, house } = scene;
    const before = await visitsOf(made.card);
    const writes = async (state: object, host?: string) => {
      const more = { headers: { 'x-test-state': JSON.stringify(state) }, ...(host && { host }) };
      const body = { organization_id: house.id, card_id: made.card, key: randomUUID() };
      return [
        await scene.send(house.moderator, 'POST', '/visits', body, more),
        await scene.send(house.moderator, 'DELETE', `/visits/${made.visit}`, undefined, more),
        await scene.send(people.admin, 'POST', '/culture_groups', scene.form(), more),
        await scene.send(people.admin, 'DELETE', `/culture_group_members/${made.card}`, undefined, more),
        await scene.send(people.admin, 'POST', '/municipality/culture-venues', { organization_id: house.id }, more),
      ];
    };
    expect(statusesOf(await writes({ acting_user_id: people.superAdmin }))).toEqual([403]);
    expect(statusesOf(await writes({ mode: 'readonly' }))).toEqual([405]);
    const closing = await writes({}, 'demo-avviklet.localhost');
    expect(new Set(closing.map(({ headers }) => headers['problem-kind']))).toEqual(new Set(['sunset']));
    const desk = await scene.send(house.moderator, 'GET', `/visits?organization_id=${house.id}`, undefined, {
      host: 'demo-avviklet.localhost',
    });
    expect(desk.status).toBe(404);
    expect(await visitsOf(made.card)).toBe(before);
  });
});

describe('CUL-01 who runs groups and names venues', () => {
  test('CUL-01 the municipality’s groups are its admins’ to run, a venue’s own its people’s', async () => {
    const { people, house, museum } = scene;
    const deeds = (as: string, group: string, card: string) =>
      Promise.all([
        scene.send(as, 'PUT', `/culture_groups/${group}`, scene.form()),
        scene.giveCard(as, group),
        scene.send(as, 'DELETE', `/culture_group_members/${card}`),
        scene.send(as, 'DELETE', `/culture_groups/${group}`),
      ]);
    const strangers = [people.stranger, people.auditor, people.elsewhere, house.member, house.moderator, museum.admin];
    for (const as of strangers) expect(statusesOf(await deeds(as, made.group, made.card))).toEqual([404]);
    for (const as of [people.support, people.superAdmin]) {
      expect(statusesOf(await deeds(as, made.group, made.card))).toEqual([403]);
    }
    for (const as of [people.stranger, people.admin, people.support, people.superAdmin, house.owner, museum.member]) {
      expect(statusesOf(await deeds(as, made.own, made.ownCard))).toEqual([404]);
    }
    const { rows } = await sql`
      select id from culture_card where id in (${made.card}, ${made.ownCard}) and removed_at is null`.execute(
      scene.portal.db,
    );
    expect(rows).toHaveLength(2);
  });

  test('CUL-01 those who help in the office see first names, super-admins numbers, others nothing', async () => {
    const { people, house, museum } = scene;
    const members = (as: string, group = made.group) =>
      scene.send(as, 'GET', `/culture_group_members?group_id=${group}`);
    expect((await members(people.admin)).data[0]).toMatchObject({ name: 'Grete Solheim', birth_year: 1950 });
    expect((await members(people.support)).data[0]).toMatchObject({ name: 'Grete S.', last_visit_at: null });
    for (const as of [people.superAdmin, people.elsewhere, people.auditor, people.stranger, house.owner]) {
      expect((await members(as)).status).toBe(404);
    }
    // A venue's own members are not the office's.
    expect((await members(people.admin, made.own)).status).toBe(404);
    const atHouse = `/culture_group_members?group_id=${made.group}&organization_id=${house.id}`;
    const [seen] = (await scene.send(house.moderator, 'GET', atHouse)).data;
    expect(seen).toMatchObject({ name: 'Grete Solheim', birth_year: null, last_visit_at: expect.any(String) });

    const office = [
      '/municipality/culture-venues',
      '/municipality/culture-numbers',
      '/municipality/culture-numbers/file',
    ];
    for (const path of office) {
      for (const as of [people.admin, people.support, people.superAdmin]) {
        expect((await scene.send(as, 'GET', path)).status).toBe(200);
      }
      for (const as of [people.stranger, people.auditor, house.owner, museum.admin]) {
        expect((await scene.send(as, 'GET', path)).status).toBe(403);
      }
      expect((await scene.send(people.elsewhere, 'GET', `${path}?municipality_id=4601`)).status).toBe(404);
    }
    const { can } = await scene.send(people.support, 'GET', '/municipality/culture-venues');
    expect(can).toEqual({ change: false });
  });

  test('CUL-01 venues are named by the municipality’s own admins, among its own organisations', async () => {
    const { people, osloHouse, house, portal } = scene;
    const club = await portal.given.organisation({ name: 'Kinoen' });
    const start = (as: string, organization_id: string) =>
      scene.send(as, 'POST', '/municipality/culture-venues', { organization_id });
    for (const as of [people.stranger, people.support, people.superAdmin, house.owner, people.auditor]) {
      expect((await start(as, club)).status).toBe(403);
    }
    expect((await start(people.elsewhere, club)).status).toBe(422);
    expect((await start(people.admin, osloHouse.id)).errors).toEqual({
      organization_id: ['Velg en godkjent organisasjon i kommunen.'],
    });
    const waiting = await portal.given.organisation({ name: 'Venter', status: 'pending' });
    expect((await start(people.admin, waiting)).status).toBe(409);
    expect((await start(people.admin, house.id)).message).toBe('Organisasjonen tar allerede imot kulturkort.');
    for (const as of [people.stranger, people.support, people.superAdmin, house.owner]) {
      const ended = await scene.send(as, 'DELETE', `/municipality/culture-venues/${scene.venues.house}`);
      expect(ended.status).toBe(403);
    }
    const elsewhere = await scene.send(
      people.elsewhere,
      'DELETE',
      `/municipality/culture-venues/${scene.venues.house}`,
    );
    expect(elsewhere.status).toBe(404);
    expect((await scene.desk(house.moderator, house.id)).venue_name).toBe('Kulturhuset');
  });

  test('CUL-01 one has one’s own cards and visits, and nobody else’s', async () => {
    const { people } = scene;
    await scene.giveCard(people.admin, made.group, 'Maja Berg', { username: 'maja@test.example' });
    expect((await scene.send(people.holder, 'GET', '/culture_cards/assigned')).data).toHaveLength(1);
    for (const as of [people.stranger, people.admin, people.superAdmin]) {
      expect((await scene.send(as, 'GET', '/culture_cards/assigned')).data).toEqual([]);
      expect((await scene.send(as, 'GET', '/culture_cards/visited')).data).toEqual([]);
    }
  });
});
