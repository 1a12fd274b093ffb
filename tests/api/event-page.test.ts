import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dntFeed } from '#features/imports/server/dnt-feed.ts';
import { importActivities } from '#features/imports/server/import-activities.ts';
import type { EventId } from '#features/vocabulary/ids.ts';
import { LOCALE_PREFIX, LOCALES } from '#platform/language/locale.ts';
import { feedItem, startFeedServer } from '#tests/support/activity-feed.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

// Noon on a winter Wednesday in Oslo.
const NOW = new Date('2026-11-18T11:00:00Z');
const ORIGIN = 'http://bergen.localhost:3000';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ hasPages: true, now: () => NOW });
});
afterAll(() => portal.close());

const textOf = (html: string): string =>
  html
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');
const page = async (path: string) => {
  const { status, headers, body } = await portal.get(path);
  const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(body)?.[1];
  const main = body.slice(body.indexOf('<main'));
  return { status, headers, body, main, text: textOf(main), facts: JSON.parse(json ?? 'null') };
};
const metaOf = (body: string, property: string) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(body)?.[1];

/** Everything that an event can tell. */
async function givenRichEvent() {
  const organisation = await portal.given.organisation({ name: 'Bryggen ballklubb' });
  await sql`update organisation set description = 'Ball for alle.', website = 'https://ball.example/' where id = ${organisation}`.execute(
    portal.db,
  );
  const id = await portal.given.event({
    name: 'Fotball på Bryggen',
    description: 'Ta med sko.\nVi har vann.',
    organisation,
    startsInHours: [24, 24 * 8],
    capacity: 20,
    attending: 16,
    priceOre: 12_500,
    ageGroups: ['children'],
  });
  await sql`
    update event set access_mask = 5, keywords = '{utendørs,lån av utstyr}', address = 'Bryggen 1', lat = 60.3975,
      lng = 5.3245, min_age = 8, max_age = 10
    where id = ${id}`.execute(portal.db);
  await sql`insert into event_category (event_id, category_id) values (${id}, 1)`.execute(portal.db);
  const contact = await portal.given.person('Marte Haugen');
  await sql`insert into event_contact (event_id, user_id) values (${id}, ${contact})`.execute(portal.db);
  const upload = randomUUID();
  await sql`
    insert into upload (id, kind, name, type, bytes, storage_key, created_at)
    values (${upload}, 'document', 'info.pdf', 'application/pdf', 180400, ${'k'.repeat(43)}, ${NOW})`.execute(
    portal.db,
  );
  await sql`
    insert into event_document (id, event_id, upload_id, name)
    values (${randomUUID()}, ${id}, ${upload}, 'Praktisk informasjon')`.execute(portal.db);
  await sql`select event_refresh(${id}, ${NOW})`.execute(portal.db);
  return id;
}

describe('an event that has everything', () => {
  let id: EventId;
  beforeAll(async () => {
    id = await givenRichEvent();
  });

  test('EVT-06 the page tells all of it without scripts', async () => {
    const { status, text, body } = await page(`/events/${id}`);
    expect(status).toBe(200);
    for (const words of [
      'Fotball på Bryggen',
      'Ta med sko.',
      'I morgen 12:00–14:00',
      'Torsdag 26. november, 12:00–14:00',
      'Solvik kunstgress',
      'Bryggen 1',
      '8–10 år',
      'kr 125,00',
      '4 plasser igjen',
      '16 av 20 er påmeldt',
      'Trinnfri adkomst',
      'Teleslynge',
      'utendørs',
      'Praktisk informasjon (pdf, 180 kB)',
      'Bryggen ballklubb',
      'Ball for alle.',
      '1 aktivitet framover',
      'Marte Haugen',
      'Send på e-post',
      'Velg en annen dag',
    ]) {
      expect(text).toContain(words);
    }
    expect(body).toContain('href="https://ball.example/"');
    expect(body).toContain(`href="/api/events/${id}.ics?lang=nb"`);
    expect(body).toContain(`/uploads/${'k'.repeat(43)}`);
    expect(body).not.toMatch(/ style="/);
    expect(body.match(/<h1/g)).toHaveLength(1);
  });

  test('EVT-06 the sign-up leads into identity and back', async () => {
    const { body } = await page(`/events/${id}`);
    expect(body).toContain(`href="/auth/get-started?returnUrl=%2Fevents%2F${id}"`);
    const nynorsk = await page(`/nn/events/${id}`);
    expect(nynorsk.body).toContain(`href="/nn/auth/get-started?returnUrl=%2Fevents%2F${id}"`);
  });

  test('EVT-06 the category leads to the list of its kind', async () => {
    const { body } = await page(`/events/${id}`);
    const href = /href="(\/events\?filters=[^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { status, json } = await portal.get(`/api${href}`);
    expect(status).toBe(200);
    expect(json().data.map((event: { id: string }) => event.id)).toEqual([id]);
  });

  test.each(LOCALES)('RTE-08 has its own head in %s', async (locale) => {
    const path = `${LOCALE_PREFIX[locale]}/events/${id}`;
    const { body } = await page(path);
    expect(body).toContain('<title>Fotball på Bryggen – Bergen</title>');
    expect(body).toContain(`<link rel="canonical" href="${ORIGIN}${path}"`);
    for (const other of LOCALES) {
      expect(body).toContain(`hreflang="${other}" href="${ORIGIN}${LOCALE_PREFIX[other]}/events/${id}"`);
    }
    expect(body).toContain(`hreflang="x-default" href="${ORIGIN}/events/${id}"`);
    expect(metaOf(body, 'description')).toBe('Ta med sko. Vi har vann.');
    expect(metaOf(body, 'og:title')).toBe('Fotball på Bryggen');
    expect(metaOf(body, 'og:url')).toBe(ORIGIN + path);
  });

  test('RTE-08 the picture for sharing is one that social networks take', async () => {
    const { body } = await page(`/events/${id}`);
    const picture = metaOf(body, 'og:image') ?? '';
    expect(picture.startsWith(`${ORIGIN}/pictures/`)).toBe(true);
    const sent = await portal.get(picture.slice(ORIGIN.length));
    expect([sent.status, sent.headers['content-type']]).toEqual([200, 'image/png']);
    await sql`update event set thumbnail_url = '/uploads/photo' where id = ${id}`.execute(portal.db);
    await portal.given.event();
    await expect
      .poll(async () => metaOf((await page(`/events/${id}`)).body, 'og:image'))
      .toBe(`${ORIGIN}/uploads/photo`);
  });

  test('RTE-08 search engines are told what, when with the offset, where, by whom, for whom and for how much', async () => {
    const { facts } = await page(`/en/events/${id}`);
    expect(facts).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'Fotball på Bryggen',
      startDate: '2026-11-19T12:00:00+01:00',
      endDate: '2026-11-19T14:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      url: `${ORIGIN}/en/events/${id}`,
      inLanguage: 'nb',
      isAccessibleForFree: false,
      typicalAgeRange: '8-10',
      image: [expect.stringMatching(/^http:\/\/bergen\.localhost:3000\//)],
      location: {
        '@type': 'Place',
        name: 'Solvik kunstgress',
        address: { streetAddress: 'Bryggen 1', addressLocality: 'Bergen', addressCountry: 'NO' },
        geo: { latitude: 60.3975, longitude: 5.3245 },
      },
      organizer: { '@type': 'Organization', name: 'Bryggen ballklubb', url: 'https://ball.example/' },
      offers: { price: 125, priceCurrency: 'NOK', availability: 'https://schema.org/InStock' },
      maximumAttendeeCapacity: 20,
      remainingAttendeeCapacity: 4,
    });
    expect(facts.subEvent).toHaveLength(2);
    expect(facts.subEvent[1]).toMatchObject({
      '@type': 'Event',
      startDate: '2026-11-26T12:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
    });
  });
});

describe('the states of an event', () => {
  const state = async (given: Parameters<TestPortal['given']['event']>[0]) =>
    page(`/events/${await portal.given.event({ name: 'En aktivitet', ...given })}`);

  test('EVT-03 cancelled: said in words, nothing to sign up for, told to search engines', async () => {
    const { text, main, facts } = await state({ status: 'cancelled' });
    expect(text).toContain('Avlyst');
    expect(text).toContain('Aktiviteten blir ikke noe av.');
    expect(main).not.toContain('returnUrl');
    expect(facts.eventStatus).toBe('https://schema.org/EventCancelled');
  });

  test('EVT-03 over: said in words, nothing to sign up for', async () => {
    const { text, main } = await state({ startsInHours: [-48] });
    expect(text).toContain('Tidligere aktivitet');
    expect(text).toContain('Det er ikke satt opp flere tider.');
    expect(main).not.toContain('returnUrl');
    expect(main).not.toContain('.ics');
  });

  test('EVT-03 a completed assignment is thanked for', async () => {
    const { text, main } = await state({ isCompleted: true });
    expect(text).toContain('Fullført oppdrag');
    expect(text).toContain('Takk til alle');
    expect(main).not.toContain('returnUrl');
  });

  test('EVT-04 full: the waiting list in words beside the button', async () => {
    const { text, facts } = await state({ capacity: 10, attending: 10, waiting: 3 });
    expect(text).toContain('Fullt – venteliste');
    expect(text).toContain('3 på venteliste');
    expect(text).toContain('Sett meg på venteliste');
    expect(facts.offers.availability).toBe('https://schema.org/SoldOut');
  });

  test('EVT-06 free and without limit is open to everybody', async () => {
    const { text, facts } = await state({});
    expect(text).toContain('Meld deg på');
    expect(text).toContain('Passer for alle');
    expect(facts).toMatchObject({ isAccessibleForFree: true, offers: { price: 0 } });
    expect(facts).not.toHaveProperty('maximumAttendeeCapacity');
    expect(facts).not.toHaveProperty('typicalAgeRange');
  });

  test('EVT-06 many times are listed, the later ones behind a word', async () => {
    const { text } = await state({ startsInHours: Array.from({ length: 9 }, (_, week) => 24 + week * 168) });
    expect(text).toContain('Vis alle 9 gangene');
    expect(text).toContain('Torsdag 14. januar 2027, 12:00–14:00');
  });

  test('RTE-08 one that nobody may see says nothing, in the page, in its head or in the API', async () => {
    const hidden = await portal.given.organisation({ isPrivate: true, name: 'Hemmelig klubb' });
    const ids = [
      await portal.given.event({ name: 'Hemmelig kladd', status: 'draft' }),
      await portal.given.event({ name: 'Hemmelig slettet', isDeleted: true }),
      await portal.given.event({ name: 'Hemmelig privat', organisation: hidden }),
    ];
    for (const path of ids.flatMap((id) => [`/events/${id}`, `/en/events/${id}`, `/api/events/${id}`])) {
      const { status, body } = await portal.get(path);
      expect(status).toBe(404);
      expect(body).not.toContain('Hemmelig');
    }
  });

  test('D-15 a hostile website of an organiser is no link', async () => {
    const organisation = await portal.given.organisation();
    await sql`update organisation set website = 'javascript:alert(1)' where id = ${organisation}`.execute(portal.db);
    const { body } = await state({ organisation });
    expect(body).not.toContain('javascript:');
  });
});

describe('an imported event', () => {
  let uuid: string;
  beforeAll(async () => {
    const server = await startFeedServer();
    server.publish([feedItem(NOW)]);
    await importActivities({ db: portal.db, now: () => NOW }, dntFeed({ url: server.url, isLoopbackAllowed: true }));
    server.close();
    uuid = (await portal.get('/api/dnt/events/4711')).json().data.id;
  });

  test('EVT-07 has its source named and linked, and is signed up for there', async () => {
    const { status, text, body, main, facts } = await page('/events/dnt/4711');
    expect(status).toBe(200);
    expect(text).toContain('Fra Den Norske Turistforening');
    expect(text).toContain('Meld deg på hos Den Norske Turistforening');
    expect(text).toContain('Les mer hos Den Norske Turistforening');
    expect(body).toContain('href="https://www.dnt.no/aktiviteter/4711/"');
    expect(main).not.toContain('returnUrl');
    expect(facts).toMatchObject({
      url: `${ORIGIN}/events/dnt/4711`,
      organizer: { name: 'Den Norske Turistforening' },
      offers: { url: 'https://www.dnt.no/aktiviteter/4711/' },
    });
    expect(body).toContain(`<link rel="canonical" href="${ORIGIN}/events/dnt/4711"`);
  });

  test.each(LOCALES)('EVT-07 its other address leads there in %s', async (locale) => {
    const { status, headers } = await portal.get(`${LOCALE_PREFIX[locale]}/events/${uuid}`);
    expect([status, headers.location]).toEqual([301, `${LOCALE_PREFIX[locale]}/events/dnt/4711`]);
  });

  test('EVT-07 one that is not there is not there', async () => {
    for (const id of ['4712', uuid, 'x'.repeat(60)]) expect((await page(`/events/dnt/${id}`)).status).toBe(404);
  });
});
