import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tidyUploads, uploadWorkers } from '#features/uploads/server/jobs.ts';
import { REFERENCES } from '#features/uploads/server/references.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { asId } from '#tests/support/as-id.ts';
import { docx, odt, pdf, photograph, png } from '#tests/support/files.ts';
import { multipartBody } from '#tests/support/multipart-body.ts';
import { openUploadDesk, type UploadDesk } from '#tests/support/upload-desk.ts';

let desk: UploadDesk;
let kari: UserId;
let ola: UserId;
const now = new Date('2026-11-19T12:00:00Z');

beforeAll(async () => {
  desk = await openUploadDesk({ now: () => now });
});
beforeEach(async () => {
  kari = await desk.portal.given.person('Kari');
  ola = await desk.portal.given.person('Ola');
});
afterAll(() => desk.close());

describe('D-05 whose file it is', () => {
  test('D-05 another person’s file does not exist: not to edit, rename or delete', async () => {
    const { id, url } = (await desk.handIn(kari, { name: 'a.png', bytes: await png() })).json();
    const as = desk.portal.as(ola);
    expect((await as.post(`/api/uploads/${id}/edit`, { mode: 'crop' })).status).toBe(404);
    expect((await as.send('PUT', `/api/uploads/${id}`, { body: { name: 'min' } })).status).toBe(404);
    expect((await as.send('DELETE', `/api/uploads/${id}`)).status).toBe(404);
    expect((await desk.look(url)).status).toBe(200);
  });

  test('UPL-04 a deleted file is gone at once, for everybody, and no longer anybody’s picture', async () => {
    const { id, url } = (await desk.handIn(kari, { name: 'a.png', bytes: await png() })).json();
    await sql`update app_user set picture_upload_id = ${id} where id = ${kari}`.execute(desk.portal.db);
    expect((await desk.portal.as(kari).send('DELETE', `/api/uploads/${id}`)).status).toBe(204);
    expect((await desk.look(url)).status).toBe(404);
    expect((await desk.portal.as(kari).send('DELETE', `/api/uploads/${id}`)).status).toBe(404);
    const { rows } = await sql`select picture_upload_id from app_user where id = ${kari}`.execute(desk.portal.db);
    expect(rows).toEqual([{ picture_upload_id: null }]);
  });
});

describe('VAL-07 the name of a file', () => {
  const rename = (id: string, name: unknown, language = 'nb') =>
    desk.portal.as(kari).send('PUT', `/api/uploads/${id}`, { body: { name }, language });

  test('VAL-07 can be changed', async () => {
    const { id } = (await desk.handIn(kari, { name: 'IMG_0001.png', bytes: await png() })).json();
    const answer = await rename(id, '  Sankthans 2026 ');
    expect([answer.status, answer.json().name]).toEqual([200, 'Sankthans 2026']);
  });

  test.each(['', '   ', '../', '\u202E\u200B', undefined])('VAL-07 %j is no name', async (name) => {
    const { id } = (await desk.handIn(kari, { name: 'a.png', bytes: await png() })).json();
    const answer = await rename(id, name);
    expect([answer.status, answer.json().errors.name]).toEqual([422, ['Navn påkrevd']]);
  });

  test('VAL-07 a file that comes without a name gets one in the person’s language', async () => {
    const bytes = await png();
    expect((await desk.handIn(kari, { name: '', bytes })).json().name).toBe('Bilde');
    expect((await desk.handIn(kari, { name: '..', bytes }, '', { language: 'en' })).json().name).toBe('Image');
  });
});

describe('UPL-04 documents', () => {
  test.each([
    ['Referat.pdf', pdf(), 'application/pdf'],
    ['Brev.docx', docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['Brev.odt', odt(), 'application/vnd.oasis.opendocument.text'],
    ['Blåbær & "fløte".txt', Buffer.from('Ta med kurv.'), 'text/plain; charset=utf-8'],
  ])('UPL-04 %s is served as it came, to be kept and never to be opened here', async (name, bytes, type) => {
    const { headers, body } = multipartBody([{ name: name.replaceAll('"', '%22'), bytes }]);
    const { url } = (await desk.portal.as(kari).send('POST', '/api/uploads?kind=document', { headers, body })).json();
    const seen = await desk.look(url);
    expect(seen.bytes.equals(bytes)).toBe(true);
    expect(seen.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(seen.headers['content-disposition']).toMatch(
      /^attachment; filename="[\w .()-]+"; filename\*=UTF-8''[\w.%~-]+$/,
    );
    expect(seen.headers['content-security-policy']).toContain("sandbox; default-src 'none'");
  });
});

describe('UPL-04 what lies at /uploads', () => {
  test.each([
    `/uploads/${'A'.repeat(43)}`,
    '/uploads/',
    '/uploads/..%2F..%2Fetc%2Fpasswd',
    `/uploads/${'A'.repeat(5000)}`,
    '/uploads/a/b',
  ])('UPL-04 there is nothing at %s', async (url) => {
    expect((await desk.look(url)).status).toBe(404);
  });

  test('D-29 a row without its file is a missing file', async () => {
    const { id, url } = (await desk.handIn(kari, { name: 'a.png', bytes: await png() })).json();
    await desk.files.remove(url.split('/').at(-1));
    expect((await desk.look(url)).status).toBe(404);
    expect((await desk.portal.as(kari).post(`/api/uploads/${id}/edit`, { mode: 'crop' })).status).toBe(404);
  });
});

describe('UPL-04 tidying up', () => {
  const HOUR_MS = 3_600_000;
  const tidy = async (hoursLater: number, files = desk.files) => {
    const later = new Date(now.getTime() + hoursLater * HOUR_MS);
    const [worker] = uploadWorkers(files);
    expect(worker?.job).toBe(tidyUploads);
    let rows = 0;
    const countRows = (more: number) => {
      rows += more;
    };
    await worker?.work({ ...desk.portal.jobServices, now: () => later, countRows }, {});
    return rows;
  };
  const isThere = async (url: string) => (await desk.files.get(url.split('/').at(-1) ?? '')) !== null;
  const hasRow = async (id: string) =>
    (await desk.portal.db.selectFrom('upload').select('id').where('id', '=', asId<'UploadId'>(id)).execute()).length ===
    1;

  test('UPL-04 a deleted file leaves the disk after an hour, and its row with it', async () => {
    const { id, url } = (await desk.handIn(kari, { name: 'a.png', bytes: await png() })).json();
    await desk.portal.as(kari).send('DELETE', `/api/uploads/${id}`);
    await tidy(0.5);
    expect([await isThere(url), await hasRow(id)]).toEqual([true, true]);
    await tidy(1.1);
    expect([await isThere(url), await hasRow(id)]).toEqual([false, false]);
  });

  test('D-24 the operators are told how many files a run has removed', async () => {
    await tidy(1.1);
    const { id } = (await desk.handIn(kari, { name: 'a.png', bytes: await png() })).json();
    await desk.portal.as(kari).send('DELETE', `/api/uploads/${id}`);
    expect([await tidy(1.1), await tidy(1.1)]).toEqual([1, 0]);
  });

  test('UPL-04 a file that cannot be removed stops no other, and is tried again', async () => {
    const ids: string[] = [];
    for (const name of ['a.png', 'b.png']) {
      const { id } = (await desk.handIn(kari, { name, bytes: await png() })).json();
      await desk.portal.as(kari).send('DELETE', `/api/uploads/${id}`);
      ids.push(id);
    }
    let asked = 0;
    const remove = (key: string) => {
      asked += 1;
      return asked === 1 ? Promise.reject(new Error('The disk is read-only.')) : desk.files.remove(key);
    };
    await expect(tidy(1.1, { ...desk.files, remove })).rejects.toThrow('Files that could not be removed: 1.');
    expect((await Promise.all(ids.map(hasRow))).filter(Boolean)).toHaveLength(1);
    expect(await tidy(1.1)).toBe(1);
    expect(await Promise.all(ids.map(hasRow))).toEqual([false, false]);
  });

  test('D-23 the files of an erased person are gone at once, and off the disk after an hour', async () => {
    const handIn = async (name: string, bytes: Buffer, query = '') =>
      (await desk.handIn(kari, { name, bytes }, query)).json();
    const files = [await handIn('meg.png', await png()), await handIn('Vitnemål.pdf', pdf(), '?kind=document')];
    await sql`update app_user set picture_upload_id = ${files[0].id} where id = ${kari}`.execute(desk.portal.db);
    expect((await desk.portal.as(kari).send('DELETE', '/api/users/me')).status).toBe(204);
    await desk.portal.workOff();
    for (const { url } of files) expect((await desk.look(url)).status).toBe(404);
    await tidy(1.1);
    for (const { id, url } of files) expect([await isThere(url), await hasRow(id)]).toEqual([false, false]);
  });

  test('UPL-04 a picture that nobody uses goes after a day; a user’s portrait and documents stay', async () => {
    const handIn = async (query = '', bytes?: Buffer) =>
      (await desk.handIn(kari, { name: 'a', bytes: bytes ?? (await photograph()) }, query)).json();
    const [portrait, unused, document] = [await handIn(), await handIn(), await handIn('?kind=document', pdf())];
    await sql`update app_user set picture_upload_id = ${portrait.id} where id = ${kari}`.execute(desk.portal.db);
    await tidy(23);
    expect((await desk.look(unused.url)).status).toBe(200);
    await tidy(25);
    await tidy(27);
    expect([await isThere(unused.url), await hasRow(unused.id)]).toEqual([false, false]);
    expect([(await desk.look(portrait.url)).status, (await desk.look(document.url)).status]).toEqual([200, 200]);
  });

  test('UPL-04 a file whose storing was never finished is removed too', async () => {
    const failing = { ...desk.files, put: async () => Promise.reject(new Error('The disk is full.')) };
    const broken = await openUploadDesk({ now: () => now, integrations: { files: failing } });
    const person = await broken.portal.given.person('Per');
    expect((await broken.handIn(person, { name: 'a.png', bytes: await png() })).status).toBeGreaterThanOrEqual(500);
    const rows = () => broken.portal.db.selectFrom('upload').select('deleted_at').execute();
    expect(await rows()).toEqual([{ deleted_at: expect.any(String) }]);
    const [worker] = uploadWorkers(broken.files);
    const later = () => new Date(now.getTime() + 2 * HOUR_MS);
    await worker?.work({ ...broken.portal.jobServices, now: later }, {});
    expect(await rows()).toEqual([]);
    await broken.close();
  });

  test('UPL-04 every column that refers to an upload keeps it', async () => {
    const { rows } = await sql<{ reference: string }>`
      select class.relname || '.' || attribute.attname as reference
      from pg_constraint
      join pg_class class on class.oid = conrelid
      join pg_attribute attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and confrelid = 'upload'::regclass and conrelid <> confrelid
      order by 1`.execute(desk.portal.db);
    expect(rows.map(({ reference }) => reference)).toEqual([...REFERENCES].sort());
  });
});
