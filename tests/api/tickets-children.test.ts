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

describe('TIC-03 those who waited for nothing are told', () => {
  /** What would have been put into the queue of jobs is carried out at once. */
  const carriedOut = async (group: string) => {
    const told: Record<string, unknown>[] = [];
    const enqueue = (async (...[, , ...payloads]: unknown[]) => {
      told.push(...(payloads as Record<string, unknown>[]));
    }) as typeof scene.portal.jobServices.enqueue;
    await scene.work('tickets.run-out', {}, enqueue);
    const ended = told.filter(({ group_id, card_ids }) => group_id === group && card_ids !== undefined);
    for (const payload of [...ended, ...ended]) await scene.work('tickets.tell-queue', payload);
    return ended;
  };
  const lettersOf = async (user: string) =>
    (
      await sql<{ subject: string; text: string }>`
        select subject, text from outgoing_message join app_user on app_user.email = outgoing_message.recipient
        where template = 'ticketNews' and app_user.id = ${user} order by subject`.execute(scene.portal.db)
    ).rows;

  test('TIC-03 who stands in the queue when tickets can be had no longer gets one letter, and who has one gets none', async () => {
    const { people, card, otherCard, reserve, wait } = scene;
    const group = await scene.group({ name: 'Klatring', total: 1, closes_at: '2026-11-19T20:00:00Z' });
    await reserve(people.other, group, otherCard);
    await wait(people.mother, group, card);
    expect(await carriedOut(group)).toEqual([]);
    scene.setClock('2026-11-19T20:00:00Z');
    expect(await carriedOut(group)).toEqual([
      { group_id: group, card_ids: [card], ended_at: '2026-11-19T20:00:00.000Z', news: 'queue_over' },
    ]);
    for (const parent of [people.mother, people.father]) {
      const [letter, ...more] = await lettersOf(parent);
      expect([letter?.subject, more]).toEqual(['Køen er avsluttet: Klatring', []]);
      expect(letter?.text).toContain('Det var Emil som sto i køen.');
    }
    expect(await lettersOf(people.other)).toEqual([]);
    expect((await scene.counted(group)).kept).toEqual({ held: 1, used: 0, waiting: 0 });
  });

  test('TIC-03 whose account has run out, who has grown too old and for whom it is no longer are told why they are passed over', async () => {
    const { people, otherCard, reserve, wait, portal } = scene;
    scene.setClock('2026-11-18T12:00:00Z');
    const group = await scene.group({ name: 'Buldring', total: 1, hold_days: 1, max_age: 12 });
    await reserve(people.other, group, otherCard);
    const [expired, grown, elsewhere, next] = await Promise.all([
      portal.given.person('Eva Utløpt'),
      portal.given.person('Gro Voksen'),
      portal.given.person('Siv Skjema'),
      portal.given.person('Nils Neste'),
    ]);
    const cards = [
      await scene.newCard([expired], { first_name: 'Ella' }),
      await scene.newCard([grown], { first_name: 'Gard', born_on: '2013-11-19' }),
      await scene.secondCard(await scene.newCard([elsewhere], { first_name: 'Sol' })),
      await scene.newCard([next], { first_name: 'Nora' }),
    ];
    for (const [at, person] of [expired, grown, elsewhere, next].entries()) {
      expect((await wait(person, group, cards[at] ?? '')).status).toBe(200);
    }
    await sql`update card set closed_at = now() where id = ${cards[0]}`.execute(portal.db);
    await sql`update ticket_group set scheme_id = ${scene.scheme} where id = ${group}`.execute(portal.db);
    scene.setClock('2026-11-20T10:00:00Z');
    expect((await carriedOut(group)).map(({ news, card_ids }) => [news, card_ids])).toEqual([
      ['queue_expired', [cards[0]]],
      ['queue_too_old', [cards[1]]],
      ['queue_not_for', [cards[2]]],
    ]);
    for (const [person, child, why] of [
      [expired, 'Ella', 'fritidskontoen er utløpt'],
      [grown, 'Gard', 'er for yngre barn'],
      [elsewhere, 'Sol', 'Kommunen har endret hvem som kan få billett'],
    ] as const) {
      const [letter, ...more] = await lettersOf(person);
      expect([letter?.subject, more]).toEqual(['Plassen i køen er borte: Buldring', []]);
      expect(letter?.text).toContain(why);
      expect(letter?.text).toContain(`Det var ${child} som sto i køen.`);
    }
    expect((await scene.shown(next, group)).cards[0].tickets).toHaveLength(1);
    expect((await scene.counted(group)).kept).toEqual({ held: 1, used: 0, waiting: 0 });
  });

  test('TIC-03 the same when the office closes, each time that it does', async () => {
    const { people, otherCard, reserve, wait, call, portal } = scene;
    const waiting = await scene.newCard([people.stranger], { first_name: 'Leo' });
    const group = await scene.group({ name: 'Kino', total: 1 });
    await reserve(people.other, group, otherCard);
    const state = (to: string) => call(people.admin, 'POST', `/municipality/tickets/${group}/state`, { state: to });
    for (const [time, moment] of [
      [1, '2026-11-18T12:00:00Z'],
      [2, '2026-11-18T13:00:00Z'],
    ] as const) {
      scene.setClock(moment);
      await wait(people.stranger, group, waiting);
      await state('closed');
      const ended_at = new Date(moment).toISOString();
      await scene.work('tickets.tell-queue', { group_id: group, card_ids: [waiting], ended_at });
      const { rows } = await sql`select 1 from ticket_wait where group_id = ${group}`.execute(portal.db);
      expect([rows.length, (await lettersOf(people.stranger)).length]).toEqual([0, time]);
      await state('open');
    }
  });
});
