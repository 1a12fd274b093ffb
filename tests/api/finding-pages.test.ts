import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BERGEN } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

// The list as it is built and rendered, with whatever filters stand in its address.
let portal: TestPortal;
const TIMES_PER_PAGE = 18;
beforeAll(async () => {
  portal = await startPortal({ hasPages: true });
  const organisation = await portal.given.organisation({ name: 'Bryggen ballklubb' });
  const given = (name: string, more: object) =>
    portal.given.event({ name, organisation, municipality: BERGEN, startsInHours: [30], ...more });
  await given('Tegning for de små', { ageGroups: ['children'], categories: ['art_culture'] });
  await given('Film for ungdom', { ageGroups: ['teenager'], categories: ['art_culture'], priceOre: 5000 });
  await given('Dans for eldre', { ageGroups: ['pensioner'], categories: ['music_dance'] });
  await given('Det var i fjor', { startsInHours: [-9000] });
});
afterAll(() => portal.close());

const CHILDREN = 'filters=events-filtersage-group(EQ)children$$false';
const CATEGORY = 'filters=events-filterscategories(EQ)art_culture$$false';

async function listAt(address: string) {
  const { status, body } = await portal.get(address);
  const names = [...body.matchAll(/<h3[^>]*><a[^>]*>([^<]+)<\/a>/g)].map(([, name]) => name);
  return { status, body, names: names.toSorted() };
}

describe('a filter address', () => {
  test('FLT-04 renders what fits, with the choice to see and to take away', async () => {
    const { names, body } = await listAt(`/events?${CHILDREN}`);
    expect(names).toEqual(['Tegning for de små']);
    expect(body).toMatch(
      /<a[^>]*aria-label="Fjern filteret Barn"[^>]*href="\/events"|href="\/events"[^>]*aria-label="Fjern filteret Barn"/,
    );
    expect(body).toMatch(/<input(?=[^>]*checked)(?=[^>]*value="events-filtersage-group\(EQ\)children\$\$false")[^>]*>/);
  });

  test('FLT-04 a form without scripts sends one parameter for each choice, and days as they are typed', async () => {
    const both = await listAt(
      `/events?${CHILDREN}&${CHILDREN.replace('children', 'teenager')}&start_at=1.1.2020&end_at=31/12/99`,
    );
    expect(both.names).toEqual(['Film for ungdom', 'Tegning for de små']);
    expect(both.body).toContain('value="01.01.2020"');
    expect(both.body).toContain('value="31.12.2099"');
    const one = await listAt(`/events?${CHILDREN}&filters=events-filtersquick-filter-free(EQ)true`);
    expect(one.names).toEqual(['Tegning for de små']);
  });

  test.each([
    'filters=(AND)(AND)(EQ)',
    'filters=events-filtersage-group(EQ)nobody%27--',
    'start_at=2026-99-99',
    'distance[lat]=north&distance[lng]=5',
    'municipalities=0,x,-1',
    `filters=${'x'.repeat(5000)}`,
    'page=-3',
    'sort=sideways',
  ])('FLT-05 what cannot be read is ignored: %s', async (query) => {
    const { status, names } = await listAt(`/events?${query}`);
    expect(status).toBe(200);
    expect(names).toHaveLength(3);
  });

  test('FLT-07 by name, in either direction', async () => {
    const inOrder = async (sort: string) => {
      const { body } = await portal.get(`/events?sort=${sort}`);
      return [...body.matchAll(/<h3[^>]*><a[^>]*>([^<]+)<\/a>/g)].map(([, name]) => name);
    };
    const ascending = await inOrder('asc');
    expect(ascending).toEqual(['Dans for eldre', 'Film for ungdom', 'Tegning for de små']);
    expect(await inOrder('desc')).toEqual(ascending.toReversed());
  });

  test('FLT-06 where nothing fits, the page names what can be taken away', async () => {
    const { body } = await listAt(`/events?${CHILDREN}&start_at=2090-01-01`);
    expect(body).toContain('Her fant vi ingenting');
    expect(body).toContain('Vis alle dager');
    expect(body).toContain('Vis alle aktiviteter');
  });
});

describe('what search engines are told', () => {
  const robotsOf = (body: string) => /<meta name="robots" content="([^"]+)"/.exec(body)?.[1];
  const canonicalOf = (body: string) => /<link rel="canonical" href="([^"]+)"/.exec(body)?.[1];

  test('RTE-08 the list and a single category have an address of their own', async () => {
    const list = await portal.get('/events?utm_source=x');
    expect(canonicalOf(list.body)).toMatch(/\/events$/);
    expect(robotsOf(list.body)).toBeUndefined();
    const category = await portal.get(`/events?${CATEGORY}`);
    expect(canonicalOf(category.body)).toMatch(/\/events\?filters=events-filterscategories/);
    expect(robotsOf(category.body)).toBeUndefined();
  });

  test.each([CHILDREN, `${CATEGORY}&sort=asc`, 'q=dans', 'older=true', 'start_at=2026-11-20'])(
    'RTE-08 other choices are not for them: %s',
    async (query) => {
      const { body } = await portal.get(`/events?${query}`);
      expect(robotsOf(body)).toBe('noindex');
      expect(canonicalOf(body)).toBeUndefined();
    },
  );
});

describe('more of the list', () => {
  test('EVT-01 what is over has a list of its own, and the way back', async () => {
    const { names, body } = await listAt('/events?older=true');
    expect(names).toEqual(['Det var i fjor']);
    expect(body).toContain('Tidligere aktivitet');
    expect(body).toContain('Se det som kommer');
  });

  test('EVT-01 a further page lies below the first, without scripts, too', async () => {
    const organisation = await portal.given.organisation({ name: 'Oslo turlag' });
    for (let number = 0; number < TIMES_PER_PAGE + 2; number += 1) {
      await portal.given.event({ name: `Tur ${number}`, organisation, municipality: 301 });
    }
    const first = await portal.get('/events', { host: 'oslo.localhost' });
    expect(first.body.match(/<article/g)).toHaveLength(TIMES_PER_PAGE);
    expect(first.body).toMatch(/<a[^>]*href="\/events\?page=2"/);
    const both = await portal.get('/events?page=2', { host: 'oslo.localhost' });
    expect(both.body.match(/<article/g)).toHaveLength(TIMES_PER_PAGE + 2);
    expect(both.body).toContain('Viser 20 av 20');
  });
});

test('RTE-03 the municipality with a slogan of its own leads to its culture', async () => {
  const { body } = await portal.get('/events');
  const [, href = ''] = /<a[^>]*href="([^"]+)"[^>]*>Kulturkalender</.exec(body) ?? [];
  expect(href).toContain(`municipalities=${BERGEN}`);
  const { names } = await listAt(href.replaceAll('&amp;', '&'));
  expect(names).toEqual(['Dans for eldre', 'Film for ungdom', 'Tegning for de små']);
  const other = await portal.get('/events', { host: 'oslo.localhost' });
  expect(other.body).not.toContain('Kulturkalender');
});

describe('FLT-05 where what is listed is', () => {
  const headingOf = async (path: string, host?: string): Promise<string> => {
    const { body } = await portal.get(path, host ? { host } : {});
    const [, heading = ''] = /<(?:h2)[^>]*id="treff"[^>]*>(.*?)<\/h2>/s.exec(body) ?? [];
    return heading.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ');
  };
  const VOSS = 4621;

  test('FLT-05 the chosen municipality, with its own preposition, and else the portal’s place', async () => {
    const organisation = await portal.given.organisation({ name: 'Voss skilag', municipality: VOSS });
    await portal.given.event({ name: 'Skitur', organisation, municipality: VOSS });
    expect(await headingOf('/events')).toContain('i Bergen, nærmest i tid først');
    expect(await headingOf(`/events?municipalities=${VOSS}`, 'localhost')).toContain('på Voss, nærmest i tid først');
    expect(await headingOf(`/en/events?municipalities=${BERGEN},${VOSS}`, 'localhost')).toMatch(/in Bergen.* in Voss/);
  });

  test('FLT-05 within a distance it says how near', async () => {
    const near = 'distance[lat]=60.39&distance[lng]=5.32&distance[radius]=10';
    expect(await headingOf(`/events?${near}`)).toContain('innen 10 km fra deg, nærmest i tid først');
    expect(await headingOf(`/events?${near}&distance[address]=Bryggen%201`)).toContain('innen 10 km fra Bryggen 1');
  });

  test('FLT-05 the header leads to activities and organisations of the chosen municipality', async () => {
    const { body } = await portal.get(`/events?municipalities=${VOSS}`, { host: 'localhost' });
    expect(body).toContain(`href="/organisations?municipalities=${VOSS}"`);
    const list = await portal.get(`/organisations?municipalities=${VOSS}`, { host: 'localhost' });
    expect(list.body).toContain(`href="/events?municipalities=${VOSS}"`);
    expect(list.body).toMatch(/<h1[^>]*>[^<]* på Voss<\/h1>/);
    expect(list.body).toMatch(/<title[^>]*>[^<]* på Voss/);
  });
});

test('BEY-03 search engines are told what the list has, in its order', async () => {
  const { body } = await portal.get('/en/events');
  const [, facts = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(body) ?? [];
  const list = JSON.parse(facts);
  expect(list).toMatchObject({ '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1 }, {}, {}] });
  const cards = [...body.matchAll(/<h3[^>]*><a[^>]*href="([^"]+)"/g)].map(([, href]) => href ?? '');
  expect(list.itemListElement.map(({ url }: { url: string }) => new URL(url).pathname)).toEqual(cards);
  expect((await portal.get('/events?q=finnesikke')).body).not.toContain('ItemList');
});
