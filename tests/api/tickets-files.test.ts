import { sql } from 'kysely';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeExport } from '#features/exports/server/jobs-declared.ts';
import { countTickets } from '#features/tickets/server/tickets-export.ts';
import type { TicketGroupId } from '#features/vocabulary/ids.ts';
import type { FileStore } from '#platform/server/files.ts';
import { exportJobs } from '#tests/support/export-jobs.ts';
import { FAMILY_TOWN } from '#tests/support/household-scene.ts';
import { type TicketScene, ticketScene } from '#tests/support/ticket-scene.ts';

const kept = new Map<string, Buffer>();
const files: FileStore = {
  put: async (key, bytes) => void kept.set(key, Buffer.from(bytes)),
  get: async (key) => kept.get(key) ?? null,
  remove: async (key) => void kept.delete(key),
};

let scene: TicketScene;
let group: string;
/** Numbers of the accounts. */
let [emil, samira, leo] = [0, 0, 0];
beforeAll(async () => {
  scene = await ticketScene({ integrations: { files } });
  scene.setClock('2026-11-18T12:00:00Z');
  const { people, card, otherCard } = scene;
  const third = await scene.newCard([people.stranger], { first_name: 'Leo' });
  group = await scene.group({ total: 3, hold_days: 2 });
  const used = (await scene.reserve(people.mother, group, card)).json().data;
  const back = (await scene.reserve(people.other, group, otherCard)).json().data;
  await scene.use(people.admin, used.id);
  scene.setClock('2026-11-19T12:00:00Z');
  await scene.cancel(people.other, back.id);
  await scene.reserve(people.stranger, group, third);
  scene.setClock('2026-11-21T23:30:00Z');
  await scene.work('tickets.run-out');
  await scene.reserve(people.other, group, otherCard);
  const numbers = [card, otherCard, third].map(
    async (id) =>
      (await sql<{ number: number }>`select number from card where id = ${id}`.execute(scene.portal.db)).rows[0]
        ?.number,
  );
  [emil, samira, leo] = (await Promise.all(numbers)) as [number, number, number];
});
beforeEach(() => scene.setClock('2026-11-21T23:30:00Z'));
afterAll(() => scene.close());

const ask = (as: string, type = 'csv', language = 'nb') =>
  scene.call(as, 'POST', `/municipality/tickets/${group}/export`, { type }, language);

async function made(as: string, type = 'csv', language = 'nb'): Promise<string> {
  const { id } = (await ask(as, type, language)).json().data;
  const worker = exportJobs(files).find(({ job }) => job.name === makeExport.name);
  await worker?.work(scene.portal.jobServices, { id });
  return id;
}

const fetched = (as: string, id: string) =>
  scene.portal.server.inject({
    url: `/api/exports/${id}/file`,
    headers: { host: 'asker.localhost', authorization: `Bearer ${as}`, 'x-app-language': 'nb' },
  });

describe('CRD-09 what became of tickets, in numbers and as a file', () => {
  test('CRD-09 the numbers are what happened, in all and day by day', async () => {
    const { data } = (
      await scene.call(scene.people.support, 'GET', `/municipality/tickets/${group}/statistics`)
    ).json();
    expect(data).toEqual({
      name: 'Svømming i Sundhallen',
      total: 3,
      left: 1,
      reserved: 1,
      used: 1,
      cancelled: 1,
      expired: 1,
      days: [
        { day: '2026-11-18', reserved: 2, used: 1 },
        { day: '2026-11-19', reserved: 1, used: 0 },
        // Half past midnight in Oslo.
        { day: '2026-11-22', reserved: 1, used: 0 },
      ],
    });
  });

  test('CRD-09 a file has a row for each ticket in the order they were reserved, and names nobody', async () => {
    const answer = await fetched(scene.people.admin, await made(scene.people.admin));
    expect(answer.headers['content-disposition']).toContain('billetter-2026-11-22.csv');
    expect(answer.body.replace('\ufeff', '').trim().split('\r\n')).toEqual([
      '"Kontonummer";"Tilstand";"Reservert";"Brukt"',
      ...[`"${emil}";"Brukt";"2026-11-18";"2026-11-18"`, `"${samira}";"Gitt tilbake";"2026-11-18";""`].sort(),
      `"${leo}";"Gått ut";"2026-11-19";""`,
      `"${samira}";"Reservert";"2026-11-22";""`,
    ]);
    const workbook = await fetched(scene.people.admin, await made(scene.people.admin, 'xlsx', 'nn'));
    const [head, first] = (await readXlsxFile(workbook.rawPayload))[0]?.data ?? [];
    expect(head).toEqual(['Kontonummer', 'Tilstand', 'Reservert', 'Brukt']);
    expect(first).toHaveLength(4);
  });

  test('CRD-09 counting stops where a file ends: more is refused and not cut', async () => {
    expect(await countTickets(scene.portal.db, group as TicketGroupId, 2)).toBe(2);
    expect(await countTickets(scene.portal.db, group as TicketGroupId, 9)).toBe(4);
  });

  test('CRD-09 for admins, who are written down; the file is theirs alone, and goes with the role', async () => {
    const { people, portal } = scene;
    expect((await ask(people.support)).status).toBe(403);
    for (const other of [people.mother, people.keeper]) expect((await ask(other)).status).toBe(403);
    expect((await ask(people.elsewhere)).status).toBe(404);
    const leaving = await portal.given.person('Frode Forlater', { adminOf: [FAMILY_TOWN] });
    const id = await made(leaving);
    expect((await fetched(people.admin, id)).statusCode).toBe(404);
    expect((await fetched(leaving, id)).statusCode).toBe(200);
    await sql`delete from municipal_grant where user_id = ${leaving}`.execute(portal.db);
    expect((await fetched(leaving, id)).statusCode).toBe(404);
    const { rows } = await sql<{ details: object }>`
      select details from audit_entry where action = 'tickets.export' order by at desc limit 1`.execute(portal.db);
    expect(rows).toEqual([{ details: { ticket_group: group, name: 'Svømming i Sundhallen', type: 'csv', rows: 4 } }]);
  });
});
