import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#platform/server/new-id.ts';
import { type EquipmentScene, equipmentScene } from '#tests/support/equipment-scene.ts';

let scene: EquipmentScene;
let item: string;
let loan: string;
beforeAll(async () => {
  scene = await equipmentScene();
  const { lending, people, cards, reserve, club } = scene;
  item = (await lending.item(await lending.place({ organisation: club }), { pieces: 3 })).id;
  loan = (await reserve(people.mother, item, cards.emil, '2026-11-18', '2026-11-20')).json().data.id;
});
afterAll(() => scene.close());

const DAYS = { from: '2026-11-24', to: '2026-11-24' };

describe('BEY-20 who may not', () => {
  test('BEY-20 to those who have no part in an account, neither it nor its loans are there', async () => {
    const { people, cards, get, post, send } = scene;
    for (const as of [
      people.stranger,
      people.other,
      people.admin,
      people.support,
      people.clubAdmin,
      people.superAdmin,
    ]) {
      const statuses = [
        (await post(as, `/equipment/${item}/reserve`, { card_id: cards.emil, ...DAYS })).status,
        (await post(as, `/equipment/${item}/wait`, { card_id: cards.emil, ...DAYS })).status,
        (await send(as, 'DELETE', `/equipment/${item}/wait?card_id=${cards.emil}`)).status,
        (await get(as, `/loans/${loan}`)).status,
        (await post(as, `/loans/${loan}/accept`)).status,
        (await post(as, `/loans/${loan}/extend`, { to: '2026-11-21' })).status,
        (await send(as, 'DELETE', `/loans/${loan}`)).status,
      ];
      expect(statuses).toEqual(Array(7).fill(404));
    }
    expect((await get(people.stranger, '/loans/mine')).json().data).toEqual([]);
  });

  test('BEY-20 a share that may not pay looks and does nothing; a guardian of yesterday is a stranger', async () => {
    const { people, cards, get, post, portal } = scene;
    const reader = await portal.given.person('Onkel Leser');
    await sql`insert into card_share (id, card_id, user_id, may_pay, started_at)
      values (${newId()}, ${cards.emil}, ${reader}, false, now())`.execute(portal.db);
    expect((await get(reader, `/loans/${loan}`)).json().data.can).toEqual({
      accept: false,
      cancel: false,
      extend: false,
    });
    expect((await post(reader, `/loans/${loan}/extend`, { to: '2026-11-21' })).status).toBe(403);
    await sql`update guardianship set ended_at = now() where guardian_user_id = ${people.father}`.execute(portal.db);
    expect((await get(people.father, `/loans/${loan}`)).status).toBe(404);
  });

  test('BEY-20 an account of another municipality, and one that has expired, borrow nothing', async () => {
    const { people, cards, reserve, portal } = scene;
    await sql`update card set closed_at = now() where id = ${cards.berg}`.execute(portal.db);
    const expired = await reserve(people.other, item, cards.berg, '2026-11-24');
    expect([expired.status, expired.json().message]).toEqual([409, expect.stringContaining('utløpt')]);
    await sql`update card set closed_at = null, municipality_id = 301 where id = ${cards.berg}`.execute(portal.db);
    expect((await reserve(people.other, item, cards.berg, '2026-11-24')).status).toBe(404);
    await sql`update card set municipality_id = 3405 where id = ${cards.berg}`.execute(portal.db);
  });

  test('TEN-04 on a portal without things to borrow nothing is found', async () => {
    const { people, cards, get, post } = scene;
    const elsewhere = { host: 'bergen.localhost' };
    for (const path of ['/equipment', `/equipment/${item}`, '/loans/mine', `/loans/${loan}`, '/lending-places']) {
      expect((await get(people.mother, path, elsewhere)).status, path).toBe(404);
    }
    expect(
      (await post(people.mother, `/equipment/${item}/reserve`, { card_id: cards.nora, ...DAYS }, elsewhere)).status,
    ).toBe(404);
    expect((await get(people.admin, '/municipality/equipment', elsewhere)).status).toBe(404);
  });

  test('BEY-20 at an organisation’s desk stand its moderators and admins as it is now, and nobody else', async () => {
    const { people, club, get, post, send, portal, handOut } = scene;
    const { rows } = await sql<{ place_id: string; piece: string }>`
      select place_id, (select id from equipment_piece where item_id = equipment_item.id limit 1) as piece
      from equipment_item where id = ${item}`.execute(portal.db);
    const { place_id, piece } = rows[0] as { place_id: string; piece: string };
    const answers = async (as: string) => [
      (await get(as, `/lending-places/${place_id}/desk`)).status,
      (await get(as, `/loans/${loan}/pieces`)).status,
      (await post(as, `/loans/${loan}/return`, { key: randomUUID(), condition: 'good' })).status,
      (await handOut(as, loan, { piece_id: randomUUID() })).status,
    ];
    const NOT_THERE = [404, 404, 404, 404];
    for (const as of [people.mother, people.member, people.stranger, people.admin, people.support, people.superAdmin]) {
      expect(await answers(as)).toEqual(NOT_THERE);
    }
    expect(await answers(people.moderator)).toEqual([200, 200, 409, 409]);
    expect(await answers(people.clubAdmin)).toEqual([200, 200, 409, 409]);
    const desk = (await get(people.moderator, `/lending-places/${place_id}/desk`)).json().data;
    expect(desk.coming.map(({ first_name }: { first_name: string }) => first_name)).toEqual(['Emil']);
    expect(JSON.stringify(desk)).not.toContain('Lunde');
    expect((await send(people.member, 'PUT', `/equipment/pieces/${piece}`, { state: 'ok' })).status).toBe(404);
    expect((await send(people.elsewhere, 'PUT', `/equipment/pieces/${piece}`, { state: 'ok' })).status).toBe(404);
    expect((await get(people.moderator, '/lending-places')).json().data).toHaveLength(1);
    await sql`update membership set status = 'left' where user_id = ${people.moderator}`.execute(portal.db);
    expect(await answers(people.moderator)).toEqual(NOT_THERE);
    await sql`update organisation set status = 'suspended', stop_reason = 'Prøve', stopped_at = now() where id = ${club}`.execute(
      portal.db,
    );
    expect(await answers(people.clubAdmin)).toEqual(NOT_THERE);
    expect((await get(people.clubAdmin, '/lending-places')).json().data).toEqual([]);
    await sql`update organisation set status = 'accepted', stop_reason = null, stopped_at = null where id = ${club}`.execute(
      portal.db,
    );
  });

  test('BEY-20 the office: admins change, those who help read, and to others it is not there', async () => {
    const { people, get, post, send, place } = scene;
    const form = { place_id: place, name: 'Sykkel', description: '', scene: 'sykkel', unit: 'day', max_length: 3 };
    const whole = { ...form, min_age: null, max_age: null, season_from: null, season_to: null, state: 'open' };
    const asked = '?municipality_id=3405';
    for (const as of [people.admin, people.support, people.superAdmin]) {
      expect((await get(as, `/municipality/equipment${asked}`)).status).toBe(200);
    }
    expect((await get(people.elsewhere, `/municipality/equipment${asked}`)).status).toBe(404);
    expect((await get(people.mother, `/municipality/equipment${asked}`)).status).toBe(403);
    expect((await post(people.support, '/municipality/equipment', whole)).status).toBe(403);
    expect((await post(people.superAdmin, '/municipality/equipment', whole)).status).toBe(403);
    expect((await post(people.elsewhere, '/municipality/equipment', whole)).status).toBe(404);
    const made = (await post(people.admin, '/municipality/equipment', whole)).json().data;
    const pieces = await post(people.admin, `/municipality/equipment/${made.id}/pieces`, { labels: ['S 1', 'S 2'] });
    expect(pieces.json().data.map(({ digits }: { digits: string }) => digits.length)).toEqual([8, 8]);
    const again = await post(people.admin, `/municipality/equipment/${made.id}/pieces`, { labels: ['S 2'] });
    expect(again.status).toBe(422);
    const change = (as: string, version: number) =>
      send(as, 'PUT', `/municipality/equipment/${made.id}`, { ...whole, name: 'Terrengsykkel', version });
    expect((await change(people.elsewhere, 1)).status).toBe(404);
    expect((await change(people.admin, 1)).json().data).toMatchObject({ name: 'Terrengsykkel', pieces: 2, version: 2 });
    expect((await change(people.admin, 1)).status).toBe(409);
    const { rows } = await sql<{ action: string }>`
      select action from audit_entry where action like 'equipment.%' order by at, action`.execute(scene.portal.db);
    expect(rows.map(({ action }) => action).sort()).toEqual([
      'equipment.item.change',
      'equipment.item.create',
      'equipment.pieces',
    ]);
  });
});
