import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readZip } from '#tests/support/read-zip.ts';
import { zipOf } from './zip.ts';

const FILES = { 'påmeldinger.csv': 'Kvartal;Antall\n1. kvartal;12', 'tom.csv': '' };
const zip = zipOf(Object.entries(FILES).map(([name, text]) => ({ name, bytes: Buffer.from(text) })));

test('DSH-03 every file is found again with its name and its bytes', () => {
  expect(readZip(zip)).toEqual(FILES);
});

test('DSH-03 another program reads it, and finds nothing wrong', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'nabolag-zip-'));
  try {
    writeFileSync(path.join(folder, 'a.zip'), zip);
    const check =
      'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])';
    try {
      execFileSync('python3', ['-c', check, path.join(folder, 'a.zip'), folder]);
    } catch (error) {
      // A machine without the program has the test above.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      throw error;
    }
    expect(readFileSync(path.join(folder, 'påmeldinger.csv'), 'utf8')).toBe(FILES['påmeldinger.csv']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
