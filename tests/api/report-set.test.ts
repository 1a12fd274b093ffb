import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readZip } from '#tests/support/read-zip.ts';
import { statisticsScene } from '#tests/support/statistics-scene.ts';

let scene: Awaited<ReturnType<typeof statisticsScene>>;
beforeAll(async () => {
  scene = await statisticsScene();
  const { given } = scene.portal;
  scene.at('2026-10-05T12:00:00Z');
  const organisation = await given.organisation({ name: 'Solvik kor' });
  const [small, large] = await Promise.all(
    [460101, 460102].map((district) =>
      given.event({
        organisation,
        district,
        startsAt: ['2026-08-10T15:00:00Z'],
        settings: { has_sign_up: true },
      }),
    ),
  );
  for (const [event, people] of [
    [small, 2],
    [large, 9],
  ] as const) {
    if (!event) throw new Error('An activity is missing.');
    const [time = ''] = await given.timesOf(event);
    for (let number = 0; number < people; number += 1) {
      await scene.signUp(await given.person(`Deltaker ${number}`), time, event);
    }
  }
  scene.at('2026-10-20T12:00:00Z');
  await scene.make();
});
afterAll(() => scene.portal.close());

const set = async (as: string, query = 'from=2026-07-01&to=2026-07-01&municipality_id=4601') => {
  const path = `/api/municipality/reach/file?type=zip&${query}`;
  const headers = { host: 'bergen.localhost', 'x-app-language': 'nb', authorization: `Bearer ${as}` };
  return scene.portal.server.inject({ method: 'GET', url: path, headers });
};
const linesOf = (file: string) =>
  file
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(/[;,](?=")/).map((cell) => cell.replaceAll('"', '')));

test('DSH-03 BEY-18 tables for reporting, each twice, with few people told together', async () => {
  const answer = await set(scene.people.admin);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = readZip(answer.rawPayload);
  expect(Object.keys(files)).toEqual([
    'aktiviteter.xlsx',
    'aktiviteter.csv',
    'deltakelse.xlsx',
    'deltakelse.csv',
    'organisasjoner.xlsx',
    'organisasjoner.csv',
  ]);
  const signUps = linesOf(files['deltakelse.csv'] ?? '').filter((line) => line[3] === 'Påmeldinger');
  const total = signUps.find((line) => line[1] === 'I alt');
  expect([total?.[0], total?.[4]]).toEqual(['3. kvartal 2026', '11']);
  const districts = signUps.filter((line) => line[1] === 'Etter bydel');
  expect(districts.map((line) => Number(line[4]))).toEqual([11]);
  for (const line of signUps) expect(Number(line[4])).toBeGreaterThanOrEqual(5);
  const organisations = linesOf(files['organisasjoner.csv'] ?? '');
  expect(organisations.find((line) => line[3]?.startsWith('Organisasjoner med'))?.[4]).toBe('1');
});

test('DSH-03 it is for the municipality’s own people', async () => {
  const { elsewhere, stranger, support, superAdmin } = scene.people;
  const former = await scene.portal.given.person('Fred Før', { adminOf: [4601] });
  await sql`delete from municipal_grant where user_id = ${former}`.execute(scene.portal.db);
  const statuses = [];
  for (const person of [support, superAdmin, elsewhere, stranger, former])
    statuses.push((await set(person)).statusCode);
  expect(statuses).toEqual([200, 200, 404, 403, 403]);
});
