import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/server/database.ts';
import { JUDGED_SEARCHES } from './support/judged-searches.ts';
import { type JudgedResult, judge, measureSearchQuality } from './support/search-quality.ts';
import { openTestDatabase } from './support/templates.ts';

let database: OpenDatabase;
let measured: { ndcg: number; results: JudgedResult[] };

beforeAll(async () => {
  database = await openTestDatabase();
  measured = await measureSearchQuality(database.db);
}, 240_000);

afterAll(() => database.close());

describe('SRH-05 what people type finds what they mean', () => {
  test.each(JUDGED_SEARCHES.map(({ language, q, at }, place) => [q, language, at, place] as const))(
    '%s (%s, in %s) finds no nonsense before what is better',
    (_q, _language, _at, place) => {
      const { hits = [], nonsense = [] } = measured.results[place] ?? {};
      expect(nonsense, hits.join(', ')).toEqual([]);
    },
  );

  test('there are enough questions in each language, and the first five answers come nearly in the best order', () => {
    expect(JUDGED_SEARCHES.length).toBeGreaterThanOrEqual(150);
    for (const language of ['nb', 'nn', 'en']) {
      expect(JUDGED_SEARCHES.filter((search) => search.language === language).length).toBeGreaterThanOrEqual(30);
    }
    expect(measured.ndcg).toBeGreaterThanOrEqual(0.95);
  });

  test('the judgement can fail: the right answer to another question is wrong', () => {
    const search = {
      language: 'nb',
      q: 'fotball',
      at: 'bergen',
      grades: [['fotball-barn', 'jentefotball'], ['gåfotball']],
    };
    expect(judge(search, ['fotball-barn', 'jentefotball', 'gåfotball'])).toMatchObject({ ndcg: 1, nonsense: [] });
    expect(judge(search, ['gåfotball', 'jentefotball', 'fotball-barn']).ndcg).toBeLessThan(0.85);
    expect(judge(search, ['sjakk', 'fotball-barn']).nonsense).toEqual(['sjakk']);
    expect(judge(search, []).ndcg).toBe(0);
    expect(judge({ ...search, grades: [] }, ['sjakk']).ndcg).toBe(0);
  });
});
