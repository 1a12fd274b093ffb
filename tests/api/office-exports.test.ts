import { sql } from 'kysely';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countAccounts } from '#features/card-office/server/exports/exported-accounts.ts';
import { countClaims } from '#features/claims/server/exported-claims.ts';
import { makeExport } from '#features/exports/server/jobs-declared.ts';
import type { FileStore } from '#platform/server/files.ts';
import { CLUB_ACCOUNT, type ClaimScene, claimScene, givenCard } from '#tests/support/claim-scene.ts';
import { exportJobs } from '#tests/support/export-jobs.ts';
import { BERGEN } from '#tests/support/given.ts';

const kept = new Map<string, Buffer>();
const files: FileStore = {
  put: async (key, bytes) => void kept.set(key, Buffer.from(bytes)),
  get: async (key) => kept.get(key) ?? null,
  remove: async (key) => void kept.delete(key),
};

let scene: ClaimScene;
let admin: string;
beforeAll(async () => {
  scene = await claimScene({ integrations: { files } });
  const { portal, people } = scene;
  await givenCard(portal, scene, [people.stranger], { born_on: '2009-02-01', first_name: '=Eldste' });
  await scene.pay(people.mother, { amount: '145,50' });
  admin = people.admin;
});
afterAll(() => scene.close());

const ask = (as: string, list: object, type = 'csv', language = 'nb') =>
  scene.call(as, '/municipality/exports', { type, list }, undefined, language);

async function made(as: string, list: object, type = 'csv', language = 'nb'): Promise<string> {
  const { id } = (await ask(as, list, type, language)).json().data;
  const worker = exportJobs(files).find(({ job }) => job.name === makeExport.name);
  await worker?.work(scene.portal.jobServices, { id });
  return id;
}

const fetched = (as: string, id: string) =>
  scene.portal.server.inject({
    url: `/api/exports/${id}/file`,
    headers: { host: 'bergen.localhost', authorization: `Bearer ${as}`, 'x-app-language': 'nb' },
  });

/** As a spreadsheet in Norway reads it. */
const linesOf = (body: string) =>
  body
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('";"'));

describe('CRD-09 lists of the office as files', () => {
  test('CRD-09 accounts: a first name, a year and amounts that a spreadsheet counts with, and no number of a child', async () => {
    const answer = await fetched(admin, await made(admin, { kind: 'accounts' }));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('fritidskontoer-2026-11-17.csv');
    expect(linesOf(answer.body)).toEqual([
      ['Konto', 'Ordning', 'Fornavn', 'Født år', 'Postnummer', 'Tilstand', 'Satt inn', 'Igjen', 'Holdt av'],
      ['2', 'Fritidskonto', "'=Eldste", '2009', '', 'Åpen', '2000,00', '2000,00', '0,00'],
      ['1', 'Fritidskonto', 'Emil', '2014', '', 'Åpen', '2000,00', '1854,50', '145,50'],
    ]);
  });

  test('CRD-09 as on the screen: narrowed by the same filters, in the language of the admin who asked', async () => {
    const answer = await fetched(admin, await made(admin, { kind: 'accounts', min_age: '15' }, 'csv', 'nn'));
    expect(linesOf(answer.body).map((cells) => cells[2])).toEqual(['Fornamn', "'=Eldste"]);
    const none = await fetched(admin, await made(admin, { kind: 'transactions', status: 'PAID' }));
    expect(linesOf(none.body)).toHaveLength(1);
  });

  test('CRD-09 payments: who was paid, on which account, with which status', async () => {
    const answer = await fetched(admin, await made(admin, { kind: 'transactions' }));
    const [head, line] = linesOf(answer.body);
    expect(head).toContain('Til kontonummer');
    expect(line).toEqual([
      expect.stringMatching(/^2026-\d{6}$/),
      '2026-11-17',
      'Betaling',
      '1',
      'Emil L.',
      'Solvik svømmeklubb',
      expect.any(String),
      CLUB_ACCOUNT,
      '',
      '145,50',
      '0,00',
      'Venter',
      '',
    ]);
  });

  test('CRD-09 a workbook has amounts as numbers', async () => {
    const { rawPayload } = await fetched(admin, await made(admin, { kind: 'accounts', number: '1' }, 'xlsx'));
    const [, row] = (await readXlsxFile(rawPayload))[0]?.data ?? [];
    expect(row?.slice(6)).toEqual([2000, 1854.5, 145.5]);
  });

  test('CRD-09 counting stops where a file ends: a longer list is refused and not cut', async () => {
    const { db } = scene.portal;
    const now = new Date('2026-11-17T12:00:00Z');
    expect(await countAccounts({ db, now }, BERGEN, {}, 1)).toBe(1);
    expect(await countAccounts({ db, now }, BERGEN, {}, 3)).toBe(2);
    expect(await countClaims(db, BERGEN, { q: '' }, 3)).toBe(1);
    expect(await countClaims(db, BERGEN, { q: 'finnes ikke' }, 3)).toBe(0);
  });

  test('CRD-09 it is in the audit log who took what along', async () => {
    await ask(admin, { kind: 'accounts', state: 'open', left: 'some' }, 'xlsx');
    const { rows } = await sql<{ details: object }>`select details from audit_entry
      where action = 'card.export'`.execute(scene.portal.db);
    expect(rows.map(({ details }) => details)).toContainEqual({ type: 'xlsx', narrowed_by: 'left, state' });
  });

  test('CRD-09 not for those who only help, families, clubs, other municipalities or the platform', async () => {
    const { support, mother, clubAdmin, elsewhere, superAdmin } = scene.people;
    const list = { kind: 'accounts' };
    expect((await ask(support, list)).status).toBe(403);
    for (const other of [mother, clubAdmin, superAdmin]) expect((await ask(other, list)).status).toBe(403);
    const body = { type: 'csv', list, municipality_id: String(BERGEN) };
    expect((await scene.call(elsewhere, '/municipality/exports', body)).status).toBe(404);
  });

  test('CRD-09 a file is for the admin who asked, and goes with the role', async () => {
    const leaving = await scene.portal.given.person('Frode Forlater', { adminOf: [BERGEN] });
    const id = await made(leaving, { kind: 'accounts' });
    expect((await fetched(admin, id)).statusCode).toBe(404);
    expect((await fetched(leaving, id)).statusCode).toBe(200);
    await sql`delete from municipal_grant where user_id = ${leaving}`.execute(scene.portal.db);
    expect((await fetched(leaving, id)).statusCode).toBe(404);
  });

  test('CRD-09 what cannot be asked for is answered with the field', async () => {
    const answer = await ask(admin, { kind: 'accounts', min_age: 'femten' });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(['list.min_age']);
    expect((await ask(admin, { kind: 'people' })).status).toBe(422);
  });
});
