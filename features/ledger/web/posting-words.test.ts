import { expect, test } from 'vitest';
import type { JournalPosting } from '../contract.ts';
import { nb } from '../texts/nb.ts';
import { groupedLink, postingWords, shortLink } from './posting-words.ts';

const account = (kind: JournalPosting['from']['kind'], name: string | null = null) => ({
  kind,
  code: 'ab12cd34',
  name,
});

test.each([
  [
    'pay',
    'held',
    account('purse', '4417'),
    account('claim', 'Solvik svømmeklubb'),
    'Holdt av: konto 4417 til Solvik svømmeklubb',
  ],
  ['pay', 'given_up', account('purse', '4417'), account('claim'), 'Ikke brukt: konto 4417 til mottaker ab12cd34'],
  ['grant', 'posted', account('budget'), account('purse'), 'Tildelt: konto ab12cd34'],
  ['cancel', 'posted', account('claim', 'Solvik IL'), account('provider'), 'Kreditert: betalingstjenesten'],
  ['bank_accepts', 'posted', account('transit'), account('paid'), 'Bekreftet av banken'],
] as const)('BEY-08 a posting of %s, %s, is said in words', (kind, phase, from, to, words) => {
  expect(postingWords({ kind, phase, from, to }, nb)).toBe(words);
});

test('BEY-08 links are written so that they can be compared', () => {
  expect(shortLink('54b4c5f2ffffcd7b')).toBe('54b4 c5f2 … cd7b');
  expect(groupedLink('54b4c5f2')).toBe('54b4 c5f2');
});
