import { randomUUID } from 'node:crypto';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clock, instantAt, type WallTime } from '#platform/language/dates.ts';
import { OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

const NOW = instantAt({ year: 2026, month: 10, day: 19, hour: 9 });
const HOSTILE =
  'Fotball; gratis,\r\nSTATUS:CANCELLED\\n\u2028BEGIN:VEVENT\u0001\u0085"å" <script>alert(1)</script> ]]> &amp;';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal({ now: () => NOW, settings: { BASE_DOMAIN: 'nabolag.example', PUBLIC_SCHEME: 'https' } });
});
afterAll(() => portal.close());

const at = (tenant: string) => ({ host: `${tenant}.nabolag.example` });
const hoursUntil = (wall: WallTime) => (instantAt(wall).getTime() - NOW.getTime()) / 3_600_000;

type Calendar = { name: string; events: ICAL.Component[]; of(id: string): ICAL.Component[]; raw: string };

async function calendarAt(url: string, tenant = 'bergen'): Promise<Calendar> {
  const { status, body, headers } = await portal.get(url, at(tenant));
  expect([url, status]).toEqual([url, 200]);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  const parsed = new ICAL.Component(ICAL.parse(body));
  const events = parsed.getAllSubcomponents('vevent');
  const of = (id: string) => events.filter((event) => String(event.getFirstPropertyValue('url')).includes(id));
  return {
    name: String(parsed.getFirstPropertyValue('x-wr-calname')).replaceAll(/\\([\\;,])/g, '$1'),
    events,
    of,
    raw: body,
  };
}

const readValue = (event: ICAL.Component | undefined, name: string) => event?.getFirstPropertyValue(name);
const startOf = (event: ICAL.Component | undefined) => (readValue(event, 'dtstart') as ICAL.Time).toJSDate();

async function rssAt(url: string, tenant = 'bergen') {
  const { status, body, headers } = await portal.get(url, at(tenant));
  expect([url, status]).toEqual([url, 200]);
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(XMLValidator.validate(body)).toBe(true);
  const reader = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'item', parseTagValue: false });
  return { ...reader.parse(body).rss.channel, raw: body };
}

describe('BEY-03 a filtered list as a calendar', () => {
  test('BEY-03 says of each time what, when, where, about what, and where to read more', async () => {
    const id = await portal.given.event({ name: 'Løvdugnad på Årstad', startsInHours: [30] });
    await sql`update event set lat = 60.3913, lng = 5.3221, address = 'Parkveien 1' where id = ${id}`.execute(
      portal.db,
    );
    const { of, events, raw } = await calendarAt('/api/events.ics?lang=nb');
    const [event] = of(id);
    expect(events.length).toBeGreaterThan(0);
    expect(readValue(event, 'summary')).toBe('Løvdugnad på Årstad');
    expect(startOf(event).getTime()).toBe(NOW.getTime() + 30 * 3_600_000);
    expect(readValue(event, 'location')).toBe('Solvik kunstgress, Parkveien 1, Bergen');
    expect(readValue(event, 'geo')).toEqual([60.3913, 5.3221]);
    expect(readValue(event, 'status')).toBe('CONFIRMED');
    expect(readValue(event, 'url')).toBe(`https://bergen.nabolag.example/events/${id}`);
    expect(readValue(event, 'description')).toBe(
      `Kom som du er.\n\nLes mer og meld deg på: https://bergen.nabolag.example/events/${id}`,
    );
    expect(raw).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT4H\r\n');
    expect(raw).toMatch(/DTSTART:\d{8}T\d{6}Z\r\n/);
  });

  test('BEY-03 lines end as calendars want them and are folded between letters, not inside æ, ø and å', async () => {
    await portal.given.event({
      name: `Æøå ${'på brøytekanten '.repeat(10)}`.trim(),
      description: 'Blåbærsyltetøy '.repeat(60),
    });
    const { body } = await portal.get('/api/events.ics', at('bergen'));
    expect(body.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(body).not.toContain('\ufffd');
    expect(body.replaceAll('\r\n ', '')).toContain('på brøytekanten på brøytekanten');
  });

  test('BEY-03 nothing that an organiser writes leaves its field', async () => {
    const organisation = await portal.given.organisation({ name: HOSTILE });
    const id = await portal.given.event({ name: HOSTILE, description: HOSTILE, organisation });
    const { of, events } = await calendarAt('/api/events.ics');
    const [event, ...others] = of(id);
    expect(others).toEqual([]);
    expect(readValue(event, 'status')).toBe('CONFIRMED');
    expect(readValue(event, 'summary')).toContain('Fotball; gratis, STATUS:CANCELLED\\n BEGIN:VEVENT');
    expect(new Set(events.map((each) => readValue(each, 'uid'))).size).toBe(events.length);
    const own = await calendarAt(`/api/organizations/${organisation}/events.ics?lang=nb`);
    expect(own.events).toHaveLength(1);
    expect(own.name).toContain('Aktiviteter hos Fotball; gratis, STATUS:CANCELLED');
    const rss = await rssAt(`/api/organizations/${organisation}/events.rss`);
    expect(rss.item).toHaveLength(1);
    // As a reader shows it: the letters that were written, no element among them.
    expect(rss.item[0].description).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(rss.item[0].title).toContain('<script>alert(1)</script> ]]>');
  });

  test('BEY-03 a search cannot leave the calendar’s name either', async () => {
    const q = encodeURIComponent('a\r\nBEGIN:VEVENT\r\nSUMMARY:x;,');
    const { events, name, raw } = await calendarAt(`/api/events.ics?q=${q}`);
    expect(events).toEqual([]);
    expect(name).toBe('Activities in Bergen: “a BEGIN:VEVENT SUMMARY:x;,”');
    expect(raw).not.toContain('\r\nBEGIN:VEVENT');
  });

  test('BEY-03 the same time has the same id and stamp every time, and an unchanged calendar is not sent again', async () => {
    const first = await portal.get('/api/events.ics', at('bergen'));
    const second = await portal.get('/api/events.ics', at('bergen'));
    expect(second.body).toBe(first.body);
    expect(first.headers['cache-control']).toBe('public, max-age=300');
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect((await portal.get('/api/events.ics', { ...at('bergen'), headers })).status).toBe(304);
  });

  test('BEY-03 what is called off says so and counts as changed, the single time and the whole activity', async () => {
    const [one, all] = [await portal.given.event({ startsInHours: [40, 60] }), await portal.given.event({})];
    const before = (await calendarAt('/api/events.ics')).of(one);
    await sql`update occurrence set is_cancelled = true where event_id = ${one} and start_at = (
      select min(start_at) from occurrence where event_id = ${one})`.execute(portal.db);
    await sql`update event set status = 'cancelled', updated_at = created_at + interval '5 seconds' where id = ${all}`.execute(
      portal.db,
    );
    await sql`select event_refresh(${one}, ${NOW}), event_refresh(${all}, ${NOW})`.execute(portal.db);
    const { of } = await calendarAt('/api/events.ics?lang=nn');
    expect(of(one).map((event) => readValue(event, 'status'))).toEqual(['CANCELLED', 'CONFIRMED']);
    expect(of(one).map((event) => readValue(event, 'uid'))).toEqual(before.map((event) => readValue(event, 'uid')));
    expect(Number(readValue(of(one)[0], 'sequence'))).toBeGreaterThan(Number(readValue(before[0], 'sequence')));
    expect(readValue(of(all)[0], 'status')).toBe('CANCELLED');
    expect(readValue(of(all)[0], 'summary')).toBe('Avlyst: Åpen fotballtrening');
    expect(readValue(of(all)[0], 'sequence')).toBe(6);
  });

  test('I18-05 six o’clock stays six o’clock when summer time ends', async () => {
    const evenings = [24, 25, 26].map((day) => hoursUntil({ year: 2026, month: 10, day, hour: 18 }));
    const id = await portal.given.event({ startsInHours: evenings });
    const { of } = await calendarAt(`/api/events/${id}.ics`);
    expect(of(id).map((event) => clock(startOf(event)))).toEqual(['18:00', '18:00', '18:00']);
    expect(of(id).map((event) => startOf(event).getUTCHours())).toEqual([16, 17, 17]);
  });

  test('FLT-06 it holds what the list with the same address holds', async () => {
    const paid = await portal.given.event({ priceOre: 5000, ageGroups: ['teenager'] });
    const free = await portal.given.event({ ageGroups: ['teenager'], startsInHours: [20, 400] });
    const filters = 'events-filtersquick-filter-free(EQ)true(AND)events-filtersage-group(EQ)teenager$$false';
    const { of, name } = await calendarAt(`/api/events.ics?lang=nb&filters=${encodeURIComponent(filters)}`);
    expect([of(free).length, of(paid).length]).toEqual([2, 0]);
    expect(name).toBe('Aktiviteter i Bergen: gratis, ungdom');
    const soon = await calendarAt('/api/events.ics?lang=en&start_at=2026-10-19&end_at=2026-10-21');
    expect(soon.of(free)).toHaveLength(1);
    expect(soon.name).toBe('Activities in Bergen: from 19 October 2026 to 21 October 2026');
    const chosen = 'events-filterstypes(EQ)training(AND)events-filterscategories(EQ)health';
    const narrowed = await calendarAt(`/api/events.ics?lang=en&filters=${encodeURIComponent(chosen)}`);
    expect(narrowed.name).toBe('Activities in Bergen: Health and well-being, Training');
  });

  test('FLT-02 places are named, and elsewhere is not among them', async () => {
    const [here, there] = [await portal.given.event(), await portal.given.event({ municipality: OSLO })];
    const { of, name } = await calendarAt('/api/events.ics?lang=nb&municipalities[]=301');
    expect([of(here).length, of(there).length]).toEqual([0, 1]);
    expect(name).toBe('Aktiviteter i Oslo');
  });

  test.each([
    'filters=%28AND%29%28EQ%29$$$',
    'municipalities=abc,,-1,99999999999',
    'start_at=yesterday&end_at=2026-13-40',
    'distance[lat]=1e999&distance[lng]=x',
    'lang=klingon&lang=nb',
    'sort=; drop table event',
  ])('FLT-05 a malformed %s is ignored', async (query) => {
    const { events } = await calendarAt(`/api/events.ics?${query}`);
    expect(events.length).toBeGreaterThan(0);
    expect((await rssAt(`/api/events.rss?${query}`)).item.length).toBeGreaterThan(0);
  });
});

describe('BEY-03 one activity as a calendar', () => {
  test('BEY-03 has all its coming times, or the one that is asked for', async () => {
    const id = await portal.given.event({ startsInHours: [-50, 10, 34] });
    const { events, name, raw } = await calendarAt(`/api/events/${id}.ics`);
    expect(name).toBe('Åpen fotballtrening');
    expect(events).toHaveLength(2);
    // It rings for what one means to go to, not for a list of everything.
    expect(raw).toContain('TRIGGER:-PT1H');
    expect((await calendarAt('/api/events.ics')).raw).not.toContain('VALARM');
    const uid = String(readValue(events[1], 'uid'));
    const one = await calendarAt(`/api/events/${id}.ics?occurrence=${uid}`);
    expect(one.events.map((event) => readValue(event, 'uid'))).toEqual([uid]);
    expect((await portal.get(`/api/events/${id}.ics?occurrence=${randomUUID()}`, at('bergen'))).status).toBe(404);
  });

  test('BEY-03 one that not everybody may see is not there', async () => {
    const organisation = await portal.given.organisation({ isPrivate: true });
    for (const hidden of [
      await portal.given.event({ status: 'draft' }),
      await portal.given.event({ isDeleted: true }),
      await portal.given.event({ organisation }),
      randomUUID(),
    ]) {
      expect((await portal.get(`/api/events/${hidden}.ics`, at('bergen'))).status).toBe(404);
      expect((await calendarAt('/api/events.ics')).of(hidden)).toEqual([]);
    }
    expect((await portal.get('/api/events/x.ics', at('bergen'))).status).toBe(404);
  });

  test('API-01 the address with and without the ending are two calls, and both know what they can be called with', async () => {
    const id = await portal.given.event();
    expect((await portal.get(`/api/events/${id}`, at('bergen'))).json().data.id).toBe(id);
    const refused = await portal.post(`/api/events/${id}.ics`, {}, at('bergen'));
    expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD']);
    const { paths } = (await portal.get('/api/openapi.json', at('bergen'))).json();
    const described = paths['/api/events/{id}.ics'].get;
    expect(described.parameters[0]).toMatchObject({ name: 'id', in: 'path', required: true });
    expect(Object.keys(described.responses['200'].content)).toEqual(['text/calendar']);
  });
});

describe('BEY-03 an organisation’s own', () => {
  test('BEY-03 holds its activities wherever they are, and those of nobody else', async () => {
    const organisation = await portal.given.organisation({ name: 'Årstad ballklubb' });
    const ids = [
      await portal.given.event({ organisation }),
      await portal.given.event({ organisation, municipality: OSLO }),
    ];
    await portal.given.event();
    const { events, name, of } = await calendarAt(`/api/organizations/${organisation}/events.ics?lang=nn`);
    expect(name).toBe('Aktivitetar hos Årstad ballklubb');
    expect(events).toHaveLength(2);
    expect(ids.map((id) => of(id).length)).toEqual([1, 1]);
    const rss = await rssAt(`/api/organizations/${organisation}/events.rss?lang=nb`);
    expect(rss.item.map(({ guid }: { guid: { '#text': string } }) => guid['#text']).sort()).toEqual(
      ids.map((id) => `urn:uuid:${id}`).sort(),
    );
  });

  test('BEY-03 a private, pending or deleted one is not there', async () => {
    const hidden = [await portal.given.organisation({ isPrivate: true }), randomUUID()];
    for (const change of [sql`status = 'pending'`, sql`deleted_at = now()`]) {
      const id = await portal.given.organisation();
      await sql`update organisation set ${change} where id = ${id}`.execute(portal.db);
      hidden.push(id);
    }
    for (const id of [...hidden, 'x', '1%27']) {
      for (const kind of ['ics', 'rss']) {
        expect((await portal.get(`/api/organizations/${id}/events.${kind}`, at('bergen'))).status).toBe(404);
      }
    }
  });
});

describe('BEY-03 a filtered list for feed readers', () => {
  test('BEY-03 names the list, itself, and each activity once', async () => {
    const id = await portal.given.event({ name: 'Kor & kaffe', municipality: 4640, startsInHours: [30, 60] });
    const rss = await rssAt('/api/events.rss?lang=nb&start_at=2026-10-19', 'demo-nynorsk');
    expect(rss.title).toBe('Aktiviteter i Fjordbygda: fra 19. oktober 2026');
    expect(rss.link).toBe('https://demo-nynorsk.nabolag.example/events?start_at=2026-10-19');
    expect(rss['atom:link']).toMatchObject({
      '@_rel': 'self',
      '@_href': 'https://demo-nynorsk.nabolag.example/api/events.rss?start_at=2026-10-19&lang=nb',
    });
    expect(rss.item).toHaveLength(1);
    expect(rss.item[0]).toMatchObject({
      title: 'Kor & kaffe',
      link: `https://demo-nynorsk.nabolag.example/events/${id}`,
      guid: { '#text': `urn:uuid:${id}`, '@_isPermaLink': 'false' },
      description: '<p>Tirsdag 20. oktober, 15:00–17:00 · Solvik kunstgress, Sogndal</p><p>Kom som du er.</p>',
    });
    expect(new Date(rss.item[0].pubDate).getTime()).not.toBeNaN();
  });

  test('TEN-07 a wound-down portal has nothing to subscribe to', async () => {
    const id = await portal.given.event();
    expect((await calendarAt('/api/events.ics', 'demo-avviklet')).events).toEqual([]);
    expect((await rssAt('/api/events.rss', 'demo-avviklet')).item).toBeUndefined();
    expect((await portal.get(`/api/events/${id}.ics`, at('demo-avviklet'))).status).toBe(404);
  });

  test('BEY-03 there is an end to both: 500 times, 100 activities, the next ones first', async () => {
    const far = await portal.given.event({ municipality: 5501, startsInHours: [9000] });
    await sql`insert into occurrence (id, event_id, start_at, end_at)
      select gen_random_uuid(), ${far}, ${NOW}::timestamptz + n * interval '1 hour', ${NOW}::timestamptz + (n + 1) * interval '1 hour'
      from generate_series(1, 510) as n`.execute(portal.db);
    await sql`select event_refresh(${far}, ${NOW})`.execute(portal.db);
    const { events } = await calendarAt('/api/events.ics', 'tromso');
    expect(events).toHaveLength(500);
    const starts = events.map((event) => startOf(event).getTime());
    expect(starts).toEqual([...starts].sort((one, other) => one - other));
    expect(starts[0]).toBe(NOW.getTime() + 3_600_000);
    for (let n = 0; n < 101; n += 1) await portal.given.event({ municipality: 5601 });
    expect((await rssAt('/api/events.rss', 'alta')).item).toHaveLength(100);
  });
});
