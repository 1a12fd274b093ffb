import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Club, filledForm, givenClub, lettersTo, runningFor } from '#tests/support/event-form.ts';
import { BERGEN } from '#tests/support/given.ts';
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

const make = () => runningFor(portal, club.moderator).create(filledForm(club.id));
const act = (id: string, what: string, body: object = {}, as: string = club.moderator) =>
  portal.as(as).post(`/api/events/${id}/${what}`, body, { language: 'nb' });
const remove = (id: string, as: string) => portal.as(as).send('DELETE', `/api/events/${id}`, { language: 'nb' });
const accessOf = async (id: string, as: string) =>
  (await portal.as(as).get(`/api/events/${id}/permissions`)).json().data;

describe('ORG-04 what the municipality has taken down', () => {
  test('ORG-04 what was taken down stays a draft until those who look after the contents lift it', async () => {
    const municipal = await portal.given.person('Maja Kommune', { adminOf: [BERGEN] });
    const id = await make();
    expect((await act(id, 'lift', { reason: 'Ikke tatt ned' }, municipal)).status).toBe(409);
    await act(id, 'unpublish', { reason: 'Ulovlig salg' }, municipal);
    const versionOf = async () => (await runningFor(portal, club.moderator).formOf(id)).version;

    const refused = await act(id, 'publish', { version: await versionOf() });
    expect(refused.status).toBe(409);
    expect(refused.json().message).toContain('«Ulovlig salg»');
    expect((await act(id, 'copy')).status).toBe(409);
    expect((await runningFor(portal, club.moderator).formOf(id)).taken_down_reason).toBe('Ulovlig salg');
    expect(await accessOf(id, club.moderator)).toMatchObject({
      taken_down_reason: 'Ulovlig salg',
      can: { run: true, lift: false },
    });
    expect(await accessOf(id, municipal)).toMatchObject({ can: { run: false, lift: true } });

    expect((await act(id, 'lift', { reason: 'Vi er ferdige' })).status).toBe(403);
    expect((await act(id, 'lift', { reason: '' }, municipal)).status).toBe(422);
    expect((await act(id, 'lift', { reason: 'Salget er ute' }, municipal)).status).toBe(200);
    const letters = await lettersTo(portal, club.moderator);
    const lifted = letters.find(({ template }) => template === 'eventLifted');
    expect(lifted?.text).toContain('Salget er ute');
    expect(await accessOf(id, municipal)).toMatchObject({ taken_down_reason: null, can: { lift: false } });
    expect((await act(id, 'publish', { version: await versionOf() })).status).toBe(200);
    expect((await portal.get(`/api/events/${id}`)).status).toBe(200);
    const { rows } = await sql<{ action: string }>`
      select action from audit_entry where details ->> 'event' = ${id} order by position`.execute(portal.db);
    expect(rows.map(({ action }) => action)).toEqual(['event.take_down', 'event.lift']);
  });

  test('ORG-04 those who run it read that people have been told only where there were people to tell', async () => {
    const municipal = await portal.given.person('Maja Kommune', { adminOf: [BERGEN] });
    const readers = [
      { id: club.moderator, lang: 'nb', told: 'de påmeldte har fått beskjed' },
      { id: club.admin, lang: 'nn', told: 'dei påmelde har fått beskjed' },
      { id: club.owner, lang: 'en', told: 'those who had signed up have been told' },
    ] as const;
    for (const { id, lang } of readers)
      await portal.db.updateTable('app_user').set({ lang }).where('id', '=', id).execute();
    const kari = await portal.given.person('Kari Nordmann');
    const withPlace = await make();
    await portal.given.attendance((await portal.given.timesOf(withPlace))[0] ?? '', kari);
    const withShift = await make();
    await sql`
      with shift as (
        insert into slot (id, event_id, name, start_at, end_at, taken_count)
        values (gen_random_uuid(), ${withShift}, 'Rigging', '2026-11-20T10:00Z', '2026-11-20T12:00Z', 1)
        returning id
      )
      insert into slot_user (slot_id, user_id) select id, ${kari}::uuid from shift`.execute(portal.db);
    const withPeople = [withPlace, withShift];
    const taken = [await make(), ...withPeople];
    for (const id of taken) await act(id, 'unpublish', { reason: 'Ulovlig salg' }, municipal);
    for (const reader of readers) {
      const letters = (await lettersTo(portal, reader.id)).filter(({ template }) => template === 'eventTakenDown');
      expect(letters).toHaveLength(taken.length);
      expect(letters.filter(({ text }) => text?.includes(reader.told))).toHaveLength(withPeople.length);
    }
  });

  test('EVF-02 what the organisers take back themselves they publish again themselves: the twin', async () => {
    const id = await make();
    expect((await act(id, 'unpublish')).status).toBe(200);
    const { version } = await runningFor(portal, club.moderator).formOf(id);
    expect((await act(id, 'publish', { version })).status).toBe(200);
  });
});

describe('EVF-02 drafts that are thrown away', () => {
  test('EVF-02 a coordinator throws away the draft they have begun, and no other', async () => {
    const draftOf = async (as: string) =>
      (await portal.as(as).post('/api/events/draft', { form: filledForm(club.id) })).json().data.id;
    const [own, another] = [await draftOf(club.moderator), await draftOf(club.admin)];
    expect(await accessOf(own, club.moderator)).toMatchObject({ can: { delete: true } });
    expect(await accessOf(another, club.moderator)).toMatchObject({ can: { delete: false } });
    expect((await remove(another, club.moderator)).status).toBe(403);
    expect((await remove(own, club.moderator)).status).toBe(204);
    expect((await portal.as(club.moderator).get(`/api/events/${own}/form`)).status).toBe(404);
  });

  test('EVF-02 what has been shown is deleted by admins alone, also after it became a draft again', async () => {
    const id = await make();
    expect((await remove(id, club.moderator)).status).toBe(403);
    await act(id, 'unpublish');
    expect((await remove(id, club.moderator)).status).toBe(403);
    expect((await remove(id, club.admin)).status).toBe(204);
  });

  test('EVF-02 the user who no longer runs things there does not throw away what they had begun', async () => {
    const draft = await portal.as(club.moderator).post('/api/events/draft', { form: filledForm(club.id) });
    await portal.db
      .updateTable('membership')
      .set({ role: 'member' })
      .where('organisation_id', '=', club.id)
      .where('user_id', '=', club.moderator)
      .execute();
    expect((await remove(draft.json().data.id, club.moderator)).status).toBe(404);
  });
});
