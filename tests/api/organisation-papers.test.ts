import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tidyUploads, uploadWorkers } from '#features/uploads/server/jobs.ts';
import type { OrganisationId, UserId } from '#features/vocabulary/ids.ts';
import { newId } from '#platform/server/new-id.ts';
import { asId } from '#tests/support/as-id.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
let id: OrganisationId;
let moderator: UserId;
beforeAll(async () => {
  portal = await startPortal();
});
beforeEach(async () => {
  moderator = await portal.given.person('Koordinator');
  id = await portal.given.organisation({ owner: await portal.given.person('Eier') });
  await portal.given.member(id, moderator, 'moderator');
});
afterAll(() => portal.close());

const picture = (owner: string, name = 'tur.webp') => portal.given.upload(owner, { kind: 'image', name });
const paper = (owner: string, name = 'vedtekter.pdf') => portal.given.upload(owner, { kind: 'document', name });
const isThere = async (upload: string) =>
  (
    await portal.db
      .selectFrom('upload')
      .select('id')
      .where('id', '=', asId<'UploadId'>(upload))
      .where('deleted_at', 'is', null)
      .execute()
  ).length === 1;

const PARTS = [
  { part: 'gallery', given: picture, wrong: paper, body: { caption: 'På toppen' } },
  { part: 'documents', given: paper, wrong: picture, body: { name: 'Vedtekter' } },
] as const;

describe.each(PARTS)('ORG-06 $part', ({ part, given, wrong, body }) => {
  const url = () => `/api/organizations/${id}/${part}`;
  const add = (as: string, upload_id: string, more = {}) => portal.as(as).post(url(), { ...body, upload_id, ...more });
  const list = async () => (await portal.get(url())).json().data as { id: string; url: string }[];
  const remove = (as: string, one: string) => portal.as(as).send('DELETE', `${url()}/${one}`);

  test('ORG-06 shows what was added, and no more after it was taken away', async () => {
    const upload = await given(moderator);
    const answer = await add(moderator, upload);
    expect(answer.status).toBe(200);
    expect(await list()).toEqual([answer.json().data]);
    expect(answer.json().data).toMatchObject({ ...body, url: expect.stringContaining(`/uploads/${upload}`) });
    expect((await remove(moderator, answer.json().data.id)).status).toBe(204);
    expect(await list()).toEqual([]);
    expect(await isThere(upload)).toBe(false);
    expect((await remove(moderator, answer.json().data.id)).status).toBe(404);
  });

  test('ORG-06 the same file twice is there once, also at the same time', async () => {
    const upload = await given(moderator);
    const both = await Promise.all([add(moderator, upload), add(moderator, upload)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await list()).toHaveLength(1);
  });

  test('ORG-06 takes one’s own files of the right kind, and no others', async () => {
    const other = await portal.given.person('En annen');
    for (const upload of [await given(other), await wrong(moderator), randomUUID()]) {
      const answer = await add(moderator, upload);
      expect([answer.status, Object.keys(answer.json().errors)]).toEqual([422, ['upload_id']]);
    }
    expect(await list()).toEqual([]);
  });

  test('ORG-06 is changed by coordinators and upwards, inside their own organisation', async () => {
    const { id: one } = (await add(moderator, await given(moderator))).json().data;
    const member = await portal.given.person('Medlem');
    await portal.given.member(id, member);
    const stranger = await portal.given.person('Fremmed');
    await portal.given.membership(stranger, 'owner');
    for (const as of [member, stranger]) {
      expect([(await add(as, await given(as))).status, (await remove(as, one)).status]).toEqual([403, 403]);
    }
    const elsewhere = await portal.given.membership(stranger, 'owner');
    const wrongDoor = await portal.as(stranger).send('DELETE', `/api/organizations/${elsewhere}/${part}/${one}`);
    expect(wrongDoor.status).toBe(404);
    expect(await list()).toHaveLength(1);
    const anonymous = await portal.post(url(), { ...body, upload_id: randomUUID() });
    expect(anonymous.status).toBe(401);
  });

  test('UPL-04 a file that stands there cannot be deleted behind its back, and is not tidied away', async () => {
    const upload = await given(moderator);
    const { id: one } = (await add(moderator, upload)).json().data;
    const refused = await portal.as(moderator).send('DELETE', `/api/uploads/${upload}`, { language: 'nb' });
    expect([refused.status, refused.json().message]).toEqual([
      409,
      'Filen er i bruk hos en arrangør. Ta den bort der først, så kan du slette den.',
    ]);
    const later = () => new Date(Date.now() + 48 * 3_600_000);
    const [worker] = uploadWorkers({ put: async () => {}, get: async () => null, remove: async () => {} } as never);
    expect(worker?.job).toBe(tidyUploads);
    await worker?.work({ ...portal.jobServices, now: later }, {});
    expect([await isThere(upload), await list()]).toEqual([true, [expect.objectContaining({ id: one })]]);
    await remove(moderator, one);
    await worker?.work({ ...portal.jobServices, now: later }, {});
    expect(await isThere(upload)).toBe(false);
  });

  test('D-23 when the user who handed it in is erased it stays, without them', async () => {
    const upload = await given(moderator, 'Koordinator sin fil');
    await add(moderator, upload);
    expect((await portal.as(moderator).send('DELETE', '/api/users/me')).status).toBe(204);
    await portal.workOff();
    expect([await isThere(upload), (await list()).length]).toEqual([true, 1]);
    const row = portal.db.selectFrom('upload').select(['owner_user_id', 'name']).where('id', '=', upload);
    expect(await row.execute()).toEqual([{ owner_user_id: null, name: '–' }]);
  });
});

test('ORG-06 a full gallery says so, and takes one more when there is room', async () => {
  const rows = await Promise.all(
    Array.from({ length: 60 }, async () => ({
      id: newId<'GalleryPictureId'>(),
      organisation_id: id,
      upload_id: await picture(moderator),
    })),
  );
  await portal.db.insertInto('gallery_picture').values(rows).execute();
  const upload_id = await picture(moderator);
  const add = () => portal.as(moderator).post(`/api/organizations/${id}/gallery`, { upload_id }, { language: 'nb' });
  const full = await add();
  expect([full.status, full.json().message]).toEqual([
    409,
    'Galleriet har plass til 60 bilder. Slett et bilde, så er det plass til et nytt.',
  ]);
  await portal.as(moderator).send('DELETE', `/api/organizations/${id}/gallery/${rows[0]?.id}`);
  expect((await add()).status).toBe(200);
});

test('VAL-07 a document gets another name from those who may change it, and no name is none', async () => {
  const moderator = await portal.given.person('Koordinator');
  const club = await portal.given.membership(moderator, 'moderator');
  const { id } = (
    await portal
      .as(moderator)
      .post(`/api/organizations/${club}/documents`, { upload_id: await paper(moderator), name: 'Vedtekter' })
  ).json().data;
  const rename = (as: string, name: string, organisation: string = club) =>
    portal.as(as).send('PUT', `/api/organizations/${organisation}/documents/${id}`, { body: { name }, language: 'nb' });
  const renamed = await rename(moderator, '  Vedtekter 2026 ');
  expect([renamed.status, renamed.json().data.name]).toEqual([200, 'Vedtekter 2026']);
  expect((await rename(moderator, ' ')).json().errors).toEqual({ name: ['Navn påkrevd'] });
  const stranger = await portal.given.person('Fremmed');
  const elsewhere = await portal.given.membership(stranger, 'owner');
  expect([(await rename(stranger, 'Tull')).status, (await rename(stranger, 'Tull', elsewhere)).status]).toEqual([
    403, 404,
  ]);
  const shown = (await portal.get(`/api/organizations/${club}/documents`)).json().data;
  expect(shown).toEqual([expect.objectContaining({ name: 'Vedtekter 2026' })]);
});
