import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeExport } from '#features/exports/server/jobs-declared.ts';
import { pdfFile } from '#features/exports/server/pdf-file.ts';
import type { FileStore } from '#platform/server/files.ts';
import { asId } from '#tests/support/as-id.ts';
import { exportJobs } from '#tests/support/export-jobs.ts';
import { pdfPages } from '#tests/support/pdf-text.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { type ShiftDay, shiftsIn } from '#tests/support/shift-scene.ts';

let portal: TestPortal;
const NOON = new Date('2026-03-10T11:00:00Z');
const kept = new Map<string, Buffer>();
const files: FileStore = {
  put: async (key, bytes) => void kept.set(key, Buffer.from(bytes)),
  get: async (key) => kept.get(key) ?? null,
  remove: async (key) => void kept.delete(key),
};
beforeAll(async () => {
  portal = await startPortal({ now: () => NOON, integrations: { files } });
});
afterAll(() => portal.close());

const ask = (day: ShiftDay, as: string, type = 'csv') =>
  portal.as(as).post(`${day.url}/users/download`, { type }, { language: 'nb' });

const fetched = (as: string, id: string) =>
  portal.server.inject({
    url: `/api/exports/${id}/file`,
    headers: { host: 'bergen.localhost', authorization: `Bearer ${as}`, 'x-app-language': 'nb' },
  });

async function made(day: ShiftDay, type: string) {
  const { id } = (await ask(day, day.admin, type)).json().data;
  await exportJobs(files)
    .find(({ job }) => job.name === makeExport.name)
    ?.work(portal.jobServices, { id });
  return { id, answer: await fetched(day.admin, id) };
}

async function givenTakenShifts() {
  const shifts = shiftsIn(portal);
  const day = await shifts.day();
  const kiosk = await shifts.slot(day, { name: '=1+1' });
  await shifts.slot(day, { name: 'Rydding', start_at: '2026-03-14T11:00:00Z', end_at: '2026-03-14T13:00:00Z' });
  await shifts.take(day, kiosk.id, day.member);
  return day;
}

test('OCC-08 D-21 who has which shift as a file: also those that nobody has, and text is text', async () => {
  const day = await givenTakenShifts();
  const { answer } = await made(day, 'csv');
  expect(answer.headers['content-disposition']).toContain('vakter-2026-03-10.csv');
  const lines = answer.body.slice(1).trim().split('\r\n');
  expect(lines[0]).toBe('"Dato";"Tid";"Vakt";"Navn";"E-post";"Mobil"');
  expect(lines[1]).toBe(`"2026-03-14";"10:00–12:00";"'=1+1";"Mina Medlem";"${day.member}@test.example";""`);
  expect(lines[2]).toBe('"2026-03-14";"12:00–14:00";"Rydding";"Ingen ennå";"";""');
  const sheet = await made(day, 'xlsx');
  expect(JSON.stringify(await readXlsxFile(sheet.answer.rawPayload))).toContain('Mina Medlem');
  const paper = await made(day, 'pdf');
  expect(pdfPages(paper.answer.rawPayload)[0]).toContain('Mina Medlem');
  const [bold = ''] = pdfPages(paper.answer.rawPayload, 'Inter-Bold');
  expect(bold.split('\n')).toEqual(['Vakter på Solvikdagen', 'Dato', 'Tid', 'Vakt', 'Navn', 'E-post', 'Mobil']);
});

test('OCC-08 for admins alone, written down, and gone with the right', async () => {
  const day = await givenTakenShifts();
  for (const as of [day.moderator, day.member, day.stranger]) expect((await ask(day, as)).status).toBe(403);
  expect((await portal.post(`${day.url}/users/download`, {})).status).toBe(401);
  const reader = await portal.given.person('Leser', { isReadonly: true });
  await portal.given.member(day.club, reader, 'admin');
  expect((await ask(day, reader)).status).toBe(405);
  const { id } = await made(day, 'csv');
  const audit = await portal.db
    .selectFrom('audit_entry')
    .select('action')
    .where('actor_user_id', '=', asId<'UserId'>(day.admin))
    .execute();
  expect(audit.map(({ action }) => action)).toContain('event.slots.export');
  expect((await fetched(day.moderator, id)).statusCode).toBe(404);
  await portal.db
    .updateTable('membership')
    .set({ role: 'moderator' })
    .where('user_id', '=', asId<'UserId'>(day.admin))
    .execute();
  expect((await fetched(day.admin, id)).statusCode).toBe(404);
});

test('OCC-08 a long name, or an address, goes on on a second line of its cell instead of being cut', async () => {
  const [name, email] = ['Maximilian Alexander von Hohenberg-Kristoffersen', 'maximilian.kristoffersen@solvik.example'];
  const column = { kind: 'text', width: 1 } as const;
  const columns = Array.from({ length: 5 }, (_, at) => ({ ...column, name: `${at}` }));
  const rows = [[name, email, 'Kiosk', null, null]];
  const [page = ''] = pdfPages(await pdfFile({ title: 'Vakter', lead: '', language: 'nb', columns, rows }));
  expect(page).not.toContain('…');
  expect(page.replaceAll('\n', ' ')).toContain('Maximilian Alexander von Hohenberg-Kristoffersen');
  expect(page.replaceAll('\n', '')).toContain(email);
});
