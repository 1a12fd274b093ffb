import { describe, expect, test } from 'vitest';
import { turnsOfOthers } from '#tests/support/turns-of-others.ts';
import { readPage } from './read-page.ts';

const NOW = new Date('2026-11-18T10:00:00Z');
const ADDRESS = new URL('https://kulturhuset.example/program');

const event = (more: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  '@id': 'https://kulturhuset.example/program/1',
  name: 'Julekonsert',
  startDate: '2026-12-05T18:00:00+01:00',
  endDate: '2026-12-05T20:00:00+01:00',
  ...more,
});
const script = (...things: unknown[]) =>
  things.map((one) => `<script type="application/ld+json">${JSON.stringify(one)}</script>`).join('\n');
const read = (html: string) => readPage(html, ADDRESS, NOW);

describe('BEY-17 what a page says', () => {
  test('BEY-17 an activity with its place, price and link', async () => {
    const { activities, faults } = await read(
      `<!doctype html>\n<title>Program</title>\n${script(
        event({
          description: '<p>Kor og orgel</p>',
          url: '/program/1',
          location: { '@type': 'Place', name: 'Storsalen', geo: { latitude: '60.39', longitude: 5.32 } },
          offers: [{ price: '150.00', priceCurrency: 'NOK' }],
        }),
      )}`,
    );
    expect(faults).toEqual([]);
    expect(activities).toMatchObject([
      {
        line: 3,
        name: 'Julekonsert',
        description: 'Kor og orgel',
        venue: 'Storsalen',
        lat: 60.39,
        is_free: false,
        price_ore: 15_000,
        is_cancelled: false,
        source_url: 'https://kulturhuset.example/program/1',
        times: [{ start_at: '2026-12-05T17:00:00.000Z', end_at: '2026-12-05T19:00:00.000Z' }],
      },
    ]);
  });

  test('BEY-17 lists, graphs and kinds of events; several days of one are one', async () => {
    const { activities } = await read(
      script(
        { '@graph': [{ '@type': 'WebPage' }, event({ '@type': ['MusicEvent', 'Thing'], '@id': 'a' })] },
        {
          '@type': 'ItemList',
          itemListElement: [
            { '@type': 'ListItem', item: event({ '@id': 'b', startDate: '2026-12-06', endDate: undefined }) },
          ],
        },
        event({
          '@id': 'a',
          startDate: '2026-12-12T18:00',
          endDate: '2026-12-12T20:00',
          eventStatus: 'https://schema.org/EventCancelled',
        }),
      ),
    );
    expect(activities.map(({ times }) => times)).toEqual([
      [
        { start_at: '2026-12-05T17:00:00.000Z', end_at: '2026-12-05T19:00:00.000Z' },
        { start_at: '2026-12-12T17:00:00.000Z', end_at: '2026-12-12T19:00:00.000Z' },
      ],
      [{ start_at: '2026-12-05T23:00:00.000Z', end_at: '2026-12-06T22:59:00.000Z' }],
    ]);
  });

  test.each([
    ['no_id', { '@id': undefined }],
    ['no_title', { name: ' ' }],
    ['no_start', { startDate: undefined }],
    ['bad_time', { startDate: 'lørdag' }],
    ['bad_time', { startDate: '2026-02-30' }],
    ['absurd_time', { endDate: '2026-12-01T18:00:00Z' }],
  ])('BEY-17 %s is said with the line of its script', async (kind, more) => {
    const { activities, faults } = await read(`\n\n${script(event(more))}`);
    expect(activities).toEqual([]);
    expect(faults).toMatchObject([{ kind, line: 3 }]);
  });
});

describe('BEY-17 pages that mean harm', () => {
  test.each(['', '<html><body>Hei</body></html>', script({ '@type': 'Organization' })])(
    'BEY-17 %s has no activities',
    async (html) => {
      await expect(read(html)).rejects.toThrow('no_events');
    },
  );

  test.each(['{"@type":"Event"', '<!-- -->', `${'['.repeat(50_000)}`, `{"a":"${'x'.repeat(2_100_000)}"}`])(
    'BEY-17 %.30s is damaged, and what stood in it is not gone',
    async (json) => {
      const { activities, faults, isComplete } = await read(
        `<script type="application/ld+json">${json}</script>\n${script(event())}`,
      );
      expect(activities.map(({ name }) => name)).toEqual(['Julekonsert']);
      expect(faults).toMatchObject([{ kind: 'bad_json', line: 1 }]);
      expect(isComplete).toBe(false);
    },
  );

  test('BEY-17 things of other shapes than agreed, ever deeper or without an end, are left out', async () => {
    let deep: object = event({ '@id': 'deep' });
    for (let depth = 0; depth < 1000; depth += 1) deep = { item: deep };
    const odd = event({
      '@id': { toString: 1 },
      identifier: [],
      url: 7,
      name: { a: 1 },
      location: [[[]]],
      offers: 'gratis',
    });
    const { activities, skipped } = await read(
      script(deep, odd, event({ location: { name: 5, geo: 'her' }, offers: { price: 'mye' } })),
    );
    expect(activities).toMatchObject([{ name: 'Julekonsert', venue: null, lat: null, price_ore: null }]);
    expect(skipped).toBe(1);
    const open = await read(`${script(event())}<script type="application/ld+json">{"@type":"Event"`);
    expect(open.faults).toMatchObject([{ kind: 'bad_json' }]);
    await expect(read('<script '.repeat(300_000))).rejects.toThrow('no_events');
  });

  test('BEY-17 half a letter, which no database keeps, is none', async () => {
    const { activities } = await read(
      script(
        event({
          name: 'Konsert \ud83d i kveld',
          description: `\udc00${' '.repeat(19_998)}\u{1f3b5}`,
          location: '<b>Salen\ud83d</b>',
        }),
      ),
    );
    const [{ name = '', description = '', venue = '' } = {}] = activities;
    expect([name, description, venue].map((words) => words?.isWellFormed())).toEqual([true, true, true]);
    expect(name).toMatch(/^Konsert .* i kveld$/);
  });

  test('BEY-17 D-18 while a page with very many activities is read, others have their turn', async () => {
    const many = Array.from({ length: 5000 }, (_, at) => event({ '@id': String(at) }));
    expect(await turnsOfOthers(() => read(script(many)))).toBeGreaterThan(0);
  });

  test('BEY-17 a link leads to the page’s own house or nowhere', async () => {
    for (const url of ['https://ond.example/', 'javascript:alert(1)', '//ond.example/x']) {
      expect((await read(script(event({ url })))).activities[0]?.source_url).toBeNull();
    }
  });
});
