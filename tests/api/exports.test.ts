import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeExport, tidyExports } from '#features/exports/server/jobs-declared.ts';
import type { FileStore } from '#platform/server/files.ts';
import { exportJobs } from '#tests/support/export-jobs.ts';
import { givenTenThousand } from '#tests/support/memberships.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { readCsv } from '#tests/support/read-csv.ts';
import { templatesTo } from '#tests/support/sent-letters.ts';

let portal: TestPortal;
let moment = new Date('2026-03-10T11:00:00Z');
const kept = new Map<string, Buffer>();
const files: FileStore = {
  put: async (key, bytes) => void kept.set(key, Buffer.from(bytes)),
  get: async (key) => kept.get(key) ?? null,
  remove: async (key) => void kept.delete(key),
};
beforeAll(async () => {
  portal = await startPortal({ now: () => moment, integrations: { files } });
});
afterAll(() => portal.close());

async function givenClub() {
  const owner = await portal.given.person('Oda Eier');
  const admin = await portal.given.person('Adam Administrator');
  const moderator = await portal.given.person('Kim Koordinator');
  const id = await portal.given.organisation({ name: 'Solvik IL', owner });
  await portal.given.member(id, admin, 'admin');
  await portal.given.member(id, moderator, 'moderator');
  return { id, url: `/api/organizations/${id}/members/export`, owner, admin, moderator };
}

const workerOf = (name: string) => exportJobs(files).find(({ job }) => job.name === name);
const carryOut = (name: string, payload: object) => workerOf(name)?.work(portal.jobServices, payload);

const ask = (as: string, url: string, type: string, language = 'nb') => portal.as(as).post(url, { type }, { language });

/** The whole way: asked for, made, fetched. */
async function fetched(as: string, url: string, type: string, language = 'nb') {
  const { id } = (await ask(as, url, type, language)).json().data;
  await carryOut(makeExport.name, { id });
  return { id, answer: await fetchRaw(as, id) };
}

const fetchRaw = (as: string, id: string) =>
  portal.server.inject({
    url: `/api/exports/${id}/file`,
    headers: { host: 'bergen.localhost', authorization: `Bearer ${as}`, 'x-app-language': 'nb' },
  });

const HOSTILE = [
  '=HYPERLINK("http://ond.example";"Klikk")',
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '  =1',
  '＝1+1',
  '＋1',
  '－1',
  '＠x',
  'Kari "Kalle"; Bakken\nNeste',
  '</si><script>alert(1)</script>',
  'Ŋávdna Čáhppe Øst-Åse',
];
/** How a spreadsheet sees that something is to be worked out. */
const WORKED_OUT = /^\s*[=+\-@＝＋－＠\t\r]/u;

describe('MEM-02 the members as a file', () => {
  test('MEM-02 CSV: semicolons, UTF-8 with its mark, all columns, in the language of the user who asked', async () => {
    const club = await givenClub();
    const { answer } = await fetched(club.admin, club.url, 'csv');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('attachment; filename="medlemmer-2026-03-10.csv"');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.charCodeAt(0)).toBe(0xfeff);
    const [header, first, second] = readCsv(answer.body.slice(1));
    const columns = ['Navn', 'Rolle', 'Type', 'Kommer fra', 'Status', 'Fra', 'Til', 'E-post', 'Mobil', 'Medlem siden'];
    expect(header).toEqual(columns);
    expect(first?.slice(2, 5)).toEqual(['Medlemskap', 'Gitt av organisasjonen', 'Aktiv']);
    expect(second?.slice(0, 2)).toEqual(['Oda Eier', 'Eier']);
    expect(second?.[9]).toBe('2026-03-10');
    const english = await fetched(club.admin, club.url, 'csv', 'en');
    expect(readCsv(english.answer.body.slice(1))[0]?.[0]).toBe('Name');
  });

  test('D-21 hostile names are text in every cell of a CSV and of a spreadsheet', async () => {
    const club = await givenClub();
    for (const name of HOSTILE) {
      const person = await portal.given.person(name);
      await portal.given.member(club.id, person, 'member');
    }
    const csv = readCsv((await fetched(club.owner, club.url, 'csv')).answer.body.slice(1));
    const sheet = (await readXlsxFile((await fetched(club.owner, club.url, 'xlsx')).answer.rawPayload)) as unknown[];
    const rows = Array.isArray(sheet[0]) ? (sheet as unknown[][]) : (sheet[0] as { data: unknown[][] }).data;
    expect(csv).toHaveLength(HOSTILE.length + 4);
    expect(rows).toHaveLength(HOSTILE.length + 4);
    for (const row of [...csv, ...rows]) {
      expect(row).toHaveLength(10);
      for (const cell of row) if (typeof cell === 'string') expect(cell).not.toMatch(WORKED_OUT);
    }
    for (const named of [csv, rows]) {
      const names = named.map(([name]) => name);
      expect(names).toContain('Ŋávdna Čáhppe Øst-Åse');
      expect(names).toContain(`'=HYPERLINK("http://ond.example";"Klikk")`);
      expect(names).toContain('Kari "Kalle"; Bakken Neste');
    }
    expect(rows.at(-1)?.[9]).toEqual(new Date('2026-03-10T00:00:00Z'));
  });

  test('D-21 a PDF is text alone: titled, in its language, tagged, with nothing that opens or runs', async () => {
    const club = await givenClub();
    await portal.given.member(club.id, await portal.given.person('</Script> javascript:alert(1) /JS'), 'member');
    const { answer } = await fetched(club.owner, club.url, 'pdf');
    const bytes = answer.rawPayload.toString('latin1');
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(bytes.slice(0, 5)).toBe('%PDF-');
    for (const active of ['/JS', '/JavaScript', '/Launch', '/OpenAction', '/URI', '/Annots', '/EmbeddedFile']) {
      expect(bytes).not.toContain(`${active} `);
      expect(bytes).not.toContain(`${active}(`);
    }
    expect(bytes).toContain('/Marked true');
    expect(bytes).toContain('/Lang (nb)');
    expect(bytes).toContain('/StructTreeRoot');
    expect(bytes).toContain('/FontFile2');
  });

  test.each(['xlsx', 'csv', 'pdf'])(
    'MEM-02 ten thousand members fit into a %s, in bounded memory',
    async (type) => {
      const club = await givenClub();
      await givenTenThousand(portal, club.id);
      const { id, answer } = await fetched(club.owner, club.url, type);
      expect(answer.statusCode).toBe(200);
      const { data } = (await portal.as(club.owner).get(`/api/exports/${id}`)).json();
      expect(data).toMatchObject({ state: 'ready', bytes: answer.rawPayload.byteLength });
      if (type === 'csv') expect(readCsv(answer.body)).toHaveLength(10_004);
    },
    240_000,
  );
});

describe('D-21 who may fetch it', () => {
  test('D-21 waiting, ready, expired; a quarter of an hour from when it was ready', async () => {
    const club = await givenClub();
    const { id } = (await ask(club.admin, club.url, 'csv')).json().data;
    const state = async (as = club.admin) => (await portal.as(as).get(`/api/exports/${id}`)).json().data;
    expect(await state()).toMatchObject({ state: 'waiting', url: null, bytes: null });
    expect((await fetchRaw(club.admin, id)).statusCode).toBe(404);
    await carryOut(makeExport.name, { id });
    expect(await state()).toMatchObject({ state: 'ready', url: `/api/exports/${id}/file` });
    const before = moment;
    moment = new Date(before.getTime() + 15 * 60_000 - 1000);
    expect((await fetchRaw(club.admin, id)).statusCode).toBe(200);
    moment = new Date(before.getTime() + 15 * 60_000);
    const late = await fetchRaw(club.admin, id);
    expect([late.statusCode, late.json().message]).toEqual([404, 'Filen er ikke her lenger. Lag en ny.']);
    expect(await state()).toMatchObject({ state: 'expired', url: null });
    const held = kept.size;
    await carryOut(tidyExports.name, {});
    expect(kept.size).toBeLessThan(held);
    moment = before;
  });

  test('D-21 nobody else, not even another admin, and nobody without a ticket', async () => {
    const club = await givenClub();
    const { id } = await fetched(club.admin, club.url, 'csv');
    for (const other of [club.owner, club.moderator]) {
      expect((await fetchRaw(other, id)).statusCode).toBe(404);
      expect((await portal.as(other).get(`/api/exports/${id}`)).status).toBe(404);
    }
    expect((await portal.get(`/api/exports/${id}/file`)).status).toBe(401);
    expect((await fetchRaw(club.admin, randomUUID())).statusCode).toBe(404);
  });

  test('D-21 rights that are lost take the file along', async () => {
    const club = await givenClub();
    const { id } = await fetched(club.admin, club.url, 'csv');
    await portal.as(club.owner).post(`/api/organizations/${club.id}/members/${club.admin}/role`, {
      role: 'moderator',
      from: 'admin',
    });
    expect((await fetchRaw(club.admin, id)).statusCode).toBe(404);
  });

  test('D-21 one file at a time, and each is written down', async () => {
    const club = await givenClub();
    const first = await fetched(club.admin, club.url, 'csv');
    const second = await fetched(club.admin, club.url, 'xlsx');
    expect((await fetchRaw(club.admin, first.id)).statusCode).toBe(404);
    expect(second.answer.statusCode).toBe(200);
    const entries = await portal.db
      .selectFrom('audit_entry')
      .select(['action', 'details'])
      .where('actor_user_id', '=', club.admin)
      .execute();
    expect(entries).toEqual([
      { action: 'organisation.members.export', details: { organisation: club.id, type: 'csv' } },
      { action: 'organisation.members.export', details: { organisation: club.id, type: 'xlsx' } },
    ]);
  });

  test('D-25 of what one user orders only the last file is made, so others wait for one and not for all', async () => {
    const club = await givenClub();
    const other = await givenClub();
    // What the tests before this one have left.
    await portal.workOff();
    kept.clear();
    for (let count = 0; count < 6; count += 1) await ask(club.admin, club.url, 'csv');
    const last = (await ask(club.admin, club.url, 'csv')).json().data.id;
    const others = (await ask(other.admin, other.url, 'csv')).json().data.id;
    await portal.workOff();
    const made = await portal.db.selectFrom('export_file').select(['id', 'storage_key']).execute();
    const idOf = new Map(made.map(({ id, storage_key }) => [storage_key, id]));
    expect([...kept.keys()].map((key) => idOf.get(key))).toEqual([last, others]);
  });

  test('MEM-02 D-05 only for those who may export people', async () => {
    const club = await givenClub();
    expect((await ask(club.moderator, club.url, 'csv')).status).toBe(403);
    const outsider = await portal.given.person('Ulf Utenfor');
    expect((await ask(outsider, club.url, 'csv')).status).toBe(403);
    expect((await ask(club.admin, club.url, 'exe')).status).toBe(422);
  });
});

describe('NOT-02 a user who has left the list is told when the file is ready', () => {
  const bellOf = async (who: string, language = 'nb') =>
    (await portal.as(who).get('/api/notifications', { language })).json();
  /** How many things the user's browsers were told of. */
  const streamOf = async (who: string) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from stream_entry where user_id = ${who} and kind = 'notification'`.execute(
      portal.db,
    );
    return rows[0]?.count ?? 0;
  };

  test('NOT-02 in the portal alone, with the way to the file, and of the newest file alone', async () => {
    const club = await givenClub();
    await ask(club.admin, club.url, 'csv');
    await portal.workOff();
    const { id } = (await ask(club.admin, club.url, 'xlsx')).json().data;
    await portal.workOff();
    const { data, meta } = await bellOf(club.admin, 'nn');
    expect(meta.total_unread).toBe(1);
    expect(data[0]).toMatchObject({ type: 'export:ready', text: 'Fila frå Solvik IL er klar', path: `/exports/${id}` });
    expect((await bellOf(club.owner)).data).toEqual([]);
    expect(await templatesTo(portal, club.admin)).toEqual([]);
  });

  test('NOT-02 it is read when the file has been fetched where it was made, and only by the user whose file it is', async () => {
    const club = await givenClub();
    const earlier = (await ask(club.admin, club.url, 'csv')).json().data.id;
    await portal.workOff();
    const { id } = (await ask(club.admin, club.url, 'xlsx')).json().data;
    await portal.workOff();
    const tell = async (as: string, file: string) => (await portal.as(as).post(`/api/exports/${file}/fetched`)).status;
    expect(await tell(club.owner, id)).toBe(404);
    expect(await tell(club.admin, randomUUID())).toBe(404);
    // The one that has given way to a newer one, which is what the notice is about.
    expect(await tell(club.admin, earlier)).toBe(204);
    expect((await bellOf(club.admin)).meta.total_unread).toBe(1);
    const streamed = await streamOf(club.admin);
    expect(await tell(club.admin, id)).toBe(204);
    expect((await bellOf(club.admin)).meta.total_unread).toBe(0);
    expect((await bellOf(club.admin)).data[0]).toMatchObject({ type: 'export:ready', is_read: true });
    expect(await streamOf(club.admin)).toBe(streamed + 1);
    expect(await tell(club.admin, id)).toBe(204);
    expect(await streamOf(club.admin)).toBe(streamed + 1);
  });

  test('NOT-02 of nothing where the file is not wanted any more, or the user is blocked', async () => {
    const club = await givenClub();
    const earlier = (await ask(club.admin, club.url, 'csv')).json().data.id;
    await ask(club.admin, club.url, 'xlsx');
    await carryOut(makeExport.name, { id: earlier, tenant: 'bergen' });
    const { id } = (await ask(club.owner, club.url, 'csv')).json().data;
    await sql`update app_user set blocked_at = ${moment} where id = ${club.owner}`.execute(portal.db);
    await carryOut(makeExport.name, { id, tenant: 'bergen' });
    await portal.workOff();
    const { rows } = await sql<{ path: string }>`select path from notification
      where user_id in (${club.admin}, ${club.owner})`.execute(portal.db);
    expect(rows).toHaveLength(1);
  });
});
