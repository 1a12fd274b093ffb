import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERSONAL_DATA } from '#apps/server/personal-data.ts';
import type { MyEntry } from '#features/timetable/contract.ts';
import { erasePerson } from '#features/users/server/erase-person.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

const NOW = new Date('2026-05-04T16:00:00Z');
const HOUR_MS = 3_600_000;
const inHours = (hours: number): Date => new Date(NOW.getTime() + hours * HOUR_MS);

let portal: TestPortal;
const lines: string[] = [];
beforeAll(async () => {
  portal = await startPortal({
    now: () => NOW,
    settings: { BASE_DOMAIN: 'nabolag.example', PUBLIC_SCHEME: 'https', LOG_LEVEL: 'debug' },
    logStream: { write: (line) => lines.push(line) },
  });
});
afterAll(() => portal.close());

async function entriesOf(as: string, query = ''): Promise<{ data: MyEntry[]; meta: { total: number } }> {
  const answer = await portal.as(as).get(`/api/users/me/entries${query}`);
  expect([answer.body, answer.status]).toEqual([answer.body, 200]);
  return answer.json();
}

async function givenShift(event: string, user: string, name = 'Kiosk', hours = 3) {
  const id = randomUUID();
  await sql`insert into slot (id, event_id, name, start_at, end_at, taken_count, created_at)
    values (${id}, ${event}, ${name}, ${inHours(hours)}, ${inHours(hours + 1)}, 1, ${NOW})`.execute(portal.db);
  await sql`insert into slot_user (slot_id, user_id) values (${id}, ${user})`.execute(portal.db);
  return id;
}

async function givenAttending(
  user: string,
  name: string,
  hours: number,
  status: 'attending' | 'waiting' = 'attending',
) {
  const event = await portal.given.event({ name, startsInHours: [hours] });
  const [occurrence = ''] = await portal.given.timesOf(event);
  return { event, occurrence, attendance: await portal.given.attendance(occurrence, user, status) };
}

const newAddress = async (as: string): Promise<string> =>
  (await portal.as(as).post('/api/users/me/timetable')).json().data.url;

const fetchAt = (url: string) => portal.get(new URL(url).pathname, { host: 'bergen.nabolag.example' });

async function calendarOf(url: string) {
  const answer = await fetchAt(url);
  expect([answer.body, answer.status]).toEqual([answer.body, 200]);
  const calendar = new ICAL.Component(ICAL.parse(answer.body));
  const events = calendar.getAllSubcomponents('vevent').map((event) => ({
    uid: String(event.getFirstPropertyValue('uid')),
    summary: String(event.getFirstPropertyValue('summary')),
    status: String(event.getFirstPropertyValue('status')),
    url: String(event.getFirstPropertyValue('url')),
  }));
  return { answer, events, name: String(calendar.getFirstPropertyValue('x-wr-calname')) };
}

describe('CAL-01 what fills a user’s days', () => {
  test('what is to come, the next first: places, waiting with the number in line, shifts', async () => {
    const me = await portal.given.person('Mia Meg');
    const other = await portal.given.person('Odd Annen');
    const late = await givenAttending(me, 'Sist', 60);
    const full = await givenAttending(other, 'Fullt', 20, 'waiting');
    await portal.given.attendance(full.occurrence, me, 'waiting');
    const slot = await givenShift(late.event, me);
    await givenAttending(me, 'Har vært', -10);
    await givenAttending(other, 'En annens', 5);
    const { data, meta } = await entriesOf(me);
    expect(data.map(({ kind, name, slot_name, position }) => [kind, name, slot_name, position])).toEqual([
      ['slot', 'Sist', 'Kiosk', null],
      ['waiting', 'Fullt', null, 2],
      ['attending', 'Sist', null, null],
    ]);
    expect(meta.total).toBe(3);
    expect(data[0]).toMatchObject({ id: slot, occurrence_id: null, event_id: late.event, can_leave: true });
    expect(data[2]).toMatchObject({ occurrence_id: late.occurrence, is_canceled: false, checked_in_at: null });
  });

  test('what has been, the latest first, with whether they came; nobody has been waiting somewhere', async () => {
    const me = await portal.given.person('Mia Meg');
    const first = await givenAttending(me, 'Først', -50);
    const second = await givenAttending(me, 'Så', -20);
    await givenAttending(me, 'Ventet', -10, 'waiting');
    await sql`update attendance set checked_in_at = ${inHours(-20)} where id = ${second.attendance}`.execute(portal.db);
    const { data } = await entriesOf(me, '?is_past=true');
    expect(data.map(({ id }) => id)).toEqual([second.attendance, first.attendance]);
    expect(data.map(({ checked_in_at, can_leave }) => [checked_in_at !== null, can_leave])).toEqual([
      [true, false],
      [false, false],
    ]);
  });

  test('pages, and says how many there are in all', async () => {
    const me = await portal.given.person('Mia Meg');
    for (const hours of [1, 2, 3, 4, 5]) await givenAttending(me, `Nummer ${hours}`, hours);
    const { data, meta } = await entriesOf(me, '?page=2&perPage=2');
    expect(data.map(({ name }) => name)).toEqual(['Nummer 3', 'Nummer 4']);
    expect(meta).toMatchObject({ total: 5, last_page: 3, page: 2 });
    expect((await entriesOf(me, '?page=9')).data).toEqual([]);
  });

  test('what is off is shown as off, also where the place went with it, and once', async () => {
    const me = await portal.given.person('Mia Meg');
    const off = await givenAttending(me, 'Avlyst', 5);
    const gone = await givenAttending(me, 'Avlyst også', 6);
    const moved = await givenAttending(me, 'Flyttet', 7);
    await sql`update occurrence set is_cancelled = true where id in (${off.occurrence}, ${gone.occurrence})`.execute(
      portal.db,
    );
    for (const { attendance } of [gone, moved]) {
      await sql`update attendance set status = 'cancelled' where id = ${attendance}`.execute(portal.db);
    }
    const again = await portal.given.attendance(gone.occurrence, me);
    await sql`update attendance set status = 'cancelled' where id = ${again}`.execute(portal.db);
    const { data } = await entriesOf(me);
    expect(data.map(({ id, name, is_canceled, can_leave }) => [id, name, is_canceled, can_leave])).toEqual([
      [off.attendance, 'Avlyst', true, true],
      [again, 'Avlyst også', true, false],
    ]);
  });

  test('leaving closes when the activity says so, for those who have a place', async () => {
    const me = await portal.given.person('Mia Meg');
    const event = await portal.given.event({ startsInHours: [2, 30], settings: { leave_closes_minutes: 180 } });
    const [soon = '', later = ''] = await portal.given.timesOf(event);
    await portal.given.attendance(soon, me);
    await portal.given.attendance(later, me);
    const { data } = await entriesOf(me);
    expect(data.map(({ can_leave, leave_until }) => [can_leave, leave_until])).toEqual([
      [false, inHours(-1).toISOString()],
      [true, inHours(27).toISOString()],
    ]);
  });

  test('nobody is told a number in line before the lots are drawn', async () => {
    const me = await portal.given.person('Mia Meg');
    const settings = { waiting_policy: 'lottery', lottery_hours: 24 } as const;
    const event = await portal.given.event({ startsInHours: [20, 60], settings });
    const [drawn = '', later = ''] = await portal.given.timesOf(event);
    for (const occurrence of [drawn, later]) await portal.given.attendance(occurrence, me, 'waiting');
    expect((await entriesOf(me)).data.map(({ position }) => position)).toEqual([1, null]);
  });

  test('what nobody may see any more is not there', async () => {
    const me = await portal.given.person('Mia Meg');
    const { event } = await givenAttending(me, 'Kladd', 5);
    const { event: deleted } = await givenAttending(me, 'Slettet', 5);
    await sql`update event set status = 'draft' where id = ${event}`.execute(portal.db);
    await sql`update event set deleted_at = now() where id = ${deleted}`.execute(portal.db);
    expect((await entriesOf(me)).data).toEqual([]);
  });
});

describe('BEY-03 the secret address of a timetable', () => {
  test('is made, shown again, renewed and removed; what was renewed or removed opens nothing', async () => {
    const me = await portal.given.person('Mia Meg');
    const read = async () => (await portal.as(me).get('/api/users/me/timetable')).json().data;
    expect(await read()).toEqual({ url: null, created_at: null });
    const first = await newAddress(me);
    expect(first).toMatch(/^https:\/\/bergen\.nabolag\.example\/api\/timetable\/[\w-]{43}\.ics$/);
    expect(await read()).toMatchObject({ url: first });
    const second = await newAddress(me);
    expect(second).not.toBe(first);
    expect((await fetchAt(first)).status).toBe(404);
    expect((await fetchAt(second)).status).toBe(200);
    expect((await portal.as(me).send('DELETE', '/api/users/me/timetable')).status).toBe(204);
    expect((await fetchAt(second)).status).toBe(404);
    expect(await read()).toEqual({ url: null, created_at: null });
  });

  test('is a calendar of one’s own times, in one’s own language, and of nobody else’s', async () => {
    const me = await portal.given.person('Mia Meg');
    await sql`update app_user set lang = 'nn' where id = ${me}`.execute(portal.db);
    const going = await givenAttending(me, 'Fotball', 5);
    const waiting = await givenAttending(me, 'Sjakk; med, komma', 6, 'waiting');
    const off = await givenAttending(me, 'Tur', 7);
    await sql`update occurrence set is_cancelled = true where id = ${off.occurrence}`.execute(portal.db);
    const slot = await givenShift(going.event, me, 'Kiosk', 8);
    const left = await givenAttending(me, 'Forlatt', 9);
    await sql`update attendance set status = 'left' where id = ${left.attendance}`.execute(portal.db);
    await givenAttending(await portal.given.person('Odd'), 'En annens', 5);
    const { events, name, answer } = await calendarOf(await newAddress(me));
    expect(name).toBe('Timeplanen min i Nabolag');
    expect(events).toEqual([
      { uid: going.occurrence, summary: 'Fotball', status: 'CONFIRMED', url: addressOf(going.event) },
      {
        uid: waiting.occurrence,
        summary: 'Venteliste: Sjakk; med, komma',
        status: 'TENTATIVE',
        url: addressOf(waiting.event),
      },
      { uid: off.occurrence, summary: 'Avlyst: Tur', status: 'CANCELLED', url: addressOf(off.event) },
      { uid: slot, summary: 'Vakt: Kiosk – Fotball', status: 'CONFIRMED', url: addressOf(going.event) },
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    // It rings for what is certain: the place and the shift.
    expect(answer.body.match(/^TRIGGER:-PT1H\r?$/gm)).toHaveLength(2);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.body.replaceAll('\r\n ', '')).toContain(`Sjå aktiviteten: ${addressOf(going.event)}`);
  });

  const addressOf = (event: string): string => `https://bergen.nabolag.example/nn/events/${event}`;

  test('of a user who is blocked or erased it is not there, with the same answer as one that never was', async () => {
    const nobody = await fetchAt(`https://x/api/timetable/${'A'.repeat(43)}.ics`);
    expect(nobody.status).toBe(404);
    const blocked = await portal.given.person('Siv Sperret');
    const blockedAddress = await newAddress(blocked);
    await sql`update app_user set blocked_at = now() where id = ${blocked}`.execute(portal.db);
    const erased = await portal.given.person('Siri Slettet');
    const erasedAddress = await newAddress(erased);
    await sql`update app_user set erased_at = now() where id = ${erased}`.execute(portal.db);
    for (const address of [blockedAddress, erasedAddress]) {
      const answer = await fetchAt(address);
      expect([answer.status, answer.body]).toEqual([404, nobody.body]);
    }
    await erasePerson({ ...portal.jobServices, now: NOW, userId: erased }, PERSONAL_DATA);
    const { rows } = await sql`select 1 from timetable_address where user_id = ${erased}`.execute(portal.db);
    expect(rows).toEqual([]);
    for (const token of ['x', 'A'.repeat(300), '%2e%2e%2f'.repeat(5), '%00'.repeat(30)]) {
      expect((await portal.get(`/api/timetable/${token}.ics`)).status).not.toBe(200);
    }
  });

  test('is found by a digest: what is stored opens nothing', async () => {
    const me = await portal.given.person('Mia Meg');
    const address = await newAddress(me);
    const token = /timetable\/(.+)\.ics/.exec(address)?.[1] ?? '';
    const { rows } = await sql<{ row: string; digest: string }>`
      select timetable_address::text as row, token_digest as digest from timetable_address where user_id = ${me}`.execute(
      portal.db,
    );
    expect(rows[0]?.row).not.toContain(token);
    expect((await fetchAt(address.replace(token, rows[0]?.digest ?? ''))).status).toBe(404);
  });

  test('remembers when it was last fetched, not more often than each hour', async () => {
    const me = await portal.given.person('Mia Meg');
    const address = await newAddress(me);
    const fetchedAt = async () => {
      const { rows } = await sql<{ at: string | null }>`
        select fetched_at as at from timetable_address where user_id = ${me}`.execute(portal.db);
      return rows[0]?.at ? Date.parse(rows[0].at) : null;
    };
    expect(await fetchedAt()).toBeNull();
    await fetchAt(address);
    expect(await fetchedAt()).toBe(NOW.getTime());
    await sql`update timetable_address set fetched_at = ${inHours(-0.5)} where user_id = ${me}`.execute(portal.db);
    await fetchAt(address);
    expect(await fetchedAt()).toBe(inHours(-0.5).getTime());
  });

  test('D-22 stands in no log, whether it opens something or not', async () => {
    const me = await portal.given.person('Mia Meg');
    const address = await newAddress(me);
    const token = /timetable\/(.+)\.ics/.exec(address)?.[1] ?? '';
    await fetchAt(address);
    await portal.as(me).send('DELETE', '/api/users/me/timetable');
    await fetchAt(address);
    await portal.send('POST', new URL(address).pathname);
    const log = lines.join('');
    expect(log).toContain('/api/timetable/:token.ics');
    expect(token.length).toBe(43);
    expect(log).not.toContain(token);
  });
});
