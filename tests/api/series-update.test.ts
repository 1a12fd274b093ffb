import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type EventForm, FREQUENCY } from '#features/event-editing/rules.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { asId } from '#tests/support/as-id.ts';
import { type Club, factsOf, filledForm, givenClub, lettersTo, once, runningFor } from '#tests/support/event-form.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

// Noon on a winter Wednesday in Oslo.
const NOON = new Date('2026-11-18T11:00:00Z');

let now = NOON;
let portal: TestPortal;
let club: Club;
let kari: UserId;
let ola: UserId;
beforeAll(async () => {
  portal = await startPortal({ now: () => now });
});
beforeEach(async () => {
  now = NOON;
  club = await givenClub(portal);
  kari = await portal.given.person('Kari Nordmann');
  ola = await portal.given.person('Ola Nordmann');
});
afterAll(() => portal.close());

type Changes = Parameters<typeof filledForm>[1];
const make = (changes: Changes = {}) => runningFor(portal, club.moderator).create(filledForm(club.id, changes));
const update = (
  id: string,
  form: EventForm,
  { version = 1, notify = false, as = club.moderator, ...body }: Options = {},
) =>
  portal.as(as).send('PUT', `/api/events/${id}${notify ? '?notify=true' : ''}`, {
    body: { form, version, ...body },
    language: 'nb',
  });
type Options = { version?: number; notify?: boolean; as?: string; participations?: 'ask' | 'keep' | 'cancel' };
const shown = async (id: string) => (await portal.get(`/api/events/${id}`)).json().data;
const rowsOf = (id: string) =>
  portal.db
    .selectFrom('occurrence')
    .select(['id', 'start_at', 'is_published', 'is_cancelled', 'capacity_max', 'attending_count', 'waiting_count'])
    .where('event_id', '=', asId<'EventId'>(id))
    .orderBy('start_at')
    .execute();
const statusOf = async (attendance: string) =>
  (
    await portal.db
      .selectFrom('attendance')
      .select('status')
      .where('id', '=', asId<'AttendanceId'>(attendance))
      .executeTakeFirstOrThrow()
  ).status;

describe('EVF-02 changing an activity', () => {
  test('EVF-02 what it says changes everywhere at once; nobody is told unless it is wanted', async () => {
    const id = await make();
    const [first = ''] = await portal.given.timesOf(id);
    await portal.given.attendance(first, kari);
    const answer = await update(id, filledForm(club.id, { name: 'Bordtennis og kaffe' }));
    expect(answer.json().data).toEqual({ is_saved: true, version: 2, participations_at_stake: 0 });
    expect(await shown(id)).toMatchObject({ name: 'Bordtennis og kaffe', attendees_count: 1 });
    expect((await portal.get('/api/search?q=kaffe')).body).toContain(id);
    expect(await lettersTo(portal, kari)).toEqual([]);
    expect(await factsOf(portal, id)).toEqual(['event:published', 'event:changed']);
  });

  test('EVF-02 with notify those who take part are told, but not those who have said no to notices', async () => {
    const id = await make();
    const [first = ''] = await portal.given.timesOf(id);
    await portal.given.attendance(first, kari);
    await portal.given.attendance(first, ola);
    await portal.db
      .insertInto('notification_setting')
      .values({ user_id: ola, organisation_id: club.id, by_email: false })
      .execute();
    await update(id, filledForm(club.id, { venue: 'Hallen' }), { notify: true });
    expect((await lettersTo(portal, kari)).map(({ subject }) => subject)).toEqual(['Nytt sted: Bordtennis for alle']);
    expect(await lettersTo(portal, ola)).toEqual([]);
  });

  test('EVF-02 of two who save at once the second is told, and nothing of the first is lost', async () => {
    const id = await make();
    const [one, other] = await Promise.all([
      update(id, filledForm(club.id, { name: 'Den ene' })),
      update(id, filledForm(club.id, { name: 'Den andre' }), { as: club.admin }),
    ]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const [won, lost] = one.status === 200 ? ['Den ene', other] : ['Den andre', one];
    expect((await shown(id)).name).toBe(won);
    expect(lost.json().message).toMatch(/lagret endringer .* mens du skrev/);
  });

  test('EVF-02 what is over is not changed, nor is a draft this way', async () => {
    const id = await make();
    now = new Date('2027-01-20T11:00:00Z');
    expect((await update(id, filledForm(club.id))).json().message).toContain('Kopier den');
    now = NOON;
    const draft = (await portal.as(club.moderator).post('/api/events/draft', { form: filledForm(club.id) })).json().data
      .id;
    expect((await update(draft, filledForm(club.id))).status).toBe(409);
  });

  test('VAL-05 what cannot be published cannot be saved either', async () => {
    const id = await make();
    const answer = await update(id, filledForm(club.id, { name: '', type: 'unknown' }));
    expect(Object.keys(answer.json().errors).sort()).toEqual(['form.name', 'form.type']);
    expect(
      (await update(id, filledForm(await portal.given.membership(club.moderator, 'admin')))).json().errors,
    ).toHaveProperty(['form.organization_id']);
    expect((await shown(id)).name).toBe('Bordtennis for alle');
  });

  test('VAL-05 a series that has begun can still be changed', async () => {
    const id = await make();
    now = new Date('2026-11-27T11:00:00Z');
    expect((await update(id, filledForm(club.id, { venue: 'Hallen' }))).status).toBe(200);
    expect(await rowsOf(id)).toHaveLength(4);
  });
});

describe('EVF-02 changing when it takes place', () => {
  test('EVF-02 times that stay the same keep their ids and people; new ones are made, those nobody wants go', async () => {
    const id = await make();
    const before = await portal.given.timesOf(id);
    await portal.given.attendance(before[1] ?? '', kari);
    const times = { starts_on: '2026-11-26', ends_on: '2026-12-17' };
    const answer = await update(id, filledForm(club.id, { times }));
    expect(answer.json().data).toMatchObject({ is_saved: true, participations_at_stake: 0 });
    const after = await rowsOf(id);
    expect(after.map(({ start_at }) => start_at)).toEqual([
      '2026-11-26T17:00:00Z',
      '2026-12-03T17:00:00Z',
      '2026-12-10T17:00:00Z',
      '2026-12-17T17:00:00Z',
    ]);
    expect(after.slice(0, 3).map((row) => row.id)).toEqual(before.slice(1));
    expect(after[0]?.attending_count).toBe(1);
    expect((await shown(id)).occurrences).toHaveLength(4);
  });

  test('EVF-02 where people have signed up it is asked first, and nothing is saved', async () => {
    const id = await make();
    const [first = '', second = ''] = await portal.given.timesOf(id);
    await portal.given.attendance(first, kari);
    await portal.given.attendance(second, kari);
    const form = filledForm(club.id, { name: 'Nytt navn', times: { starts_on: '2026-11-26' } });
    const answer = await update(id, form);
    expect(answer.json().data).toEqual({ is_saved: false, version: 1, participations_at_stake: 1 });
    expect((await shown(id)).name).toBe('Bordtennis for alle');
    expect(await rowsOf(id)).toHaveLength(4);
  });

  test('EVF-02 participations in times that are no more are cancelled, and the people told', async () => {
    const id = await make();
    const [first = '', second = ''] = await portal.given.timesOf(id);
    const lost = await portal.given.attendance(first, kari);
    const kept = await portal.given.attendance(second, ola);
    const form = filledForm(club.id, { times: { starts_on: '2026-11-26' } });
    const answer = await update(id, form, { participations: 'keep' });
    expect(answer.json().data).toEqual({ is_saved: true, version: 2, participations_at_stake: 1 });
    expect([await statusOf(lost), await statusOf(kept)]).toEqual(['cancelled', 'attending']);
    expect((await rowsOf(id))[0]).toMatchObject({
      id: first,
      is_published: false,
      is_cancelled: true,
      attending_count: 0,
    });
    expect((await shown(id)).occurrences).toHaveLength(3);
    expect((await lettersTo(portal, kari)).map(({ template }) => template)).toEqual(['placeCancelled']);
    expect(await lettersTo(portal, ola)).toEqual([]);
    // Put back, it is the same time again, and nobody is signed up for it.
    await update(id, filledForm(club.id), { version: 2 });
    expect((await rowsOf(id))[0]).toMatchObject({ id: first, is_published: true, is_cancelled: false });
    expect(await statusOf(lost)).toBe('cancelled');
  });

  test('EVF-02 at another hour of the same days people keep their places, if that is chosen', async () => {
    const id = await make();
    const before = await portal.given.timesOf(id);
    const attendance = await portal.given.attendance(before[0] ?? '', kari);
    const later = filledForm(club.id, { times: { start_time: '19:00', end_time: '20:30' } });
    expect((await update(id, later)).json().data).toMatchObject({ is_saved: false, participations_at_stake: 1 });
    await update(id, later, { participations: 'keep' });
    const after = await rowsOf(id);
    expect(after.map((row) => row.id)).toEqual(before);
    expect(after[0]).toMatchObject({ start_at: '2026-11-19T18:00:00Z', attending_count: 1 });
    expect(await statusOf(attendance)).toBe('attending');
    const [letter] = await lettersTo(portal, kari);
    expect(letter).toMatchObject({
      template: 'eventChanged',
      text: expect.stringContaining('Nå: Torsdag 19. november, 19:00–20:30'),
    });
  });

  test('EVF-02 or they lose them, if that is chosen', async () => {
    const id = await make({ times: once('2026-11-25') });
    const [time = ''] = await portal.given.timesOf(id);
    const attendance = await portal.given.attendance(time, kari);
    await update(id, filledForm(club.id, { times: once('2026-11-28') }), { participations: 'cancel', notify: true });
    expect(await statusOf(attendance)).toBe('cancelled');
    expect(await rowsOf(id)).toMatchObject([{ id: time, start_at: '2026-11-28T17:00:00Z', attending_count: 0 }]);
    expect((await lettersTo(portal, kari)).map(({ template }) => template)).toEqual(['placeCancelled']);
  });

  test('EVF-02 the one time of an activity moves to another day with everybody', async () => {
    const id = await make({ times: once('2026-11-25') });
    const [time = ''] = await portal.given.timesOf(id);
    await portal.given.attendance(time, kari);
    const form = filledForm(club.id, { times: once('2026-11-28') });
    await update(id, form, { participations: 'keep', notify: true });
    expect(await rowsOf(id)).toMatchObject([{ id: time, attending_count: 1 }]);
    expect(await lettersTo(portal, kari)).toHaveLength(1);
  });

  test('EVF-02 what has begun or been stays, whatever the series says', async () => {
    const id = await make();
    now = new Date('2026-11-27T11:00:00Z');
    const times = {
      frequency: FREQUENCY.custom,
      days: [{ day: '2026-12-24', start_time: '10:00', end_time: '11:00' }],
    };
    expect((await update(id, filledForm(club.id, { times }))).status).toBe(200);
    expect((await rowsOf(id)).map(({ start_at }) => start_at)).toEqual([
      '2026-11-19T17:00:00Z',
      '2026-11-26T17:00:00Z',
      '2026-12-24T09:00:00Z',
    ]);
  });

  test('EVF-02 a cancelled activity is put back before its times are changed', async () => {
    const id = await make();
    await portal.as(club.moderator).post(`/api/events/${id}/cancel`, {});
    const answer = await update(id, filledForm(club.id, { times: { starts_on: '2026-11-26' } }), { version: 2 });
    expect(answer.status).toBe(409);
    expect(answer.json().message).toContain('Gjør om avlysningen');
    expect((await update(id, filledForm(club.id, { venue: 'Hallen' }), { version: 2 })).status).toBe(200);
  });
});

describe('OCC-03 OCC-04 changing how many may come', () => {
  test('OCC-04 more places go to those who wait, in order, and they are told', async () => {
    const id = await make({ capacity_max: 1 });
    const [first = ''] = await portal.given.timesOf(id);
    await portal.given.attendance(first, kari);
    const waiting = await portal.given.attendance(first, ola, 'waiting');
    await update(id, filledForm(club.id, { capacity_max: 5 }));
    expect(await statusOf(waiting)).toBe('attending');
    expect((await rowsOf(id))[0]).toMatchObject({ capacity_max: 5, attending_count: 2, waiting_count: 0 });
    expect((await shown(id)).attendees_count).toBe(2);
    expect((await lettersTo(portal, ola)).map(({ template }) => template)).toEqual(['placePromoted']);
  });

  test('BEY-02 another policy puts those who wait into another order; saving anything else leaves it', async () => {
    const id = await make({ capacity_max: 1, times: once('2026-11-24') });
    const [time = ''] = await portal.given.timesOf(id);
    await portal.given.attendance(time, kari);
    await portal.given.attendance(time, ola, 'waiting');
    await portal.given.attendance(time, club.member, 'waiting');
    const order = async () =>
      (
        await portal.db
          .selectFrom('attendance')
          .select('user_id')
          .where('occurrence_id', '=', asId<'OccurrenceId'>(time))
          .where('status', '=', 'waiting')
          .orderBy('is_prior', 'desc')
          .orderBy('position')
          .execute()
      ).map(({ user_id }) => user_id);
    const members = { capacity_max: 1, times: once('2026-11-24'), waiting_policy: 'priority' } as const;
    await update(id, filledForm(club.id, members));
    expect(await order()).toEqual([club.member, ola]);
    await portal.db
      .updateTable('attendance')
      .set({ is_prior: false })
      .where('occurrence_id', '=', asId<'OccurrenceId'>(time))
      .execute();
    await update(id, filledForm(club.id, { ...members, name: 'Bordtennis' }), { version: 2 });
    expect(await order()).toEqual([ola, club.member]);
  });

  test('OCC-03 fewer places than people: everybody keeps theirs, and nobody new gets in', async () => {
    const id = await make({ capacity_max: 5 });
    const [first = ''] = await portal.given.timesOf(id);
    const ids = [await portal.given.attendance(first, kari), await portal.given.attendance(first, ola)];
    await update(id, filledForm(club.id, { capacity_max: 1 }));
    expect(await Promise.all(ids.map(statusOf))).toEqual(['attending', 'attending']);
    expect((await rowsOf(id))[0]).toMatchObject({ capacity_max: 1, attending_count: 2 });
    const late = await portal.given.person('Sen Ankomst');
    const answer = await portal.as(late).post(`/api/occurrences/${first}/attend`);
    expect(answer.json().data.status ?? answer.json().data.occurrences?.[0]?.status).toBe('waiting');
  });
});
