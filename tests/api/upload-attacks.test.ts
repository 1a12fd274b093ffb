import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_FILE_NAME_LENGTH } from '#features/uploads/rules.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { GPS_TAG, png } from '#tests/support/files.ts';
import { type HostileFile, hostileFiles } from '#tests/support/hostile-files.ts';
import { openUploadDesk, type UploadDesk } from '#tests/support/upload-desk.ts';

type Outcome = HostileFile & {
  status: number;
  answer: { message?: string; name?: string; url?: string };
  /** Of the processes that draw pictures, as long as it was worked on. */
  processor_ms: number;
  served?: Awaited<ReturnType<UploadDesk['look']>>;
};

let desk: UploadDesk;
let person: UserId;
let outcomes: Outcome[];
let taken: Outcome[];
let peakMemoryKb = 0;
/** What each process that draws pictures has used of the processor, when it was last looked at. */
const usedMs = new Map<number, number>();

beforeAll(async () => {
  desk = await openUploadDesk();
  person = await desk.portal.given.person('Kari');
  const watch = setInterval(lookAtWorkers, 100);
  outcomes = [];
  for (const file of await hostileFiles()) outcomes.push(await handIn(file));
  clearInterval(watch);
  taken = outcomes.filter(({ status }) => status === 200);
}, 300_000);
afterAll(() => desk.close());

async function handIn(file: HostileFile): Promise<Outcome> {
  const { name = 'fil', type, bytes, kind = 'image' } = file;
  const usedBeforeMs = lookAtWorkers();
  const { status, json } = await desk.handIn(person, { name, bytes, ...(type && { type }) }, `?kind=${kind}`);
  const processor_ms = lookAtWorkers() - usedBeforeMs;
  const answer = json();
  return { ...file, status, answer, processor_ms, ...(status === 200 && { served: await desk.look(answer.url) }) };
}

const named = (found: Outcome[]) => found.map(({ what, status }) => `${status} ${what}`);

const hasProcesses = existsSync(`/proc/self/task/${process.pid}/children`);
/** /proc counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

/** What a browser would never run, draw as a page or load as a script. */
const PASSIVE_TYPES = [
  'image/webp',
  'application/pdf',
  'text/plain; charset=utf-8',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.oasis.opendocument.text',
];

describe('D-19 hostile files', () => {
  test('D-19 there are at least 120 of them, taken and refused', () => {
    expect(outcomes.length).toBeGreaterThanOrEqual(120);
    expect(taken.length).toBeGreaterThan(20);
    expect(outcomes.length - taken.length).toBeGreaterThan(80);
  });

  test('D-19 each is taken or refused with a reason, and none breaks anything', () => {
    expect(named(outcomes.filter(({ status }) => ![200, 400, 413, 422].includes(status)))).toEqual([]);
    const silent = outcomes.filter(({ status, answer }) => status !== 200 && !answer.message);
    expect(named(silent)).toEqual([]);
    const reasons = new Set(outcomes.filter(({ status }) => status === 422).map(({ answer }) => answer.message));
    expect([...reasons].sort()).toEqual([
      'Filen er tom',
      'Kan ikke laste opp',
      'Kun bilder er tillatt',
      'Kun dokumenter er tillatt: PDF, DOCX, ODT eller TXT',
      'Ugyldige dimensjoner',
    ]);
  });

  test('D-19 what has no business here is refused', () => {
    expect(named(taken.filter(({ mayBeTaken }) => !mayBeTaken))).toEqual([]);
  });

  test('D-19 nothing is served with a type that does anything', () => {
    for (const { what, served } of taken) {
      expect(served?.status, what).toBe(200);
      expect(PASSIVE_TYPES, what).toContain(served?.headers['content-type']);
      expect(served?.headers, what).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      });
    }
  });

  test('D-19 a picture is nothing but a picture: no script, no archive, no place, no second frame', async () => {
    const pictures = taken.filter(({ kind }) => kind !== 'document');
    expect(pictures.length).toBeGreaterThan(20);
    for (const { what, served } of pictures) {
      const bytes = served?.bytes ?? Buffer.alloc(0);
      for (const hidden of [
        '<script',
        '<?php',
        'PK\x03\x04',
        'Fjelltelefon',
        'Kari Nordmann',
        'GPSLatitude',
        GPS_TAG,
      ]) {
        expect(bytes.includes(hidden), `${what}: ${hidden}`).toBe(false);
      }
      const { format, exif, xmp, icc, orientation, pages = 1 } = await sharp(bytes).metadata();
      expect({ format, exif, xmp, icc, orientation, pages }, what).toEqual({ format: 'webp', pages: 1 });
    }
  });

  test('D-19 every photograph had its place before', async () => {
    const photographs = outcomes.filter(({ what }) => what.startsWith('a photograph with its place'));
    expect(photographs).toHaveLength(8);
    for (const { bytes, status } of photographs) expect([bytes.includes(GPS_TAG), status]).toEqual([true, 200]);
  });

  test('D-19 a document is only ever an attachment', () => {
    const documents = taken.filter(({ kind }) => kind === 'document');
    expect(documents.length).toBeGreaterThan(2);
    for (const { served } of documents) expect(served?.headers['content-disposition']).toMatch(/^attachment; /);
  });

  test('D-19 no name keeps what it was meant to do', () => {
    for (const { answer } of taken) {
      expect(answer.name?.length).toBeLessThanOrEqual(MAX_FILE_NAME_LENGTH);
      expect(answer.name).not.toMatch(/[\p{Cc}\p{Cf}/\\]|^\./u);
      expect(answer.url).toMatch(/^\/uploads\/[\w-]{43}$/);
    }
  });

  test.runIf(hasProcesses)('D-19 none takes more than ten seconds of the processor', () => {
    expect(outcomes.some(({ processor_ms }) => processor_ms > 0)).toBe(true);
    expect(named(outcomes.filter(({ processor_ms }) => processor_ms > 10_000))).toEqual([]);
  });

  test.runIf(hasProcesses)('D-19 no process takes more than 512 MB', () => {
    expect(peakMemoryKb).toBeGreaterThan(0);
    expect(peakMemoryKb / 1024).toBeLessThanOrEqual(512);
  });

  test('D-19 the portal answers others while bombs are worked on, and goes on afterwards', async () => {
    const bombs = outcomes.filter(({ processor_ms }) => !hasProcesses || processor_ms > 300).slice(0, 4);
    let isWorking = true;
    const working = Promise.all(bombs.map(handIn)).finally(() => {
      isWorking = false;
    });
    let answeredMeanwhile = 0;
    while (isWorking) {
      expect((await desk.portal.get('/api/health/live')).status).toBe(200);
      if (isWorking) answeredMeanwhile += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await working;
    expect(answeredMeanwhile).toBeGreaterThan(3);
    expect((await desk.handIn(person, { name: 'god.png', bytes: await png() })).status).toBe(200);
  });
});

/** Notes what the processes that draw pictures for this one use, and says what they have used of the processor so far. */
function lookAtWorkers(): number {
  if (!hasProcesses) return 0;
  for (const pid of readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean)) {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('picture-worker')) continue;
      const times = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
      usedMs.set(Number(pid), (Number(times[0]) + Number(times[1])) * MS_PER_TICK);
      const [, memoryKb] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      peakMemoryKb = Math.max(peakMemoryKb, Number(memoryKb ?? 0));
    } catch {
      // It has ended meanwhile.
    }
  }
  return [...usedMs.values()].reduce((sum, used) => sum + used, 0);
}
