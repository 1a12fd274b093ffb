import { expect, test } from 'vitest';
import { originsIn } from './origins-in.ts';

test.each([
  ['https://www.bergen.kommune.no', ['https://www.bergen.kommune.no']],
  [' HTTPS://WWW.Bergen.kommune.no/kultur?side=2 \n\n', ['https://www.bergen.kommune.no']],
  ['www.bergen.kommune.no', ['https://www.bergen.kommune.no']],
  ['https://a.example, https://b.example:8443\nhttps://a.example/', ['https://a.example', 'https://b.example:8443']],
  ['http://a.example', ['http://a.example']],
  ['javascript://a.example', ['javascript://a.example']],
  ['https://ikke en', ['https://ikke', 'https://en']],
  ['https://', ['https://']],
  ['', []],
])('BEY-03 the sites in %j are %j', (typed, sites) => expect(originsIn(typed)).toEqual(sites));
