import { expect, test } from 'vitest';
import { pagePolicy } from './security-headers.ts';

const SOURCES = { styleHash: "'sha256-style'", scriptHashes: ["'sha256-mark'", "'sha256-script'"], tilesOrigin: null };

const scriptSources = (analyticsOrigin: string | null): string[] =>
  pagePolicy({ ...SOURCES, analyticsOrigin }).match(/script-src [^;,]*/g) ?? [];

test('D-15 scripts come from the portal alone', () => {
  expect(scriptSources(null)).toEqual([
    "script-src 'sha256-mark' 'sha256-script' 'strict-dynamic'",
    "script-src 'self' 'sha256-mark' 'sha256-script'",
  ]);
});

test('D-15 and from the tool that measures, where there is one', () => {
  expect(scriptSources('https://measure.test')).toEqual([
    "script-src 'sha256-mark' 'sha256-script' 'strict-dynamic'",
    "script-src 'self' 'sha256-mark' 'sha256-script' https://measure.test",
  ]);
});
