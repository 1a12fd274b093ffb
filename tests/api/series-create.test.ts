import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type EventForm, FREQUENCY } from '#features/event-editing/rules.ts';
import { asId } from '#tests/support/as-id.ts';
import {
  type Club,
  factsOf,
  filledForm,
  givenClub,
  givenPartner,
  once,
  runningFor,
} from '#tests/support/event-form.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

// Noon on a winter Wednesday in Oslo.
const NOON = new Date('2026-11-18T11:00:00Z');

let portal: TestPortal;
let club: Club;
beforeAll(async () => {
  portal = await startPortal({ now: () => NOON });
});
beforeEach(async () => {
  club = await givenClub(portal);
});
afterAll(() => portal.close());

const create = (form: EventForm, as: string = club.moderator, ask = {}) =>
  portal.as(as).post('/api/events', { form }, { language: 'nb', ...ask });
const moment = (text: string) => new Date(text).toISOString().replace('.000Z', 'Z');
describe('EVF-01 EVF-02 making an activity', () => {
  test('EVF-02 it is there for everybody in the same moment: list, page, calendar, search and the organiser', async () => {
    const name = 'Kveldsbordtennis på Solvik';
    const answer = await create(filledForm(club.id, { name, capacity_max: 12, price_ore: 5000, is_free: false }));
    expect(answer.status).toBe(200);
    const { id, version } = answer.json().data;
    expect(version).toBe(1);

    const page = (await portal.get(`/api/events/${id}`)).json().data;
    expect(page).toMatchObject({
      name,
      description: 'Racketer kan lånes.',
      venue: 'Solvik samfunnshus',
      price_ore: 5000,
      is_published: true,
      is_recurring: true,
      rrule: { frequency: FREQUENCY.weekly, weekdays: ['TH'] },
      organization: { id: club.id, name: 'Solvik IL' },
    });
    expect(
      page.occurrences.map(({ start_at, end_at }: { start_at: string; end_at: string }) => [
        moment(start_at),
        moment(end_at),
      ]),
    ).toEqual([
      ['2026-11-19T17:00:00Z', '2026-11-19T18:30:00Z'],
      ['2026-11-26T17:00:00Z', '2026-11-26T18:30:00Z'],
      ['2026-12-03T17:00:00Z', '2026-12-03T18:30:00Z'],
      ['2026-12-10T17:00:00Z', '2026-12-10T18:30:00Z'],
    ]);
    expect(page.occurrences[0].capacity).toEqual({ max: 12 });

    const isIn = async (url: string) => (await portal.get(url)).body.includes(id);
    expect(await isIn('/api/events')).toBe(true);
    expect(await isIn('/api/events/calendar?start_at=2026-12-01&end_at=2026-12-31')).toBe(true);
    expect(await isIn('/api/search?q=kveldsbordtennis')).toBe(true);
    expect(await isIn(`/api/organizations/${club.id}/events`)).toBe(true);
    expect(await factsOf(portal, id)).toEqual(['event:published']);
  });

  test('EVF-01 one request makes a year of weekly times', async () => {
    const id = await runningFor(portal, club.moderator).create(
      filledForm(club.id, { times: { starts_on: '2026-11-19', ends_on: '2027-11-11' } }),
    );
    expect(await portal.given.timesOf(id)).toHaveLength(52);
  });

  test('EVF-01 the same form sent twice with one key is one activity', async () => {
    const key = { headers: { 'idempotency-key': 'one-and-the-same' } };
    const form = filledForm(club.id);
    const first = await create(form, club.moderator, key);
    const second = await create(form, club.moderator, key);
    expect(second.json().data).toEqual(first.json().data);
    const run = await portal.as(club.moderator).get(`/api/organizations/${club.id}/events/run`);
    expect(run.json().meta.total).toBe(1);
  });

  test('EVF-01 once, over night; every day but one; days by hand', async () => {
    const starts = async (times: EventForm['times']) => {
      const id = await runningFor(portal, club.moderator).create(filledForm(club.id, { times }));
      const rows = await portal.db
        .selectFrom('occurrence')
        .select(['start_at', 'end_at'])
        .where('event_id', '=', asId<'EventId'>(id))
        .orderBy('start_at')
        .execute();
      return rows.map(({ start_at, end_at }) => `${start_at}/${end_at}`);
    };
    const { times } = filledForm(club.id);
    expect(await starts({ ...times, ...once('2026-11-20', '20:00', '02:00', '2026-11-21') })).toEqual([
      '2026-11-20T19:00:00Z/2026-11-21T01:00:00Z',
    ]);
    expect(
      await starts({ ...times, frequency: FREQUENCY.daily, ends_on: '2026-11-21', exceptions: ['2026-11-20'] }),
    ).toEqual(['2026-11-19T17:00:00Z/2026-11-19T18:30:00Z', '2026-11-21T17:00:00Z/2026-11-21T18:30:00Z']);
    expect(
      await starts({
        ...times,
        frequency: FREQUENCY.custom,
        days: [
          { day: '2027-07-01', start_time: '09:00', end_time: '10:00' },
          { day: '2026-11-24', start_time: '12:00', end_time: '12:00' },
        ],
      }),
    ).toEqual(['2026-11-24T11:00:00Z/2026-11-24T11:00:00Z', '2027-07-01T07:00:00Z/2027-07-01T08:00:00Z']);
  });

  test('EVF-03 everything that was put down comes back in the form', async () => {
    const picture = await portal.given.upload(club.moderator, { name: 'Bord', kind: 'image' });
    const paper = await portal.given.upload(club.moderator, { name: 'Regler.pdf', kind: 'document' });
    const partner = await givenPartner(portal, club);
    const form = filledForm(club.id, {
      address: 'Solvikveien 1',
      lat: 60.39,
      lng: 5.32,
      municipality_ids: [String(OSLO), String(BERGEN)],
      contact_ids: [club.member],
      cohost_ids: [partner],
      categories: ['sport_outdoors'],
      keywords: ['bordtennis', 'Racket'],
      age_group: ['teenager', 'senior'],
      min_age: 12,
      max_age: 99,
      accessibility: ['step_free'],
      picture_upload_id: picture,
      documents: [{ upload_id: paper, name: 'Reglene' }],
      has_waiting_list: true,
      waiting_policy: 'offer',
      offer_hours: 6,
      capacity_max: 8,
      sign_up_closes_minutes: 60,
      kind: 'open',
    });
    const { create: make, formOf } = runningFor(portal, club.moderator);
    const state = await formOf(await make(form));
    expect(state.form).toEqual(form);
    expect(state).toMatchObject({ status: 'published', version: 1, participants_count: 0, has_ended: false });
    expect(state.thumbnail_url).toMatch(/^\/uploads\//);
    expect(state.changed_by).toBe('Mo Koordinator');
  });

  test('EVF-03 a drawing is shown in the colour of the portal', async () => {
    const { create: make, formOf } = runningFor(portal, club.moderator);
    const state = await formOf(await make(filledForm(club.id, { scene: 'fotball' })));
    expect(state.thumbnail_url).toMatch(/^\/pictures\/fotball\/[0-9a-f]{6}\/card\.svg$/);
    expect(state.form.scene).toBe('fotball');
  });

  test('EVF-03 without a picture it is drawn by what it is about, else as the place itself', async () => {
    const { create: make, formOf } = runningFor(portal, club.moderator);
    const drawn = async (categories: string[]) =>
      (await formOf(await make(filledForm(club.id, { categories })))).thumbnail_url;
    expect(await drawn(['music_dance', 'health'])).toMatch(/^\/pictures\/musikk\//);
    expect(await drawn([])).toMatch(/^\/pictures\/bygd\//);
  });
});

describe('EVF-02 who may make one', () => {
  test('EVF-02 those who run activities there, and nobody else', async () => {
    const outsider = await portal.given.person('Una Bruker');
    const superAdmin = await portal.given.person('Sara Super', { scopes: ['admin'] });
    const form = filledForm(club.id);
    for (const may of [club.moderator, club.admin, club.owner]) expect((await create(form, may)).status).toBe(200);
    for (const not of [club.member, outsider, superAdmin]) expect((await create(form, not)).status).toBe(403);
    expect((await portal.post('/api/events', { form })).status).toBe(401);
  });

  test('EVF-02 an organisation that is not approved publishes nothing', async () => {
    const person = await portal.given.person('Runa Ber');
    const pending = await portal.given.organisation({ status: 'pending', requestedBy: person });
    const answer = await create(filledForm(pending), person);
    expect(answer.status).toBe(409);
    expect(answer.json().message).toContain('ikke godkjent');
    expect((await create(filledForm(pending), club.moderator)).status).toBe(404);
  });

  test('EVF-02 a private organisation is not there for others', async () => {
    const closed = await portal.given.organisation({ isPrivate: true });
    expect((await create(filledForm(closed))).status).toBe(404);
  });
});
