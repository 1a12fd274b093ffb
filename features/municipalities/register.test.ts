import { describe, expect, test } from 'vitest';
import { listedMunicipality } from './contract.ts';
import {
  COUNTIES,
  DISTRICTS,
  districtsOf,
  MUNICIPALITIES,
  municipalityById,
  municipalityByKey,
  nearestMunicipality,
} from './register.ts';

describe('MUN-01 the register', () => {
  test('MUN-01 it holds all 357 municipalities in 15 counties', () => {
    expect(MUNICIPALITIES).toHaveLength(357);
    expect(COUNTIES).toHaveLength(15);
    expect(new Set(MUNICIPALITIES.map(({ id }) => id)).size).toBe(357);
    expect(new Set(MUNICIPALITIES.map(({ key }) => key)).size).toBe(357);
  });

  test('MUN-01 every row is whole', () => {
    for (const municipality of MUNICIPALITIES) {
      const { bbox, key, lat, lng, number, population } = municipality;
      expect(key).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(number).toBe(String(municipality.id).padStart(4, '0'));
      expect(population).toBeGreaterThanOrEqual(100);
      const [west, south, east, north] = bbox;
      expect([key, west < lng && lng < east && south < lat && lat < north]).toEqual([key, true]);
      const listed = {
        ...municipality,
        id: String(municipality.id),
        districts: [],
        has_portal: true,
        sunset: false,
        flags: [],
      };
      expect(listedMunicipality.safeParse(listed).error).toBeUndefined();
    }
    expect(Math.round(MUNICIPALITIES.reduce((sum, { population }) => sum + population, 0) / 1e5)).toBeGreaterThan(54);
  });

  test('MUN-01 written forms are those of the municipalities', () => {
    const count = (form: string) => MUNICIPALITIES.filter(({ language_form }) => language_form === form).length;
    expect([count('nb'), count('nn'), count('neutral')]).toEqual([119, 88, 150]);
  });

  test('MUN-01 a municipality is found by id and by key', () => {
    expect(municipalityById(301)).toMatchObject({ number: '0301', key: 'oslo', name: 'Oslo', county: 'Oslo' });
    expect(municipalityByKey('heroy-nordland')).toMatchObject({ name: 'Herøy', county: 'Nordland' });
    expect(municipalityById(302)).toBeUndefined();
    expect(municipalityByKey('constructor')).toBeUndefined();
  });

  test('MUN-01 parallel names keep their languages and the order of the law', () => {
    expect(Object.entries(municipalityByKey('karasjok')?.names ?? {})).toEqual([
      ['sme', 'Kárášjohka'],
      ['no', 'Karasjok'],
    ]);
    expect(municipalityByKey('porsanger')?.names).toEqual({ no: 'Porsanger', sme: 'Porsáŋgu', fkv: 'Porsanki' });
    expect(municipalityByKey('bergen')?.names).toEqual({});
    expect(MUNICIPALITIES.filter(({ names }) => Object.keys(names).length > 0)).toHaveLength(29);
  });

  test('MUN-01 four cities have districts', () => {
    const counts = ['oslo', 'bergen', 'trondheim', 'stavanger', 'tromso'].map(
      (key) => districtsOf(municipalityByKey(key)?.id ?? 0).length,
    );
    expect(counts).toEqual([17, 8, 4, 9, 0]);
    expect(DISTRICTS).toHaveLength(38);
    expect(DISTRICTS.filter(({ is_administrative }) => !is_administrative).map(({ name }) => name)).toEqual([
      'Marka',
      'Sentrum',
    ]);
    expect(districtsOf(301).find(({ name }) => name === 'Gamle Oslo')?.id).toBe(30101);
  });
});

describe('MUN-03 Norwegian order', () => {
  test('MUN-03 the list begins with Alstahaug and ends with Åsnes', () => {
    const names = MUNICIPALITIES.map(({ name }) => name);
    expect([names[0], names.at(-1)]).toEqual(['Alstahaug', 'Åsnes']);
    expect(names.indexOf('Øyer')).toBeLessThan(names.indexOf('Ål'));
    expect(COUNTIES.at(-1)).toBe('Østfold');
  });
});

describe('MUN-02 the municipality of a point', () => {
  test.each([
    ['the centre of Bergen', 60.3913, 5.3221, 'bergen'],
    ['the opera in Oslo', 59.9075, 10.7531, 'oslo'],
    ['Sandvika', 59.8907, 10.5263, 'baerum'],
    ['Forus in Stavanger, beside Sandnes', 58.93, 5.7, 'stavanger'],
    ['Tromsø', 69.6492, 18.9553, 'tromso'],
    ['Vardø', 70.3706, 31.1107, 'vardo'],
  ])('MUN-02 %s', (_place, lat, lng, key) => {
    expect(nearestMunicipality({ lat, lng })?.key).toBe(key);
  });

  test('MUN-02 every administrative centre lies in its own municipality', () => {
    for (const { key, lat, lng } of MUNICIPALITIES) expect(nearestMunicipality({ lat, lng })?.key).toBe(key);
  });

  test('MUN-02 just off the coast is still the nearest municipality, far abroad is none', () => {
    expect(nearestMunicipality({ lat: 59.3, lng: 4.6 })?.key).toBe('utsira');
    expect(nearestMunicipality({ lat: 51.5, lng: -0.1 })).toBeNull();
    expect(nearestMunicipality({ lat: Number.NaN, lng: 10 })).toBeNull();
  });
});
