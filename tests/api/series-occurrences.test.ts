import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunOccurrence } from '#features/event-editing/occurrence-contract.ts';
import { FREQUENCY } from '#features/event-editing/rules.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { type Club, factsOf, filledForm, givenClub, lettersTo, once, runningFor } from '#tests/support/event-form.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

// Noon on a winter Wednesday in Oslo.
const NOON = new Date('2026-11-18T11:00:00Z');

let now = NOON;
let portal: TestPortal;
let club: Club;
let kari: UserId;
beforeAll(async () => {
  portal = await startPortal({ now: () => now });
});
beforeEach(async () => {
  now = NOON;
  club = await givenClub(portal);
  kari = await portal.given.person('Kari Nordmann');
});
afterAll(() => portal.close());

const running = () => runningFor(portal, club.moderator);
const make = (changes: Parameters<typeof filledForm>[1] = {}) => running().create(filledForm(club.id, changes));

/** The first Thursday as it is; a test says what is to be otherwise. */
const AS_IT_IS = {
  scope: 'one',
  version: 1,
  starts_on: '2026-11-19',
  ends_on: '2026-11-19',
  start_time: '18:00',
  end_time: '19:30',
  capacity_max: null,
  is_canceled: false,
  participations: 'keep',
};
const change = (id: string, changes: object, as: string = club.moderator) =>
  portal.as(as).send('PUT', `/api/occurrences/${id}`, { body: { ...AS_IT_IS, ...changes }, language: 'nb' });
const act = (id: string, what: 'publish' | 'unpublish', as: string = club.moderator) =>
  portal.as(as).post(`/api/occurrences/${id}/${what}`, undefined, { language: 'nb' });
const startsOf = async (id: string): Promise<string[]> =>
  (await running().timesOf(id)).map(({ start_at }: RunOccurrence) => start_at);
const timesOf = async (id: string) => (await running().formOf(id)).form.times;

describe('EVF-04 changing times of a series', () => {
  test('EVF-04 one: it goes its own way, and the form knows that day as an exception', async () => {
    const id = await make();
    const [first = ''] = await portal.given.timesOf(id);
    const answer = await change(first, { starts_on: '2026-11-20', ends_on: '2026-11-20', start_time: '17:00' });
    expect(answer.json().data).toEqual({ is_saved: true, version: 2, participations_at_stake: 0 });
    expect(await startsOf(id)).toEqual([
      '2026-11-20T16:00:00Z',
      '2026-11-26T17:00:00Z',
      '2026-12-03T17:00:00Z',
      '2026-12-10T17:00:00Z',
    ]);
    expect((await running().timesOf(id)).map(({ is_changed }: RunOccurrence) => is_changed)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect((await timesOf(id)).exceptions).toEqual(['2026-11-19']);
    const { form } = await running().formOf(id);
    const later = { ...form, times: { ...form.times, start_time: '18:30' } };
    await portal.as(club.moderator).send('PUT', `/api/events/${id}`, { body: { form: later, version: 2 } });
    expect((await startsOf(id)).slice(0, 2)).toEqual(['2026-11-20T16:00:00Z', '2026-11-26T17:30:00Z']);
  });

  test('EVF-04 EVT-05 this and those after it: what came before stays, and cards say the weekdays', async () => {
    const id = await make();
    const third = (await portal.given.timesOf(id))[2] ?? '';
    const day = { starts_on: '2026-12-04', ends_on: '2026-12-04', start_time: '10:00', end_time: '11:00' };
    expect((await change(third, { ...day, scope: 'following' })).status).toBe(200);
    expect(await startsOf(id)).toEqual([
      '2026-11-19T17:00:00Z',
      '2026-11-26T17:00:00Z',
      '2026-12-04T09:00:00Z',
      '2026-12-11T09:00:00Z',
    ]);
    const times = await timesOf(id);
    expect(times).toMatchObject({ frequency: FREQUENCY.weekly, weekdays: [4], starts_on: '2026-12-04' });
    expect((await portal.get(`/api/events/${id}`)).json().data.rrule.weekdays).toEqual(['FR']);
    // Saved again as it is, nothing happens; with other hours the series from that day on has them.
    const before = await startsOf(id);
    const { form, version } = await running().formOf(id);
    const save = (body: object) => portal.as(club.moderator).send('PUT', `/api/events/${id}`, { body });
    expect((await save({ form, version })).status).toBe(200);
    expect(await startsOf(id)).toEqual(before);
    const later = { ...form, times: { ...form.times, start_time: '10:30' } };
    expect((await save({ form: later, version: version + 1 })).status).toBe(200);
    expect(await startsOf(id)).toEqual([...before.slice(0, 2), '2026-12-04T09:30:00Z', '2026-12-11T09:30:00Z']);
    const copy = (await portal.as(club.moderator).post(`/api/events/${id}/copy`)).json().data;
    expect((await running().formOf(copy.id)).form.times).toMatchObject({
      frequency: FREQUENCY.weekly,
      weekdays: [4],
      start_time: '10:30',
      end_time: '11:00',
    });
  });

  test('EVF-04 all: the series itself moves, and stays a series', async () => {
    const id = await make({ times: { exceptions: ['2026-11-26'] } });
    const [first = ''] = await portal.given.timesOf(id);
    const day = { starts_on: '2026-11-21', ends_on: '2026-11-21', start_time: '10:00', end_time: '11:30' };
    await change(first, { ...day, scope: 'all' });
    expect(await startsOf(id)).toEqual(['2026-11-21T09:00:00Z', '2026-12-05T09:00:00Z', '2026-12-12T09:00:00Z']);
    expect(await timesOf(id)).toMatchObject({
      frequency: FREQUENCY.weekly,
      weekdays: [5],
      starts_on: '2026-11-21',
      ends_on: '2026-12-12',
      exceptions: ['2026-11-28'],
      start_time: '10:00',
    });
    expect((await portal.get(`/api/events/${id}`)).json().data.rrule.weekdays).toEqual(['SA']);
    // Saved again as it is, nothing happens.
    const { form, version } = await running().formOf(id);
    await portal.as(club.moderator).send('PUT', `/api/events/${id}`, { body: { form, version } });
    expect(await startsOf(id)).toHaveLength(3);
  });

  test('EVF-04 across daylight saving it is the clock on the wall that counts', async () => {
    now = new Date('2027-03-01T11:00:00Z');
    const id = await make({ times: { starts_on: '2027-03-18', ends_on: '2027-04-01' } });
    expect(await startsOf(id)).toEqual(['2027-03-18T17:00:00Z', '2027-03-25T17:00:00Z', '2027-04-01T16:00:00Z']);
    const [first = ''] = await portal.given.timesOf(id);
    await change(first, { scope: 'all', starts_on: '2027-03-21', ends_on: '2027-03-21' });
    expect(await startsOf(id)).toEqual(['2027-03-21T17:00:00Z', '2027-03-28T16:00:00Z', '2027-04-04T16:00:00Z']);
  });

  test('EVF-04 those who take part are asked about, told, and keep their places or not', async () => {
    const id = await make();
    const [first = ''] = await portal.given.timesOf(id);
    const attendance = await portal.given.attendance(first, kari);
    const moved = { start_time: '19:00', end_time: '20:00' };
    const asked = await change(first, { ...moved, participations: 'ask' });
    expect(asked.json().data).toEqual({ is_saved: false, version: 1, participations_at_stake: 1 });
    expect((await startsOf(id))[0]).toBe('2026-11-19T17:00:00Z');
    await change(first, moved);
    const [told] = await lettersTo(portal, kari);
    expect(told).toMatchObject({
      template: 'eventChanged',
      text: expect.stringContaining('Nå: Torsdag 19. november, 19:00–20:00'),
    });
    await change(first, { version: 2, start_time: '20:00', end_time: '21:00', participations: 'cancel' });
    const { status } = await portal.db
      .selectFrom('attendance')
      .select('status')
      .where('id', '=', attendance)
      .executeTakeFirstOrThrow();
    expect(status).toBe('cancelled');
    expect((await lettersTo(portal, kari)).at(-1)?.template).toBe('placeCancelled');
    expect(await factsOf(portal, id)).toContain('event:changed');
  });

  test('EVF-04 one time is called off and takes place after all; the others are not touched', async () => {
    const id = await make();
    const [first = ''] = await portal.given.timesOf(id);
    await portal.given.attendance(first, kari);
    await change(first, { is_canceled: true, reason: 'Dommeren er syk' });
    const detail = (await portal.get(`/api/events/${id}`)).json().data;
    expect(detail.is_canceled).toBe(false);
    expect(detail.occurrences.map(({ is_canceled }: RunOccurrence) => is_canceled)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(detail.start_at).toContain('2026-11-26');
    expect((await lettersTo(portal, kari))[0]).toMatchObject({
      template: 'eventCancelled',
      text: expect.stringContaining('Dommeren er syk'),
    });
    const asked = await change(first, { version: 2, participations: 'ask' });
    expect(asked.json().data).toMatchObject({ is_saved: false, participations_at_stake: 1 });
    await change(first, { version: 2, participations: 'keep' });
    expect((await lettersTo(portal, kari)).at(-1)?.template).toBe('eventUncancelled');
    expect((await running().timesOf(id))[0]).toMatchObject({ is_canceled: false, attendees_count: 1 });
  });

  test('OCC-04 one time gets more places, and those who wait for it get them', async () => {
    const id = await make({ capacity_max: 1 });
    const [first = ''] = await portal.given.timesOf(id);
    await portal.given.attendance(first, await portal.given.person('En Foran'));
    await portal.given.attendance(first, kari, 'waiting');
    await change(first, { capacity_max: 3 });
    const times: RunOccurrence[] = await running().timesOf(id);
    expect(times.map(({ capacity, attendees_count }) => [capacity.max, attendees_count])).toEqual([
      [3, 2],
      [1, 0],
      [1, 0],
      [1, 0],
    ]);
    // A change of the whole activity leaves it alone.
    const { form } = await running().formOf(id);
    await portal
      .as(club.moderator)
      .send('PUT', `/api/events/${id}`, { body: { form: { ...form, capacity_max: 9 }, version: 2 } });
    expect((await running().timesOf(id)).map(({ capacity }: RunOccurrence) => capacity.max)).toEqual([3, 9, 9, 9]);
  });

  test.each([
    ['an end before the start', { start_time: '20:00' }, 'end_time'],
    ['a last day before the first', { ends_on: '2026-11-18' }, 'ends_on'],
    ['yesterday', { starts_on: '2026-11-17', ends_on: '2026-11-17' }, 'starts_on'],
    ['longer than a month', { ends_on: '2026-12-25' }, 'ends_on'],
    ['no day', { starts_on: '2026-02-30' }, 'starts_on'],
    ['no time', { start_time: '7' }, 'start_time'],
  ])('VAL-05 %s is not possible', async (_, changes, field) => {
    const id = await make();
    const [first = ''] = await portal.given.timesOf(id);
    const answer = await change(first, changes);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
  });

  test('EVF-04 what has begun is not changed, nor by a user who does not run it, nor with an old version', async () => {
    const id = await make();
    const [first = '', second = ''] = await portal.given.timesOf(id);
    expect((await change(first, {}, kari)).status).toBe(403);
    expect((await portal.send('PUT', `/api/occurrences/${first}`, { body: AS_IT_IS })).status).toBe(401);
    expect((await change(crypto.randomUUID(), {})).status).toBe(404);
    await change(second, { starts_on: '2026-11-27', ends_on: '2026-11-27' });
    expect((await change(first, { start_time: '17:00' })).json().message).toMatch(/^Mo Koordinator lagret/);
    now = new Date('2026-11-19T17:30:00Z');
    expect((await change(first, { version: 2 })).json().message).toContain('har begynt');
  });

  test('EVF-04 the one time of an activity moves with its form', async () => {
    const id = await make({ times: once('2026-11-25') });
    const [only = ''] = await portal.given.timesOf(id);
    await change(only, { starts_on: '2026-11-28', ends_on: '2026-11-29', end_time: '02:00' });
    expect(await timesOf(id)).toMatchObject({
      frequency: FREQUENCY.once,
      starts_on: '2026-11-28',
      ends_on: '2026-11-29',
      end_time: '02:00',
    });
    const calendar = await portal.get('/api/events/calendar?start_at=2026-11-28&end_at=2026-11-28');
    expect(calendar.body).toContain(id);
  });
});

describe('EVF-04 showing and hiding times', () => {
  test('EVF-04 a hidden time is there only for those who run it', async () => {
    const id = await make();
    const [first = ''] = await portal.given.timesOf(id);
    expect((await act(first, 'unpublish')).status).toBe(204);
    const listed = async (as?: string) =>
      (await portal.as(as).get(`/api/events/${id}/occurrences`)).json().data.map((time: RunOccurrence) => time.id);
    expect(await listed()).not.toContain(first);
    expect(await listed(kari)).toHaveLength(3);
    expect(await listed(club.moderator)).toContain(first);
    expect((await portal.get(`/api/events/${id}`)).json().data).toMatchObject({ occurrences_count: 3 });
    expect((await act(first, 'unpublish')).status).toBe(409);
    expect((await act(first, 'publish')).status).toBe(204);
    expect(await listed()).toHaveLength(4);
    expect((await act(first, 'publish')).status).toBe(409);
  });

  test('EVF-04 a time that people have signed up for is cancelled, not hidden', async () => {
    const id = await make();
    const [first = ''] = await portal.given.timesOf(id);
    await portal.given.attendance(first, kari);
    const answer = await act(first, 'unpublish');
    expect(answer.status).toBe(409);
    expect(answer.json().message).toBe(
      'Én person er påmeldt denne gangen. Avlys den i stedet, så får personen beskjed.',
    );
    expect((await act(first, 'unpublish', kari)).status).toBe(403);
  });

  test('EVF-04 the list: what is to come, page by page, or what has been, the latest first', async () => {
    const id = await make();
    now = new Date('2026-11-27T11:00:00Z');
    const list = async (query: string) => {
      const { data, meta } = (await portal.get(`/api/events/${id}/occurrences?${query}`)).json();
      return [data.map(({ start_at }: RunOccurrence) => start_at.slice(5, 10)), meta.total];
    };
    expect(await list('')).toEqual([['12-03', '12-10'], 2]);
    expect(await list('is_past=true')).toEqual([['11-26', '11-19'], 2]);
    expect(await list('perPage=1&page=2')).toEqual([['12-10'], 2]);
    expect(await list('page=7')).toEqual([[], 2]);
    const draft = (await portal.as(club.moderator).post('/api/events/draft', { form: filledForm(club.id) })).json().data
      .id;
    expect((await portal.get(`/api/events/${draft}/occurrences`)).status).toBe(404);
  });
});
