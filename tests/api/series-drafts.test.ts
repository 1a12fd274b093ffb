import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PERSONAL_DATA } from '#apps/server/personal-data.ts';
import { type EventForm, emptyForm } from '#features/event-editing/rules.ts';
import { asId } from '#tests/support/as-id.ts';
import { type Club, factsOf, filledForm, givenClub, runningFor } from '#tests/support/event-form.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
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

const draft = async (form: EventForm, as: string = club.moderator): Promise<string> => {
  const answer = await portal.as(as).post('/api/events/draft', { form });
  if (answer.status !== 200) throw new Error(answer.body);
  return answer.json().data.id;
};
const save = (id: string, form: EventForm, version: number, as: string = club.moderator) =>
  portal.as(as).send('PUT', `/api/events/draft/${id}`, { body: { form, version }, language: 'nb' });
const publish = (id: string, version = 1, as: string = club.moderator) =>
  portal.as(as).post(`/api/events/${id}/publish`, { version }, { language: 'nb' });
const stateOf = (id: string) => runningFor(portal, club.moderator).formOf(id);

describe('EVF-02 drafts', () => {
  test('EVF-02 what has been typed is kept as it was typed, however little or wrong it is', async () => {
    const empty = emptyForm(club.id, 'nb', '4601');
    const id = await draft(empty);
    expect((await stateOf(id)).form).toEqual(empty);
    const wrong: EventForm = {
      ...empty,
      name: `${'Langt '.repeat(50)} `,
      description: 'x'.repeat(900),
      address: 'Ikke valgt',
      lat: 60,
      min_age: 50,
      max_age: 5,
      price_ore: -3.5,
      is_free: false,
      capacity_max: 0.5,
      type: 'unknown',
      categories: ['unknown'],
      municipality_ids: ['nowhere'],
      contact_ids: [club.owner, '00000000-0000-4000-8000-000000000001'],
      keywords: Array.from({ length: 60 }, (_, at) => `ord ${at}`),
      sign_up_closes_minutes: -1,
      offer_hours: 0.5,
      lottery_hours: 9000,
      times: { ...empty.times, frequency: 3, weekdays: [6], starts_on: 'snart', start_time: '25:99' },
      documents: [{ upload_id: '00000000-0000-4000-8000-000000000002', name: '' }],
    };
    expect((await save(id, wrong, 1)).json().data).toEqual({ id, version: 2 });
    expect((await stateOf(id)).form).toEqual(wrong);
  });

  test('EVF-02 a draft is seen by those who run it, and by nobody else', async () => {
    const id = await draft(filledForm(club.id));
    const municipal = await portal.given.person('Maja Kommune', { adminOf: [BERGEN] });
    const elsewhere = await portal.given.person('Olav Oslo', { adminOf: [OSLO] });
    const seen = async (as?: string) => (await portal.as(as).get(`/api/events/${id}`)).status;
    expect([await seen(club.moderator), await seen(club.admin), await seen(municipal)]).toEqual([200, 200, 200]);
    expect([await seen(), await seen(club.member), await seen(elsewhere)]).toEqual([404, 404, 404]);
    const shown = (await portal.as(club.moderator).get(`/api/events/${id}`)).json().data;
    expect(shown).toMatchObject({ name: 'Bordtennis for alle', venue: 'Solvik samfunnshus', is_published: false });
    for (const url of ['/api/events', '/api/search?q=bordtennis', `/api/organizations/${club.id}/events`]) {
      expect((await portal.get(url)).body).not.toContain(id);
    }
    expect((await portal.as(municipal).get(`/api/events/${id}/form`)).status).toBe(403);
  });

  test('EVF-02 the user who may not run it can neither save nor publish it', async () => {
    const id = await draft(filledForm(club.id));
    const outsider = await portal.given.person('Una Bruker');
    expect((await save(id, filledForm(club.id), 1, club.member)).status).toBe(404);
    expect((await publish(id, 1, outsider)).status).toBe(404);
    expect((await portal.send('PUT', `/api/events/draft/${id}`, { body: {} })).status).toBe(401);
    expect((await portal.as(club.member).post('/api/events/draft', { form: filledForm(club.id) })).status).toBe(403);
  });

  test('EVF-02 of two who save at once the second is told who was first, and nothing is lost', async () => {
    const id = await draft(filledForm(club.id));
    now = new Date(NOON.getTime() + 60_000);
    expect((await save(id, filledForm(club.id, { name: 'Den første' }), 1, club.admin)).status).toBe(200);
    now = new Date(NOON.getTime() + 3 * 60_000);
    const second = await save(id, filledForm(club.id, { name: 'Den andre' }), 1);
    expect(second.status).toBe(409);
    expect(second.headers['problem-kind']).toBe('conflict');
    expect(second.json().message).toMatch(/^Ada Administrator lagret endringer for 2 minutter siden/);
    expect((await stateOf(id)).form.name).toBe('Den første');
    expect((await publish(id, 1)).status).toBe(409);
    expect((await save(id, filledForm(club.id, { name: 'Den andre' }), 2)).json().data.version).toBe(3);
  });

  test('EVF-02 a draft keeps its files, and lets go of those that are replaced', async () => {
    const upload = (name: string, kind: 'image' | 'document') => portal.given.upload(club.moderator, { name, kind });
    const [before, after, paper] = [
      await upload('a', 'image'),
      await upload('b', 'image'),
      await upload('c', 'document'),
    ];
    const isGone = async (id: string) =>
      (
        await portal.db
          .selectFrom('upload')
          .select('deleted_at')
          .where('id', '=', asId<'UploadId'>(id))
          .executeTakeFirstOrThrow()
      ).deleted_at !== null;
    const documents = [{ upload_id: paper, name: 'Kart' }];
    const id = await draft(filledForm(club.id, { picture_upload_id: before, documents }));
    await save(id, filledForm(club.id, { picture_upload_id: after, documents }), 1);
    expect([await isGone(before), await isGone(after), await isGone(paper)]).toEqual([true, false, false]);
    await save(id, filledForm(club.id, { picture_upload_id: after }), 2, club.admin);
    expect([await isGone(after), await isGone(paper)]).toEqual([false, true]);
    expect((await stateOf(id)).form.picture_upload_id).toBe(after);
  });

  test('EVF-02 it can be given to another organisation that the person runs', async () => {
    const other = await portal.given.membership(club.moderator, 'moderator');
    const strange = await portal.given.organisation();
    const id = await draft(filledForm(club.id));
    expect((await save(id, filledForm(strange), 1)).status).toBe(403);
    expect((await save(id, filledForm(other), 1)).status).toBe(200);
    expect((await stateOf(id)).organization.id).toBe(other);
  });
});

describe('EVF-02 publishing a draft', () => {
  test('EVF-02 it becomes what everybody sees, with all its times', async () => {
    const id = await draft(filledForm(club.id, { capacity_max: 9 }));
    expect(await portal.given.timesOf(id)).toEqual([]);
    expect((await publish(id)).json().data).toEqual({ id, version: 2 });
    const shown = (await portal.get(`/api/events/${id}`)).json().data;
    expect(shown.occurrences).toHaveLength(4);
    expect(shown.occurrences[3].capacity.max).toBe(9);
    expect((await portal.get('/api/events')).body).toContain(id);
    expect((await stateOf(id)).form).toEqual(filledForm(club.id, { capacity_max: 9, scene: 'bygd' }));
    expect(await factsOf(portal, id)).toEqual(['event:published']);
  });

  test('VAL-05 what is missing is said field by field, and it stays a draft', async () => {
    const id = await draft(filledForm(club.id, { name: '', times: { ends_on: '' } }));
    const answer = await publish(id);
    expect(answer.status).toBe(422);
    expect(answer.json().errors).toEqual({
      'form.name': ['Navn påkrevd'],
      'form.times.ends_on': ['Velg en siste dag, så alle ser hvor lenge det varer'],
    });
    expect((await stateOf(id)).status).toBe('draft');
  });

  test('VAL-05 a draft whose first day has passed cannot be published any more', async () => {
    const id = await draft(filledForm(club.id));
    now = new Date('2026-11-20T11:00:00Z');
    expect((await publish(id)).json().errors).toEqual({ 'form.times.starts_on': ['Dato kan ikke være i fortiden'] });
  });

  test('EVF-02 what is published is no draft any more', async () => {
    const id = await draft(filledForm(club.id));
    await publish(id);
    const again = await publish(id, 2);
    expect(again.status).toBe(409);
    expect(again.json().message).toContain('ikke lenger en kladd');
    expect((await save(id, filledForm(club.id), 2)).status).toBe(409);
  });

  test('EVF-02 an activity with no times is never published twice by two at once', async () => {
    const id = await draft(filledForm(club.id));
    const answers = await Promise.all([publish(id), publish(id, 1, club.admin), publish(id, 1, club.owner)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await portal.given.timesOf(id)).toHaveLength(4);
  });
});

test('USR-06 a user who is erased is no longer named in a draft, nor as who changed it', async () => {
  const leaver = await portal.given.person('Lars Leaver');
  await portal.given.member(club.id, leaver, 'moderator');
  const id = await draft(filledForm(club.id, { contact_ids: [leaver, club.owner] }), leaver);
  const { erasePerson } = await import('#features/users/server/erase-person.ts');
  await portal.db.updateTable('app_user').set({ erased_at: NOON }).where('id', '=', leaver).execute();
  await erasePerson({ ...portal.jobServices, now: NOON, userId: leaver }, PERSONAL_DATA);
  const state = await stateOf(id);
  expect(state.form.contact_ids).toEqual([club.owner]);
  expect(state.changed_by).toBeNull();
  const row = await portal.db
    .selectFrom('event')
    .selectAll()
    .where('id', '=', asId<'EventId'>(id))
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(leaver);
});

test('EVF-02 D-09 a first saving that is sent again under its key makes one draft', async () => {
  const form = filledForm(club.id, { name: 'Sendt to ganger' });
  const headers = { 'idempotency-key': 'first-saving-1' };
  const send = (body: object) => portal.as(club.moderator).post('/api/events/draft', body, { headers });
  const answers = [await send({ form }), await send({ form })];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[0]?.body).toBe(answers[1]?.body);
  const { json } = await portal.as(club.moderator).get(`/api/organizations/${club.id}/events/run?state=draft`);
  expect(json().meta.total).toBe(1);
  expect((await send({ form: { ...form, name: 'Noe annet' } })).status).toBe(409);
});
