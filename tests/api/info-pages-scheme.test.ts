import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { infoPage } from '#features/info-pages/contract.ts';
import type { SchemeForm } from '#features/schemes/form.ts';
import { schemesOf } from '#features/schemes/rules.ts';
import type { SchemeVersionId } from '#features/vocabulary/ids.ts';
import { LOCALE_PREFIX, LOCALES, type Locale } from '#platform/language/locale.ts';
import { tell } from '#platform/server/live.ts';
import { endVersion, givenRunningScheme, givenVersion } from '#tests/support/card-scene.ts';
import { BERGEN } from '#tests/support/given.ts';
import { FAMILY_TOWN } from '#tests/support/household-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let now = new Date('2026-11-17T12:00:00Z');
let portal: TestPortal;
let admins: readonly [string, string];
let last: SchemeVersionId;
beforeAll(async () => {
  portal = await startPortal({ hasPages: true, now: () => now });
  const { given } = portal;
  const asAdmin = { adminOf: [FAMILY_TOWN] };
  admins = [await given.person('Kari Kommune', asAdmin), await given.person('Ola Kommune', asAdmin)];
});
afterAll(() => portal.close());

const OFFICE = '/api/municipality/schemes';
const PAGES = ['/info', '/info/about/fritidskonto', '/fritidskortet/amount'];
const on = (tenant: string) => ({ host: `${tenant}.localhost` });

/** Pages that were made on another day are made again. */
async function itIs(day: string): Promise<void> {
  now = new Date(`${day}T12:00:00Z`);
  await tell(portal.db, { topic: 'schemes', id: '*', touches: [schemesOf(FAMILY_TOWN)] });
}

const schemeOf = async (tenant = 'asker') => {
  const { json } = await portal.get('/api/info-page', on(tenant));
  return infoPage.parse(json().data).scheme;
};

/** As it is read, without tags, scripts and the spaces between them. */
const textOf = async (path: string, locale: Locale = 'nb') => {
  const { status, body } = await portal.get(LOCALE_PREFIX[locale] + path, on('asker'));
  expect(status).toBe(200);
  return body.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ').replace(/\s+/g, ' ');
};

const ONE: Record<Locale, string> = {
  nb: 'Én aktivitet for hvert barn i året.',
  nn: 'Éin aktivitet for kvart barn i året.',
  en: 'One activity for each child a year.',
};
const CAP: Record<Locale, string> = {
  nb: 'Høyst kr 1 500 til hver aktivitet.',
  nn: 'Høgst kr 1 500 til kvar aktivitet.',
  en: 'No more than kr 1 500 for each activity.',
};
const TRIAL: Record<Locale, string> = {
  nb: 'Barnet kan prøve 2 ganger først. Slutter det innen da, trekker vi ingenting.',
  nn: 'Barnet kan prøve 2 gonger først. Sluttar det innan då, trekkjer vi ingenting.',
  en: 'Your child can try 2 times first. If they stop by then, nothing is charged.',
};
const PERIOD: Record<Locale, string> = {
  nb: 'Pengene kan brukes fra 1. august 2026 til og med 31. juli 2027.',
  nn: 'Pengane kan brukast frå 1. august 2026 til og med 31. juli 2027.',
  en: 'The money can be used from 1 August 2026 to 31 July 2027.',
};

const FIRST: Partial<SchemeForm> = {
  starts_on: '2025-08-01',
  ends_on: '2026-07-31',
  min_age: '8',
  max_age: '14',
  amount: '1 200',
  min_times: '12',
  one_activity_a_year: true,
};
const SECOND: Partial<SchemeForm> = {
  amount: '1 800',
  min_times: '1',
  activity_cap: '1 500',
  trial_times: '2',
  access: 'income',
  household: 'Familier som har redusert betaling i SFO.',
};
const THIRD: Partial<SchemeForm> = { starts_on: '2027-09-01', ends_on: '2028-06-30', amount: '2 000,50' };

describe('CRD-06 the info pages say what was decided on', () => {
  test('CRD-06 before that they say what the portal is set up with', async () => {
    const begun = await portal.as(admins[0]).post(OFFICE, { municipality_id: String(FAMILY_TOWN), name: 'Friluft' });
    expect(begun.status).toBe(200);
    expect(await schemeOf()).toMatchObject({ state: 'running', amount_ore: 150_000, period: null });
    expect(await textOf('/fritidskortet/amount')).toContain('Hvert barn med fritidskonto i Asker får kr 1 500.');
    const { scheme } = await givenRunningScheme(portal.db, FIRST);
    await givenVersion(portal.db, scheme, 2, SECOND);
    last = await givenVersion(portal.db, scheme, 3, THIRD);
    await itIs('2026-11-17');
  });

  test('CRD-06 BEY-11 the version that runs, with each rule that it has', async () => {
    expect(await schemeOf()).toMatchObject({
      state: 'running',
      amount_ore: 180_000,
      min_age: 6,
      max_age: 18,
      household: 'Familier som har redusert betaling i SFO.',
      period: { first_day: '2026-08-01', last_day: '2027-07-31' },
      min_activities: 1,
      one_activity_a_year: false,
      activity_cap_ore: 150_000,
      trial_times: 2,
    });
  });

  test.each(LOCALES)(
    'CRD-06 BEY-11 cap, trials and period are told on every page, and no rule that is not there (%s)',
    async (locale) => {
      for (const path of PAGES) {
        const text = await textOf(path, locale);
        for (const told of [CAP, TRIAL, PERIOD])
          expect([path, text]).toEqual([path, expect.stringContaining(told[locale])]);
        expect([path, text]).toEqual([path, expect.stringContaining('kr 1 800')]);
        expect([path, text]).not.toEqual([path, expect.stringContaining(ONE[locale])]);
      }
      expect(await textOf('/fritidskortet/amount', locale)).toContain('Familier som har redusert betaling i SFO.');
    },
  );

  test.each(LOCALES)('CRD-06 the version before it had other rules (%s)', async (locale) => {
    await itIs('2026-05-01');
    for (const path of PAGES) {
      const text = await textOf(path, locale);
      for (const told of [ONE[locale], 'kr 1 200', '8–14']) expect(text).toContain(told);
      for (const other of [CAP[locale], TRIAL[locale]]) expect(text).not.toContain(other);
    }
  });

  test('CRD-06 of several municipalities, and of those without accounts, no scheme is told', async () => {
    await givenRunningScheme(portal.db, {}, BERGEN);
    await itIs('2026-11-17');
    expect(await schemeOf('bergen')).toMatchObject({ state: 'none', amount_ore: 100_000, period: null });
    expect(await schemeOf('nabolag')).toMatchObject({ state: 'none', period: null });
  });

  test('TEN-06 a municipality that gives out no more accounts says so while its scheme still runs', async () => {
    expect(await schemeOf('asker-dev')).toMatchObject({ state: 'ended', amount_ore: 180_000 });
  });
});

describe('TEN-06 a scheme begins and ends by its days', () => {
  test.each([
    ['2025-07-31', 'coming', 120_000],
    ['2025-08-01', 'running', 120_000],
    ['2026-07-31', 'running', 120_000],
    ['2026-08-01', 'running', 180_000],
    ['2027-07-31', 'running', 180_000],
    ['2027-08-01', 'coming', 200_050],
    ['2028-06-30', 'running', 200_050],
    ['2028-07-01', 'ended', 200_050],
  ])('TEN-06 on %s it is %s', async (day, state, amount_ore) => {
    await itIs(day);
    expect(await schemeOf()).toMatchObject({ state, amount_ore });
  });

  test.each([
    ['nb', 'Fritidskontoen begynner 1. september 2027'],
    ['nn', 'Fritidskontoen byrjar 1. september 2027'],
    ['en', 'Leisure accounts start on 1 September 2027'],
  ] as const)(
    'TEN-06 before its first day every page says when it begins, and what it will be (%s)',
    async (locale, told) => {
      await itIs('2027-08-15');
      for (const path of PAGES) {
        const text = await textOf(path, locale);
        for (const words of [told, 'kr 2 000,50']) expect([path, text]).toEqual([path, expect.stringContaining(words)]);
        expect(text).not.toMatch(/BankID/);
      }
    },
  );

  test('TEN-06 after its last day every page says that it is over, and search engines hear of none of them', async () => {
    const sitemap = async () => (await portal.get('/sitemap/pages.xml', on('asker'))).body;
    expect(await sitemap()).toContain('/fritidskortet/amount</loc>');
    await itIs('2028-07-01');
    for (const path of PAGES) {
      const text = await textOf(path);
      expect(text).toContain('Ordningen med fritidskonto er avsluttet');
      expect(text).not.toContain('kr 2 000');
    }
    expect(await sitemap()).toContain('/info</loc>');
    expect(await sitemap()).not.toContain('/fritidskortet/amount</loc>');
  });

  test('TEN-06 one that was ended before it began never does', async () => {
    await endVersion(portal.db, last, '2027-08-16');
    await itIs('2027-08-15');
    expect(await schemeOf()).toMatchObject({ state: 'ended' });
  });
});

describe('D-24 the pages follow the office', () => {
  const step = (as: string, id: string, name: string, body: object) =>
    portal.as(as).post(`${OFFICE}/versions/${id}/${name}`, body, { language: 'nb' });

  test('D-24 what is published, and ended sooner, stands on the pages at once', async () => {
    const [one, other] = admins;
    await itIs('2027-08-15');
    expect(await textOf('/info')).toContain('Ordningen med fritidskonto er avsluttet');
    const { schemes } = (await portal.as(one).get(`${OFFICE}?municipality=${FAMILY_TOWN}`)).json().data;
    const { id } = schemes.find(({ name }: { name: string }) => name === 'Friluft').versions[0];
    const { form } = (await portal.as(one).get(`${OFFICE}/versions/${id}`)).json().data;
    const decided = {
      ...form,
      starts_on: '2027-08-01',
      ends_on: '2028-07-31',
      amount: '700',
      budget: '100 000',
      category_ids: ['1'],
    };
    const body = { form: decided, revision: 1 };
    const { revision } = (await portal.as(one).send('PUT', `${OFFICE}/versions/${id}`, { body })).json().data;
    expect((await step(one, id, 'send', { revision })).status).toBe(204);
    expect(await textOf('/info')).toContain('Ordningen med fritidskonto er avsluttet');
    const by = { decided_by: 'Kommunestyret', case_number: '43/27', decided_on: '2027-06-11' };
    expect((await step(other, id, 'publish', by)).status).toBe(204);
    const published = await textOf('/info');
    expect(published).toContain('kr 700');
    expect(published).toContain('til og med 31. juli 2028.');
    expect((await step(other, id, 'end', { last_day: '2027-12-31', reason: 'Rammen er brukt opp' })).status).toBe(204);
    expect(await textOf('/info')).toContain('til og med 31. desember 2027.');
  });
});
