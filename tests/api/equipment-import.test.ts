import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type EquipmentSheets,
  EXPECTED,
  equipmentSheets,
} from '#features/equipment/server/imports/equipment-sheets.ts';
import { seasonDayIn } from '#features/equipment/server/imports/read-cells.ts';
import { makeExport } from '#features/exports/server/jobs-declared.ts';
import { readSheet } from '#features/uploads/server/public.ts';
import type { FileStore } from '#platform/server/files.ts';
import { type EquipmentScene, equipmentScene, IN_LENDING_TOWN, LENDING_TOWN } from '#tests/support/equipment-scene.ts';
import { exportJobs } from '#tests/support/export-jobs.ts';
import { multipartBody } from '#tests/support/multipart-body.ts';

const kept = new Map<string, Buffer>();
const files: FileStore = {
  put: async (key, bytes) => void kept.set(key, Buffer.from(bytes)),
  get: async (key) => kept.get(key) ?? null,
  remove: async (key) => void kept.delete(key),
};

let scene: EquipmentScene;
/** The portal's own, in a process by itself: for one file, as it takes its time to begin. */
const apart = equipmentSheets();
let isApart = true;
const sheets: EquipmentSheets = {
  read: (bytes, caller) => (isApart ? apart.read(bytes, caller) : readSheet(bytes, EXPECTED)),
  close: () => apart.close(),
};
beforeAll(async () => {
  scene = await equipmentScene({ integrations: { equipmentSheets: sheets, files } });
});
afterAll(() => scene.close());

const HEAD = 'Utstyr;Utlånssted;Merke;Lånes i;Høyst;Laveste alder;Sesong fra;Sesong til;Pris';
const PATH = '/api/municipality/equipment/import';

const send = (as: string, rows: readonly string[], path = PATH, language: 'nb' | 'en' = 'nb') => {
  const { headers, body } = multipartBody([{ name: 'utstyr', bytes: Buffer.from([HEAD, ...rows].join('\n')) }]);
  return scene.portal.as(as).send('POST', path, { ...IN_LENDING_TOWN, headers, body, language });
};
const take = (as: string, rows: readonly string[]) => send(as, rows, `${PATH}/take`);
const preview = async (rows: readonly string[], language: 'nb' | 'en' = 'nb') =>
  (await send(scene.people.admin, rows, PATH, language)).json().data;
const piecesOf = async (name: string) =>
  (
    await sql<{ label: string; digits: string | null }>`
      select label, (select digits from pass_code where thing_id = piece.id and kind = 'piece') as digits
      from equipment_piece piece join equipment_item item on item.id = piece.item_id
      where item.name = ${name} order by piece.number`.execute(scene.portal.db)
  ).rows;

describe('BEY-20 things to lend out of a spreadsheet', () => {
  const SKIS = [
    'Langrennsski;Utstyrsbua;Ski 1;dager;7;6;15.11;15.4;300',
    'langrennsski;utstyrsbua;Ski 2;;;;;;',
    'Kajakk;Utstyrsbua;K-1;Timer;3;;;;',
  ];

  test('BEY-20 a file is shown and nothing is kept; with a yes it becomes drafts with pieces that have codes, once', async () => {
    const { people, portal } = scene;
    expect(await preview(SKIS)).toEqual({
      rows_count: 3,
      new_items: 2,
      first_rows: [
        { row: 2, name: 'Langrennsski', place: 'Utstyrsbua', label: 'Ski 1' },
        { row: 3, name: 'Langrennsski', place: 'Utstyrsbua', label: 'Ski 2' },
        { row: 4, name: 'Kajakk', place: 'Utstyrsbua', label: 'K-1' },
      ],
      faults_count: 0,
      faults: [],
      ignored: ['Pris'],
      sheet: null,
    });
    isApart = false;
    expect(await piecesOf('Langrennsski')).toEqual([]);
    expect((await take(people.admin, SKIS)).json().data).toEqual({ items: 2, pieces: 3 });
    const { rows } = await sql`
      select name, state, unit, max_length, min_age, season_from, season_to from equipment_item
      where municipality_id = ${LENDING_TOWN} and name in ('Langrennsski', 'Kajakk') order by name`.execute(portal.db);
    expect(rows).toEqual([
      {
        name: 'Kajakk',
        state: 'draft',
        unit: 'hour',
        max_length: 3,
        min_age: null,
        season_from: null,
        season_to: null,
      },
      {
        name: 'Langrennsski',
        state: 'draft',
        unit: 'day',
        max_length: 7,
        min_age: 6,
        season_from: '11-15',
        season_to: '04-15',
      },
    ]);
    const digits = expect.stringMatching(/^\d{8}$/);
    expect(await piecesOf('Langrennsski')).toEqual([
      { label: 'Ski 1', digits },
      { label: 'Ski 2', digits },
    ]);
    expect((await take(people.admin, SKIS)).status).toBe(409);
    expect((await preview(SKIS)).faults.map(({ column }: { column: string }) => column)).toEqual(
      Array(3).fill('Merke'),
    );
    const { rows: noted } = await sql`
      select details from audit_entry where action = 'equipment.import'`.execute(portal.db);
    expect(noted).toEqual([{ details: { items: 2, pieces: 3 } }]);
  });

  test('BEY-20 more pieces of what is lent already go to those who wait for one', async () => {
    const { people, cards, lending, place } = scene;
    const { id } = await lending.item(place, { name: 'Pulk' });
    await scene.reserve(people.mother, id, cards.emil, '2026-11-20', '2026-11-22');
    await scene.wait(people.other, id, cards.berg, '2026-11-20', '2026-11-22');
    expect((await take(people.admin, ['Pulk;Utstyrsbua;Pulk 2;dager;7;;;;'])).json().data).toEqual({
      items: 0,
      pieces: 1,
    });
    const { data } = (await scene.get(people.other, '/loans/mine')).json();
    expect(data.map((loan: { state: string; item: { name: string } }) => [loan.item.name, loan.state])).toEqual([
      ['Pulk', 'offered'],
    ]);
  });

  test('BEY-20 every fault is told by row and column, in words of the reader, and nothing is taken', async () => {
    const { people } = scene;
    const rows = [
      '=Telt;Ukjent bu;T 1;uker;mange;;;;',
      'Truger;Utstyrsbua;T 1;dager;61;;32.13;;',
      'Sykkel;Utstyrsbua;S 1;dager;5;;;;',
      'Sykkel;Utstyrsbua;S 1;timer;5;;;;',
      ';Utstyrsbua;;;;;;;',
      'Kano uten tid;Utstyrsbua;K 9;;;;1.5;;',
      'Langrennsski;Utstyrsbua;Ski 3;dager;9;;;;',
    ];
    const { faults, faults_count } = await preview(rows);
    const said = faults.map(({ row, column }: { row: number; column: string }) => `${row} ${column}`);
    expect(said).toEqual([
      '2 Utstyr',
      '2 Utlånssted',
      '2 Lånes i',
      '2 Høyst',
      '3 Høyst',
      '3 Sesong fra',
      '5 Merke',
      '5 Lånes i',
      '6 Utstyr',
      '6 Merke',
      '7 Høyst',
      '7 Sesong til',
      '8 Høyst',
    ]);
    expect(faults_count).toBe(13);
    const messageOf = (row: number, column: string) =>
      faults.find((fault: { row: number; column: string }) => fault.row === row && fault.column === column)?.message;
    expect(messageOf(2, 'Utlånssted')).toContain('Vi finner ikke dette utlånsstedet');
    expect(messageOf(5, 'Lånes i')).toContain('annerledes i rad 4');
    expect(messageOf(5, 'Merke')).toContain('allerede i rad 4');
    expect(messageOf(8, 'Høyst')).toContain('annerledes i portalen');
    const inEnglish = (await preview([rows[3] ?? '', rows[2] ?? ''], 'en')).faults;
    expect(inEnglish.map(({ column }: { column: string }) => column)).toEqual(['Label', 'Lent in']);
    const refused = await take(people.admin, rows);
    expect([refused.status, await piecesOf('Sykkel')]).toEqual([409, []]);
  });

  test('BEY-20 two places of one name are not guessed between, and a thing has no more pieces than it can', async () => {
    const { lending, people, portal } = scene;
    const other = await lending.place();
    expect((await preview(['Telt;Utstyrsbua;T 1;dager;5;;;;'])).faults[0].message).toContain('To utlånssteder');
    await sql`update lending_place set name = 'Naustet' where id = ${other}`.execute(portal.db);
    const many = Array.from({ length: 201 }, (_, at) => `Lykt;Naustet;L ${at};dager;5;;;;`);
    const { faults } = await preview(many);
    expect(faults).toEqual([{ row: 202, column: 'Merke', message: expect.stringContaining('høyst 200') }]);
    expect(
      (
        await send(
          people.admin,
          Array.from({ length: 501 }, () => SKIS[0] ?? ''),
        )
      ).json().message,
    ).toContain('mer enn 500 rader');
  });

  test('BEY-20 only for admins of the municipality, and so are the template and the file', async () => {
    const { people, post, get } = scene;
    const rows = ['Ballonger;Utstyrsbua;B 1;dager;5;;;;'];
    for (const path of [PATH, `${PATH}/take`]) {
      for (const as of [people.support, people.mother, people.clubAdmin]) {
        expect((await send(as, rows, path)).status).toBe(403);
      }
      expect((await send(people.elsewhere, rows, `${path}?municipality_id=${LENDING_TOWN}`)).status).toBe(404);
    }
    expect((await get(people.support, '/municipality/equipment/import/template')).status).toBe(403);
    expect((await get(people.admin, '/municipality/equipment/import/template')).status).toBe(200);
    for (const as of [people.support, people.mother, people.clubAdmin]) {
      expect((await post(as, '/municipality/equipment/export', { type: 'csv' })).status).toBe(403);
    }
    const there = { type: 'csv', municipality_id: String(LENDING_TOWN) };
    expect((await post(people.elsewhere, '/municipality/equipment/export', there)).status).toBe(404);
    expect(await piecesOf('Ballonger')).toEqual([]);
  });

  test('BEY-20 the file has a row for each piece: how it is, whether it is out, and nobody’s name; it goes with the role', async () => {
    const { people, cards, lending, portal } = scene;
    const naust = await lending.place();
    await sql`update lending_place set name = 'Båthuset' where id = ${naust}`.execute(portal.db);
    const { id } = await lending.item(naust, { name: 'Årer', pieces: 2, season: ['05-01', '09-30'] });
    await sql`update equipment_item set season_from = null, season_to = null where id = ${id}`.execute(portal.db);
    const loan = (await scene.reserve(people.mother, id, cards.nora, '2026-11-18', '2026-11-20')).json().data;
    await scene.handOut(people.admin, loan.id);
    const leaving = await portal.given.person('Frode Forlater', { adminOf: [LENDING_TOWN] });
    const ordered = await scene.post(leaving, '/municipality/equipment/export', { type: 'csv' });
    expect(ordered.json()).toEqual({ data: { id: expect.any(String) } });
    const order = ordered.json().data.id;
    const worker = exportJobs(files).find(({ job }) => job.name === makeExport.name);
    await worker?.work(portal.jobServices, { id: order });
    const fetched = async () => {
      const headers = { host: 'demo-utstyr.localhost', authorization: `Bearer ${leaving}` };
      return portal.server.inject({ url: `/api/exports/${order}/file`, headers });
    };
    const lines = (await fetched()).body.replace('\ufeff', '').trim().split('\r\n');
    expect(lines[0]).toBe(
      '"Utstyr";"Utlånssted";"Merke";"Lånes i";"Høyst";"Laveste alder";"Høyeste alder";"Sesong fra";"Sesong til";"Beskrivelse";"Status";"Merknad";"Ute";"Skal leveres"',
    );
    expect(lines.filter((line) => line.startsWith('"Årer"'))).toEqual([
      '"Årer";"Båthuset";"Årer 1";"dager";"7";"";"";"";"";"Med vester";"I bruk";"";"Ja";"2026-11-20"',
      '"Årer";"Båthuset";"Årer 2";"dager";"7";"";"";"";"";"Med vester";"I bruk";"";"Nei";""',
    ]);
    expect(lines.find((line) => line.includes('"Ski 1"'))).toContain('"15.11";"15.04"');
    expect(lines.join()).not.toMatch(/Nora|Lunde/);
    await sql`delete from municipal_grant where user_id = ${leaving}`.execute(portal.db);
    expect((await fetched()).statusCode).toBe(404);
    const { rows } = await sql`select details from audit_entry where action = 'equipment.export'`.execute(portal.db);
    expect(rows).toEqual([{ details: { type: 'csv' } }]);
  });

  test('BEY-20 a day of a season is a day and a month, whatever the year', () => {
    expect([seasonDayIn('15.04'), seasonDayIn('1/5'), seasonDayIn('15.4.'), seasonDayIn('2026-11-15')]).toEqual([
      '04-15',
      '05-01',
      '04-15',
      '11-15',
    ]);
    expect([seasonDayIn('32.13'), seasonDayIn('vinter')]).toEqual([undefined, undefined]);
  });
});
