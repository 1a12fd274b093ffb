import { sql } from 'kysely';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeExport } from '#features/exports/server/jobs-declared.ts';
import type { FileStore } from '#platform/server/files.ts';
import { exportJobs } from '#tests/support/export-jobs.ts';
import { pdfPages } from '#tests/support/pdf-text.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { participantsScene } from './participants-scene.ts';

let portal: TestPortal;
let scene: ReturnType<typeof participantsScene>;
let club: Awaited<ReturnType<typeof scene.givenClub>>;
const NOW = new Date('2026-11-19T12:00:00Z');
const kept = new Map<string, Buffer>();
const files: FileStore = {
  put: async (key, bytes) => void kept.set(key, Buffer.from(bytes)),
  get: async (key) => kept.get(key) ?? null,
  remove: async (key) => void kept.delete(key),
};

beforeAll(async () => {
  portal = await startPortal({ now: () => NOW, integrations: { files } });
  scene = participantsScene(portal);
});
beforeEach(async () => {
  club = await scene.givenClub();
});
afterAll(() => portal.close());

const ask = (as: string, time: string, type = '', state = '{}') =>
  portal.as(as).post(`/api/occurrences/${time}/attendees/export`, type ? { type } : {}, {
    language: 'nb',
    headers: { 'x-test-state': state },
  });

/** The whole way: asked for, made, fetched. */
async function fetched(as: string, time: string, type = '') {
  const { id } = (await ask(as, time, type)).json().data;
  await exportJobs(files)
    .find(({ job }) => job.name === makeExport.name)
    ?.work(portal.jobServices, { id });
  return { id, answer: await fetchFile(as, id) };
}

const fetchFile = (as: string, id: string) =>
  portal.server.inject({
    url: `/api/exports/${id}/file`,
    headers: { host: 'bergen.localhost', authorization: `Bearer ${as}`, 'x-app-language': 'nb' },
  });

/** Every cell stands in quotes, and a quote in it is doubled. */
const cellsOf = (csv: string): string[][] =>
  csv
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')));

const sheetOf = async (bytes: Buffer): Promise<unknown[][]> => {
  const read = (await readXlsxFile(bytes)) as unknown[];
  return Array.isArray(read[0]) ? (read as unknown[][]) : (read[0] as { data: unknown[][] }).data;
};

/** How a spreadsheet sees that something is to be worked out. */
const WORKED_OUT = /^\s*[=+\-@＝＋－＠\t\r]/u;

describe('OCC-07 the participants as a file', () => {
  test('OCC-07 PDF unless something else is asked for, named after what it is', async () => {
    const { time } = await scene.givenActivity(club);
    await scene.givenPeopleAt(time, ['Anne']);
    const { answer } = await fetched(club.admin, time);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain('filename="deltakere-2026-11-19.pdf"');
    expect(answer.rawPayload.toString('latin1', 0, 5)).toBe('%PDF-');
    expect((await ask(club.admin, time, 'exe')).status).toBe(422);
  });

  test('OCC-07 those who take part, those with an offer, those who wait in order; contact data and who came', async () => {
    const { time } = await scene.givenActivity(club, { startsInHours: [48], capacity: 1 });
    const [anne] = await scene.givenPeopleAt(time, ['Anne Åsen']);
    const [, second] = await scene.givenPeopleAt(time, ['Bjørn', 'Camilla'], 'waiting');
    await sql`update attendance set checked_in_at = now() where id = ${anne?.id}`.execute(portal.db);
    await sql`update attendance set is_prior = true where id = ${second?.id}`.execute(portal.db);
    await sql`update app_user set email = 'anne@test.example', phone = '+4741234567' where id = ${anne?.user}`.execute(
      portal.db,
    );
    const rows = cellsOf((await fetched(club.admin, time, 'csv')).answer.body);
    expect(rows[0]).toEqual(['Navn', 'Status', 'Nr. på ventelisten', 'E-post', 'Mobil', 'Påmeldt', 'Møtt']);
    expect(rows[1]).toEqual(['Anne Åsen', 'Deltar', '', 'anne@test.example', '412 34 567', '2026-11-19', 'Ja']);
    expect(rows.slice(2).map((row) => row.slice(0, 3))).toEqual([
      ['Camilla', 'Venteliste', '1'],
      ['Bjørn', 'Venteliste', '2'],
    ]);
  });

  test('D-21 hostile names are text in every cell, and so is the activity’s own name', async () => {
    const { time } = await scene.givenActivity(club, { name: '=HYPERLINK("http://ond.example")', startsInHours: [48] });
    const hostile = ['=HYPERLINK("http://ond.example";"Klikk")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '  =1', '＝1+1'];
    await scene.givenPeopleAt(time, hostile);
    const csv = cellsOf((await fetched(club.owner, time, 'csv')).answer.body);
    const sheet = await sheetOf((await fetched(club.owner, time, 'xlsx')).answer.rawPayload);
    expect([csv.length, sheet.length]).toEqual([hostile.length + 1, hostile.length + 1]);
    for (const row of [...csv, ...sheet]) {
      for (const cell of row) if (typeof cell === 'string') expect(cell).not.toMatch(WORKED_OUT);
    }
    expect(csv.map(([name]) => name)).toContain(`'=HYPERLINK("http://ond.example";"Klikk")`);
    const [paper] = pdfPages((await fetched(club.owner, time, 'pdf')).answer.rawPayload);
    expect(paper).toContain('+1+1');
    expect(paper).not.toContain("'+1+1");
  });

  test('D-05 only for those who may export people: admins of the club itself, and never in readonly', async () => {
    const { time } = await scene.givenActivity(club);
    const { owner, admin } = club;
    for (const person of [owner, admin]) expect((await ask(person, time, 'csv')).status).toBe(200);
    const { id: _, other: __, owner: ___, admin: ____, ...others } = club;
    for (const [who, person] of Object.entries(others)) {
      expect([who, (await ask(person, time, 'csv')).status]).toEqual([who, 403]);
    }
    expect((await portal.post(`/api/occurrences/${time}/attendees/export`, {})).status).toBe(401);
    expect((await ask(admin, time, 'csv', '{"mode":"readonly"}')).status).toBe(405);
  });

  test('OCC-07 the address of the list itself fetches the newest file of it, and makes none', async () => {
    const { time } = await scene.givenActivity(club);
    const fetchNewest = (as: string, type: string, state = '{}') =>
      portal.as(as).get(`/api/occurrences/${time}/attendees/export?type=${type}`, {
        headers: { 'x-test-state': state },
      });
    expect((await fetchNewest(club.admin, 'csv')).status).toBe(404);
    await fetched(club.admin, time, 'csv');
    const answer = await fetchNewest(club.admin, 'csv');
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect((await fetchNewest(club.admin, 'pdf')).status).toBe(404);
    expect((await fetchNewest(club.owner, 'csv')).status).toBe(404);
    expect((await fetchNewest(club.admin, 'csv', '{"mode":"readonly"}')).status).toBe(405);
  });

  test('D-21 written down, one file at a time, and lost with the right', async () => {
    const { time, event } = await scene.givenActivity(club);
    const first = await fetched(club.admin, time, 'csv');
    const second = await fetched(club.admin, time, 'xlsx');
    expect((await fetchFile(club.admin, first.id)).statusCode).toBe(404);
    expect((await fetchFile(club.owner, second.id)).statusCode).toBe(404);
    const entries = await portal.db
      .selectFrom('audit_entry')
      .select(['action', 'details'])
      .where('actor_user_id', '=', club.admin)
      .execute();
    expect(entries[0]).toEqual({
      action: 'event.attendees.export',
      details: { organisation: club.id, event, occurrence: time, type: 'csv' },
    });
    await sql`update membership set role = 'moderator' where user_id = ${club.admin}`.execute(portal.db);
    expect((await fetchFile(club.admin, second.id)).statusCode).toBe(404);
  });
});
