import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventHit, OrganizationHit } from '#features/search/contract.ts';
import { HITS_IN_PANEL } from '#features/search/rules.ts';
import { fold } from '#features/search/server/fold.ts';
import { searchWorkers } from '#features/search/server/jobs.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

type Answer = {
  data: { events: EventHit[]; organizations: OrganizationHit[] };
  meta: {
    total: number;
    page: number;
    last_page: number;
    totals: { events: number; organizations: number };
  };
};

async function find(words: string, more = '', host = 'bergen.localhost'): Promise<Answer> {
  const { status, json } = await portal.get(`/api/search?q=${encodeURIComponent(words)}${more}`, { host });
  expect(status).toBe(200);
  return json();
}

const names = (hits: readonly { name: string }[]) => hits.map(({ name }) => name);
const gatherWords = () => searchWorkers[0]?.work(portal.jobServices, {});

describe('SRH-02 the panel', () => {
  test('has the best three of each kind, and tells how many there are', async () => {
    for (const hours of [24, 48, 72, 96]) {
      await portal.given.event({ name: `Trommekurs ${hours}`, startsInHours: [hours] });
      await portal.given.organisation({ name: `Trommelaget ${hours}` });
    }
    const { data, meta } = await find('tromme');
    expect(names(data.events)).toEqual(['Trommekurs 24', 'Trommekurs 48', 'Trommekurs 72']);
    expect(data.organizations).toHaveLength(HITS_IN_PANEL);
    expect(meta.totals).toEqual({ events: 4, organizations: 4 });
    const scores = data.events.map(({ score }) => score);
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
  });
});

describe('SRH-06 a page of one kind', () => {
  test('is asked for by tab and page, and the other kind is only counted', async () => {
    for (const number of [1, 2, 3, 4, 5]) await portal.given.event({ name: `Veving ${number}` });
    await portal.given.organisation({ name: 'Vevestua' });
    const first = await find('veving', '&tab=events&perPage=2');
    const last = await find('veving', '&tab=events&perPage=2&page=3');
    const beyond = await find('veving', '&tab=events&perPage=2&page=9');
    expect(first.data.events).toHaveLength(2);
    expect(last.data.events).toHaveLength(1);
    expect(beyond.data.events).toEqual([]);
    expect(first.data.organizations).toEqual([]);
    expect(first.meta).toMatchObject({ total: 5, page: 1, last_page: 3 });
    const organizations = await find('vev', '&tab=organizations');
    expect(names(organizations.data.organizations)).toEqual(['Vevestua']);
    expect(organizations.data.events).toEqual([]);
    expect(organizations.meta).toMatchObject({ total: 1, totals: { events: 5 } });
  });
});

describe('SRH-03 a hit', () => {
  test('has what the panel and the page show, and the number of an activity from DNT', async () => {
    const organisation = await portal.given.organisation({ name: 'Knutevennene' });
    const id = await portal.given.event({
      name: 'Knuteskole',
      organisation,
      description: 'Lær ti knuter og en stikk.',
    });
    const dnt = await portal.given.event({ name: 'Knutetur' });
    await sql`update event set source = 'dnt', external_id = '4711' where id = ${dnt}`.execute(portal.db);
    const { data } = await find('knute');
    expect(data.events.find((hit) => hit.id === id)).toMatchObject({
      name: 'Knuteskole',
      description: 'Lær ti <mark>knuter</mark> og en stikk.',
      venue: 'Solvik kunstgress',
      municipalities: ['Bergen'],
      organization: 'Knutevennene',
      is_canceled: false,
    });
    expect(data.events.find((hit) => hit.id === id)).not.toHaveProperty('activity_id');
    expect(data.events.find((hit) => hit.id === dnt)?.activity_id).toBe('4711');
  });

  test('holds nothing alive but the mark, whatever people have called things', async () => {
    const evil = '<script>alert(1)</script> <img src=x onerror=alert(1)> <mark onclick=x>sagnlyd</mark> & "sagnlyd"';
    await portal.given.event({ name: `${evil} sagnlyd`.slice(0, 200), description: evil });
    const organisation = await portal.given.organisation({ name: 'Sagnlyd <script>' });
    await sql`update organisation set description = ${evil} where id = ${organisation}`.execute(portal.db);
    const { data } = await find('sagnlyd');
    const descriptions = [...data.events, ...data.organizations].map(({ description }) => description);
    expect(descriptions).toHaveLength(2);
    for (const description of descriptions) {
      expect(description).toContain('<mark>sagnlyd</mark>');
      expect(description.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>"']/);
      expect(description).toContain('&lt;script&gt;');
    }
  });
});

describe('who and what is found', () => {
  test('drafts, deleted and private things never are', async () => {
    const hidden = await portal.given.organisation({ name: 'Lønnlag', isPrivate: true });
    await portal.given.event({ name: 'Lønnkladd', status: 'draft' });
    await portal.given.event({ name: 'Lønnslettet', isDeleted: true });
    await portal.given.event({ name: 'Lønnprivat', organisation: hidden });
    const seen = await portal.given.event({ name: 'Lønnåpen' });
    const before = await find('lønn');
    expect(names(before.data.events)).toEqual(['Lønnåpen']);
    expect(before.data.organizations).toEqual([]);
    await sql`update event set deleted_at = now() where id = ${seen}`.execute(portal.db);
    expect((await find('lønn')).meta.totals).toEqual({ events: 0, organizations: 0 });
  });

  test('an organisation that becomes private takes its activities along, and back', async () => {
    const organisation = await portal.given.organisation({ name: 'Vekselbruket' });
    await portal.given.event({ name: 'Vekselkveld', organisation });
    const setPrivate = (value: boolean) =>
      sql`update organisation set is_private = ${value} where id = ${organisation}`.execute(portal.db);
    expect((await find('veksel')).meta.totals).toEqual({ events: 1, organizations: 1 });
    await setPrivate(true);
    expect((await find('veksel')).meta.totals).toEqual({ events: 0, organizations: 0 });
    await setPrivate(false);
    expect((await find('veksel')).meta.totals).toEqual({ events: 1, organizations: 1 });
  });

  test('the words follow what is changed: name, organiser, district', async () => {
    const organisation = await portal.given.organisation({ name: 'Gammelnavnet' });
    const id = await portal.given.event({ name: 'Førstnevnt', organisation });
    await sql`update event set name = 'Sistnevnt' where id = ${id}`.execute(portal.db);
    await sql`update organisation set name = 'Nynavnet' where id = ${organisation}`.execute(portal.db);
    expect((await find('førstnevnt')).data.events).toEqual([]);
    expect(names((await find('sistnevnt')).data.events)).toEqual(['Sistnevnt']);
    expect(names((await find('nynavnet')).data.events)).toEqual(['Sistnevnt']);
    const inOslo = await portal.given.event({ name: 'Bydelsprat', municipality: OSLO });
    expect((await find('bydelsprat', '', 'sagene.localhost')).data.events).toEqual([]);
    await sql`update event_municipality set district_id = 30103 where event_id = ${inOslo}`.execute(portal.db);
    expect(names((await find('bydelsprat', '', 'sagene.localhost')).data.events)).toEqual(['Bydelsprat']);
  });

  test('SRH-05 only what is in the municipality, unless others are named; everything on the country’s portal', async () => {
    await portal.given.event({ name: 'Lokalkveld i vest', municipality: BERGEN });
    await portal.given.event({ name: 'Lokalkveld i øst', municipality: OSLO });
    expect(names((await find('lokalkveld')).data.events)).toEqual(['Lokalkveld i vest']);
    expect(names((await find('lokalkveld', '', 'oslo.localhost')).data.events)).toEqual(['Lokalkveld i øst']);
    const named = `&municipalities[]=${OSLO}`;
    expect(names((await find('lokalkveld', named)).data.events)).toEqual(['Lokalkveld i øst']);
    expect((await find('lokalkveld', `${named}&municipalities[]=${BERGEN}`)).data.events).toHaveLength(2);
    expect((await find('lokalkveld', '', 'nabolag.localhost')).data.events).toHaveLength(2);
  });

  test('TEN-07 a wound-down portal shows nothing', async () => {
    await portal.given.event({ name: 'Sluttstrek' });
    expect((await find('sluttstrek', '', 'nabolag.localhost')).data.events).toHaveLength(1);
    expect((await find('sluttstrek', '', 'demo-avviklet.localhost')).meta.totals).toEqual({
      events: 0,
      organizations: 0,
    });
  });

  test('by organiser, venue and category, too', async () => {
    const organisation = await portal.given.organisation({ name: 'Pilspissen bueklubb' });
    const id = await portal.given.event({ name: 'Siktekveld', organisation });
    await sql`insert into event_category (event_id, category_id) select ${id}, id from category where key = 'health'`.execute(
      portal.db,
    );
    await sql`update event set venue = 'Kvernhuset' where id = ${id}`.execute(portal.db);
    await sql`select event_refresh(${id}, ${new Date()})`.execute(portal.db);
    for (const words of ['pilspissen', 'kvernhuset', 'trivsel', 'well-being']) {
      expect(names((await find(words)).data.events), words).toContain('Siktekveld');
    }
  });
});

describe('the order', () => {
  test('the name before the text, the whole word before its beginning, what is near in time before what is far', async () => {
    await portal.given.event({ name: 'Annet', description: 'Vi spiller obo sammen.', startsInHours: [2] });
    await portal.given.event({ name: 'Oboistene møtes', startsInHours: [2] });
    await portal.given.event({ name: 'Obo om et halvt år', startsInHours: [4000] });
    await portal.given.event({ name: 'Obo i morgen', startsInHours: [24] });
    const { data } = await find('obo', '&tab=events');
    expect(names(data.events)).toEqual(['Obo i morgen', 'Obo om et halvt år', 'Oboistene møtes', 'Annet']);
  });

  test('what is over comes after what one can go to, and what is cancelled after what takes place', async () => {
    await portal.given.event({ name: 'Fagott var', startsInHours: [-48] });
    await portal.given.event({ name: 'Fagott avlyst', startsInHours: [24], status: 'cancelled' });
    await portal.given.event({ name: 'Fagott kommer', startsInHours: [200] });
    expect(names((await find('fagott')).data.events)).toEqual(['Fagott kommer', 'Fagott avlyst', 'Fagott var']);
  });

  test('what more people go to comes first among equals', async () => {
    await portal.given.event({ name: 'Munnspill stille', startsInHours: [24], attending: 0 });
    await portal.given.event({ name: 'Munnspill populær', startsInHours: [24], attending: 60 });
    expect(names((await find('munnspill')).data.events)).toEqual(['Munnspill populær', 'Munnspill stille']);
  });
});

describe('SRH-05 spellings', () => {
  beforeAll(async () => {
    await portal.given.event({ name: 'Symjing for vaksne', startsInHours: [24] });
    await portal.given.event({ name: 'Sjøspeiderne på Ænes', startsInHours: [24] });
    await portal.given.event({ name: 'Veteranorkesteret', startsInHours: [24] });
    await gatherWords();
  });

  test.each([
    ['nynorsk for bokmål', 'svømming', 'Symjing for vaksne'],
    ['an English word', 'swimming', 'Symjing for vaksne'],
    ['a form of the word', 'symjinga', 'Symjing for vaksne'],
    ['ø as o', 'sjospeiderne', 'Sjøspeiderne på Ænes'],
    ['ø as oe', 'sjoespeiderne', 'Sjøspeiderne på Ænes'],
    ['æ as ae', 'aenes', 'Sjøspeiderne på Ænes'],
    ['capitals', 'SJØSPEIDERNE', 'Sjøspeiderne på Ænes'],
    ['a beginning', 'veter', 'Veteranorkesteret'],
    ['a letter too few', 'veternorkesteret', 'Veteranorkesteret'],
    ['two letters swapped', 'veteranrokesteret', 'Veteranorkesteret'],
    ['the end of a compound', 'orkesteret', 'Veteranorkesteret'],
    ['a word that nobody has used besides', 'sjøspeiderne xyzzy', 'Sjøspeiderne på Ænes'],
  ])('%s', async (_what, words, name) => {
    expect(names((await find(words)).data.events)[0]).toBe(name);
  });

  test('the database folds texts as we fold questions', async () => {
    const texts = [
      'Ærøy Kåfjord',
      'Aaland',
      'Čáhcesuolu',
      'crème brûlée',
      'Ångström',
      'ÖSTLIG',
      'Łódź',
      'Maelen',
      'Goethe',
    ];
    const { rows } = await sql<{ folded: string }>`
      select search_fold(given) as folded from unnest(${sql.val(texts)}::text[]) as given`.execute(portal.db);
    expect(texts.map(fold)).toEqual(rows.map(({ folded }) => folded));
  });
});

describe('SRH-01 whatever is typed is answered', () => {
  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['one letter', 'f'],
    ['two thousand letters', 'a'.repeat(2000)],
    ['two thousand words', 'ab '.repeat(700)],
    ['the language of queries', ':*|&!() <-> fot:* & !x'],
    ['quotes', `'"\\''; drop table event; --`],
    ['a script', '<script>alert(1)</script>'],
    ['emoji', '🙂🙃 👩‍👩‍👧'],
    ['control characters', 'fot\u0001\u0007ball\n\t\u202e'],
    ['other scripts', 'كرة القدم футбол 足球'],
    ['operators of a place', '@4601 @0'],
    ['percent signs', '%%__%'],
  ])('%s', async (_what, words) => {
    const { data, meta } = await find(words);
    expect(Array.isArray(data.events)).toBe(true);
    expect(meta.totals.events).toBeLessThanOrEqual(1000);
  });

  test('parameters that make no sense are left out', async () => {
    await portal.given.event({ name: 'Tåkelur' });
    const odd = '&tab=people&page=-1&perPage=abc&municipalities[]=x%27&municipalities[]=99999999&q=mer';
    const { status } = await portal.get(`/api/search?q=tåkelur${odd}`);
    expect(status).toBe(200);
    const { data, meta } = await find('tåkelur', '&tab=people&page=-1&perPage=abc&municipalities[]=x%27');
    expect(names(data.events)).toEqual(['Tåkelur']);
    expect(meta.page).toBe(1);
  });
});
