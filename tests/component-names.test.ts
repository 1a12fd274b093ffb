import { expect, test } from 'vitest';
import { isTest, readSources, type Source } from './architecture-rules.ts';

/** A lazy part has the name of the component that it loads, and is not one of its own. */
const COMPONENT = /^(?:export )?function ([A-Z][a-z]\w*)[(<]/gm;

function sharedNames(all: readonly Source[]): string[] {
  const places = new Map<string, string[]>();
  for (const { path, text } of all) {
    if (!path.endsWith('.tsx') || isTest(path)) continue;
    for (const [, name = ''] of text.matchAll(COMPONENT)) places.set(name, [...(places.get(name) ?? []), path]);
  }
  return [...places].filter(([, files]) => files.length > 1).map(([name, files]) => `${name}: ${files.join(', ')}`);
}

test('no two components have the same name', () => {
  expect(sharedNames(readSources())).toEqual([]);
});

test('twin: two that have are found', () => {
  const text = 'export function ReasonDialog({ title }: Props) {}';
  const two = [
    { path: 'ui/reason-dialog.tsx', text },
    { path: 'features/events/web/reason-dialog.tsx', text },
  ];
  expect(sharedNames(two)).toHaveLength(1);
});
