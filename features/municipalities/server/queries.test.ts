import { describe, expect, test } from 'vitest';
import { listMunicipalities } from '../contract.ts';
import { readMunicipalities } from './queries.ts';

describe('MUN-01 the answers', () => {
  test('MUN-01 the list keeps to its contract', () => {
    const listed = readMunicipalities().map((municipality) => ({
      ...municipality,
      has_portal: true,
      sunset: false,
      flags: [],
    }));
    const { data } = listMunicipalities.answer.parse({ data: listed });
    expect(data).toHaveLength(357);
    const oslo = data.find(({ key }) => key === 'oslo');
    expect(oslo).toMatchObject({ id: '301', name: 'Oslo', names: { no: 'Oslo', sma: 'Oslove' } });
    expect(oslo?.districts).toContainEqual({ id: '30101', name: 'Gamle Oslo' });
  });
});
