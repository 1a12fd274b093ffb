import { expect, test } from 'vitest';
import { placeLine } from './rules.ts';

test.each([
  [['Solvik kunstgress', 'Fjordveien 2, Bergen', 'Bergen'], 'Solvik kunstgress, Fjordveien 2, Bergen'],
  [['Fløyen', '5014 Bergen', 'Bergen'], 'Fløyen, 5014 Bergen'],
  [['Bergen', null, 'Bergen'], 'Bergen'],
  [['Storgata 1', 'Storgata 1, 9008 Tromsø', 'Tromsø'], 'Storgata 1, 9008 Tromsø'],
  [['Bergen bibliotek', null, 'Bergen'], 'Bergen bibliotek, Bergen'],
  [[null, ' ', 'Voss'], 'Voss'],
])('BEY-03 %j is one line in which no place stands twice', (parts, line) => {
  expect(placeLine(parts)).toBe(line);
});
