import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tellOfShared } from '#features/events/server/tell-of-event.ts';
import { ids, type UserId } from '#features/vocabulary/ids.ts';
import { type Change, listen } from '#platform/server/live.ts';
import { type Club, filledForm, givenClub, givenPartner, runningFor } from '#tests/support/event-form.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { lettersTo } from '#tests/support/sent-letters.ts';

let portal: TestPortal;
let club: Club;
let partner: string;
let ada: UserId;
let event: string;
beforeAll(async () => {
  portal = await startPortal({ now: () => new Date('2026-11-18T11:00:00Z') });
});
beforeEach(async () => {
  club = await givenClub(portal);
  const id = await givenPartner(portal, club);
  partner = id;
  ada = await portal.given.person('Ada Partner');
  await portal.given.member(id, ada, 'admin');
  event = await runningFor(portal, club.moderator).create(
    filledForm(club.id, { cohost_ids: [partner], contact_ids: [club.member] }),
  );
});
afterAll(() => portal.close());

const shown = async () => (await portal.get(`/api/events/${event}`)).json().data;
const eventsOf = async (id: string): Promise<string[]> =>
  (await portal.get(`/api/organizations/${id}/events`)).json().data.map((one: { id: string }) => one.id);

describe('EVT-06 cohosts', () => {
  test('EVT-06 ORG-01 stand on the activity, and the activity on their page and in their calendar', async () => {
    expect((await shown()).cohosts).toEqual([{ id: partner, name: 'Bordtennisforbundet', thumbnail_url: null }]);
    expect(await eventsOf(partner)).toEqual([event]);
    expect(await eventsOf(club.id)).toEqual([event]);
    expect((await portal.get(`/api/organizations/${partner}/events.ics`)).body).toContain('Bordtennis for alle');
  });

  test('EVT-06 not when the partnership has ended, nor a private organisation', async () => {
    await sql`update organisation set is_private = true where id = ${partner}`.execute(portal.db);
    expect((await shown()).cohosts).toEqual([]);
    await sql`update organisation set is_private = false where id = ${partner}`.execute(portal.db);
    await sql`update partnership set status = 'cancelled' where partner_id = ${partner}`.execute(portal.db);
    expect((await shown()).cohosts).toEqual([]);
    expect(await eventsOf(partner)).toEqual([]);
  });

  test('EVT-06 D-24 that a partnership ends is told of all their activities in few notices', async () => {
    const shared: string[] = [event];
    for (let nth = 1; nth <= 45; nth += 1) {
      const id = await portal.given.event({ name: `Bordtennis ${nth}`, organisation: club.id });
      await sql`insert into event_cohost (event_id, organisation_id) values (${id}, ${partner})`.execute(portal.db);
      shared.push(id);
    }
    const live = await listen(portal.database, () => {});
    const heard: Change[] = [];
    live.onChange((change) => heard.push(change));
    const [organisation_id, partner_id] = [club.id, partner].map((id) => ids.organisation.parse(id));
    if (organisation_id && partner_id) await tellOfShared(portal, { organisation_id, partner_id });
    await live.close();
    expect(heard).toHaveLength(3);
    expect(heard.flatMap(({ gone = [] }) => gone).toSorted()).toEqual(shared.toSorted());
    expect(heard.filter(({ isOrdinary, touches }) => isOrdinary || touches === undefined)).toEqual([]);
  });

  test('EVT-06 their admins are told once, when they are put on', async () => {
    await portal.workOff();
    const [letter] = await lettersTo(portal, ada);
    expect(letter).toMatchObject({ template: 'cohostNamed', subject: 'Dere er medarrangør: Bordtennis for alle' });
    expect(letter?.text).toContain('Solvik IL har satt opp Bordtennisforbundet');
    const { form, version } = await runningFor(portal, club.moderator).formOf(event);
    await portal.as(club.moderator).send('PUT', `/api/events/${event}`, { body: { form, version } });
    await portal.workOff();
    expect(await lettersTo(portal, ada)).toHaveLength(1);
  });

  test('EVT-06 DLG-03 the contact persons of an activity can be written to; other members cannot', async () => {
    const kari = await portal.given.person('Kari Nordmann');
    const write = (user: UserId) =>
      portal
        .as(kari)
        .post(`/api/organizations/${club.id}/contacts/messages`, { users: [user], name: '', body: 'Hei!', files: [] });
    const other = await portal.given.person('Ola Medlem');
    await portal.given.member(club.id, other, 'member');
    expect((await write(club.member)).status).toBe(200);
    expect((await write(other)).status).toBe(422);
  });

  test('EVF-02 people are counted once, however many times they have signed up for', async () => {
    const kari = await portal.given.person('Kari Nordmann');
    for (const time of await portal.given.timesOf(event)) await portal.given.attendance(time, kari);
    const { form, version, participants_count } = await runningFor(portal, club.moderator).formOf(event);
    expect(participants_count).toBe(1);
    const times = { ...form.times, start_time: '19:00', end_time: '20:00' };
    const asked = await portal
      .as(club.moderator)
      .send('PUT', `/api/events/${event}`, { body: { form: { ...form, times }, version } });
    expect(asked.json().data).toMatchObject({ is_saved: false, participations_at_stake: 1 });
  });
});
