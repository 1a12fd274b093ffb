import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as contract from '#features/uploads/contract.ts';
import { MAX_BYTES_PER_PERSON, MAX_FILES_PER_PERSON, MAX_UPLOAD_BYTES } from '#features/uploads/rules.ts';
import { createUpload } from '#features/uploads/server/create-upload.ts';
import { pictureWorkshop } from '#features/uploads/server/picture-workshop.ts';
import type { ScanFile } from '#features/uploads/server/scan-file.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { route } from '#platform/server/routes.ts';
import { jpeg, pdf, png } from '#tests/support/files.ts';
import { multipartBody } from '#tests/support/multipart-body.ts';
import { openUploadDesk, type UploadDesk } from '#tests/support/upload-desk.ts';

let desk: UploadDesk;
let kari: UserId;
let ola: UserId;
let now = new Date('2026-11-19T12:00:00Z');
const pictures = pictureWorkshop();
/** A scanner that knows one harmful file, cannot read another, and holds the rest for harmless. */
const scan: ScanFile = async (bytes) => {
  const text = Buffer.from(bytes).toString('latin1');
  if (text.includes('UNREADABLE')) return { outcome: 'unavailable' };
  return text.includes('EICAR-STANDARD-ANTIVIRUS-TEST-FILE')
    ? { outcome: 'harmful', signature: 'Eicar-Test-Signature' }
    : { outcome: 'harmless' };
};

beforeAll(async () => {
  const scanned = route(endpoint({ ...contract.createUpload, path: '/test/scanned' }), (context, { query, file }) =>
    createUpload(context, { files: desk.files, pictures, scan }, query, file),
  );
  desk = await openUploadDesk({ now: () => now, moreRoutes: [scanned], integrations: { pictures } });
});
beforeEach(async () => {
  now = new Date('2026-11-19T12:00:00Z');
  kari = await desk.portal.given.person('Kari');
  ola = await desk.portal.given.person('Ola');
});
afterAll(() => desk.close());

const storedFiles = async () =>
  (await readdir(desk.folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;

describe('UPL-01 one file', () => {
  test('UPL-01 a picture is answered with its id, address and name, and anybody who has the address sees it', async () => {
    const answer = await desk.handIn(kari, { name: 'Tur på Fløyen.jpg', type: 'image/jpeg', bytes: await jpeg() });
    expect(answer.status).toBe(200);
    const upload = answer.json();
    expect(upload).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      url: expect.stringMatching(/^\/uploads\/[\w-]{43}$/),
      name: 'Tur på Fløyen.jpg',
      kind: 'image',
      width: 400,
      height: 300,
    });
    const seen = await desk.look(upload.url);
    expect(seen.status).toBe(200);
    expect(seen.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline',
      'cache-control': 'private, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-site',
    });
    expect(await sharp(seen.bytes).metadata()).toMatchObject({ format: 'webp', width: 400, height: 300 });
  });

  test('UPL-01 nobody who is not logged in hands anything in', async () => {
    const { headers, body } = multipartBody([{ name: 'a.png', bytes: await png() }]);
    expect((await desk.portal.send('POST', '/api/uploads', { headers, body })).status).toBe(401);
  });

  test.each<[string, Parameters<typeof multipartBody>[0]]>([
    [
      'two files',
      [
        { name: 'a.txt', bytes: Buffer.from('a') },
        { name: 'b.txt', bytes: Buffer.from('b') },
      ],
    ],
    ['no file', []],
    ['a file under another name', [{ field: 'picture', name: 'a.txt', bytes: Buffer.from('a') }]],
    [
      'a file and a field',
      [
        { name: 'a.txt', bytes: Buffer.from('a') },
        { field: 'kind', bytes: Buffer.from('image') },
      ],
    ],
    ['a field in place of a file', [{ bytes: Buffer.from('a') }]],
    ['a name that every object has', [{ field: '__proto__', name: 'a.txt', bytes: Buffer.from('a') }]],
  ])('UPL-01 %s is not understood', async (_name, parts) => {
    const answer = await desk.handIn(kari, parts, '?kind=document');
    expect([answer.status, Object.keys(answer.json())]).toEqual([400, ['message']]);
  });

  test('UPL-01 a body that is cut short, has no boundary or is empty is not understood', async () => {
    const { headers, body } = multipartBody([{ name: 'a.png', bytes: await png() }]);
    const send = (sent: { headers: Record<string, string>; body: Buffer }) =>
      desk.portal.as(kari).send('POST', '/api/uploads', sent);
    expect((await send({ headers, body: body.subarray(0, 200) })).status).toBe(400);
    expect((await send({ headers, body: Buffer.from('hei') })).status).toBe(400);
    expect((await send({ headers, body: Buffer.alloc(0) })).status).toBe(400);
    expect((await send({ headers: { 'content-type': 'multipart/form-data' }, body })).status).toBe(400);
  });

  test('UPL-01 only calls that take a file take multipart, and those take nothing else', async () => {
    const { headers, body } = multipartBody([{ name: 'a.png', bytes: await png() }]);
    const id = randomUUID();
    expect((await desk.portal.as(kari).send('PUT', `/api/uploads/${id}`, { headers, body })).status).toBe(415);
    expect((await desk.portal.as(kari).post('/api/uploads', { file: 'hei' })).status).toBe(415);
    const text = { headers: { 'content-type': 'text/plain' }, body: 'hei' };
    expect((await desk.portal.as(kari).send('POST', '/api/uploads', text)).status).toBe(415);
  });
});

describe('UPL-02 what is not taken', () => {
  const refusals: [string, string, () => Promise<Buffer> | Buffer, string, number][] = [
    ['Filen er for stor', '', () => Buffer.alloc(MAX_UPLOAD_BYTES + 1, 0xff), 'nb', 413],
    ['Fila er for stor', '', () => Buffer.alloc(MAX_UPLOAD_BYTES + 1, 0xff), 'nn', 413],
    ['The file is too large', '', () => Buffer.alloc(MAX_UPLOAD_BYTES + 1, 0xff), 'en', 413],
    ['Kun bilder er tillatt', '', () => pdf(), 'nb', 422],
    ['Berre bilete er tillatne', '', () => pdf(), 'nn', 422],
    ['Only images are allowed', '', () => pdf(), 'en', 422],
    ['Ugyldige dimensjoner', '?min_width=401', () => jpeg(), 'nb', 422],
    ['Ugyldige dimensjonar', '?min_height=301', () => jpeg(), 'nn', 422],
    ['Invalid dimensions', '?min_width=320&min_height=320', () => jpeg(), 'en', 422],
    ['Kan ikke laste opp', '', async () => (await jpeg()).subarray(0, 200), 'nb', 422],
    ['Kan ikkje laste opp', '', async () => (await jpeg()).subarray(0, 200), 'nn', 422],
    ['Cannot upload', '', async () => (await jpeg()).subarray(0, 200), 'en', 422],
    ['Filen er tom', '', () => Buffer.alloc(0), 'nb', 422],
    ['Kun dokumenter er tillatt: PDF, DOCX, ODT eller TXT', '?kind=document', () => png(), 'nb', 422],
  ];
  test.each(refusals)('UPL-02 "%s" %s', async (message, query, bytes, language, status) => {
    const before = await storedFiles();
    const answer = await desk.handIn(kari, { name: 'a.jpg', bytes: await bytes() }, query, { language });
    expect([answer.status, answer.json()]).toEqual([status, { message, errors: { file: [message] } }]);
    expect(await storedFiles()).toBe(before);
  });

  test('UPL-02 exactly the smallest size and exactly the most bytes are taken', async () => {
    expect((await desk.handIn(kari, { bytes: await jpeg(), name: 'a' }, '?min_width=400&min_height=300')).status).toBe(
      200,
    );
    const text = Buffer.alloc(MAX_UPLOAD_BYTES, 'a');
    expect((await desk.handIn(kari, { bytes: text, name: 'a.txt' }, '?kind=document')).status).toBe(200);
  });

  test('UPL-02 a browser that sends three times too much hears why, and the connection goes on', async () => {
    await desk.portal.server.listen({ port: 0, host: '127.0.0.1' });
    const { port } = desk.portal.server.server.address() as AddressInfo;
    const send = async (bytes: Buffer) => {
      const body = new FormData();
      body.set('file', new Blob([new Uint8Array(bytes)]), 'å.png');
      const headers = { authorization: `Bearer ${kari}`, 'x-app-language': 'nb' };
      const answer = await fetch(`http://127.0.0.1:${port}/api/uploads`, { method: 'POST', headers, body });
      return { status: answer.status, ...((await answer.json()) as { message?: string; name?: string }) };
    };
    expect(await send(Buffer.alloc(3 * MAX_UPLOAD_BYTES))).toMatchObject({ status: 413, message: 'Filen er for stor' });
    expect(await send(await png())).toMatchObject({ status: 200, name: 'å.png' });
  });

  test('UPL-04 who has used up their space is told so, also when two files come at once', async () => {
    const fill = (bytes: number, count: number) =>
      sql`insert into upload (id, owner_user_id, kind, name, type, bytes, storage_key, created_at)
        select gen_random_uuid(), ${kari}, 'image', 'x', 'image/webp', ${bytes}, gen_random_uuid()::text, ${now}
        from generate_series(1, ${count})`.execute(desk.portal.db);
    await fill(1, MAX_FILES_PER_PERSON - 1);
    const bytes = await png();
    const both = await Promise.all([1, 2].map(() => desk.handIn(kari, { name: 'a.png', bytes })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const full = await desk.handIn(kari, { name: 'a.png', bytes });
    expect(full.json().errors.file[0]).toMatch(/^Du har brukt opp plassen din/);
    await sql`delete from upload where owner_user_id = ${kari}`.execute(desk.portal.db);
    await fill(MAX_BYTES_PER_PERSON - 100, 1);
    expect((await desk.handIn(kari, { name: 'a.png', bytes })).status).toBe(422);
    expect((await desk.handIn(ola, { name: 'a.png', bytes })).status).toBe(200);
  });

  test('D-19 what the scanner holds for harmful is not taken, nor anything while it cannot tell', async () => {
    const send = (text: string) => {
      const { headers, body } = multipartBody([{ name: 'a.txt', bytes: Buffer.from(text) }]);
      return desk.portal.as(kari).send('POST', '/api/test/scanned?kind=document', { headers, body, language: 'nb' });
    };
    const before = await storedFiles();
    const harmful = await send('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*');
    expect([harmful.status, harmful.json().message]).toEqual([422, 'Filen kan være skadelig, så vi tok den ikke imot']);
    expect((await send('UNREADABLE')).status).toBe(503);
    expect(await storedFiles()).toBe(before);
    expect((await send('Dugnad på lørdag')).status).toBe(200);
  });
});

describe('UPL-03 editing', () => {
  const edit = (person: string, id: string, body: object) =>
    desk.portal.as(person).post(`/api/uploads/${id}/edit`, body);
  const handInPicture = async () =>
    (await desk.handIn(kari, { name: 'tur.jpg', bytes: await jpeg({ width: 1300, height: 800 }) })).json();

  test.each([
    [{ mode: 'crop' }, 1100, 300],
    [{ mode: 'smart' }, 1100, 300],
    [{ mode: 'resize' }, 488, 300],
    [{ mode: 'fill' }, 1100, 300],
    [{ mode: 'fill', background: '#ffffff' }, 1100, 300],
    [{ mode: 'crop', variant: 'banner' }, 625, 275],
    [{ mode: 'smart', variant: 'avatar' }, 320, 320],
  ])('UPL-03 %j makes a picture of %i × %i', async (wish, width, height) => {
    const source = await handInPicture();
    const answer = await edit(kari, source.id, wish);
    expect(answer.status).toBe(200);
    const made = answer.json();
    expect(made).toMatchObject({ name: 'tur.jpg', kind: 'image', width, height });
    expect(made.id).not.toBe(source.id);
    expect(await sharp((await desk.look(made.url)).bytes).metadata()).toMatchObject({ format: 'webp', width, height });
    expect((await desk.look(source.url)).status).toBe(200);
    const row = await desk.portal.db
      .selectFrom('upload')
      .select('source_upload_id')
      .where('id', '=', made.id)
      .executeTakeFirst();
    expect(row?.source_upload_id).toBe(source.id);
  });

  test('UPL-03 other modes, sizes and colours do not exist', async () => {
    const { id } = await handInPicture();
    for (const wish of [
      {},
      { mode: 'blur' },
      { mode: 'crop', variant: 'poster' },
      { mode: 'fill', background: 'red' },
    ]) {
      expect((await edit(kari, id, wish)).status).toBe(422);
    }
  });

  test('UPL-03 a document is no picture', async () => {
    const { id } = (await desk.handIn(kari, { name: 'a.pdf', bytes: pdf() }, '?kind=document')).json();
    expect((await edit(kari, id, { mode: 'crop' })).status).toBe(404);
  });
});
