import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { infoPage } from '#features/info-pages/contract.ts';
import { PAGE_TYPE_OF_SLOT } from '#features/info-pages/rules.ts';
import { INFO_SLOT_TYPES } from '#features/tenants/contract.ts';
import { LOCALE_PREFIX, LOCALES, type Locale } from '#platform/language/locale.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ hasPages: true });
});
afterAll(() => portal.close());

/** As it is read: without tags, scripts and the spaces between them. */
const textOf = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');

const ASKER = '3203';
const on = (tenant: string) => ({ host: `${tenant}.localhost` });

const infoOf = async (tenant: string, query = '', language: Locale = 'nb') => {
  const { status, json } = await portal.get(`/api/info-page${query}`, { ...on(tenant), language });
  expect(status).toBe(200);
  return infoPage.parse(json().data);
};

const pageOf = async (tenant: string, path: string) => {
  const { status, body } = await portal.get(path, on(tenant));
  return { status, body, text: textOf(body) };
};

/** Each demonstration has some of the types; together they have all (entries.test.ts). */
const DEMONSTRATIONS = ['demo-fritidskonto', 'demo-utstyr', 'demo-nynorsk'];

describe('INF-01 what the page is made from', () => {
  test('INF-01 a visitor reads of the portal, a resident of another municipality of that one', async () => {
    expect(await infoOf('demo-utstyr')).toMatchObject({ title: 'Utstyr og billetter', portal_url: null });
    const home = await infoOf('demo-utstyr', `?municipality=${ASKER}`);
    expect(home).toMatchObject({ title: 'Fritidskonto', name: 'Asker', in_place: 'i Asker' });
    expect(home.portal_url).toMatch(/^http:\/\/asker\.localhost/);
  });

  test.each([
    ['a resident of the portal’s own municipality', 'demo-fritidskonto', ASKER],
    ['a municipality without a portal', 'bergen', '1151'],
    ['a municipality that is none', 'bergen', '9999'],
  ])('INF-01 %s reads of the portal', async (_who, tenant, municipality) => {
    const own = await infoOf(tenant);
    expect(await infoOf(tenant, `?municipality=${municipality}`)).toEqual(own);
    expect(own.portal_url).toBeNull();
  });

  test('INF-01 a municipality is named by its number', async () => {
    expect((await portal.get('/api/info-page?municipality=asker', on('bergen'))).status).toBe(422);
  });

  test.each([
    ['asker', 'running', 150_000],
    ['horten', 'ended', 100_000],
    ['asker-dev', 'ended', 150_000],
    ['bergen', 'none', 100_000],
    ['demo-fritidskonto', 'running', 200_000],
  ])(
    'TEN-06 CRD-06 without rules that were decided on here, %s is %s by its configuration',
    async (tenant, state, amount_ore) => {
      const { scheme } = await infoOf(tenant);
      expect(scheme).toMatchObject({ state, amount_ore, min_age: 6, max_age: 18, min_activities: 10 });
      expect(scheme).toMatchObject({ one_activity_a_year: true, trial_times: 0, activity_cap_ore: null, period: null });
    },
  );

  test('TEN-04 free tickets are told of where the tenant has them and the scheme goes on', async () => {
    const hasTickets = async (tenant: string) =>
      (await infoOf(tenant)).slots.some(({ page_type }) => page_type === 'tickets');
    expect(await hasTickets('asker')).toBe(true);
    expect(await hasTickets('asker-dev')).toBe(false);
    expect(await hasTickets('bergen')).toBe(false);
  });

  test('TEN-07 what has closed has no info page', async () => {
    expect((await portal.get('/api/info-page', on('demo-avviklet'))).status).toBe(404);
    const { status, headers } = await portal.get('/en/info', on('demo-avviklet'));
    expect([status, headers.location]).toEqual([302, '/en/sunset']);
    expect((await pageOf('demo-avviklet', '/sunset')).body).not.toContain('href="/info"');
  });
});

describe('INF-01 /info as the server makes it', () => {
  test.each(DEMONSTRATIONS)(
    'INF-01 %s shows every slot in every language, and each type has its page',
    async (tenant) => {
      const seen = new Set<string>();
      for (const locale of LOCALES) {
        const { title, slots } = await infoOf(tenant, '', locale);
        const { status, text } = await pageOf(tenant, `${LOCALE_PREFIX[locale]}/info`);
        expect([status, text.includes(title)]).toEqual([200, true]);
        for (const slot of slots) {
          expect(text).toContain(slot.card_title);
          const about = await pageOf(tenant, `${LOCALE_PREFIX[locale]}/info/about/${slot.page_type}`);
          expect([slot.page_type, about.status]).toEqual([slot.page_type, 200]);
          expect(about.text).toContain(slot.title);
          for (const link of slot.links) expect(about.text).toContain(link.title);
          seen.add(slot.page_type);
        }
      }
      expect(seen.size).toBeGreaterThan(3);
    },
  );

  test.each(LOCALES)('INF-01 every type of slot has an address on some portal (%s)', async (locale) => {
    for (const type of INFO_SLOT_TYPES) {
      const path = `${LOCALE_PREFIX[locale]}/info/about/${PAGE_TYPE_OF_SLOT[type]}`;
      const answers = await Promise.all(DEMONSTRATIONS.map((tenant) => portal.get(path, on(tenant))));
      expect([type, answers.some(({ status }) => status === 200 || status === 302)]).toEqual([type, true]);
    }
  });

  test.each([
    ['/info/about/leisure-card', '/info/about/fritidskonto'],
    ['/nn/info/about/has-no-leisure-card', '/nn/info/about/fritidskonto'],
    ['/info/about/get-started', '/info'],
    ['/en/info/about/leisure-all', '/en/info'],
    ['/info/about/help', '/help'],
    ['/fritidskortet', '/info'],
    ['/en/fritidskortet', '/en/info'],
  ])('RTE-05 %s leads to %s', async (from, to) => {
    const { status, headers } = await portal.get(from, on('asker'));
    expect([status, headers.location]).toEqual([302, to]);
  });

  test('INF-01 a type that the portal has nothing of is not found', async () => {
    for (const type of ['venue', 'constructor', 'no-such-thing']) {
      expect((await pageOf('bergen', `/info/about/${type}`)).status).toBe(404);
    }
  });

  test('INF-01 what leaves the portal says so, and takes nothing along', async () => {
    const { body, text } = await pageOf('demo-fritidskonto', '/info');
    expect(body).toMatch(/<a[^>]*href="https:\/\/www\.bua\.no"[^>]*rel="external noopener noreferrer"/);
    expect(text).toContain('(annet nettsted)');
    expect(body).toMatch(/<a[^>]*href="\/organisations\/01900000-0000-7000-8000-000000000100"/);
  });

  test('INF-01 the header leads there, under the title of the page', async () => {
    const headerOf = async (tenant: string) => (await pageOf(tenant, '/events')).body.split('</header>')[0];
    expect(await headerOf('demo-utstyr')).toMatch(/<a[^>]*href="\/info"[^>]*>Utstyr og billetter<\/a>/);
    expect(await headerOf('bergen')).toMatch(/<a[^>]*href="\/info"[^>]*>Fritidskonto<\/a>/);
  });

  test('INF-01 pages carry no words of the info page along', async () => {
    expect((await pageOf('demo-fritidskonto', '/events')).body).not.toContain('infoSlots');
  });
});

const ENDED: Record<Locale, string> = {
  nb: 'Ordningen med fritidskonto er avsluttet Det blir ikke delt ut flere fritidskontoer. Vi kommer med informasjon om andre støtteordninger.',
  nn: 'Ordninga med fritidskonto er avslutta Det blir ikkje delt ut fleire fritidskontoar. Vi kjem med informasjon om andre støtteordningar.',
  en: 'The leisure account scheme has ended No more leisure accounts are being given out. Information about other support schemes will follow.',
};

describe('CRD-08 the account on its pages', () => {
  test.each(LOCALES)('TEN-06 where the scheme has ended every page of it says so (%s)', async (locale) => {
    for (const path of ['/info', '/info/about/fritidskonto', '/fritidskortet/amount']) {
      const { status, text } = await pageOf('horten', LOCALE_PREFIX[locale] + path);
      expect(status).toBe(200);
      expect(text).toContain(ENDED[locale]);
    }
  });

  test('CRD-06 CRD-08 the amount page has the configuration’s figures where nothing was decided on here', async () => {
    const { text } = await pageOf('asker', '/fritidskortet/amount');
    expect(text).toContain('Hvert barn med fritidskonto i Asker får kr 1 500.');
    for (const condition of [
      '6–18 år',
      'Aktiviteten må gå minst 10 ganger i sesongen.',
      'Én aktivitet for hvert barn i året.',
      'Kontoen er barnets egen. Den kan ikke overføres til andre.',
    ]) {
      expect(text).toContain(condition);
    }
  });

  test('CRD-08 a portal without an account says so, also where it is for the whole country', async () => {
    expect((await pageOf('bergen', '/info')).text).toContain('Bergen har ikke fritidskonto');
    expect((await pageOf('nabolag', '/nn/info/about/fritidskonto')).text).toContain('Nokre kommunar har fritidskonto');
    expect((await pageOf('demo-nynorsk', '/nn/info')).text).not.toContain('har ikkje fritidskonto');
  });

  test('CRD-08 every page leads to the family’s accounts, and offers nothing that cannot be done here yet', async () => {
    for (const tenant of ['asker', 'demo-fritidskonto']) {
      for (const path of ['/info', '/info/about/fritidskonto', '/fritidskortet/amount']) {
        const { body, text } = await pageOf(tenant, path);
        expect(body).toContain('/fritidskonto"');
        expect(text).not.toContain('Du kan betale med');
        expect(body).not.toContain('/tickets/marketplace');
      }
    }
  });

  test('RTE-10 search engines are told of the account’s pages where there is one', async () => {
    const paths = async (tenant: string) => {
      const { body } = await portal.get('/sitemap/pages.xml', on(tenant));
      return ['/info', '/info/about/fritidskonto', '/fritidskortet/amount'].filter((path) =>
        body.includes(`${path}</loc>`),
      );
    };
    expect(await paths('asker')).toHaveLength(3);
    expect(await paths('bergen')).toEqual(['/info']);
    const { body } = await pageOf('asker', '/nn/fritidskortet/amount');
    expect(body).toMatch(/<link rel="canonical" href="[^"]*\/nn\/fritidskortet\/amount"/);
    expect(body).toMatch(/<link rel="alternate" hreflang="en" href="[^"]*\/en\/fritidskortet\/amount"/);
    expect((await pageOf('bergen', '/fritidskortet/amount')).body).toContain('<meta name="robots" content="noindex"');
  });
});
