import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pictureWorkshop } from '#features/uploads/server/picture-workshop.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { type ClamdServer, EICAR, honest, startClamdServer } from '#tests/support/clamd-server.ts';
import { jpeg, pdf } from '#tests/support/files.ts';
import { openUploadDesk, type UploadDesk } from '#tests/support/upload-desk.ts';

let clamd: ClamdServer;
let desk: UploadDesk;
let kari: UserId;
const pictures = pictureWorkshop();

beforeAll(async () => {
  clamd = await startClamdServer();
  desk = await openUploadDesk({ settings: { CLAMD_URL: clamd.url }, integrations: { pictures } });
});
beforeEach(async () => {
  clamd.behaveAs(honest);
  kari = await desk.portal.given.person('Kari');
});
afterAll(async () => {
  await desk.close();
  await clamd.close();
});

const storedFiles = async () =>
  (await readdir(desk.folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length;
const rowsOf = async (person: string) =>
  (await sql`select from upload where owner_user_id = ${person}`.execute(desk.portal.db)).rows.length;
const sendDocument = (bytes: Buffer, language = 'nb') =>
  desk.handIn(kari, { name: 'a.pdf', bytes }, '?kind=document', { language });
const scansCounted = async (outcome: string) =>
  Number(
    new RegExp(`upload_scans_total{outcome="${outcome}"} (\\d+)`).exec(
      (await desk.portal.get('/api/metrics')).body,
    )?.[1],
  );

describe('D-19 every file goes through the scanner', () => {
  test('D-19 documents and pictures are stored once clamd has found them harmless', async () => {
    const before = await scansCounted('harmless');
    const picture = await jpeg();
    expect((await sendDocument(pdf())).status).toBe(200);
    expect((await desk.handIn(kari, { name: 'a.jpg', bytes: picture })).status).toBe(200);
    expect(clamd.received.slice(-2).map(({ bytes }) => bytes.equals(picture))).toEqual([false, true]);
    expect(await scansCounted('harmless')).toBe(before + 2);
  });

  test('D-19 while it is being checked a file has no row, no address and no place on the disk', async () => {
    const { promise: isOpen, resolve: open } = Promise.withResolvers<void>();
    const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>();
    clamd.behaveAs((connection, file) => {
      asked();
      void isOpen.then(() => honest(connection, file));
    });
    const files = await storedFiles();
    const answer = sendDocument(pdf());
    await isAsked;
    expect([await rowsOf(kari), await storedFiles()]).toEqual([0, files]);
    open();
    expect((await answer).status).toBe(200);
    expect([await rowsOf(kari), await storedFiles()]).toEqual([1, files + 1]);
  });

  test.each([
    ['nb', 'Filen kan være skadelig, så vi tok den ikke imot'],
    ['nn', 'Fila kan vere skadeleg, så vi tok ikkje imot ho'],
    ['en', 'The file may be harmful, so we did not take it'],
  ])('D-19 a harmful file is refused in %s, kept nowhere, audited and counted', async (language, message) => {
    const [files, counted] = [await storedFiles(), await scansCounted('harmful')];
    const harmful = pdf(EICAR.toString('latin1'));
    const answer = await sendDocument(harmful, language);
    expect([answer.status, answer.json()]).toEqual([422, { message, errors: { file: [message] } }]);
    expect([await rowsOf(kari), await storedFiles()]).toEqual([0, files]);
    expect(await scansCounted('harmful')).toBe(counted + 1);
    const { rows } = await sql`
      select actor_user_id, subject_user_id, details from audit_entry
      where action = 'upload.harmful' and actor_user_id = ${kari}`.execute(desk.portal.db);
    expect(rows).toEqual([
      {
        actor_user_id: kari,
        subject_user_id: kari,
        details: {
          signature: 'Eicar-Test-Signature',
          type: 'application/pdf',
          bytes: harmful.length,
          sha256: createHash('sha256').update(harmful).digest('hex'),
        },
      },
    ]);
  });

  test.each([
    ['nb', 'Vi klarte ikke å sjekke filen for virus, så den er ikke lagret. Prøv igjen om litt'],
    ['nn', 'Vi klarte ikkje å sjekke fila for virus, så ho er ikkje lagra. Prøv igjen om litt'],
    ['en', 'We could not check the file for viruses, so it is not saved. Try again in a moment'],
  ])('D-19 when clamd has no verdict the file is not stored, and %s says to come back', async (language, message) => {
    clamd.behaveAs((connection) => connection.end('stream: ERROR\0'));
    const [files, counted] = [await storedFiles(), await scansCounted('unavailable')];
    const answer = await sendDocument(pdf(), language);
    expect([answer.status, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '5',
      { message, errors: { file: [message] } },
    ]);
    expect([await rowsOf(kari), await storedFiles()]).toEqual([0, files]);
    expect(await scansCounted('unavailable')).toBe(counted + 1);
    clamd.behaveAs(honest);
    expect((await sendDocument(pdf(), language)).status).toBe(200);
  });

  test('D-19 a clamd that is gone stops every upload, and nothing else', async () => {
    const gone = await startClamdServer();
    await gone.close();
    const other = await openUploadDesk({ settings: { CLAMD_URL: gone.url }, integrations: { pictures } });
    const ola = await other.portal.given.person('Ola');
    const answers = [
      await other.handIn(ola, { name: 'a.pdf', bytes: pdf() }, '?kind=document'),
      await other.handIn(ola, { name: 'a.jpg', bytes: await jpeg() }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect((await other.portal.get('/api/health/ready')).status).toBe(200);
    await other.close();
  });
});
