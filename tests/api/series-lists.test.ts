import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Club, filledForm, givenClub, givenPartner, once, runningFor } from '#tests/support/event-form.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

// Noon on a winter Wednesday in Oslo.
const NOON = new Date('2026-11-18T11:00:00Z');

let now = NOON;
let portal: TestPortal;
let club: Club;
beforeAll(async () => {
  portal = await startPortal({ now: () => now });
});
beforeEach(async () => {
  now = NOON;
  club = await givenClub(portal);
});
afterAll(() => portal.close());

const make = (changes: Parameters<typeof filledForm>[1] = {}) =>
  runningFor(portal, club.moderator).create(filledForm(club.id, changes));

test('EVF-02 drafts, what is to come and what has been, for those who run it', async () => {
  const upcoming = await make({ name: 'Kommende' });
  const past = await make({ name: 'Har vært', times: once('2026-11-18', '13:00', '14:00') });
  const form = filledForm(club.id, { name: 'Kladden' });
  const draft = (await portal.as(club.moderator).post('/api/events/draft', { form })).json().data.id;
  now = new Date('2026-11-18T15:00:00Z');
  await sql`select event_refresh_due(${now})`.execute(portal.db);
  const list = async (query = '') => {
    const answer = await portal.as(club.moderator).get(`/api/organizations/${club.id}/events/run${query}`);
    return answer.json().data.map(({ id }: { id: string }) => id);
  };
  expect(await list()).toEqual([upcoming]);
  expect(await list('?state=past')).toEqual([past]);
  expect(await list('?state=draft')).toEqual([draft]);
  expect(await list('?q=komm')).toEqual([upcoming]);
  expect(await list('?q=%25')).toEqual([]);
  expect((await portal.as(club.member).get(`/api/organizations/${club.id}/events/run`)).status).toBe(403);
});

test('EVF-03 what an organisation has to choose from, for those who run its activities', async () => {
  const picture = await portal.given.upload(club.moderator, { name: 'Bord.webp', kind: 'image' });
  const hall = await portal.given.upload(club.admin, { name: 'Hall.webp', kind: 'image' });
  await portal.as(club.admin).post(`/api/organizations/${club.id}/gallery`, { upload_id: hall, caption: 'Hallen' });
  await runningFor(portal, club.moderator).create(filledForm(club.id, { picture_upload_id: picture }));
  const gallery = await portal.as(club.moderator).get(`/api/events/gallery?organization=${club.id}`);
  const names = gallery.json().data.map(({ id, name }: { id: string; name: string }) => [id, name]);
  expect(names).toContainEqual([picture, 'Bord.webp']);
  expect(names).toContainEqual([hall, 'Hallen']);
  expect(names).toHaveLength(2);
  expect((await portal.as(club.member).get(`/api/events/gallery?organization=${club.id}`)).status).toBe(403);
  const collection = (await portal.get('/api/events/collection', { language: 'en' })).json().data;
  expect(collection).toContainEqual({ id: 'ski', name: 'Skiing', url: expect.stringContaining('/pictures/ski/') });
});

describe('ORG-04 what one runs together with others', () => {
  async function givenCohost() {
    const partner = await givenPartner(portal, club);
    const [leader, coordinator] = [await portal.given.person('Pia Partner'), await portal.given.person('Cecilie Med')];
    await portal.given.member(partner, leader, 'admin');
    await portal.given.member(partner, coordinator, 'moderator');
    return { partner, leader, coordinator };
  }
  const listed = async (as: string, id: string, query = '') => {
    const { data, meta } = (await portal.as(as).get(`/api/organizations/${id}/events/run${query}`)).json();
    expect(meta.total).toBe(data.length);
    return data;
  };

  test('ORG-04 is in the cohost’s list too, marked, with what its admins may do there', async () => {
    const { partner, leader } = await givenCohost();
    const shared = await make({ name: 'Sammen', cohost_ids: [partner] });
    await make({ name: 'Alene' });
    expect(await listed(leader, partner)).toMatchObject([
      {
        id: shared,
        is_cohosted: true,
        organization: { id: club.id, name: 'Solvik IL' },
        can: { run: true, see_attendees: true },
      },
    ]);
    expect(await listed(leader, partner, '?q=alene')).toEqual([]);
    const own = await listed(club.moderator, club.id);
    expect(own.map(({ is_cohosted }: { is_cohosted: boolean }) => is_cohosted)).toEqual([false, false]);
    expect(own[0].can).toEqual({ run: true, see_attendees: true });
  });

  test('ORG-04 a cohost’s coordinators see what is published, and have nothing to do with it', async () => {
    const { partner, leader, coordinator } = await givenCohost();
    const shared = await make({ name: 'Sammen', cohost_ids: [partner] });
    const form = filledForm(club.id, { name: 'Sammen snart', cohost_ids: [partner] });
    const draft = (await portal.as(club.moderator).post('/api/events/draft', { form })).json().data.id;
    expect(await listed(coordinator, partner)).toMatchObject([
      { id: shared, can: { run: false, see_attendees: false } },
    ]);
    expect(await listed(coordinator, partner, '?state=draft')).toEqual([]);
    expect(await listed(leader, partner, '?state=draft')).toMatchObject([{ id: draft, can: { run: true } }]);
  });

  test('ORG-04 an organisation that lets only its admins run things keeps its drafts from cohosts', async () => {
    const { partner, leader } = await givenCohost();
    const form = filledForm(club.id, { cohost_ids: [partner] });
    const draft = (await portal.as(club.admin).post('/api/events/draft', { form })).json().data.id;
    const shared = await make({ cohost_ids: [partner] });
    await sql`update organisation set permissions = '{"run_events": "admin"}' where id = ${club.id}`.execute(portal.db);
    expect((await portal.as(leader).get(`/api/events/${draft}/form`)).status).toBe(404);
    expect(await listed(leader, partner, '?state=draft')).toEqual([]);
    expect(await listed(leader, partner)).toMatchObject([{ id: shared, can: { run: false } }]);
  });

  test('ORG-04 a private organisation’s are there for the cohost’s admins alone', async () => {
    const { partner, leader, coordinator } = await givenCohost();
    const shared = await make({ cohost_ids: [partner] });
    await sql`update organisation set is_private = true where id = ${club.id}`.execute(portal.db);
    expect(await listed(coordinator, partner)).toEqual([]);
    expect(await listed(leader, partner)).toMatchObject([{ id: shared }]);
  });
});
