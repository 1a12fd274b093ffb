import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { givenAttendance, givenMembership } from '#tests/support/memberships.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
});
afterAll(() => portal.close());

const put = (as: string, url: string, body?: unknown, language = 'nb') =>
  portal.as(as).send('PUT', url, { body: body ?? {}, language });

describe('USR-02 what one has joined', () => {
  test('USR-02 organisations with the role, in Norwegian order, and the count', async () => {
    const id = await portal.given.person('Med Lem');
    const [aase, zoo, gone] = [
      await portal.given.organisation({ name: 'Åse fotball' }),
      await portal.given.organisation({ name: 'Zoo' }),
      await portal.given.organisation({ name: 'Borte' }),
    ];
    await givenMembership(portal, id, aase);
    await givenMembership(portal, id, zoo);
    await givenMembership(portal, id, gone);
    await portal.db.updateTable('organisation').set({ deleted_at: new Date() }).where('id', '=', gone).execute();
    await portal.db.updateTable('organisation').set({ owner_user_id: id }).where('id', '=', zoo).execute();
    const { data, meta } = (await portal.as(id).get('/api/users/me/organizations')).json();
    expect(data).toEqual([
      { id: zoo, name: 'Zoo', role: 'member', is_owner: true, municipality_id: '4601' },
      { id: aase, name: 'Åse fotball', role: 'member', is_owner: false, municipality_id: '4601' },
    ]);
    expect(meta.total).toBe(2);
    expect((await portal.as(id).get('/api/users/me/organizations?page=3')).json()).toMatchObject({
      data: [],
      meta: { total: 2 },
    });
  });

  test('USR-02 activities: the coming ones first, each once, with the time that is next for the person', async () => {
    const id = await portal.given.person('Del Taker');
    const other = await portal.given.person('En Annen');
    const series = await portal.given.event({ name: 'Kor', startsInHours: [-48, 30, 60] });
    const soon = await portal.given.event({ name: 'Snart', startsInHours: [5] });
    const past = await portal.given.event({ name: 'Over', startsInHours: [-100] });
    const draft = await portal.given.event({ name: 'Utkast', status: 'draft' });
    const left = await portal.given.event({ name: 'Forlatt' });
    for (const event of [series, soon, past, draft]) await givenAttendance(portal, id, event);
    await givenAttendance(portal, id, left, 'left');
    await givenAttendance(portal, other, soon, 'waiting');
    const { data, meta } = (await portal.as(id).get('/api/users/me/events')).json();
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['Snart', 'Kor', 'Over']);
    expect(meta.total).toBe(3);
    expect(data[1]).toMatchObject({ id: series, occurrences_count: 3, status: 'attending', is_canceled: false });
    const hours = (Date.parse(data[1].start_at) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(30);
    expect((await portal.as(other).get('/api/users/me/events')).json().data).toMatchObject([
      { name: 'Snart', status: 'waiting' },
    ]);
    expect((await portal.as(id).get('/api/users/me/counts')).json().data).toEqual({
      organizations: 0,
      events: 3,
      occurrences: 5,
    });
  });

  test('USR-02 occurrences in a period, from now on unless it says otherwise', async () => {
    const id = await portal.given.person('Kalender Kari');
    const event = await portal.given.event({ name: 'Sjakk', startsInHours: [-30, 10, 400] });
    const [before, next, far] = await givenAttendance(portal, id, event);
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const ids = async (query: string) =>
      (await portal.as(id).get(`/api/users/me/occurrences${query}`)).json().data.map((row: { id: string }) => row.id);
    expect(await ids('')).toEqual([next, far]);
    expect(await ids(`?start_at=${at(-40)}&end_at=${at(20)}`)).toEqual([before, next]);
    const wrong = await portal
      .as(id)
      .get(`/api/users/me/occurrences?start_at=${at(20)}&end_at=${at(1)}`, { language: 'nn' });
    expect([wrong.status, Object.keys(wrong.json().errors)]).toEqual([422, ['start_at']]);
    expect((await portal.as(id).get('/api/users/me/occurrences?start_at=tomorrow')).status).toBe(422);
    const { data } = (await portal.as(id).get('/api/users/me/occurrences')).json();
    expect(data[0]).toMatchObject({ event: { id: event, name: 'Sjakk' }, status: 'attending', is_canceled: false });
  });

  test('USR-02 permissions, by municipality', async () => {
    const id = await portal.given.person('Kari Kommune', { adminOf: [BERGEN], supportOf: [OSLO] });
    expect((await portal.as(id).get('/api/users/me/permissions')).json().data).toEqual({
      scopes: ['MUNICIPALITY_ADMIN', 'MUNICIPALITY_SUPPORT'],
      municipalities: [
        { id: '4601', name: 'Bergen', role: 'admin' },
        { id: '301', name: 'Oslo', role: 'support' },
      ],
    });
  });
});

describe('USR-01 notification settings', () => {
  const ALL = { by_portal: true, by_email: true, by_sms: true, by_push: true };

  test('USR-01 in general, and for an organisation that one belongs to', async () => {
    const id = await portal.given.person('Var Sel');
    const club = await portal.given.organisation({ name: 'Klubben' });
    await givenMembership(portal, id, club);
    const read = async () => (await portal.as(id).get('/api/users/me/notification-settings')).json().data;
    const standard = {
      by_portal: true,
      by_email: true,
      email_pace: 'at_once',
      by_sms: false,
      by_push: true,
      is_own: false,
    };
    const { categories, ...general } = await read();
    expect(general).toEqual({
      ...standard,
      quiet_hours: { from_hour: 22, until_hour: 7 },
      paused_until: null,
      has_email: true,
      has_phone: false,
      organizations: [{ id: club, name: 'Klubben', is_member: true, ...standard }],
    });
    expect(
      categories.map(({ category, by_push }: { category: string; by_push: boolean }) => [category, by_push]),
    ).toEqual([
      ['places', true],
      ['family', true],
      ['messages', true],
      ['memberships', false],
      ['certificates', false],
      ['running', false],
      ['news', false],
    ]);
    await Promise.all([
      put(id, '/api/users/me/notification-settings', ALL),
      put(id, '/api/users/me/notification-settings', ALL),
    ]);
    expect(await read()).toMatchObject({ ...ALL, organizations: [{ is_own: false, ...ALL }] });
    const none = { by_portal: false, by_email: false, email_pace: 'at_once', by_sms: false, by_push: false };
    expect((await put(id, `/api/users/me/notification-settings/${club}`, none)).status).toBe(204);
    expect(await read()).toMatchObject({ ...ALL, organizations: [{ is_own: true, ...none }] });
  });

  test('USR-01 not for organisations of others, and not half', async () => {
    const id = await portal.given.person('Uten For');
    const club = await portal.given.organisation({ name: 'Lukket' });
    expect((await put(id, `/api/users/me/notification-settings/${club}`, ALL)).status).toBe(404);
    expect((await put(id, `/api/users/me/notification-settings/${randomUUID()}`, ALL)).status).toBe(404);
    const half = await put(id, '/api/users/me/notification-settings', { by_email: true });
    expect([half.status, Object.keys(half.json().errors)]).toEqual([422, ['by_sms', 'by_push']]);
  });
});
