import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadDemo } from '#database/seeds/load-demo.ts';
import type { OpenDatabase } from '#platform/server/database.ts';
import { JUDGED_SEARCHES } from './support/judged-searches.ts';
import { type JudgedResult, measureSearchQuality } from './support/search-quality.ts';
import { openTestDatabase } from './support/templates.ts';

const now = new Date('2026-11-15T12:00:00Z');
let database: OpenDatabase;
let measured: { ndcg: number; results: JudgedResult[] };

beforeAll(async () => {
  database = await openTestDatabase();
  await loadDemo(database.db, { now });
  measured = await measureSearchQuality(database.db, now);
}, 240_000);

afterAll(() => database.close());

describe('SRH-05 what people type finds what they would call right', () => {
  test.each(JUDGED_SEARCHES.map((search, place) => [search.q, search.at, place] as const))(
    '%s, in %s',
    (_q, _at, place) => {
      expect(measured.results[place]?.wrong).toEqual([]);
      expect(measured.results[place]?.hits).not.toEqual([]);
    },
  );

  test('there are enough questions, and the first five answers come nearly in the best order', () => {
    expect(JUDGED_SEARCHES.length).toBeGreaterThanOrEqual(60);
    expect(measured.ndcg).toBeGreaterThan(0.95);
  });

  test('the judgement can fail: the right answer to another question is wrong', async () => {
    const [search] = JUDGED_SEARCHES;
    if (!search) return;
    const { ndcg, results } = await measureSearchQuality(database.db, now, [{ ...search, q: 'sjakk' }]);
    expect(ndcg).toBeLessThan(0.5);
    expect(results[0]?.wrong).not.toEqual([]);
  });
});
