import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TWINS } from './twins.ts';

test('D-02 there are at least thirty guards, each with its own defect', () => {
  expect(TWINS.length).toBeGreaterThanOrEqual(30);
  expect(new Set(TWINS.map(({ guard }) => guard)).size).toBe(TWINS.length);
});

test.each(TWINS)('D-02 $guard: its text is there once, and its test is there', (twin) => {
  expect(readFileSync(twin.file, 'utf8').split(twin.text)).toHaveLength(2);
  expect(twin.defect).not.toBe(twin.text);
  expect(existsSync(twin.test)).toBe(true);
  expect(readFileSync(twin.test, 'utf8')).toContain(twin.name);
});
