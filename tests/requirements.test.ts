import { describe, expect, test } from 'vitest';
import { countTests, idsNamedIn } from '#apps/cli/spec.ts';
import { isTest, readSources } from './architecture-rules.ts';
import { PARTLY_DONE, REQUIREMENTS } from './requirements.ts';

describe('what is required', () => {
  test('every test that names an id names one that exists', () => {
    const texts = readSources()
      .filter(({ path }) => isTest(path) && path !== 'tests/requirements.test.ts')
      .map(({ text }) => text);
    const { counts, unknown } = countTests(texts);
    expect(unknown).toEqual([]);
    expect(counts.get('TEN-01')).toBeGreaterThan(1);
  });

  test('the check notices an id that does not', () => {
    expect(countTests(["test('TEN-99 an id that nobody required', () => {});"]).unknown).toEqual(['TEN-99']);
  });

  test.each<[string, string[]]>([
    ["test('OCC-04 a full one', () => {});", ['OCC-04']],
    ["test('RTE-01 I18-01 two at once', () => {});", ['RTE-01', 'I18-01']],
    ["describe('D-05 who', () => {});", ['D-05']],
    ["test.each([['a']])('VAL-02 %s', () => {});", ['VAL-02']],
    ["test.each([\n  ['CRD-01', 1],\n])('CRD-02 %s', () => {});", ['CRD-02']],
    ["test.each([1])(\n  'VAL-03 %s',\n  () => {},\n);", ['VAL-03']],
    ['test(`ERR-02 in other quotes`, () => {});', ['ERR-02']],
    ['// TEN-01 in a comment', []],
    ["const title = 'TEN-01';", []],
  ])('%j names %j', (text, ids) => {
    expect(idsNamedIn(text)).toEqual(ids);
  });

  test('what is done in part is required', () => {
    for (const id of Object.keys(PARTLY_DONE)) expect(REQUIREMENTS).toHaveProperty(id);
  });

  test('titles are short and each is its own', () => {
    const titles = Object.values(REQUIREMENTS);
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title.length).toBeLessThanOrEqual(60);
  });
});
