import { describe, expect, test } from 'vitest';
import { listMunicipalities } from '../contract.ts';
import { findDomain, readMunicipalities } from './queries.ts';

const settings = { baseDomain: 'nabolag.example', scheme: 'https' } as const;

describe('MUN-01 the answers', () => {
  test('MUN-01 the list keeps to its contract', () => {
    const { data } = listMunicipalities.answer.parse({ data: readMunicipalities() });
    expect(data).toHaveLength(357);
    const oslo = data.find(({ key }) => key === 'oslo');
    expect(oslo).toMatchObject({ id: '301', name: 'Oslo', names: { no: 'Oslo', sma: 'Oslove' } });
    expect(oslo?.districts).toContainEqual({ id: '30101', name: 'Gamle Oslo' });
  });

  test('MUN-01 a municipality with a portal has a domain, one without has none', () => {
    expect(findDomain(4601, settings)).toEqual({
      domain: 'bergen.nabolag.example',
      url: 'https://bergen.nabolag.example/',
    });
    expect(findDomain(301, { baseDomain: 'localhost', scheme: 'http', port: 3000 })).toEqual({
      domain: 'oslo.localhost:3000',
      url: 'http://oslo.localhost:3000/',
    });
    expect(findDomain(1151, settings)).toBeNull();
    expect(findDomain(9999, settings)).toBeNull();
  });
});
