import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { retentionWorkers } from '#features/retention/server/jobs.ts';
import { tidyUploads, uploadWorkers } from '#features/uploads/server/jobs.ts';
import { localFiles } from '#platform/server/files.ts';
import { type EquipmentScene, equipmentScene } from '#tests/support/equipment-scene.ts';
import { jpeg, pdf } from '#tests/support/files.ts';
import { multipartBody } from '#tests/support/multipart-body.ts';

let scene: EquipmentScene;
let folder: string;
let files: ReturnType<typeof localFiles>;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nabolag-damage-'));
  files = localFiles(folder);
  scene = await equipmentScene({ integrations: { files } });
});
afterAll(async () => {
  await scene.close();
  await rm(folder, { recursive: true, force: true });
});

async function photograph(as: string, kind: 'image' | 'document' = 'image') {
  const isPicture = kind === 'image';
  const part = {
    name: isPicture ? 'brudd.jpg' : 'brudd.pdf',
    type: 'application/octet-stream',
    bytes: isPicture ? await jpeg() : pdf('Et brudd'),
  };
  const { headers, body } = multipartBody([part]);
  const answer = await scene.portal.as(as).send('POST', `/api/uploads?kind=${kind}`, { headers, body, language: 'nb' });
  return answer.json() as { id: string; url: string };
}

/** Of the club, and out with Emil. */
async function givenOut() {
  const { lending, club, people, cards, reserve, handOut } = scene;
  const item = await lending.item(await lending.place({ organisation: club }), { name: 'Kajakk' });
  const loan = (await reserve(people.mother, item.id, cards.emil, '2026-11-18', '2026-11-19')).json().data.id as string;
  await handOut(people.moderator, loan);
  return loan;
}

async function givenDamage() {
  const { people, takeBack } = scene;
  const loan = await givenOut();
  const picture = await photograph(people.moderator);
  const back = await takeBack(people.moderator, loan, { condition: 'damaged', upload_id: picture.id });
  expect(back.status).toBe(200);
  return { loan, ...picture };
}

const status = async (as: string, loan: string) => (await scene.get(as, `/loans/${loan}/picture`)).status;
const byAddress = async (url: string) =>
  (await scene.portal.server.inject({ url, headers: { host: 'demo-utstyr.localhost' } })).statusCode;

describe('BEY-20 the picture of what is damaged', () => {
  test('BEY-20 the desk, the office and the family see it as they stand now; by its address nobody does', async () => {
    const { people, get, portal, club } = scene;
    const { loan, url } = await givenDamage();
    const seen = await get(people.moderator, `/loans/${loan}/picture`);
    expect([seen.status, seen.headers['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
    for (const as of [people.clubAdmin, people.admin, people.support, people.mother, people.father]) {
      expect(await status(as, loan)).toBe(200);
    }
    for (const as of [people.member, people.other, people.stranger, people.elsewhere]) {
      expect(await status(as, loan)).toBe(404);
    }
    expect(await byAddress(url)).toBe(404);
    const { data } = (await get(people.admin, '/municipality/equipment/loans?list=ended')).json();
    expect(data).toMatchObject([{ id: loan, condition: 'damaged', has_picture: true }]);
    expect(JSON.stringify(data)).not.toContain('/uploads/');

    await sql`update membership set status = 'left' where user_id = ${people.moderator}`.execute(portal.db);
    await sql`update guardianship set ended_at = now() where guardian_user_id = ${people.father}`.execute(portal.db);
    await sql`update organisation set status = 'suspended', stop_reason = 'Prøve', stopped_at = now()
      where id = ${club}`.execute(portal.db);
    for (const as of [people.moderator, people.father, people.clubAdmin]) expect(await status(as, loan)).toBe(404);
    expect(await status(people.mother, loan)).toBe(200);
    await sql`update organisation set status = 'accepted', stop_reason = null, stopped_at = null
      where id = ${club}`.execute(portal.db);
    await sql`update membership set status = 'active' where user_id = ${people.moderator}`.execute(portal.db);
  });

  test('BEY-20 another’s, one that stands somewhere already and one that is no picture are refused; it stays out', async () => {
    const { people, takeBack, stateOf } = scene;
    const used = await givenDamage();
    const loan = await givenOut();
    const others = await photograph(people.clubAdmin);
    const paper = await photograph(people.moderator, 'document');
    for (const { id } of [used, others, paper]) {
      const refused = await takeBack(people.moderator, loan, { condition: 'damaged', upload_id: id });
      expect([refused.status, refused.json().errors]).toEqual([
        422,
        { upload_id: [expect.stringContaining('Last det opp en gang til')] },
      ]);
    }
    expect(await stateOf(loan)).toBe('out');
    expect(await status(people.moderator, loan)).toBe(404);
    expect(await byAddress(others.url)).toBe(200);
    const own = await photograph(people.moderator);
    expect((await takeBack(people.moderator, loan, { condition: 'damaged', upload_id: own.id })).status).toBe(200);
  });

  test('BEY-20 it stays when the one who took it is gone, and goes with the loan after two years', async () => {
    const { people, portal } = scene;
    const { loan, id } = await givenDamage();
    const days = (count: number) => new Date(scene.now().getTime() + count * 24 * 3_600_000);
    const tidy = async (at: Date) => {
      const services = { ...portal.jobServices, now: () => at };
      for (const { work } of retentionWorkers) await work(services, {});
      await uploadWorkers(files)
        .find(({ job }) => job.name === tidyUploads.name)
        ?.work(services, {});
    };
    const { rows: owner } = await sql`select owner_user_id from upload where id = ${id}`.execute(portal.db);
    expect(owner).toEqual([{ owner_user_id: null }]);
    await tidy(days(700));
    expect(await status(people.mother, loan)).toBe(200);
    await tidy(days(740));
    await tidy(days(840));
    const { rows } = await sql`select from upload where id = ${id}`.execute(portal.db);
    expect([rows, await status(people.mother, loan)]).toEqual([[], 404]);
  });
});
