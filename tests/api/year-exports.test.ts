import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeExport } from '#features/exports/server/jobs-declared.ts';
import type { FileStore } from '#platform/server/files.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { exportJobs } from '#tests/support/export-jobs.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

const kept = new Map<string, Buffer>();
const files: FileStore = {
  put: async (key, bytes) => void kept.set(key, Buffer.from(bytes)),
  get: async (key) => kept.get(key) ?? null,
  remove: async (key) => void kept.delete(key),
};

let portal: TestPortal;
let support: string;
beforeAll(async () => {
  portal = await startPortal({ now: () => new Date('2026-11-18T12:00:00Z'), integrations: { files } });
  const { given } = portal;
  support = await given.person('Sigurd Støtte', { supportOf: [BERGEN] });
  const [band, choir, club] = [
    await given.organisation({ name: 'Åsane Skolekorps' }),
    await given.organisation({ name: 'Årstad Kor' }),
    await given.organisation({ name: 'Fana IL' }),
  ];
  const big = await given.event({ organisation: choir, startsAt: ['2026-03-01T10:00:00Z', '2026-04-01T10:00:00Z'] });
  const times = Array.from({ length: 10 }, (_, day) => `2026-05-${10 + day}T10:00:00Z`);
  const often = await given.event({ organisation: club, startsAt: times, priceOre: 5000 });
  const some = await given.event({ organisation: band, startsAt: ['2026-06-01T10:00:00Z'] });
  const people: string[] = [];
  for (let one = 0; one < 6; one += 1) people.push(await given.person(`Deltaker ${one}`));
  const comeTo = async (event: string, attending: readonly string[]) => {
    const { rows } = await rowsOf({ id: text })`select id from occurrence where event_id = ${event}`.execute(portal.db);
    for (const { id } of rows) for (const person of attending) await given.attendance(id, person);
  };
  await comeTo(big, people);
  await comeTo(often, people.slice(0, 1));
  await comeTo(some, people.slice(0, 5));
  await given.event({ organisation: club, startsAt: ['2025-05-01T10:00:00Z'] });
  await given.organisation({ name: 'Oslo IL', municipality: OSLO });
});
afterAll(() => portal.close());

const order = async (as: string | undefined, more: object = {}) => {
  const body = { type: 'csv', year: 2026, municipality_id: String(BERGEN), ...more };
  const answer = await portal.as(as).send('POST', '/api/municipality/year-exports', { body, language: 'nb' });
  return { status: answer.status, ...(answer.body ? answer.json() : {}) };
};
const fetched = async (as: string, id: string) => portal.as(as).get(`/api/exports/${id}/file`, { language: 'nb' });
async function made(more: object = {}): Promise<string> {
  const { id } = (await order(support, more)).data;
  const worker = exportJobs(files).find(({ job }) => job.name === makeExport.name);
  await worker?.work(portal.jobServices, { id });
  return id;
}
const cells = (body: string) =>
  body
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('";"'));

test('DSH-03 a line for each organisation with what it held that year; few people are not told of, however often they came', async () => {
  const answer = await fetched(support, await made());
  expect(answer.status).toBe(200);
  const [, ...lines] = cells(answer.body.toString());
  expect(lines).toEqual([
    ['', 'Fana IL', '', '0', '1', '0', '10', ''],
    ['', 'Årstad Kor', '', '0', '1', '1', '2', '12'],
    // Five people, but what one has come to could be told from the sum.
    ['', 'Åsane Skolekorps', '', '0', '1', '1', '1', ''],
  ]);
  const before = cells((await fetched(support, await made({ year: 2025 }))).body.toString());
  expect(before.map((line) => line[4])).toEqual(['Aktiviteter', '1', '0', '0']);
});

test('DSH-03 as a spreadsheet too', async () => {
  const { headers, status } = await fetched(support, await made({ type: 'xlsx' }));
  expect([status, String(headers['content-type'])]).toEqual([200, expect.stringContaining('spreadsheet')]);
});

test('DSH-03 only the municipality’s own people order it, and a lost right takes the file along', async () => {
  const { given } = portal;
  const others = [
    await given.person('Olav Oslo', { adminOf: [OSLO] }),
    await given.person('Sara Super', { scopes: ['admin'] }),
    await given.person('Frida Fremmed'),
  ];
  for (const other of others) expect([403, 404]).toContain((await order(other)).status);
  expect((await order(undefined)).status).toBe(401);
  const id = await made();
  await portal.db.deleteFrom('municipal_grant').where('municipality_id', '=', BERGEN).execute();
  expect([403, 404]).toContain((await fetched(support, id)).status);
});
