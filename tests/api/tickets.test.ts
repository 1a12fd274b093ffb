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

const stateOf = async (id: string) =>
  (await sql<{ state: string }>`select state from ticket where id = ${id}`.execute(scene.portal.db)).rows[0]?.state;

describe('TIC-03 reserving, waiting and giving back', () => {
  test('TIC-03 a ticket is reserved with an account, has a code, and is on the lists of the whole family', async () => {
    const { people, card, reserve, call } = scene;
    const group = await scene.group();
    const answer = await reserve(people.mother, group, card);
    expect(answer.status).toBe(200);
    const ticket = answer.json().data;
    expect(ticket).toMatchObject({
      card_id: card,
      first_name: 'Emil',
      state: 'reserved',
      runs_out_at: '2026-11-30T23:00:00Z',
      is_valid: true,
      group: { id: group, name: 'Svømming i Sundhallen', provider_name: 'Sundhallen' },
      pass: { digits: expect.stringMatching(/^\d{8}$/), code: expect.stringMatching(/^NB2T[0-9A-V]{52}$/) },
      can: { cancel: true },
    });
    const shown = await scene.shown(people.father, group);
    expect(shown).toMatchObject({ left: 49, total: 50, equipment: false, sale: 'open' });
    expect(shown.cards).toEqual([
      expect.objectContaining({ why_not: 'enough', can: { reserve: false, wait: false, leave: false } }),
    ]);
    const ids = async (path: string) =>
      (await call(people.father, 'GET', path)).json().data.map(({ id }: { id: string }) => id);
    expect(await ids('/tickets/mine')).toContain(ticket.id);
    expect(await ids('/tickets/reserved')).toContain(ticket.id);
    expect(await ids(`/cards/${card}/tickets`)).toContain(ticket.id);
    expect(await ids('/tickets?filter=unused')).toContain(group);
    expect(await ids('/tickets?filter=used')).not.toContain(group);
    expect((await call(people.father, 'GET', `/tickets/${ticket.id}`)).json().data.pass).toEqual(ticket.pass);
  });

  test('TIC-03 one per child, and never more than there are', async () => {
    const { people, card, otherCard, reserve } = scene;
    const group = await scene.group({ total: 1 });
    expect((await reserve(people.mother, group, card)).status).toBe(200);
    const again = await reserve(people.father, group, card);
    expect([again.status, again.json().message]).toEqual([409, expect.stringContaining('så mange billetter')]);
    const late = await reserve(people.other, group, otherCard, 'nn');
    expect([late.status, late.json().message]).toEqual([409, expect.stringContaining('Alle billettane er tekne')]);
    expect((await scene.counted(group)).kept).toEqual({ held: 1, used: 0, waiting: 0 });
  });

  test('TIC-03 the database itself refuses one too many, and a second one in the same slot', async () => {
    const { people, card, reserve, portal } = scene;
    const group = await scene.group({ total: 1 });
    await reserve(people.mother, group, card);
    await expect(sql`update ticket_group set held = held + 1 where id = ${group}`.execute(portal.db)).rejects.toThrow(
      /never_too_many/,
    );
    await expect(
      sql`insert into ticket (id, group_id, card_id, slot, state, reserved_at, runs_out_at)
        values (${randomUUID()}, ${group}, ${card}, 1, 'reserved', now(), now() + interval '1 day')`.execute(portal.db),
    ).rejects.toThrow(/one_per_slot/);
  });

  test('TIC-03 the same request twice is one ticket', async () => {
    const { people, card, portal } = scene;
    const group = await scene.group({ per_card: 3 });
    const headers = { 'idempotency-key': randomUUID() };
    const ask = { host: 'asker.localhost', language: 'nb', headers };
    const url = `/api/tickets/${group}/reserve`;
    const first = await portal.as(people.mother).post(url, { card_id: card }, ask);
    const second = await portal.as(people.mother).post(url, { card_id: card }, ask);
    expect(second.json().data.id).toBe(first.json().data.id);
    expect((await scene.counted(group)).found?.held).toBe(1);
  });

  test('TIC-03 what is given back goes to the first in the queue at once, who is told; the next moves up', async () => {
    const { people, card, otherCard, reserve, wait } = scene;
    const group = await scene.group({ total: 1 });
    const third = await scene.newCard([people.stranger], { first_name: 'Leo' });
    const { id } = (await reserve(people.mother, group, card)).json().data;
    expect((await wait(people.other, group, otherCard)).json().data.position).toBe(1);
    expect((await wait(people.stranger, group, third)).json().data.position).toBe(2);
    expect((await wait(people.other, group, otherCard)).json().data.position).toBe(1);
    expect((await scene.cancel(people.father, id)).status).toBe(204);
    const [given] = (await scene.shown(people.other, group)).cards;
    expect(given).toMatchObject({ tickets: [{ state: 'reserved' }], position: null });
    expect((await scene.shown(people.stranger, group)).cards[0].position).toBe(1);
    expect(await scene.counted(group)).toEqual({
      kept: { held: 1, used: 0, waiting: 1 },
      found: { held: 1, used: 0, waiting: 1 },
    });
    await scene.work('tickets.tell', { ticket_ids: [given.tickets[0].id], news: 'given' });
    await scene.work('tickets.tell', { ticket_ids: [given.tickets[0].id], news: 'given' });
    const { rows } = await sql<{ subject: string }>`
      select subject from outgoing_message join app_user on app_user.email = outgoing_message.recipient
      where template = 'ticketNews' and app_user.id = ${people.other}`.execute(scene.portal.db);
    expect(rows).toEqual([{ subject: 'Du har fått billett: Svømming i Sundhallen' }]);
    expect((await scene.leave(people.stranger, group, third)).status).toBe(204);
    expect((await scene.counted(group)).kept?.waiting).toBe(0);
  });

  test('TIC-03 nobody waits for what there is, and nobody overtakes those who wait', async () => {
    const { people, card, otherCard, reserve, wait, call } = scene;
    const group = await scene.group({ total: 1 });
    const free = await wait(people.other, group, otherCard);
    expect([free.status, free.json().message]).toEqual([409, expect.stringContaining('ledige billetter nå')]);
    await reserve(people.mother, group, card);
    await wait(people.other, group, otherCard);
    const { revision, ...form } = await formOf(group);
    const more = await call(people.admin, 'PUT', `/municipality/tickets/${group}`, { ...form, revision, total: 2 });
    expect(more.json().data).toMatchObject({ total: 2, reserved: 2, waiting: 0, left: 0 });
    expect((await scene.shown(people.other, group)).cards[0].tickets).toHaveLength(1);
  });

  test('TIC-03 the rules say why not: another scheme, too old, too young, not open, closed, expired', async () => {
    const { people, card, reserve, portal } = scene;
    const told = async (form: Parameters<TicketScene['group']>[0]) =>
      (await reserve(people.mother, await scene.group(form), card, 'en')).json().message;
    expect(await told({ min_age: 13 })).toContain('too young');
    expect(await told({ max_age: 11 })).toContain('too old');
    expect(await told({ opens_at: '2026-11-18T12:00:01Z' })).toContain('not opened yet');
    expect(await told({ closes_at: '2026-11-18T12:00:00Z' })).toContain('no longer');
    const older = await scene.newCard([people.mother]);
    await sql`update card set closed_at = now() where id = ${older}`.execute(portal.db);
    const closed = await reserve(people.mother, await scene.group(), older);
    expect([closed.status, closed.json().message]).toEqual([409, expect.stringContaining('utløpt')]);
  });

  test('TIC-03 several for each child where the municipality says so', async () => {
    const { people, card, reserve } = scene;
    const group = await scene.group({ per_card: 2 });
    const first = (await reserve(people.mother, group, card)).json().data;
    expect((await reserve(people.mother, group, card)).status).toBe(200);
    expect((await reserve(people.mother, group, card)).status).toBe(409);
    await scene.cancel(people.mother, first.id);
    expect((await reserve(people.mother, group, card)).status).toBe(200);
  });
});

describe('TIC-03 using, running out and being reminded', () => {
  test('TIC-03 the desk uses a ticket once; the same key is the same use', async () => {
    const { people, card, reserve, use, pool } = scene;
    const group = await scene.group({ organization_id: pool });
    const { id } = (await reserve(people.mother, group, card)).json().data;
    const key = randomUUID();
    const used = (await use(people.keeper, id, key)).json().data;
    expect(used).toMatchObject({ first_name: 'Emil', is_now: true, used_at: '2026-11-18T12:00:00Z' });
    scene.setClock('2026-11-18T12:05:00Z');
    expect((await use(people.keeper, id, key)).json().data.is_now).toBe(true);
    expect((await use(people.keeper, id)).json().data).toMatchObject({
      is_now: false,
      used_at: '2026-11-18T12:00:00Z',
    });
    expect(await scene.counted(group)).toMatchObject({ kept: { held: 1, used: 1, waiting: 0 } });
    expect((await scene.cancel(people.mother, id)).status).toBe(409);
  });

  test('TIC-03 not before its first day, and not after it has run out', async () => {
    const { people, card, reserve, use } = scene;
    const group = await scene.group({ valid_from: '2026-11-20', hold_days: 3 });
    const ticket = (await reserve(people.mother, group, card)).json().data;
    expect(ticket).toMatchObject({ is_valid: false, runs_out_at: '2026-11-21T23:00:00Z' });
    const early = await use(people.admin, ticket.id);
    expect([early.status, early.json().message]).toEqual([409, 'Billetten gjelder ikke ennå.']);
    scene.setClock('2026-11-21T23:00:00Z');
    const late = await use(people.admin, ticket.id);
    expect([late.status, late.json().message]).toEqual([409, 'Billetten har gått ut.']);
  });

  test('TIC-03 what is not used in time goes on to the next, by the clock alone', async () => {
    const { people, card, otherCard, reserve, wait } = scene;
    const group = await scene.group({ total: 1, hold_days: 2 });
    const { id } = (await reserve(people.mother, group, card)).json().data;
    await wait(people.other, group, otherCard);
    scene.setClock('2026-11-20T22:59:59Z');
    await scene.work('tickets.run-out');
    expect(await stateOf(id)).toBe('reserved');
    scene.setClock('2026-11-20T23:00:00Z');
    await scene.work('tickets.run-out');
    expect(await stateOf(id)).toBe('expired');
    const [own] = (await scene.shown(people.other, group)).cards;
    expect(own.tickets[0]).toMatchObject({ state: 'reserved', runs_out_at: '2026-11-23T23:00:00Z' });
    expect((await scene.counted(group)).kept).toEqual({ held: 1, used: 0, waiting: 0 });
  });

  test('TIC-03 nobody waits for the job: who asks for a ticket that has run out gets it', async () => {
    const { people, card, otherCard, reserve } = scene;
    const group = await scene.group({ total: 1, hold_days: 1 });
    await reserve(people.mother, group, card);
    scene.setClock('2026-11-20T10:00:00Z');
    expect((await reserve(people.other, group, otherCard)).status).toBe(200);
  });

  test('TIC-03 a queue ends with the last moment to reserve, and who has grown too old gets none', async () => {
    const { people, card, otherCard, reserve, wait } = scene;
    const group = await scene.group({ total: 1, hold_days: 1 });
    await reserve(people.mother, group, card);
    const grown = await scene.newCard([people.stranger], { born_on: '2008-11-19' });
    await wait(people.stranger, group, grown);
    await wait(people.other, group, otherCard);
    await sql`update ticket_group set max_age = 17 where id = ${group}`.execute(scene.portal.db);
    scene.setClock('2026-11-20T10:00:00Z');
    await scene.work('tickets.run-out');
    expect((await scene.shown(people.other, group)).cards[0].tickets).toHaveLength(1);
    expect((await scene.counted(group)).kept).toEqual({ held: 1, used: 0, waiting: 0 });
    scene.setClock('2026-11-20T11:00:00Z');
    await wait(people.mother, group, card);
    scene.setClock('2026-12-01T10:00:00Z');
    await scene.work('tickets.run-out');
    expect((await scene.counted(group)).found).toEqual({ held: 0, used: 0, waiting: 0 });
  });

  test('TIC-03 a family is reminded once, two days before', async () => {
    const { people, card, reserve, portal } = scene;
    const group = await scene.group({ name: 'Kino', hold_days: 5 });
    const { id } = (await reserve(people.mother, group, card)).json().data;
    const told: object[] = [];
    const enqueue: typeof portal.jobServices.enqueue = async (...[, , ...payloads]: unknown[]) => {
      told.push(...(payloads as object[]));
    };
    scene.setClock('2026-11-20T15:00:00Z');
    await scene.work('tickets.remind', {}, enqueue);
    expect(told.some((payload) => JSON.stringify(payload).includes(id))).toBe(false);
    scene.setClock('2026-11-22T15:00:00Z');
    await scene.work('tickets.remind', {}, enqueue);
    await scene.work('tickets.remind', {}, enqueue);
    expect(told.filter((payload) => JSON.stringify(payload).includes(id))).toHaveLength(1);
    await scene.work('tickets.tell', { ticket_ids: [id], news: 'runs_out' });
    const { rows } = await sql<{ text: string }>`
      select text from outgoing_message where subject = 'Husk billetten: Kino'`.execute(portal.db);
    expect(rows).toHaveLength(2);
    expect(rows[0]?.text).toContain('til og med mandag 23. november');
  });

  test('TIC-03 digits of a used ticket are free when its last day is over', async () => {
    const { people, card, reserve, use, portal } = scene;
    const group = await scene.group({ hold_days: 1 });
    const { id } = (await reserve(people.mother, group, card)).json().data;
    await use(people.admin, id);
    const isEnded = async () =>
      (
        await sql<{ is: boolean }>`select ended_at is not null as is from pass_code where thing_id = ${id}`.execute(
          portal.db,
        )
      ).rows[0]?.is;
    await scene.work('tickets.tidy');
    expect(await isEnded()).toBe(false);
    scene.setClock('2026-11-21T10:00:00Z');
    await scene.work('tickets.tidy');
    expect(await isEnded()).toBe(true);
  });
});

async function formOf(group: string) {
  const { data } = (await scene.call(scene.people.admin, 'GET', `/municipality/tickets/${group}`)).json();
  const { name, description, provider_name, organization_id, scheme_id, total, opens_at, closes_at } = data;
  const { valid_from, valid_until, hold_days, min_age, max_age, per_card, revision } = data;
  const when = { opens_at, closes_at, valid_from, valid_until, hold_days };
  const what = { name, description, provider_name, organization_id, scheme_id, total, per_card };
  return { ...what, ...when, min_age, max_age, revision };
}
