import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeExport } from '#features/exports/server/jobs-declared.ts';
import type { FileStore } from '#platform/server/files.ts';
import { exportJobs } from '#tests/support/export-jobs.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { readCsv } from '#tests/support/read-csv.ts';
import { givenWindDown } from '#tests/support/wind-down-scene.ts';

const CLOSED = 'bergen.localhost';
const kept = new Map<string, Buffer>();
const files: FileStore = {
  put: async (key, bytes) => void kept.set(key, Buffer.from(bytes)),
  get: async (key) => kept.get(key) ?? null,
  remove: async (key) => void kept.delete(key),
};

let scene: Awaited<ReturnType<typeof givenWindDown>>;
let id: string;
let stays: string;
let goes: string;
let leader: string;
let organisation: string;
/** The host of the portal that the page of a closed one leads to. */
let country: string;
beforeAll(async () => {
  scene = await givenWindDown('oslo.localhost', { files });
  const { given } = scene.portal;
  stays = await given.person('Bodil Blir', { livesIn: BERGEN });
  goes = await given.person('Gunnar Går', { livesIn: BERGEN });
  leader = await given.person('Leif Leder', { livesIn: OSLO });
  organisation = await given.organisation({ name: 'Solvik IL', owner: leader });
  id = (await scene.decide()).data.id;
  await scene.on('2027-04-01');
  const { data } = (await scene.portal.get('/api/tenant', { host: CLOSED })).json();
  expect(data.sunset).toBe(true);
  const closing = (await scene.portal.get('/api/closing', { host: CLOSED })).json().data;
  expect(closing).toMatchObject({ is_closed: true, country_url: 'http://localhost:3000' });
  country = new URL(closing.country_url).host;
});
afterAll(() => scene.portal.close());

const deletedPeople = async (): Promise<number> => {
  const { data } = await scene.send(scene.people.admin, 'GET', `/wind-downs/${id}/rehearsal`);
  return data.rows.find(({ kind }: { kind: string }) => kind === 'people').deleted;
};
const move = (host: string) =>
  scene.portal.as(stays).send('PUT', '/api/users/me', { host, body: { municipality_id: String(OSLO) } });

test('BEY-21 a resident of a closed portal keeps their account by moving in the portal of the country', async () => {
  expect(await deletedPeople()).toBe(2);
  const refused = await move(CLOSED);
  expect([refused.status, refused.headers['problem-kind']]).toEqual([403, 'sunset']);
  expect(await deletedPeople()).toBe(2);
  const moved = await move(country);
  expect(moved.json().data.municipality).toEqual({ id: String(OSLO), name: 'Oslo' });
  expect(await deletedPeople()).toBe(1);
});

test('BEY-21 everything about oneself is fetched where the portal has closed', async () => {
  const me = scene.portal.as(goes);
  expect((await me.post('/api/users/me/export', undefined, { host: CLOSED })).status).toBe(200);
  const { parts } = (await me.get('/api/users/me/export', { host: CLOSED })).json().data;
  const [own] = parts.find(({ key }: { key: string }) => key === 'app_user').rows;
  expect(own.name).toBe('Gunnar Går');
});

test('BEY-21 the lists of an organisation are fetched in the portal of the country', async () => {
  const { portal } = scene;
  const order = (host: string) =>
    portal.as(leader).post(`/api/organizations/${organisation}/members/export`, { type: 'csv' }, { host });
  const refused = await order(CLOSED);
  expect([refused.status, refused.headers['problem-kind']]).toEqual([403, 'sunset']);
  const ordered = await order(country);
  expect(ordered.status).toBe(200);
  const made = ordered.json().data.id;
  await exportJobs(files)
    .find(({ job }) => job.name === makeExport.name)
    ?.work(portal.jobServices, { id: made });
  const { rawPayload } = await portal.server.inject({
    url: `/api/exports/${made}/file`,
    headers: { host: country, authorization: `Bearer ${leader}` },
  });
  expect(JSON.stringify(readCsv(rawPayload.toString()))).toContain('Leif Leder');
});

test('BEY-21 on the day of deletion the resident who moved is there, and the other is not', async () => {
  await scene.on('2027-07-01');
  expect((await scene.portal.as(stays).get('/api/users/me', { host: country })).json().data.name).toBe('Bodil Blir');
  expect((await scene.portal.as(goes).get('/api/users/me', { host: country })).status).toBe(401);
});
