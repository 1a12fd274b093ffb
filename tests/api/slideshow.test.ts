import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shortDate } from '#platform/language/dates.ts';
import { dayFromNow } from '#tests/support/day-from-now.ts';
import { OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

type Card = { id: string; name: string };
const idsIn = (answer: { data: Card[] }): string[] => answer.data.map(({ id }) => id);

describe('SLD-01 the pages of a wall', () => {
  test('SLD-01 hold what is coming, in order, page by page', async () => {
    const ids: string[] = [];
    for (const hours of [5, 1, 3, 4, 2])
      ids.push(await portal.given.event({ startsInHours: [hours], municipality: 4640 }));
    const at = { host: 'demo-nynorsk.localhost' };
    const pages = [];
    for (const page of [1, 2, 3]) pages.push((await portal.get(`/api/slideshow?perPage=2&page=${page}`, at)).json());
    expect(pages.map(idsIn)).toEqual([[ids[1], ids[4]], [ids[2], ids[3]], [ids[0]]]);
    expect(pages[2].meta).toEqual({ total: 5, last_page: 3, page: 3, per_page: 2 });
    expect(pages[0].names).toEqual([]);
    const beyond = (await portal.get('/api/slideshow?perPage=2&page=9', at)).json();
    expect([idsIn(beyond), beyond.meta.last_page]).toEqual([[], 3]);
  });

  test('SLD-01, FLT-06 the filters of a list are the filters of a wall', async () => {
    const free = await portal.given.event({ name: 'Ål', municipality: 5501 });
    const paid = await portal.given.event({ name: 'Aa', municipality: 5501, priceOre: 100 });
    const at = { host: 'tromso.localhost' };
    const filtered = '/api/slideshow?filters=events-filtersquick-filter-free(EQ)true';
    expect(idsIn((await portal.get(filtered, at)).json())).toEqual([free]);
    expect(idsIn((await portal.get('/api/slideshow?sort=desc', at)).json())).toEqual([free, paid]);
    expect(idsIn((await portal.get('/api/slideshow?sort=asc', at)).json())).toEqual([paid, free]);
  });

  test('SLD-01 says which places it shows', async () => {
    const here = await portal.given.event();
    const there = await portal.given.event({ municipality: OSLO });
    const both = (await portal.get('/api/slideshow?municipalities=4601,301&perPage=50')).json();
    expect(both.names).toEqual(['Bergen', 'Oslo']);
    expect(idsIn(both)).toEqual(expect.arrayContaining([here, there]));
    const there2 = (await portal.get('/api/slideshow?municipalities[]=301&perPage=50')).json();
    expect([there2.names, idsIn(there2).includes(here)]).toEqual([['Oslo'], false]);
  });

  test('SLD-01 with a period a card says when it is within it', async () => {
    const id = await portal.given.event({ municipality: 1103, startsInHours: [24, 24 * 30] });
    const day = dayFromNow(30);
    const { data } = (await portal.get(`/api/slideshow?start_at=${day}`, { host: 'stavanger.localhost' })).json();
    expect(data).toHaveLength(1);
    expect([data[0].id, shortDate(data[0].start_at) >= day]).toEqual([id, true]);
  });

  test('SLD-01 an organisation’s wall has its name and its own, wherever they are', async () => {
    const organization = await portal.given.organisation({ name: 'Årstad ballklubb' });
    const own = [
      await portal.given.event({ organisation: organization, startsInHours: [1] }),
      await portal.given.event({ organisation: organization, municipality: OSLO, startsInHours: [2] }),
    ];
    const answer = (await portal.get(`/api/slideshow?organization=${organization}`)).json();
    expect(answer.organization).toEqual({ id: organization, name: 'Årstad ballklubb' });
    expect(answer.names).toEqual(['Årstad ballklubb']);
    expect(idsIn(answer)).toEqual(own);
  });

  test('SLD-01 one that not everybody may see has no wall', async () => {
    const hidden = await portal.given.organisation({ isPrivate: true });
    await portal.given.event({ organisation: hidden, name: 'Lukket' });
    expect((await portal.get(`/api/slideshow?organization=${hidden}`)).status).toBe(404);
    expect((await portal.get(`/api/slideshow?organization=${randomUUID()}`)).status).toBe(404);
    expect((await portal.get('/api/slideshow?perPage=100')).body).not.toContain('Lukket');
  });

  test('TEN-07 a wound-down portal shows nothing', async () => {
    expect((await portal.get('/api/slideshow', { host: 'demo-avviklet.localhost' })).json().data).toEqual([]);
  });
});
