import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { issuePass } from '#features/passes/server/public.ts';
import type { Scan, Scanned } from '#features/scanner/contract.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { DEMO_SECRET } from '#platform/server/settings.ts';
import { type EquipmentScene, equipmentScene, LENDING_TOWN } from '#tests/support/equipment-scene.ts';

const secrets = createSecrets(DEMO_SECRET);

type Shown = Partial<Scan> & { text: string };
const entryOf = (scan: Shown, at: string) => ({ key: randomUUID(), at, ...scan });

describe('BEY-04 BEY-20 loans and pieces in front of the scanner', () => {
  let scene: EquipmentScene;
  beforeAll(async () => {
    scene = await equipmentScene();
  });
  afterAll(() => scene.close());

  const TODAY = '2026-11-18';
  const TOMORROW = '2026-11-19';
  const at = (day: string, time: string) => `${day}T${time}:00.000Z`;

  async function scan(shown: Shown, as: string = scene.people.admin, place: object = OWN_DESK): Promise<Scanned> {
    const body = { place, entries: [entryOf(shown, scene.now().toISOString())] };
    const answer = await scene.post(as, '/scans', body);
    expect([answer.body, answer.status]).toEqual([answer.body, 200]);
    return answer.json().data[0];
  }
  const OWN_DESK = { municipality_id: String(LENDING_TOWN) };

  /** A canoe of which there is one, for Emil today. */
  async function givenLoan() {
    scene.setClock(at(TODAY, '09:00'));
    const { id: item, pieces } = await scene.lending.item(scene.place);
    const { guardian, card } = await scene.family('Emil');
    const { id, pass } = (await scene.reserve(guardian, item, card, TODAY)).json().data;
    const [piece = ''] = pieces;
    const context = { db: scene.portal.db, now: scene.now(), secrets };
    const label = await issuePass(context, { municipality_id: LENDING_TOWN, kind: 'piece', thing_id: piece });
    return { item, piece, id: id as string, code: pass.code as string, digits: pass.digits as string, label };
  }

  test('BEY-04 what is reserved is given out, what is out is taken back, and a scan told twice is one', async () => {
    const { id, code, digits } = await givenLoan();
    const emils = { kind: 'loan', title: 'Kano', holder: 'Emil', detail: 'Kano 1' };
    expect(await scan({ text: digits, is_use: false })).toMatchObject({ ...emils, outcome: 'holds' });
    const giving = { text: code, key: randomUUID() };
    for (let time = 0; time < 2; time += 1) {
      expect(await scan(giving)).toMatchObject({ ...emils, outcome: 'given_out' });
      expect(await scene.stateOf(id)).toBe('out');
    }
    scene.setClock(at(TODAY, '16:00'));
    const taking = { text: code, key: randomUUID(), was_let_in: true, let_in_as: 'returned' as const };
    for (let time = 0; time < 2; time += 1) {
      expect(await scan(taking)).toMatchObject({ ...emils, outcome: 'returned' });
      expect(await scene.stateOf(id)).toBe('returned');
    }
    expect(await scan({ text: code })).toMatchObject({ outcome: 'used_before', is_conflict: false });
  });

  test('BEY-20 with a network a scan takes nothing back: it says that it is out, and the desk looks at it first', async () => {
    const { id, code, label } = await givenLoan();
    await scan({ text: code });
    scene.setClock(at(TODAY, '09:01'));
    for (const text of [code, label.code]) {
      expect(await scan({ text })).toMatchObject({
        outcome: 'holds',
        holder: 'Emil',
        take_back: { loan_id: id, place_id: scene.place },
      });
      expect(await scene.stateOf(id)).toBe('out');
    }
    expect((await scene.takeBack(scene.people.admin, id, { condition: 'damaged' })).status).toBe(200);
    expect(await scan({ text: label.code })).toMatchObject({ outcome: 'repair', take_back: null });
  });

  test('BEY-04 without a network it is kept when it was done, and a second hand-out brings nothing back', async () => {
    const { id, code } = await givenLoan();
    scene.setClock(at(TODAY, '12:00'));
    const told = (time: string, let_in_as: 'given_out' | 'returned') =>
      scan({ text: code, at: at(TODAY, time), was_let_in: true, let_in_as });
    expect(await told('10:00', 'given_out')).toMatchObject({ outcome: 'given_out', is_conflict: false });
    expect(await told('10:05', 'given_out')).toMatchObject({ outcome: 'used_before', is_conflict: true });
    expect(await scene.stateOf(id)).toBe('out');
    expect(await told('11:00', 'returned')).toMatchObject({ outcome: 'returned' });
    const { rows } = await sql<{ given_out_at: string; returned_at: string }>`
      select given_out_at, returned_at from equipment_loan where id = ${id}`.execute(scene.portal.db);
    expect(rows.map((row) => Object.values(row).map((moment) => new Date(moment).toISOString()))).toEqual([
      [at(TODAY, '10:00'), at(TODAY, '11:00')],
    ]);
  });

  test('BEY-20 taken back damaged without a network, by its own code or the label: kept back with the words until it is repaired', async () => {
    for (const by of ['loan', 'piece'] as const) {
      const { id, code, piece, label } = await givenLoan();
      await scan({ text: code });
      scene.setClock(at(TODAY, '16:00'));
      const taking = {
        text: by === 'loan' ? code : label.code,
        key: randomUUID(),
        was_let_in: true,
        let_in_as: 'returned' as const,
        condition: 'damaged' as const,
        note: ' Sprekk i bunnen ',
      };
      for (let time = 0; time < 2; time += 1) expect(await scan(taking)).toMatchObject({ outcome: 'returned' });
      expect(await conditionOf(id)).toEqual({ condition: 'damaged', note: 'Sprekk i bunnen' });
      expect(await scan({ text: label.code })).toMatchObject({ outcome: 'repair' });
      const { in_repair } = (await scene.get(scene.people.admin, `/lending-places/${scene.place}/desk`)).json().data;
      expect(in_repair.find((each: { id: string }) => each.id === piece)).toMatchObject({ state: 'repair' });
      const mended = { state: 'ok', note: '' };
      expect((await scene.send(scene.people.admin, 'PUT', `/equipment/pieces/${piece}`, mended)).status).toBe(204);
      expect(await scan({ text: label.code })).toMatchObject({ outcome: 'holds' });
    }
  });

  test('BEY-20 a device that kept its return before it could ask: good, and a condition of something else is none', async () => {
    const { id, code, label } = await givenLoan();
    const damaged = { condition: 'damaged' as const, note: 'Sprekk' };
    expect(await scan({ text: code, was_let_in: true, let_in_as: 'given_out', ...damaged })).toMatchObject({
      outcome: 'given_out',
    });
    scene.setClock(at(TODAY, '16:00'));
    await scan({ text: code, ...damaged });
    expect(await scene.stateOf(id)).toBe('out');
    await scan({ text: code, was_let_in: true, let_in_as: 'returned' });
    expect(await conditionOf(id)).toEqual({ condition: 'good', note: null });
    expect(await scan({ text: label.code })).toMatchObject({ outcome: 'holds' });
  });

  async function conditionOf(id: string) {
    const { rows } = await sql`select condition, note from equipment_loan where id = ${id}`.execute(scene.portal.db);
    return rows[0];
  }

  test('BEY-04 a device takes along loans and labels, what each of them is then, and what is late for as long as it is out', async () => {
    const { item, code, label, piece } = await givenLoan();
    const along = async () => {
      const { data } = (await scene.get(scene.people.admin, `/scans/along?municipality_id=${LENDING_TOWN}`)).json();
      const of = (text: string) =>
        data.entries.find(
          ({ digest }: { digest: string }) => digest === createHash('sha256').update(text).digest('hex'),
        );
      return [of(code), of(label.code)];
    };
    expect(await along()).toMatchObject([
      { let_in_as: 'given_out', reading: { kind: 'loan', outcome: 'holds', holder: 'Emil' } },
      { let_in_as: 'holds', reading: { kind: 'piece', outcome: 'holds', holder: null } },
    ]);
    await scan({ text: code });
    scene.setClock('2026-11-25T09:00:00.000Z');
    expect(await along()).toMatchObject([
      { let_in_as: 'returned', reading: { kind: 'loan', outcome: 'holds', until: null } },
      { let_in_as: 'returned', reading: { kind: 'piece', outcome: 'holds', holder: 'Emil', until: null } },
    ]);
    await scan({ text: code, was_let_in: true, let_in_as: 'returned' });
    await sql`update equipment_piece set state = 'repair' where id = ${piece} and item_id = ${item}`.execute(
      scene.portal.db,
    );
    expect(await along()).toMatchObject([undefined, { reading: { outcome: 'repair' } }]);
  });

  test('BEY-04 tomorrow’s loan is not for today, and one that was given back holds no more', async () => {
    scene.setClock(at(TODAY, '09:00'));
    const { id: item } = await scene.lending.item(scene.place);
    const { guardian, card } = await scene.family('Ask');
    const { id, pass } = (await scene.reserve(guardian, item, card, TOMORROW)).json().data;
    expect(await scan({ text: pass.code })).toMatchObject({ outcome: 'not_yet' });
    expect((await scene.send(guardian, 'DELETE', `/loans/${id}`)).status).toBe(204);
    expect(await scan({ text: pass.code })).toMatchObject({ outcome: 'cancelled' });
  });

  test('BEY-04 a piece that another has still is said to be lent out, and is given once it is back', async () => {
    const late = await givenLoan();
    expect(await scan({ text: late.code })).toMatchObject({ outcome: 'given_out' });
    const { guardian, card } = await scene.family('Nora');
    const { id, pass } = (await scene.reserve(guardian, late.item, card, TOMORROW)).json().data;
    scene.setClock(at(TOMORROW, '09:00'));
    expect(await scan({ text: pass.code })).toMatchObject({ outcome: 'lent_out', holder: 'Nora' });
    expect(await scene.stateOf(id)).toBe('reserved');
    expect((await scene.takeBack(scene.people.admin, late.id)).status).toBe(200);
    expect(await scan({ text: pass.code })).toMatchObject({ outcome: 'given_out', holder: 'Nora' });
  });

  test('BEY-04 given out on two devices without a network: it stays out, and the second is a conflict', async () => {
    const { id, code } = await givenLoan();
    scene.setClock(at(TODAY, '12:00'));
    const offline = (time: string) => ({ text: code, at: at(TODAY, time), was_let_in: true });
    expect(await scan(offline('10:05'))).toMatchObject({ outcome: 'given_out', is_conflict: false });
    expect(await scan(offline('10:01'))).toMatchObject({ outcome: 'used_before', is_conflict: true });
    expect(await scene.stateOf(id)).toBe('out');
  });

  test('BEY-04 the label of a piece says who has it and takes it back; lying there it holds', async () => {
    const { id, code, label } = await givenLoan();
    const canoe = { kind: 'piece', title: 'Kano', detail: 'Kano 1' };
    expect(await scan({ text: label.code })).toMatchObject({ ...canoe, outcome: 'holds', holder: null });
    await scan({ text: code });
    scene.setClock(at(TODAY, '16:00'));
    expect(await scan({ text: label.digits, is_use: false })).toMatchObject({
      ...canoe,
      outcome: 'lent_out',
      holder: 'Emil',
    });
    const taking = { text: label.code, key: randomUUID(), was_let_in: true, let_in_as: 'returned' as const };
    for (let time = 0; time < 2; time += 1) {
      expect(await scan(taking)).toMatchObject({ ...canoe, outcome: 'returned', holder: 'Emil' });
    }
    expect(await scene.stateOf(id)).toBe('returned');
    expect(await scan({ text: label.code })).toMatchObject({ outcome: 'holds', holder: null });
  });

  test('BEY-04 a piece that is being repaired or lost says so', async () => {
    const { piece, label } = await givenLoan();
    for (const state of ['repair', 'lost']) {
      await sql`update equipment_piece set state = ${state} where id = ${piece}`.execute(scene.portal.db);
      expect(await scan({ text: label.code })).toMatchObject({ kind: 'piece', outcome: state, holder: null });
    }
  });

  test('D-16 at the desk of a club, a loan and a piece of the municipality belong elsewhere, and say nothing more', async () => {
    const { id, code, label } = await givenLoan();
    const elsewhere = { kind: null, outcome: 'other_place', title: null, holder: null, detail: null };
    for (const text of [code, label.code]) {
      expect(await scan({ text }, scene.people.moderator, { organization_id: scene.club })).toMatchObject(elsewhere);
    }
    expect(await scene.stateOf(id)).toBe('reserved');
  });
});
