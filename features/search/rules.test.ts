import { expect, test } from 'vitest';
import { splitMarks, tabNamed, wordsOf } from './rules.ts';

test('SRH-03 a description is text and marks, and nothing else is read', () => {
  expect(splitMarks('a <mark>b</mark> &lt;c&gt; &amp;amp; <i>d</i>')).toEqual([
    { text: 'a ', isMarked: false },
    { text: 'b', isMarked: true },
    { text: ' <c> &amp; <i>d</i>', isMarked: false },
  ]);
  expect(splitMarks('')).toEqual([]);
  expect(splitMarks('<mark>never closed')).toEqual([{ text: '<mark>never closed', isMarked: false }]);
});

test('SRH-06 a tab that is none is left out, and long questions are cut', () => {
  expect(tabNamed('organizations')).toBe('organizations');
  expect(tabNamed('people')).toBeUndefined();
  expect(wordsOf(`  ${'x'.repeat(2000)}`)).toHaveLength(200);
});
