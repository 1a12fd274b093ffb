import { sql } from 'kysely';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeExport } from '#features/exports/server/jobs-declared.ts';
import type { FileStore } from '#platform/server/files.ts';
import { exportJobs } from '#tests/support/export-jobs.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { readCsv } from '#tests/support/read-csv.ts';

let portal: TestPortal;
const kept = new Map<string, Buffer>();
const files: FileStore = {
  put: async (key, bytes) => void kept.set(key, Buffer.from(bytes)),
  get: async (key) => kept.get(key) ?? null,
  remove: async (key) => void kept.delete(key),
};
beforeAll(async () => {
  portal = await startPortal({ now: () => new Date('2026-03-10T11:00:00Z'), integrations: { files } });
});
afterAll(() => portal.close());

async function givenClub() {
  const { given } = portal;
  const owner = await given.person('Oda Eier');
  const [moderator, member] = [await given.person('Kim Koordinator'), await given.person('Mina Medlem')];
  const id = await given.organisation({ name: 'Solvik IL', owner });
  await given.member(id, moderator, 'moderator');
  await given.member(id, member, 'member');
  return { id, owner, moderator, member };
}

const ask = (as: string, id: string, type = 'csv', language = 'nb') =>
  portal.as(as).post(`/api/organizations/${id}/events/export`, { type }, { language });

const fetched = (as: string, file: string) =>
  portal.server.inject({
    url: `/api/exports/${file}/file`,
    headers: { host: 'bergen.localhost', authorization: `Bearer ${as}`, 'x-app-language': 'nb' },
  });

async function made(as: string, id: string, type = 'csv', language = 'nb') {
  const file = (await ask(as, id, type, language)).json().data.id;
  await exportJobs(files)
    .find(({ job }) => job.name === makeExport.name)
    ?.work(portal.jobServices, { id: file });
  return { file, answer: await fetched(as, file) };
}

test('BEY-21 D-21 all that an organisation has made, time by time, drafts and what is cancelled too', async () => {
  const club = await givenClub();
  const mine = { organisation: club.id };
  await portal.given.event({ ...mine, name: '=1+1', startsInHours: [24, 48], priceOre: 14_500, capacity: 12 });
  const other = await portal.given.event({ ...mine, name: 'Åpen hall', startsInHours: [72] });
  const draft = await portal.given.event({ ...mine, name: 'Dugnad', startsInHours: [96] });
  const gone = await portal.given.event({ ...mine, name: 'Borte', startsInHours: [96] });
  await portal.given.event({ name: 'Andres tur', startsInHours: [24] });
  await sql`update occurrence set is_cancelled = true where event_id = ${other}`.execute(portal.db);
  await sql`update event set status = 'draft' where id = ${draft}`.execute(portal.db);
  await sql`delete from occurrence where event_id = ${draft}`.execute(portal.db);
  await sql`update event set deleted_at = now() where id = ${gone}`.execute(portal.db);

  const { answer } = await made(club.moderator, club.id);
  expect(answer.headers['content-disposition']).toContain('aktiviteter-2026-03-10.csv');
  const [head = [], ...lines] = readCsv(answer.body.slice(1));
  expect(head.slice(0, 5)).toEqual(['Aktivitet', 'Status', 'Dato', 'Tid', 'Sted']);
  expect(lines.map(([name, state, day]) => [name, state, day])).toEqual([
    ["'=1+1", 'Publisert', '2026-03-11'],
    ["'=1+1", 'Publisert', '2026-03-12'],
    ['Dugnad', 'Kladd', ''],
    ['Åpen hall', 'Avlyst', '2026-03-13'],
  ]);
  expect(lines[0]?.slice(5)).toEqual(['12', '0', '0', '145,00']);
  expect(lines[2]?.slice(5, 8)).toEqual(['', '', '']);
  const sheet = await made(club.owner, club.id, 'xlsx', 'en');
  expect(JSON.stringify(await readXlsxFile(sheet.answer.rawPayload))).toContain('Cancelled');
});

test('BEY-21 many activities come batch by batch, each once', async () => {
  const club = await givenClub();
  const first = await portal.given.event({ organisation: club.id, name: 'Trening', startsInHours: [24] });
  const { rows } = await sql<{ columns: string }>`
    select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
    where table_name = 'event' and column_name not in ('id', 'external_id') and is_generated = 'NEVER'`.execute(
    portal.db,
  );
  const columns = sql.raw(rows[0]?.columns ?? '');
  await sql`insert into event (id, ${columns}) select gen_random_uuid(), ${columns} from event, generate_series(1, 230)
    where id = ${first}`.execute(portal.db);
  const { answer } = await made(club.owner, club.id);
  expect(readCsv(answer.body.slice(1))).toHaveLength(1 + 231);
});

test('BEY-21 for those who run activities, and gone with the right', async () => {
  const club = await givenClub();
  const stranger = await portal.given.person('Frida Fremmed');
  for (const as of [club.member, stranger]) expect((await ask(as, club.id)).status).toBe(403);
  expect((await portal.post(`/api/organizations/${club.id}/events/export`, { type: 'csv' })).status).toBe(401);
  expect((await ask(club.owner, club.id, 'pdf')).status).toBe(422);
  const { file, answer } = await made(club.moderator, club.id);
  expect(answer.statusCode).toBe(200);
  expect((await fetched(club.owner, file)).statusCode).toBe(404);
  await sql`update membership set role = 'member' where user_id = ${club.moderator}`.execute(portal.db);
  expect((await fetched(club.moderator, file)).statusCode).toBe(404);
});
