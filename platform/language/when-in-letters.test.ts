import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { whenInLetter } from './when-in-letters.ts';

const NOW = new Date('2026-11-18T11:00:00Z');

test('I18-05 what is read another day names dates, also of today and tomorrow', () => {
  const today = { start_at: '2026-11-18T17:00:00Z', end_at: '2026-11-18T18:30:00Z' };
  expect(whenInLetter(today, 'nb', NOW)).toBe('Onsdag 18. november, 18:00–19:30');
  expect(whenInLetter({ start_at: '2026-11-19T17:00:00Z' }, 'nn', NOW)).toBe('Torsdag 19. november, 18:00');
  expect(whenInLetter({ start_at: '2027-01-02T17:00:00Z' }, 'en', NOW)).toContain('2027');
});

test('I18-05 no server writes relative days: what it sends is read later', () => {
  const servers = globSync('features/*/server/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  expect(servers.length).toBeGreaterThan(100);
  expect(servers.filter((file) => readFileSync(file, 'utf8').includes('/when-text.ts'))).toEqual([]);
});
