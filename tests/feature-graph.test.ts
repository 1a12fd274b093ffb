import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readSources } from './architecture-rules.ts';
import { circlesIn, drawFeatures, featureGraph, STOREYS, usesAbove } from './feature-graph.ts';
import { drawNotifications } from './notification-table.ts';

const graph = featureGraph(readSources());
/** Features that are made up: each file imports what it is said to. */
const madeUp = (files: Record<string, string>) =>
  featureGraph(Object.entries(files).map(([path, target]) => ({ path, text: `import { x } from '${target}';` })));

describe('the features', () => {
  test('each has its storey', () => {
    expect(Object.values(STOREYS).flat().sort()).toEqual(readdirSync('features').sort());
  });

  test('none leads back to itself', () => expect(circlesIn(graph)).toEqual([]));

  test('none uses another above it', () => expect(usesAbove(graph)).toEqual([]));

  test('a circle and a use of what is above are noticed: the twin', () => {
    const wrong = madeUp({
      'features/events/server/bad.ts': '#features/attendance/rules.ts',
      'features/attendance/rules.ts': '#features/events/rules.ts',
      'features/users/server/bad.ts': '#features/events/server/public.ts',
    });
    expect(circlesIn(wrong)).toEqual(['events → attendance → events', 'attendance → events → attendance']);
    expect(usesAbove(wrong)).toEqual(['users uses events']);
  });

  test('NOT-03 docs/notifications.md says what users are told of: npm run graph writes it', () => {
    expect(readFileSync('docs/notifications.md', 'utf8')).toBe(drawNotifications());
  });

  test('their picture in ARCHITECTURE.md is as they are: npm run graph draws it', () => {
    expect(readFileSync('ARCHITECTURE.md', 'utf8')).toContain(`\n${drawFeatures(graph)}\n`);
  });
});
