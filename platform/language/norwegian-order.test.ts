import { expect, test } from 'vitest';
import { compareNorwegian } from './norwegian-order.ts';

const sorted = (...names: string[]) => [...names].sort(compareNorwegian);

test('FLT-07 æ, ø and å come last, in that order', () => {
  expect(sorted('Ås', 'Øyer', 'Ærfugl', 'Zoo', 'Alta')).toEqual(['Alta', 'Zoo', 'Ærfugl', 'Øyer', 'Ås']);
});

test('FLT-07 Aa sorts as Å', () => {
  expect(sorted('Åsnes', 'Aasen', 'Aure', 'Ørland', 'Aa', 'Å')).toEqual([
    'Aure',
    'Ørland',
    'Aa',
    'Å',
    'Aasen',
    'Åsnes',
  ]);
});

test('FLT-07 case and accents do not part what belongs together', () => {
  expect(sorted('idé B', 'Ide a', 'IDE C')).toEqual(['Ide a', 'idé B', 'IDE C']);
  expect(sorted('Čuđe', 'Dale', 'Cato')).toEqual(['Cato', 'Čuđe', 'Dale']);
  expect(sorted('Ösby', 'Øst', 'Ås')).toEqual(['Ösby', 'Øst', 'Ås']);
  expect(sorted('A\u030as', 'Zoo')).toEqual(['Zoo', 'A\u030as']);
});

test('FLT-07 the order is total: equal only to itself', () => {
  expect(compareNorwegian('Oslo', 'Oslo')).toBe(0);
  expect(compareNorwegian('oslo', 'Oslo')).toBe(-compareNorwegian('Oslo', 'oslo'));
  expect(compareNorwegian('oslo', 'Oslo')).not.toBe(0);
});
