import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanFileName } from './file-name.ts';
import { MAX_FILE_NAME_LENGTH } from './rules.ts';

describe('D-19 names of files', () => {
  test.each([
    ['sommer.jpg', 'sommer.jpg'],
    ['Blåbærskogen på Ås.png', 'Blåbærskogen på Ås.png'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\kari\\Bilder\\hytte.jpg', 'hytte.jpg'],
    ['/', ''],
    ['..', ''],
    ['.htaccess', 'htaccess'],
    ['a\0b.jpg', 'ab.jpg'],
    ['linje\r\nskift: x.jpg', 'linjeskift: x.jpg'],
    ['ann\u202Egpj.exe', 'anngpj.exe'],
    ['\u2066skjult\u2069.pdf', 'skjult.pdf'],
    ['null\u200Bbredde.txt', 'nullbredde.txt'],
    ['  mange    mellomrom .txt ', 'mange mellomrom .txt'],
    ['\uD800halv.txt', '\uFFFDhalv.txt'],
    ['', ''],
  ])('D-19 %j is kept as %j', (given, kept) => {
    expect(cleanFileName(given)).toBe(kept);
  });

  test('D-19 a name of 500 characters is cut and keeps its ending', () => {
    const name = cleanFileName(`${'å'.repeat(500)}.jpeg`);
    expect(name).toHaveLength(MAX_FILE_NAME_LENGTH);
    expect(name.endsWith('å.jpeg')).toBe(true);
  });

  test('D-19 whatever a name is, what is kept is short, whole and on one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (given) => {
        const name = cleanFileName(given);
        expect(name.length).toBeLessThanOrEqual(MAX_FILE_NAME_LENGTH);
        expect(name.isWellFormed()).toBe(true);
        expect(name).not.toMatch(/[\p{Cc}\p{Cf}/\\]|^\.|^\s|\s$/u);
        expect(cleanFileName(name)).toBe(name);
      }),
      { numRuns: 2000 },
    );
  });
});
