import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EventForm } from '#features/event-editing/rules.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { asId } from '#tests/support/as-id.ts';
import { type Club, factsOf, filledForm, givenClub, lettersTo, once, runningFor } from '#tests/support/event-form.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

// Noon on a winter Wednesday in Oslo.
const NOON = new Date('2026-11-18T11:00:00Z');
const AFTERWARDS = new Date('2027-01-20T11:00:00Z');

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

const running = (as: string = club.moderator) => runningFor(portal, as);
const make = (changes: Parameters<typeof filledForm>[1] = {}) => running().create(filledForm(club.id, changes));
/** With Kari at the first two times and Ola waiting for the first. */
async function makeWithPeople(changes: Parameters<typeof filledForm>[1] = {}) {
  const id = await make({ capacity_max: 1, ...changes });
  const [first = '', second = ''] = await portal.given.timesOf(id);
  await portal.given.attendance(first, kari);
  await portal.given.attendance(second, kari);
  await portal.given.attendance(first, ola, 'waiting');
  return { id, first, second };
}
const act = (id: string, what: string, body: object | undefined = {}, as: string = club.moderator) =>
  portal.as(as).post(`/api/events/${id}/${what}`, body, { language: 'nb' });
const remove = (id: string, as: string = club.admin) =>
  portal.as(as).send('DELETE', `/api/events/${id}`, { language: 'nb' });
const shown = async (id: string) => (await portal.get(`/api/events/${id}`)).json().data;
const statuses = async (occurrence: string) => {
  const rows = await portal.db
    .selectFrom('attendance')
    .select(['user_id', 'status'])
    .where('occurrence_id', '=', asId<'OccurrenceId'>(occurrence))
    .execute();
  return Object.fromEntries(rows.map(({ user_id, status }) => [user_id, status]));
};
const countsOf = (occurrence: string) =>
  portal.db
    .selectFrom('occurrence')
    .select(['attending_count', 'waiting_count'])
    .where('id', '=', asId<'OccurrenceId'>(occurrence))
    .executeTakeFirst();

describe('EVF-02 cancelling', () => {
  test('EVF-02 everybody sees that it is cancelled, and those who take part are told, once each', async () => {
    const { id } = await makeWithPeople();
    expect((await act(id, 'cancel', { reason: 'Hallen er stengt' })).json().data).toEqual({ id, version: 2 });
    expect(await shown(id)).toMatchObject({ is_canceled: true });
    expect((await shown(id)).occurrences.every(({ is_canceled }: { is_canceled: boolean }) => is_canceled)).toBe(true);
    expect((await portal.get('/api/events')).body).toContain(id);
    const [letter, ...more] = await lettersTo(portal, kari);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ template: 'eventCancelled', subject: 'Avlyst: Bordtennis for alle' });
    expect(letter?.text).toContain('Hallen er stengt');
    expect(letter?.text).toContain('Torsdag 19. november, 18:00–19:30\nTorsdag 26. november, 18:00–19:30');
    expect(await lettersTo(portal, ola)).toHaveLength(1);
    expect(await factsOf(portal, id)).toEqual(['event:published', 'event:cancelled']);
  });

  test('EVF-02 those who have shifts are told too', async () => {
    const id = await make();
    await sql`insert into slot (id, event_id, name, start_at, end_at, taken_count)
      values (${id}, ${id}, 'Kiosk', '2026-11-19T16:00:00Z', '2026-11-19T17:00:00Z', 1)`.execute(portal.db);
    await portal.db
      .insertInto('slot_user')
      .values({ slot_id: asId(id), user_id: ola })
      .execute();
    await act(id, 'cancel');
    expect((await lettersTo(portal, ola)).map(({ template }) => template)).toEqual(['eventCancelled']);
  });

  test('EVF-02 a cancellation reaches also those who want no notices, but nobody who is shut out', async () => {
    const { id } = await makeWithPeople();
    await portal.db
      .insertInto('notification_setting')
      .values({ user_id: kari, organisation_id: null, by_email: false })
      .execute();
    await portal.db.updateTable('app_user').set({ blocked_at: NOON }).where('id', '=', ola).execute();
    await act(id, 'cancel');
    expect(await lettersTo(portal, kari)).toHaveLength(1);
    expect(await lettersTo(portal, ola)).toHaveLength(0);
  });

  test('EVF-02 undone, it takes place, and those who are to sign up again are not signed up any more', async () => {
    const { id, first } = await makeWithPeople();
    await act(id, 'cancel');
    await portal.workOff();
    expect((await act(id, 'uncancel', { keeps_participants: false })).json().data.version).toBe(3);
    expect(await shown(id)).toMatchObject({ is_canceled: false, attendees_count: 0, waiting_count: 0 });
    expect(await statuses(first)).toEqual({ [kari]: 'cancelled', [ola]: 'cancelled' });
    const letters = await lettersTo(portal, kari);
    expect(letters.map(({ template }) => template)).toEqual(['eventCancelled', 'eventUncancelled']);
    expect(letters[1]?.text).toContain('må du melde deg på igjen');
    expect(await factsOf(portal, id)).toContain('attendee:cancelled');
  });

  test('EVF-02 undone, people keep their places, and those who wait get what has become free', async () => {
    const { id, first } = await makeWithPeople();
    await act(id, 'cancel');
    await sql`update occurrence set capacity_max = 2 where id = ${first}`.execute(portal.db);
    await act(id, 'uncancel');
    expect(await statuses(first)).toEqual({ [kari]: 'attending', [ola]: 'attending' });
    expect(await countsOf(first)).toEqual({ attending_count: 2, waiting_count: 0 });
    const texts = (await lettersTo(portal, kari)).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringContaining('Påmeldingen din gjelder fortsatt'));
  });

  test('EVF-02 only what is shown and not over can be cancelled, and only what is cancelled can be undone', async () => {
    const id = await make();
    expect((await act(id, 'uncancel')).json().message).toContain('ikke avlyst');
    await act(id, 'cancel');
    expect((await act(id, 'cancel')).status).toBe(409);
    now = AFTERWARDS;
    expect((await act(id, 'uncancel')).json().message).toContain('over');
    const draft = (await portal.as(club.moderator).post('/api/events/draft', { form: filledForm(club.id) })).json().data
      .id;
    expect((await act(draft, 'cancel')).json().message).toContain('kladd');
  });
});

describe('EVF-02 taking back', () => {
  test('EVF-02 what nobody counts on becomes a draft again, and can be published again', async () => {
    const id = await make();
    const before = await portal.given.timesOf(id);
    expect((await act(id, 'unpublish')).status).toBe(200);
    expect((await portal.get(`/api/events/${id}`)).status).toBe(404);
    expect((await portal.get('/api/events')).body).not.toContain(id);
    expect((await running().formOf(id)).form).toEqual(filledForm(club.id, { scene: 'bygd' }));
    expect((await act(id, 'unpublish')).status).toBe(409);
    now = new Date('2026-11-20T11:00:00Z');
    expect((await act(id, 'publish', { version: 2 })).status).toBe(200);
    expect(await portal.given.timesOf(id)).toEqual(before);
    expect(await factsOf(portal, id)).toEqual(['event:published', 'event:unpublished', 'event:published']);
  });

  test('EVF-02 with participants the organiser is asked to cancel instead', async () => {
    const { id } = await makeWithPeople();
    const answer = await act(id, 'unpublish');
    expect(answer.status).toBe(409);
    expect(answer.json().message).toBe('2 er påmeldt. Avlys i stedet, så får de beskjed.');
    expect(await shown(id)).toMatchObject({ is_published: true });
  });

  test('ORG-04 the municipality takes down what is unlawful, with a reason, and all are told', async () => {
    const { id, first } = await makeWithPeople();
    const municipal = await portal.given.person('Maja Kommune', { adminOf: [BERGEN] });
    expect((await act(id, 'unpublish', { reason: '' }, municipal)).status).toBe(422);
    expect((await act(id, 'unpublish', { reason: 'Ulovlig salg' }, municipal)).status).toBe(200);
    expect((await portal.get(`/api/events/${id}`)).status).toBe(404);
    expect(await statuses(first)).toEqual({ [kari]: 'cancelled', [ola]: 'cancelled' });
    const [letter] = await lettersTo(portal, kari);
    expect(letter?.template).toBe('placeCancelled');
    expect(letter?.text).not.toContain('Ulovlig salg');
    for (const organiser of [club.moderator, club.admin, club.owner]) {
      const [told] = await lettersTo(portal, organiser);
      expect(told).toMatchObject({ template: 'eventTakenDown', text: expect.stringContaining('Ulovlig salg') });
    }
    expect(await lettersTo(portal, club.member)).toEqual([]);
    const { rows } = await sql<{ details: { reason: string } }>`
      select details from audit_entry where action = 'event.take_down' and details ->> 'event' = ${id}`.execute(
      portal.db,
    );
    expect(rows.map(({ details }) => details.reason)).toEqual(['Ulovlig salg']);
  });

  test('ORG-04 who may take down: the admins of its municipality and the moderators of the portal', async () => {
    const people = {
      moderator: await portal.given.person('Sm', { scopes: ['moderator'] }),
      elsewhere: await portal.given.person('Olav Oslo', { adminOf: [OSLO] }),
      support: await portal.given.person('Mats Støtte', { supportOf: [BERGEN] }),
    };
    const id = await make();
    for (const not of [people.elsewhere, people.support, club.member, kari]) {
      expect((await act(id, 'unpublish', { reason: 'Jeg liker det ikke' }, not)).status).toBe(403);
    }
    expect((await act(id, 'unpublish', { reason: 'Ulovlig innhold' }, people.moderator)).status).toBe(200);
  });
});

describe('EVF-02 done, deleted, copied', () => {
  test('EVF-02 an assignment that is done takes nobody more', async () => {
    const id = await make({ type: 'dugnad' });
    expect((await act(id, 'complete', undefined)).status).toBe(200);
    expect(await shown(id)).toMatchObject({ is_completed: true });
    const [time] = await running().timesOf(id);
    expect(time.can_sign_up).toBe(false);
    expect((await act(id, 'complete', undefined)).status).toBe(409);
    const update = await portal.as(club.moderator).send('PUT', `/api/events/${id}`, {
      body: { form: filledForm(club.id, { type: 'dugnad' }), version: 2 },
      language: 'nb',
    });
    expect(update.json().message).toContain('fullført');
    expect(await factsOf(portal, id)).toContain('event:completed');
  });

  test('EVF-02 only assignments are marked as done', async () => {
    const answer = await act(await make(), 'complete', undefined);
    expect(answer.status).toBe(409);
    expect(answer.json().message).toBe('Bare frivillige oppdrag kan merkes som fullført.');
  });

  test('EVF-02 admins delete what nobody takes part in; it is gone for everybody', async () => {
    const paper = await portal.given.upload(club.moderator, { name: 'Kart.pdf', kind: 'document' });
    const id = await make({ documents: [{ upload_id: paper, name: 'Kart' }] });
    expect((await remove(id, club.moderator)).status).toBe(403);
    expect((await remove(id)).status).toBe(204);
    for (const as of [club.admin, undefined]) expect((await portal.as(as).get(`/api/events/${id}`)).status).toBe(404);
    expect((await portal.get('/api/events')).body).not.toContain(id);
    const upload = await portal.db.selectFrom('upload').select('deleted_at').where('id', '=', paper).executeTakeFirst();
    expect(upload?.deleted_at).not.toBeNull();
    expect((await remove(id)).status).toBe(404);
    expect(await factsOf(portal, id)).toEqual(['event:published', 'event:deleted']);
  });

  test('EVF-02 with participants it is not deleted, also not when it is over', async () => {
    const { id } = await makeWithPeople();
    const answer = await remove(id);
    expect(answer.status).toBe(409);
    expect(answer.json().message).toContain('Avlys i stedet');
    now = AFTERWARDS;
    expect((await remove(id)).status).toBe(409);
    expect((await shown(id)).id).toBe(id);
  });

  test('EVF-02 a copy is a draft with everything but the dates and the people', async () => {
    const picture = await portal.given.upload(club.moderator, { name: 'Bord', kind: 'image' });
    const paper = await portal.given.upload(club.moderator, { name: 'Regler.pdf', kind: 'document' });
    const changes = {
      picture_upload_id: picture,
      documents: [{ upload_id: paper, name: 'Reglene' }],
      contact_ids: [club.member],
      capacity_max: 1,
    };
    const { id } = await makeWithPeople(changes);
    now = AFTERWARDS;
    const copied = await act(id, 'copy', undefined, club.admin);
    const { id: copy } = copied.json().data;
    const state = await running().formOf(copy);
    const expected: EventForm = filledForm(club.id, { ...changes, times: { starts_on: '', ends_on: '' } });
    expect(state).toMatchObject({ status: 'draft', participants_count: 0 });
    expect(state.form).toEqual(expected);
    expect(await portal.given.timesOf(copy)).toEqual([]);
    const form = { ...expected, times: { ...expected.times, starts_on: '2027-02-01', ends_on: '2027-02-28' } };
    await portal.as(club.moderator).send('PUT', `/api/events/draft/${copy}`, { body: { form, version: 1 } });
    expect((await act(copy, 'publish', { version: 2 })).status).toBe(200);
    expect(await shown(copy)).toMatchObject({ documents: [{ name: 'Reglene' }], attendees_count: 0 });
  });

  test('EVF-02 D-09 a copy that is asked for again under its key is one draft', async () => {
    const id = await make();
    const copy = (key: string) =>
      portal.as(club.moderator).post(`/api/events/${id}/copy`, {}, { headers: { 'idempotency-key': key } });
    const [first, again, other] = [await copy('one-copy-1'), await copy('one-copy-1'), await copy('another-copy')];
    expect([first, again, other].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(again.json().data.id).toBe(first.json().data.id);
    expect(other.json().data.id).not.toBe(first.json().data.id);
  });

  test.each(['publish', 'cancel', 'uncancel', 'complete', 'copy', 'unpublish'])(
    'EVF-02 %s is for those who run it: others are forbidden, and a draft is not there for them',
    async (what) => {
      const id = await make({ type: 'dugnad' });
      const superAdmin = await portal.given.person('Sara Super', { scopes: ['admin'] });
      const body = what === 'publish' ? { version: 1 } : {};
      expect((await portal.post(`/api/events/${id}/${what}`, body)).status).toBe(401);
      for (const not of [kari, club.member]) expect((await act(id, what, body, not)).status).toBe(403);
      if (what !== 'unpublish') expect((await act(id, what, body, superAdmin)).status).toBe(403);
      const form = filledForm(club.id, { times: once('2026-12-01') });
      const draft = (await portal.as(club.moderator).post('/api/events/draft', { form })).json().data.id;
      expect((await act(draft, what, body, kari)).status).toBe(404);
    },
  );

  test('EVF-02 admins of an organisation that runs it too count as moderators', async () => {
    const partnerAdmin = await portal.given.person('Pia Partner');
    const partner = await portal.given.membership(partnerAdmin, 'admin');
    await sql`insert into partnership (id, kind, organisation_id, partner_id, asked_by, status)
      values (gen_random_uuid(), 'cohost', ${partner}, ${club.id}, ${partner}, 'approved')`.execute(portal.db);
    const id = await make({ cohost_ids: [partner] });
    expect((await act(id, 'cancel', {}, partnerAdmin)).status).toBe(200);
    expect((await remove(id, partnerAdmin)).status).toBe(403);
  });
});
