import { expect, test } from 'vitest';
import { textLines } from './text-lines.ts';

const linesOf = (text: string, width: number) => textLines(text, (line) => line.length <= width);

test('EVF-03 lines are broken between words', () => {
  expect(linesOf('Ta med klær etter været', 11)).toEqual(['Ta med klær', 'etter været']);
  expect(linesOf('', 11)).toEqual([]);
});

test('OCC-07 a word that is wider than a line is broken at its joints, and else where the line is full', () => {
  expect(linesOf('Se https://solvik.example/vaar/marked', 16)).toEqual([
    'Se https://',
    'solvik.example/',
    'vaar/marked',
  ]);
  expect(linesOf('kari.bakken@solvik.example', 14)).toEqual(['kari.bakken@', 'solvik.example']);
  expect(linesOf('Hohenberg-Kristoffersen', 16)).toEqual(['Hohenberg-', 'Kristoffersen']);
  expect(linesOf('xxxxxxx yy', 3)).toEqual(['xxx', 'xxx', 'x', 'yy']);
});
