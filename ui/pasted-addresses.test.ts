import { expect, test } from 'vitest';
import { addressesIn } from './pasted-addresses.ts';

test('MEM-04 many addresses at once, however they were written, each once', () => {
  const pasted = `Kari Bakken <Kari@Eksempel.no>, ahmed@eksempel.no; mailto:siv@eksempel.no
    ole@eksempel.no\tkari@eksempel.no  nils@eksempel.no gro@eksempel.no`;
  expect(addressesIn(pasted)).toEqual({
    addresses: [
      'kari@eksempel.no',
      'ahmed@eksempel.no',
      'siv@eksempel.no',
      'ole@eksempel.no',
      'nils@eksempel.no',
      'gro@eksempel.no',
    ],
    wrong: [],
  });
});

test('MEM-04 what is no address is told apart', () => {
  expect(addressesIn('kari, ole@eksempel, siv@eksempel.no')).toEqual({
    addresses: ['siv@eksempel.no'],
    wrong: ['kari', 'ole@eksempel'],
  });
  expect(addressesIn(' ;\n, ')).toEqual({ addresses: [], wrong: [] });
});
