import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SearchAnswer } from '#features/search/contract.ts';
import { searchWorkers } from '#features/search/server/jobs.ts';
import { weekdayOf } from '#platform/language/dates.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

async function find(words: string, more = ''): Promise<SearchAnswer> {
  const { status, json } = await portal.get(`/api/search?q=${encodeURIComponent(words)}${more}`);
  expect(status).toBe(200);
  return json();
}

const names = (hits: readonly { name: string }[]) => hits.map(({ name }) => name);
const gatherWords = () => searchWorkers[0]?.work(portal.jobServices, {});

describe('SRH-05 what the words say narrows the hits', () => {
  test('age, price, day and place, and each is told with the question without it', async () => {
    const inDistrict = { municipality: BERGEN, district: 460103 };
    await portal.given.event({ name: 'Lasso for små', ageGroups: ['children'], ...inDistrict });
    await portal.given.event({ name: 'Lasso for store', ageGroups: ['senior'], priceOre: 10_000 });
    const found = async (words: string, more = '') => names((await find(words, more)).data.events).sort();
    expect(await found('lasso')).toEqual(['Lasso for små', 'Lasso for store']);
    expect(await found('lasso for barn')).toEqual(['Lasso for små']);
    expect(await found('lasso voksne')).toEqual(['Lasso for store']);
    expect(await found('lasso gratis')).toEqual(['Lasso for små']);
    expect(await found('lasso 8 år')).toEqual(['Lasso for små']);
    expect(await found('lasso i Fana')).toEqual(['Lasso for små']);
    expect(await found('lasso i Voss')).toEqual([]);
    const { meta } = await find('lasso for barn i Fana');
    expect(meta.filters).toEqual([
      { kind: 'age_group', value: 'children', name: null, rest: 'lasso i Fana' },
      { kind: 'place', value: '460103', name: 'Fana', rest: 'lasso for barn' },
    ]);
  });

  test('filters that were set hold as well, and places instead of the tenant’s own', async () => {
    await portal.given.event({ name: 'Diabolo gratis' });
    await portal.given.event({ name: 'Diabolo dyrt', priceOre: 10_000 });
    await portal.given.event({ name: 'Diabolo i Oslo', municipality: OSLO });
    const free = `&filters=${encodeURIComponent('events-filtersquick-filter-free(EQ)true')}`;
    expect(names((await find('diabolo', free)).data.events)).toEqual(['Diabolo gratis']);
    expect(names((await find('diabolo', `${free}&municipalities=${OSLO}`)).data.events)).toEqual(['Diabolo i Oslo']);
  });

  test('nothing but filters finds everything that fits them, the made for it first', async () => {
    await portal.given.event({ name: 'Rampe', accessibility: ['step_free'] });
    await portal.given.event({ name: 'Rullestolrugby', accessibility: ['step_free'], startsInHours: [90] });
    await portal.given.event({ name: 'Trapp' });
    for (const words of ['rullestol', 'wheelchair', 'hc']) {
      expect(names((await find(words, '&tab=events')).data.events), words).toEqual(['Rullestolrugby', 'Rampe']);
    }
  });

  test('a day shows the time on that day', async () => {
    // In the middle of each day: what begins late in the evening lasts into the next.
    const untilNoon = (36 - new Date().getUTCHours()) % 24;
    const days = Array.from({ length: 9 }, (_, day) => 24 * (day + 1) + untilNoon);
    await portal.given.event({ name: 'Ringspill', startsInHours: days });
    const [hit] = (await find('ringspill lørdag')).data.events;
    expect(weekdayOf(hit?.start_at ?? '')).toBe(5);
  });
});

describe('SRH-05 short words are not bent, and misspelt ones are corrected', () => {
  beforeAll(async () => {
    await portal.given.event({ name: 'Skattejakt med kart', description: 'Følg kartet til skatten.' });
    await portal.given.event({ name: 'Festivalprogram', description: 'Programmet for uka.' });
    await portal.given.event({ name: 'Programmering i Python' });
    await portal.given.event({ name: 'Streetdans', description: 'Dans.' });
    await portal.given.event({ name: 'Joikekurs', categories: ['music_dance'] });
    await gatherWords();
  });

  test.each([
    ['katt', []],
    ['programering', ['Programmering i Python']],
    ['dansekurs', ['Streetdans']],
  ])('%s', async (words, expected) => {
    expect(names((await find(words)).data.events)).toEqual(expected);
  });
});
