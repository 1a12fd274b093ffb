import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Club, filledForm, givenClub, runningFor } from '#tests/support/event-form.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { type ImportScene, importScene } from '#tests/support/import-scene.ts';

// Noon on a winter Wednesday in Oslo.
const NOON = new Date('2026-11-18T11:00:00Z');

let scene: ImportScene;
let people: { admin: string; elsewhere: string; support: string; moderator: string; user: string };
let trip: string;
beforeAll(async () => {
  scene = await importScene(NOON);
  const { person } = scene.portal.given;
  people = {
    admin: await person('Maja Kommune', { adminOf: [BERGEN] }),
    elsewhere: await person('Olav Oslo', { adminOf: [OSLO] }),
    support: await person('Mats Støtte', { supportOf: [BERGEN] }),
    moderator: await person('Sam Moderator', { scopes: ['moderator'] }),
    user: await person('Una Bruker'),
  };
});
beforeEach(async () => {
  await scene.startOver();
  scene.server.publish([scene.item()]);
  await scene.run();
  trip = (await scene.imported()).id;
  await sql`update event_municipality set municipality_id = ${BERGEN} where event_id = ${trip}`.execute(
    scene.portal.db,
  );
  await sql`select event_refresh(${trip}, ${NOON})`.execute(scene.portal.db);
});
afterAll(() => scene.close());

const act = (id: string, what: string, as: string, reason = 'Ulovlig salg') =>
  scene.portal.as(as).post(`/api/events/${id}/${what}`, { reason }, { language: 'nb' });
const accessOf = async (id: string, as: string) =>
  (await scene.portal.as(as).get(`/api/events/${id}/permissions`)).json().data;
const statusFor = async (as?: string): Promise<number> => {
  const path = '/api/dnt/events/4711';
  return (as ? await scene.portal.as(as).get(path) : await scene.portal.get(path)).status;
};
const isListed = async (): Promise<boolean> => {
  const { data } = (await scene.portal.get('/api/events?per_page=50')).json();
  return data.some(({ id }: { id: string }) => id === trip);
};
const listOf = (as: string) => scene.portal.as(as).get('/api/events/taken-down');

describe('ORG-04 an imported activity is taken down', () => {
  test('ORG-04 by those who look after the contents of its place, and by nobody else', async () => {
    expect(await accessOf(trip, people.admin)).toMatchObject({ can: { run: false, take_down: true, lift: false } });
    for (const not of [people.elsewhere, people.support, people.user]) {
      expect(await accessOf(trip, not)).toMatchObject({ can: { take_down: false } });
      expect((await act(trip, 'unpublish', not)).status).toBe(403);
    }
    expect((await act(trip, 'unpublish', people.admin, '')).status).toBe(422);
    expect((await act(trip, 'unpublish', people.admin)).status).toBe(200);
    expect(await isListed()).toBe(false);
    expect(await statusFor()).toBe(404);
    for (const not of [people.elsewhere, people.support, people.user]) {
      expect(await statusFor(not)).toBe(404);
      expect((await act(trip, 'lift', not)).status).toBe(404);
    }
    for (const who of [people.admin, people.moderator]) expect(await statusFor(who)).toBe(200);
    expect(await accessOf(trip, people.admin)).toMatchObject({
      taken_down_reason: 'Ulovlig salg',
      can: { take_down: false, lift: true },
    });
  });

  test('ORG-04 it stays down when it is fetched again, changed, and after it was away', async () => {
    await act(trip, 'unpublish', people.moderator);
    for (const items of [[scene.item()], [scene.item({ title: 'Tur til Lillehaugen' })], [], [scene.item()]]) {
      scene.server.publish([...items, ...scene.items(5)]);
      await scene.run();
      expect(await isListed()).toBe(false);
      expect(await statusFor()).toBe(404);
    }
    const { rows } = await sql<{ status: string }>`select status from event where id = ${trip}`.execute(
      scene.portal.db,
    );
    expect(rows).toEqual([{ status: 'draft' }]);
  });

  test('ORG-04 what is not down comes back from its source: the twin', async () => {
    scene.server.publish([scene.item({ title: 'Tur til Lillehaugen' })]);
    await scene.run();
    expect((await scene.imported()).name).toBe('Tur til Lillehaugen');
  });

  test('ORG-04 lifted, it is there at once, as its source has it', async () => {
    await act(trip, 'unpublish', people.admin);
    expect((await act(trip, 'lift', people.admin, 'Det var lovlig')).status).toBe(200);
    expect(await scene.imported()).toMatchObject({ is_published: true, is_canceled: false });
    expect((await act(trip, 'lift', people.admin, 'En gang til')).status).toBe(409);

    await act(trip, 'unpublish', people.admin);
    await sql`update imported_event set is_cancelled = true where event_id = ${trip}`.execute(scene.portal.db);
    await act(trip, 'lift', people.admin, 'Det var lovlig');
    expect(await scene.imported()).toMatchObject({ is_canceled: true });
    const { rows } = await sql<{ action: string }>`
      select action from audit_entry where details ->> 'event' = ${trip} order by position`.execute(scene.portal.db);
    expect(rows.slice(-4).map(({ action }) => action)).toEqual([
      'event.take_down',
      'event.lift',
      'event.take_down',
      'event.lift',
    ]);
  });
});

describe('ORG-04 the list of what is down', () => {
  test('ORG-04 each sees what they look after, with the reason; others see no list', async () => {
    await act(trip, 'unpublish', people.admin);
    for (const who of [people.admin, people.moderator]) {
      expect((await listOf(who)).json()).toMatchObject({
        data: [{ id: trip, taken_down_reason: 'Ulovlig salg', event_source: 'dnt', activity_id: '4711' }],
        meta: { total: 1 },
      });
    }
    expect((await listOf(people.elsewhere)).json()).toMatchObject({ data: [], meta: { total: 0 } });
    for (const not of [people.support, people.user]) expect((await listOf(not)).status).toBe(403);
    expect((await scene.portal.get('/api/events/taken-down')).status).toBe(401);
    await act(trip, 'lift', people.admin);
    expect((await listOf(people.admin)).json().data).toEqual([]);
  });
});

describe('EVF-02 taking an activity back', () => {
  let club: Club;
  beforeAll(async () => {
    club = await givenClub(scene.portal);
  });

  test('EVF-02 is offered while nobody counts on it, and only then', async () => {
    const id = await runningFor(scene.portal, club.moderator).create(filledForm(club.id));
    expect(await accessOf(id, club.moderator)).toMatchObject({ can: { run: true, unpublish: true, take_down: false } });
    expect(await accessOf(id, people.admin)).toMatchObject({ can: { unpublish: false, take_down: true } });
    const [time = ''] = await scene.portal.given.timesOf(id);
    await scene.portal.given.attendance(time, people.user);
    expect(await accessOf(id, club.moderator)).toMatchObject({ can: { run: true, unpublish: false } });
    expect((await act(id, 'unpublish', club.moderator, '')).status).toBe(409);
    expect(await accessOf(id, people.admin)).toMatchObject({ can: { take_down: true } });
  });

  test('EVF-02 a draft and a cancelled activity are not taken back', async () => {
    const running = runningFor(scene.portal, club.moderator);
    const id = await running.create(filledForm(club.id));
    await act(id, 'cancel', club.moderator);
    expect(await accessOf(id, club.moderator)).toMatchObject({ can: { unpublish: false } });
    const draft = await scene.portal.as(club.moderator).post('/api/events/draft', { form: filledForm(club.id) });
    const { id: draftId } = draft.json().data;
    expect(await accessOf(draftId, club.moderator)).toMatchObject({ can: { run: true, unpublish: false } });
    expect(await accessOf(draftId, people.admin)).toMatchObject({ can: { take_down: false } });
  });
});
