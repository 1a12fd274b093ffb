import { describe, expect, test } from 'vitest';
import { nearestMunicipality } from '#features/municipalities/register.ts';
import { fixtureSearch } from './fixture-search.ts';

const search = fixtureSearch();
const found = async (words: string) => (await search(words)).map(({ address }) => address);

describe('VAL-03 addresses for trying the portal out', () => {
  test.each([
    ['storg grimstad', 'Storgata 1, 4876 Grimstad'],
    ['Storgata 12B, Grimstad', 'Storgata 12B, 4876 Grimstad'],
    ['kirkev 7 4879', 'Kirkeveien 7, 4879 Grimstad'],
    ['storgata 3 ås', 'Storgata 3, 1430 Ås'],
    ['strandvegen 2 volda', 'Strandvegen 2, 6100 Volda'],
    ['fevik', '4870 Fevik'],
    ['5003', '5003 Bergen'],
    ['hauge i dalane', '4380 Hauge i Dalane'],
  ])('VAL-03 %s finds %s', async (words, address) => {
    expect(await found(words)).toContain(address);
  });

  test('VAL-03 the town comes before its villages', async () => {
    const addresses = await found('storgata grimstad');
    expect(addresses.length).toBeGreaterThan(1);
    expect(addresses[0]).toBe('Storgata 1, 4876 Grimstad');
  });

  test('VAL-03 every word counts', async () => {
    expect(await found('storgata 1 grimstad paris')).toEqual([]);
    expect(await found('parisgata 1')).toEqual([]);
    expect(await found('9999')).toEqual([]);
    expect(await found('.')).toEqual([]);
  });

  test('VAL-03 an address lies near the centre of its municipality, the same each time, and not on another', async () => {
    const [first, again, other] = await Promise.all(
      ['storgata 1 4876', 'Storgata 1, 4876', 'storgata 2 4876'].map((words) => search(words)),
    );
    const point = { lat: first?.[0]?.lat ?? Number.NaN, lng: first?.[0]?.lng ?? Number.NaN };
    expect(nearestMunicipality(point)?.key).toBe('grimstad');
    expect(again).toEqual(first);
    expect([other?.[0]?.lat, other?.[0]?.lng]).not.toEqual([point.lat, point.lng]);
  });

  test('VAL-03 a place outside the municipalities is known without where it is', async () => {
    expect(await search('longyearbyen')).toEqual([
      { address: '9170 Longyearbyen', lat: null, lng: null, municipality_id: null },
    ]);
  });
});
