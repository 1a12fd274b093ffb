import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOAN_STEPS, OPEN_STATES } from '#features/equipment/rules.ts';
import { type EquipmentScene, equipmentScene } from '#tests/support/equipment-scene.ts';

let scene: EquipmentScene;
beforeAll(async () => {
  scene = await equipmentScene();
});
afterAll(() => scene.close());

const day = (number: number) => `2026-11-${number}`;

describe('BEY-20 borrowing', () => {
  test('BEY-20 the calendar tells how many are free on each day, and a reservation takes one', async () => {
    const { people, cards, place, lending, get, reserve } = scene;
    const { id } = await lending.item(place, { name: 'Ski', pieces: 2 });
    const calendar = async () =>
      (await get(people.mother, `/equipment/${id}/days?from=2026-11-17&days=6`))
        .json()
        .data.map(({ state, free }: { state: string; free: number }) => `${state} ${free}`);
    expect(await calendar()).toEqual(['past 0', 'free 2', 'free 2', 'free 2', 'free 2', 'free 2']);
    const { data } = (await reserve(people.mother, id, cards.emil, day(19), day(20))).json();
    expect(data).toMatchObject({
      state: 'reserved',
      first_name: 'Emil',
      from: day(19),
      to: day(20),
      return_by: '2026-11-20T18:00:00.000Z',
      can: { accept: false, cancel: true, extend: true },
    });
    expect(data.pass.digits).toMatch(/^\d{8}$/);
    expect(await calendar()).toEqual(['past 0', 'free 2', 'free 1', 'free 1', 'free 2', 'free 2']);
    expect((await reserve(people.other, id, cards.berg, day(20))).status).toBe(200);
    expect(await calendar()).toEqual(['past 0', 'free 2', 'free 1', 'full 0', 'free 2', 'free 2']);
    const full = await reserve(people.mother, id, cards.nora, day(20), day(21));
    expect([full.status, full.json().message]).toEqual([409, expect.stringContaining('still deg i kø')]);
  });

  test('BEY-20 where each day has one left, the whole stretch can be had: what is promised is dealt out again', async () => {
    const { people, cards, place, lending, reserve, family, portal } = scene;
    const { id } = await lending.item(place, { name: 'Telt', pieces: 2 });
    const [first, second, third] = [await family('En'), await family('To'), await family('Tre')];
    // Two short ones that came to lie on different pieces, one after the other.
    await reserve(first.guardian, id, first.card, day(20), day(21));
    await reserve(second.guardian, id, second.card, day(20), day(22));
    await reserve(third.guardian, id, third.card, day(23), day(25));
    const between = await family('Fire');
    expect((await reserve(between.guardian, id, between.card, day(22), day(24))).status).toBe(200);
    expect((await reserve(people.mother, id, cards.emil, day(25), day(27))).status).toBe(200);
    const { rows } = await sql<{ overlaps: number }>`
      select count(*)::int as overlaps from equipment_loan one join equipment_loan other
        on one.piece_id = other.piece_id and one.id < other.id and one.period && other.period
      where one.item_id = ${id}`.execute(portal.db);
    expect(rows[0]?.overlaps).toBe(0);
  });

  test('BEY-20 hours: within one opening, on the hour, and no two at once', async () => {
    const { people, cards, place, lending, get, reserve } = scene;
    const { id } = await lending.item(place, { name: 'Kajakk', unit: 'hour', max_length: 3 });
    const at = (hour: string) => `2026-11-19T${hour}:00+01:00`;
    expect((await reserve(people.mother, id, cards.emil, at('11:00'), at('13:00'))).status).toBe(200);
    const { data } = (await get(people.other, `/equipment/${id}/days?from=2026-11-19&days=1`)).json();
    expect(data[0].hours.map(({ free }: { free: number }) => free)).toEqual([1, 0, 0, 1, 1, 1, 1, 1, 1]);
    for (const [from, to] of [
      [at('12:00'), at('14:00')],
      [at('18:00'), at('20:00')],
      [at('13:00'), at('17:00')],
      [at('13:30'), at('14:30')],
      ['2026-11-19', '2026-11-19'],
    ] as const) {
      expect([409, 422], `${from} ${to}`).toContain((await reserve(people.other, id, cards.berg, from, to)).status);
    }
    expect((await reserve(people.other, id, cards.berg, at('13:00'), at('15:00'))).status).toBe(200);
  });

  test('BEY-20 bad wishes get a sentence that helps', async () => {
    const { people, cards, lending, reserve } = scene;
    const weekdays = await lending.place({ weekdays: [0, 1, 2, 3, 4], closures: [{ from: day(26), to: day(27) }] });
    const { id } = await lending.item(weekdays, {
      name: 'Skøyter',
      max_length: 3,
      season: ['11-01', '03-31'],
      pieces: 9,
    });
    const said = async (from: string, to = from) => (await reserve(people.mother, id, cards.emil, from, to)).json();
    expect((await said(day(17))).errors.from[0]).toContain('for sent');
    expect((await said(day(21))).errors.from[0]).toContain('stengt når du vil hente');
    expect((await said(day(26))).errors.from[0]).toContain('stengt');
    expect((await said(day(20), day(22))).errors.to[0]).toContain('stengt den dagen du vil levere');
    expect((await said(day(23), day(26))).errors.to[0]).toContain('kortere');
    expect((await said(day(20), day(19))).errors.from[0]).toContain('Velg dagen');
    expect((await said('2027-04-01')).errors.from[0]).toContain('for lenge');
    // Monday after a weekend: it is kept over days that are closed.
    expect((await reserve(people.mother, id, cards.emil, day(20), '2026-11-23')).status).toBe(422);
    expect((await reserve(people.mother, id, cards.emil, day(19), day(20))).status).toBe(200);
    const again = await reserve(people.mother, id, cards.emil, day(24));
    expect([again.status, again.json().message]).toEqual([409, expect.stringContaining('allerede lånt')]);
    const young = await lending.item(weekdays, { name: 'Klatresele', min_age: 12 });
    expect((await reserve(people.mother, young.id, cards.nora, day(19))).json().message).toContain('annen alder');
  });

  test('BEY-20 a list that says at once when the next is free', async () => {
    const { people, cards, place, lending, get, reserve } = scene;
    const { id } = await lending.item(place, { name: 'Aking', pieces: 1 });
    const closed = await lending.item(place, { name: 'Badering', season: ['05-01', '08-31'] });
    await reserve(people.other, id, cards.berg, day(18), day(20));
    const { data, has_card } = (await get(people.mother, '/equipment?perPage=100')).json();
    const item = (wanted: string) => data.find(({ id: one }: { id: string }) => one === wanted);
    expect(has_card).toBe(true);
    expect(item(id)).toMatchObject({ equipment: true, total: 1, free: 0, next_free: day(21), closed_until: null });
    expect(item(closed.id)).toMatchObject({ closed_until: '2027-05-01', next_free: null, free: 1 });
    expect(
      item(id)
        .cards.map(({ first_name }: { first_name: string }) => first_name)
        .sort(),
    ).toEqual(['Emil', 'Nora']);
  });
});

describe('BEY-20 a loan and its life', () => {
  test('BEY-20 fetched, extended, brought back, and the next one gets it', async () => {
    const { people, cards, place, lending, post, reserve, handOut, takeBack, stateOf } = scene;
    const { id, pieces } = await lending.item(place, { name: 'Pulk', max_length: 2 });
    const loan = (await reserve(people.mother, id, cards.emil, day(18), day(19))).json().data;
    expect(loan.extends_to).toBe(day(21));
    const early = (await reserve(people.other, id, cards.berg, day(24))).json().data;
    expect((await handOut(people.admin, early.id)).json().message).toContain('reservert fra');
    const key = randomUUID();
    expect((await handOut(people.admin, loan.id, { key })).json().data).toMatchObject({
      state: 'out',
      first_name: 'Emil',
    });
    expect((await handOut(people.admin, loan.id, { key })).status).toBe(200);
    expect((await handOut(people.admin, loan.id)).json().message).toContain('allerede hentet');
    const longer = await post(people.father, `/loans/${loan.id}/extend`, { to: day(21) });
    expect(longer.json().data).toMatchObject({ to: day(21), piece_label: 'Pulk 1' });
    expect((await post(people.mother, `/loans/${loan.id}/extend`, { to: day(22) })).status).toBe(422);
    const back = await takeBack(people.support, loan.id, { condition: 'damaged', note: 'Draget er brukket' });
    expect(back.json().data.state).toBe('returned');
    // The only one is under repair: what was promised cannot be kept, and they are told.
    expect(await stateOf(early.id)).toBe('cancelled');
    expect((await scene.letters()).at(-1)).toContain('Vi kan dessverre ikke låne ut Pulk');
    expect((await reserve(people.other, id, cards.berg, day(24))).status).toBe(409);
    const repaired = await scene.send(people.admin, 'PUT', `/equipment/pieces/${pieces[0]}`, { state: 'ok' });
    expect(repaired.status).toBe(204);
    expect((await reserve(people.other, id, cards.berg, day(24))).status).toBe(200);
  });

  test('BEY-20 the desk gives another piece than was meant, and what was promised of it moves', async () => {
    const { people, cards, place, lending, reserve, handOut, portal } = scene;
    const { id, pieces } = await lending.item(place, { name: 'Brett', pieces: 2 });
    const one = (await reserve(people.mother, id, cards.emil, day(18), day(19))).json().data;
    const two = (await reserve(people.other, id, cards.berg, day(18), day(20))).json().data;
    const pieceOf = async (loan: string) =>
      (await sql<{ piece_id: string }>`select piece_id from equipment_loan where id = ${loan}`.execute(portal.db))
        .rows[0]?.piece_id;
    const meant = await pieceOf(one.id);
    const given = pieces.find((piece) => piece !== meant);
    expect((await handOut(people.admin, one.id, { piece_id: given })).status).toBe(200);
    expect([await pieceOf(one.id), await pieceOf(two.id)]).toEqual([given, meant]);
    expect((await handOut(people.admin, two.id, { piece_id: given })).json().message).toContain('ikke inne');
    const strange = await lending.item(place, { name: 'Annet' });
    expect((await handOut(people.admin, two.id, { piece_id: strange.pieces[0] })).json().message).toContain(
      'noe annet',
    );
  });

  test('BEY-20 the queue: asked in order, 24 hours to answer, then the next', async () => {
    const { people, cards, place, lending, get, post, send, reserve, wait, family, stateOf, setClock, tend } = scene;
    const { id } = await lending.item(place, { name: 'Dobbel kajakk' });
    const holder = (await reserve(people.mother, id, cards.emil, day(26), day(28))).json().data;
    const [second, third] = [await family('To'), await family('Tre')];
    expect((await wait(people.other, id, cards.berg, day(24))).json().message).toContain('ledig da');
    expect((await wait(people.other, id, cards.berg, day(26), day(27))).json().data.position).toBe(1);
    expect((await wait(second.guardian, id, second.card, day(27), day(28))).json().data.position).toBe(2);
    expect((await wait(third.guardian, id, third.card, day(28))).json().data.position).toBe(2);
    expect((await wait(people.other, id, cards.berg, day(27))).json().message).toContain('allerede i kø');
    expect((await send(people.mother, 'DELETE', `/loans/${holder.id}`)).status).toBe(204);
    const openOf = async (as: string) => (await get(as, '/loans/mine')).json().data.at(-1);
    const offer = await openOf(people.other);
    expect(offer).toMatchObject({ state: 'offered', can: { accept: true, cancel: true, extend: false } });
    expect(Date.parse(offer.answer_by) - scene.now().getTime()).toBe(24 * 3_600_000);
    // The third is not in the way of the first, and has been asked too.
    expect((await openOf(third.guardian)).state).toBe('offered');
    expect((await get(second.guardian, '/loans/mine')).json().data).toEqual([]);
    expect((await post(third.guardian, `/loans/${(await openOf(third.guardian)).id}/accept`)).json().data.state).toBe(
      'reserved',
    );
    setClock('2026-11-19T08:01:00Z');
    const late = await post(people.other, `/loans/${offer.id}/accept`);
    expect([late.status, late.json().message]).toEqual([409, expect.stringContaining('neste i køen')]);
    await tend();
    expect(await stateOf(offer.id)).toBe('lapsed');
    // The second wants a day that the third has: still in the queue.
    expect((await get(second.guardian, `/equipment/${id}`)).json().data.cards[0].waiting.position).toBe(1);
    expect((await send(second.guardian, 'DELETE', `/equipment/${id}/wait?card_id=${second.card}`)).status).toBe(204);
    setClock('2026-11-18T08:00:00Z');
  });

  test('BEY-20 what has become free goes first to those whose piece has not come back, and then to the queue', async () => {
    const { lending, place, people, reserve, wait, handOut, takeBack, tend, setClock, family, get } = scene;
    const { id } = await lending.item(place, { name: 'Truger', pieces: 2 });
    // One after another: each takes the next number of an account.
    const late = await family('A');
    const early = await family('B');
    const promised = await family('C');
    const waiting = await family('D');
    const book = async ({ guardian, card }: typeof late, from: string, to: string) =>
      (await reserve(guardian, id, card, from, to)).json().data.id as string;
    const kept = await book(late, day(18), day(19));
    const brought = await book(early, day(18), day(22));
    for (const loan of [kept, brought]) expect((await handOut(people.admin, loan)).status).toBe(200);
    const loan = await book(promised, day(20), day(21));
    expect((await wait(waiting.guardian, id, waiting.card, day(21))).status).toBe(200);
    setClock('2026-11-20T09:30:00Z');
    await tend();
    expect((await handOut(people.admin, loan)).json().message).toContain('ikke inne');
    await takeBack(people.admin, brought);
    expect((await handOut(people.admin, loan)).status).toBe(200);
    const [own] = (await get(waiting.guardian, `/equipment/${id}`)).json().data.cards;
    expect(own).toMatchObject({ loan: null, waiting: { from: day(21) } });
    setClock('2026-11-18T08:00:00Z');
  });

  test('BEY-20 not fetched: free again the next day; overdue: told twice, and the piece is not promised', async () => {
    const own = await equipmentScene();
    const { people, cards, place, lending, get, reserve, handOut, stateOf, setClock, tend } = own;
    const { id } = await lending.item(place, { name: 'Kano', pieces: 2 });
    const left = (await reserve(people.other, id, cards.berg, day(18), day(20))).json().data;
    const kept = (await reserve(people.mother, id, cards.emil, day(18), day(20))).json().data;
    await handOut(people.admin, kept.id);
    setClock('2026-11-18T22:59:00Z');
    await tend();
    expect(await stateOf(left.id)).toBe('reserved');
    setClock('2026-11-18T23:01:00Z');
    await tend();
    expect(await stateOf(left.id)).toBe('not_fetched');
    const news = async () => (await own.letters()).filter((subject) => subject.startsWith('Kano'));
    expect(await news()).toEqual(['Kano ble ikke hentet']);
    for (const moment of ['2026-11-19T07:00', '2026-11-19T09:00', '2026-11-19T11:00', '2026-11-20T08:30']) {
      setClock(`${moment}:00Z`);
      await tend();
    }
    // Both guardians, once each.
    expect((await news()).slice(1)).toEqual([
      ...Array(2).fill('Kano skal leveres i morgen'),
      ...Array(2).fill('Kano skal leveres i dag'),
    ]);
    setClock('2026-11-21T09:00:00Z');
    await tend();
    setClock('2026-11-24T09:00:00Z');
    await tend();
    setClock('2026-11-26T09:00:00Z');
    await tend();
    expect((await news()).slice(5)).toEqual(Array(4).fill('Kano er ikke levert'));
    const [today] = (await get(people.other, `/equipment/${id}/days?from=2026-11-26&days=1`)).json().data;
    expect(today).toMatchObject({ state: 'free', free: 1 });
    expect((await get(people.mother, `/loans/${kept.id}`)).json().data).toMatchObject({
      is_overdue: true,
      can: { extend: false },
    });
    await own.close();
  });

  test('BEY-20 no two loans of a piece overlap, whatever the code does', async () => {
    const { people, cards, place, lending, reserve, portal } = scene;
    const { id } = await lending.item(place, { name: 'Slede' });
    const loan = (await reserve(people.mother, id, cards.emil, day(20), day(22))).json().data;
    const again = (state: string) =>
      sql`insert into equipment_loan (id, municipality_id, item_id, piece_id, piece_number, card_id, period, state, answer_by,
          created_at)
        select ${randomUUID()}, municipality_id, item_id, piece_id, piece_number, ${cards.berg},
          tstzrange(lower(period) + interval '1 day', upper(period) + interval '1 day'), ${state}, now(), now()
        from equipment_loan where id = ${loan.id}`.execute(portal.db);
    await expect(again('reserved')).rejects.toThrow('equipment_loan_apart');
    await expect(again('offered')).rejects.toThrow('equipment_loan_apart');
    const step = sql`update equipment_loan set state = 'returned' where id = ${loan.id}`.execute(portal.db);
    await expect(step).rejects.toThrow('there is no step');
    const { rows } = await sql<{ from_state: string; to_state: string }>`
      select from_state, to_state from equipment_loan_step`.execute(portal.db);
    expect(rows.map(({ from_state, to_state }) => `${from_state} ${to_state}`).sort()).toEqual(
      LOAN_STEPS.map((one) => one.join(' ')).sort(),
    );
    const { rows: constraint } = await sql<{ definition: string }>`
      select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'equipment_loan_apart'`.execute(
      portal.db,
    );
    expect(constraint[0]?.definition.match(/'(\w+)'::text/g)).toEqual(OPEN_STATES.map((one) => `'${one}'::text`));
  });
});
