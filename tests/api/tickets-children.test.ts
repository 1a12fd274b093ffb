import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TicketScene, ticketScene } from '#tests/support/ticket-scene.ts';

let scene: TicketScene;
beforeAll(async () => {
  scene = await ticketScene();
});
beforeEach(() => scene.setClock('2026-11-18T12:00:00Z'));
afterAll(() => scene.close());

describe('TIC-03 a ticket is a child’s', () => {
  test('TIC-03 one per child, also with accounts in two schemes: reserving, waiting and passing on', async () => {
    const { people, card, otherCard, reserve, wait, portal } = scene;
    const second = await scene.secondCard(card);
    const group = await scene.group({ total: 1 });
    const { id } = (await reserve(people.other, group, otherCard)).json().data;
    expect((await wait(people.mother, group, card)).status).toBe(200);
    const twice = await wait(people.father, group, second);
    expect([twice.status, twice.json().message]).toEqual([409, 'Barnet står allerede i køen med en annen konto.']);
    expect((await scene.shown(people.mother, group)).cards).toEqual([
      expect.objectContaining({ card_id: card, position: 1, can: { reserve: false, wait: false, leave: true } }),
      expect.objectContaining({
        card_id: second,
        position: null,
        why_not: 'waits_elsewhere',
        can: { reserve: false, wait: false, leave: false },
      }),
    ]);
    await scene.cancel(people.other, id);
    const held = (await scene.shown(people.mother, group)).cards;
    expect(held).toMatchObject([
      { tickets: [{ state: 'reserved' }], why_not: 'enough' },
      { tickets: [], why_not: 'enough' },
    ]);
    const again = await reserve(people.mother, group, second);
    expect([again.status, again.json().message]).toEqual([409, expect.stringContaining('så mange billetter')]);
    await expect(
      sql`insert into ticket (id, group_id, card_id, child_id, slot, state, reserved_at, runs_out_at)
        select ${randomUUID()}, ${group}, id, child_id, 1, 'reserved', now(), now() + interval '1 day'
        from card where id = ${second}`.execute(portal.db),
    ).rejects.toThrow(/one_per_child/);
    await sql`delete from ticket where card_id = ${second}`.execute(portal.db);
    await sql`delete from card where id = ${second}`.execute(portal.db);
  });

  test('TIC-03 a place in the queue is one per child by the database too, and a forgotten child is not kept', async () => {
    const { people, otherCard, portal } = scene;
    const first = await scene.newCard([people.clubMember]);
    const second = await scene.secondCard(first);
    const group = await scene.group({ total: 1 });
    await scene.reserve(people.other, group, otherCard);
    await scene.wait(people.clubMember, group, first);
    await expect(
      sql`insert into ticket_wait (group_id, card_id, child_id, waiting_since)
        select ${group}, id, child_id, now() from card where id = ${second}`.execute(portal.db),
    ).rejects.toThrow(/one_per_child/);
    await sql`update card set child_id = null where id = ${first}`.execute(portal.db);
    const { rows } = await sql`select child_id from ticket_wait where card_id = ${first}`.execute(portal.db);
    expect(rows).toEqual([{ child_id: null }]);
  });
});
