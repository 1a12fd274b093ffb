import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { momentInCell } from '#features/tickets/server/imports/judge-rows.ts';
import { EXPECTED, type TicketSheets, ticketSheets } from '#features/tickets/server/imports/ticket-sheets.ts';
import { readSheet } from '#features/uploads/server/public.ts';
import { IN_TOWN } from '#tests/support/card-scene.ts';
import { FAMILY_TOWN } from '#tests/support/household-scene.ts';
import { multipartBody } from '#tests/support/multipart-body.ts';
import { type TicketScene, ticketScene } from '#tests/support/ticket-scene.ts';

let scene: TicketScene;
/** The portal's own, in a process by itself: for one file, as it takes its time to begin. */
const apart = ticketSheets();
let isApart = false;
const sheets: TicketSheets = {
  read: (bytes, caller) => (isApart ? apart.read(bytes, caller) : readSheet(bytes, EXPECTED)),
  close: () => apart.close(),
};
beforeAll(async () => {
  scene = await ticketScene({ integrations: { ticketSheets: sheets } });
});
afterAll(() => scene.close());

const HEAD = 'Navn;Sted;Antall;Åpner;Stenger;Gjelder fra;Gjelder til;Ordning;Organisasjon;Laveste alder;Merknad';
const SWIM = 'Svømming;Sundhallen;50;18.11.2026 08:00;30.11.2026;18.11.2026;2026-12-31;Fritidskonto;Sundhallen;6;Husk!';
const PATH = '/api/municipality/tickets/import';

const send = (as: string, file: string | Uint8Array, path = PATH, language = 'nb') => {
  const { headers, body } = multipartBody([{ name: 'billetter', bytes: Buffer.from(file) }]);
  return scene.portal.as(as).send('POST', path, { ...IN_TOWN, headers, body, language });
};
const take = (as: string, file: string | Uint8Array) => send(as, file, `${PATH}/take`);
const preview = async (file: string | Uint8Array, language = 'nb') =>
  (await send(scene.people.admin, file, PATH, language)).json().data;
const countGroups = async () =>
  (await sql<{ count: number }>`select count(*)::int as count from ticket_group`.execute(scene.portal.db)).rows[0]
    ?.count;

describe('CRD-09 tickets from a spreadsheet', () => {
  test('CRD-09 a file is shown as it was understood and nothing is kept; with a yes it becomes drafts, once', async () => {
    const { people, pool, scheme, portal } = scene;
    const before = await countGroups();
    expect(await preview(`${HEAD}\n${SWIM}\n`)).toEqual({
      rows_count: 1,
      first_rows: [
        {
          row: 2,
          name: 'Svømming',
          provider_name: 'Sundhallen',
          total: 50,
          valid_from: '2026-11-18',
          valid_until: '2026-12-31',
        },
      ],
      faults_count: 0,
      faults: [],
      ignored: ['Merknad'],
      sheet: null,
    });
    expect(await countGroups()).toBe(before);
    expect((await take(people.admin, `${HEAD}\n${SWIM}`)).json().data).toEqual({ created: 1 });
    const { rows } = await sql`
      select state, total, per_card, hold_days, min_age, max_age, opens_at, closes_at, scheme_id, organisation_id
      from ticket_group where name = 'Svømming'`.execute(portal.db);
    expect(rows).toEqual([
      {
        state: 'draft',
        total: 50,
        per_card: 1,
        hold_days: null,
        min_age: 6,
        max_age: null,
        opens_at: '2026-11-18T07:00:00Z',
        // A day alone lasts until it is over.
        closes_at: '2026-11-30T23:00:00Z',
        scheme_id: scheme,
        organisation_id: pool,
      },
    ]);
    const again = await take(people.admin, `${HEAD}\n${SWIM}`);
    expect([again.status, await countGroups()]).toEqual([409, (before ?? 0) + 1]);
    expect((await preview(`${HEAD}\n${SWIM}`)).faults[0].message).toContain('finnes allerede');
    const { rows: noted } = await sql`
      select details from audit_entry where action = 'tickets.import'`.execute(portal.db);
    expect(noted).toEqual([{ details: { rows: 1 } }]);
  });

  test('CRD-09 a workbook is read as well, with days and times that a spreadsheet has as such', async () => {
    const day = (value: string) => ({ type: Date, value: new Date(value), format: 'dd.mm.yyyy hh:mm' });
    const text = (value: string) => ({ type: String, value });
    const bytes = await writeXlsxFile([
      ['Name', 'Place', 'Number', 'Opens', 'Closes', 'Valid from', 'Valid until'].map(text),
      [
        text('Kino'),
        text('Saga'),
        { type: Number, value: 7 },
        day('2026-11-18T09:30:00Z'),
        day('2026-11-20T00:00:00Z'),
        day('2026-11-18T00:00:00Z'),
        day('2026-11-30T00:00:00Z'),
      ],
    ]).toBuffer();
    isApart = true;
    expect((await take(scene.people.admin, bytes)).json().data).toEqual({ created: 1 });
    isApart = false;
    const { rows } = await sql`select opens_at, closes_at from ticket_group where name = 'Kino'`.execute(
      scene.portal.db,
    );
    expect(rows).toEqual([{ opens_at: '2026-11-18T08:30:00Z', closes_at: '2026-11-20T23:00:00Z' }]);
  });

  test('CRD-09 every fault is told by row and column, in words of the reader', async () => {
    const rows = [
      '=cmd;@sted;mange;i går;30.11.2026;18.11.2026;31.11.2026;Ukjent;Ukjent;;',
      ';Saga;0;18.11.2026;17.11.2026;18.11.2026;17.11.2026;;;20;',
      SWIM.replace('Svømming', 'Klatring'),
      SWIM.replace('Svømming', 'klatring'),
    ];
    const { faults, faults_count, first_rows } = await preview([HEAD, ...rows].join('\r\n'));
    const said = Object.fromEntries(
      faults.map(({ row, column, message }: { row: number; column: string; message: string }) => [
        `${row} ${column}`,
        message,
      ]),
    );
    expect(said).toMatchObject({
      '2 Navn': 'Cellen begynner som en formel. Skriv bare teksten.',
      '2 Sted eller tilbyder': 'Cellen begynner som en formel. Skriv bare teksten.',
      '2 Kan reserveres fra': 'Dette er ikke et tidspunkt. Skriv for eksempel 24.12.2026 08:00.',
      '2 Gjelder til og med': 'Dette er ikke en dato. Skriv for eksempel 24.12.2026.',
      '2 Ordning': 'Velg en av ordningene til kommunen.',
      '2 Organisasjon': 'Velg en organisasjon i kommunen som er godkjent.',
      '5 Navn': 'Samme billett står allerede i rad 4. Ta bort den ene raden.',
    });
    expect(Object.keys(said)).toEqual(expect.arrayContaining(['2 Antall billetter', '3 Navn', '3 Antall billetter']));
    expect([faults_count, first_rows.length]).toEqual([faults.length, 1]);
    const english = await preview(`${HEAD}\n${rows[0]}`, 'en');
    expect(english.faults[0]).toEqual({
      row: 2,
      column: 'Name',
      message: 'The cell begins like a formula. Write the text alone.',
    });
    const ends = await preview(`${HEAD}\n${SWIM.replace('Svømming', 'Yoga').replace('30.11.2026', '17.11.2026')}`);
    expect(ends.faults.map(({ column }: { column: string }) => column)).toEqual(['Kan reserveres til']);
  });

  test('CRD-09 with one fault nothing of it is taken', async () => {
    const before = await countGroups();
    const rows = [SWIM.replace('Svømming', 'Ridning'), SWIM.replace('Svømming', 'Skøyter').replace(';50;', ';;')];
    const answer = await take(scene.people.admin, [HEAD, ...rows].join('\n'));
    expect([answer.status, answer.json().message]).toEqual([409, expect.stringContaining('ingenting er lagret')]);
    expect(await countGroups()).toBe(before);
  });

  test('CRD-09 a file that cannot be read, has no headings, is empty or too long says what to do', async () => {
    const told = async (file: string | Uint8Array) => {
      const answer = await send(scene.people.admin, file);
      return [answer.status, answer.json().errors?.file?.[0] ?? answer.json().message];
    };
    expect(await told(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))).toEqual([422, expect.stringContaining('gammelt format')]);
    expect(await told('Navn;Antall\nKino;3')).toEqual([422, expect.stringContaining('Sted eller tilbyder')]);
    expect(await told(`${HEAD}\n`)).toEqual([422, expect.stringContaining('ingen rader')]);
    expect(await told([HEAD, ...Array.from({ length: 1001 }, () => SWIM)].join('\n'))).toEqual([
      422,
      expect.stringMatching(/mer enn 1\s000 rader/),
    ]);
    expect((await told('x'.repeat(2 * 1024 * 1024 + 1)))[0]).toBe(413);
  });

  test('CRD-09 a thousand rows are taken at once', async () => {
    const rows = Array.from({ length: 1000 }, (_, at) => SWIM.replace('Svømming', `Billett ${at}`));
    expect((await take(scene.people.admin, [HEAD, ...rows].join('\n'))).json().data).toEqual({ created: 1000 });
    await sql`delete from ticket_group where name like 'Billett %'`.execute(scene.portal.db);
  });

  test('CRD-09 only for admins of the municipality, and so is the template', async () => {
    const { people, call } = scene;
    const file = `${HEAD}\n${SWIM.replace('Svømming', 'Dans')}`;
    for (const path of [PATH, `${PATH}/take`]) {
      expect((await send(people.support, file, path)).status).toBe(403);
      expect((await send(people.mother, file, path)).status).toBe(403);
      expect((await send(people.elsewhere, file, `${path}?municipality_id=${FAMILY_TOWN}`)).status).toBe(404);
    }
    expect((await call(people.support, 'GET', '/municipality/tickets/import/template')).status).toBe(403);
    expect((await call(people.admin, 'GET', '/municipality/tickets/import/template')).status).toBe(200);
  });

  test('CRD-09 a moment is a day with or without a time, in Oslo', () => {
    expect(momentInCell('18.11.2026 kl. 08.00', false)?.toISOString()).toBe('2026-11-18T07:00:00.000Z');
    expect(momentInCell('2026-07-01', false)?.toISOString()).toBe('2026-06-30T22:00:00.000Z');
    expect(momentInCell('2026-07-01', true)?.toISOString()).toBe('2026-07-01T22:00:00.000Z');
    expect(momentInCell('18.11.2026 25:00', false)).toBeUndefined();
    expect(momentInCell('snart', false)).toBeUndefined();
  });
});
