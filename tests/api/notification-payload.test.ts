import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeOfExpiry } from '#features/certificates/server/tell-of-expiry.ts';
import type { Notification } from '#features/notifications/contract.ts';
import { addTo } from '#features/notifications/server/add-notifications.ts';
import type { NewNotification } from '#features/notifications/server/jobs-declared.ts';
import { certificateScene } from '#tests/support/certificate-scene.ts';
import { BERGEN } from '#tests/support/given.ts';
import { givenGuardian } from '#tests/support/household-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { shiftsIn } from '#tests/support/shift-scene.ts';

let portal: TestPortal;
let scene: ReturnType<typeof certificateScene>;
let shifts: ReturnType<typeof shiftsIn>;
let now = new Date('2026-03-10T11:00:00Z');
const STARTS = '2026-03-14T09:00:00Z';

beforeAll(async () => {
  portal = await startPortal({ now: () => now });
  scene = certificateScene(portal);
  shifts = shiftsIn(portal);
});
afterAll(() => portal.close());

/** Of the newest notice of a type. */
async function payloadOf(who: string, type: string): Promise<Notification['payload'] | undefined> {
  await portal.workOff();
  const { data } = (await portal.as(who).get('/api/notifications', { language: 'nb' })).json();
  return data.find((one: Notification) => one.type === type)?.payload;
}

describe('NOT-03 what a notice is about', () => {
  test('NOT-03 a place: whose it is, when it begins, and who left', async () => {
    const anne = await portal.given.person('Anne Nes');
    const event = await portal.given.event({ name: 'Åpen hall', startsAt: [STARTS] });
    const [time] = await portal.given.timesOf(event);
    await portal.as(anne).post(`/api/occurrences/${time}/attend`, {});
    const about = { event: { id: event, name: 'Åpen hall', start_at: STARTS }, attendee: { name: 'Anne Nes' } };
    expect(await payloadOf(anne, 'attendee:signed_up')).toEqual(about);
    await portal.as(anne).post(`/api/occurrences/${time}/leave`, {});
    expect(await payloadOf(anne, 'attendee:left')).toEqual({ ...about, userLeft: { name: 'Anne Nes' } });
  });

  test('NOT-03 a child’s place is the child’s for those who act for it', async () => {
    const club = await scene.givenClub();
    const guardian = await portal.given.person('Gro Moen');
    const minor = await portal.given.person('Tuva Moen', { hasNotAccepted: true });
    await givenGuardian(portal, guardian, minor, '2016-05-05');
    const event = await portal.given.event({ organisation: club.id, startsAt: [STARTS] });
    const [time = ''] = await portal.given.timesOf(event);
    const place = await portal.given.attendance(time, minor);
    const removed = await portal.as(club.moderator).send('DELETE', `/api/attendees/${place}`, { body: { reason: '' } });
    expect(removed.status).toBeLessThan(300);
    expect(await payloadOf(guardian, 'attendee:removed')).toMatchObject({ attendee: { name: 'Tuva' } });
  });

  test('NOT-03 a shift: its hours as they are now', async () => {
    const day = await shifts.day();
    const slot = await shifts.slot(day);
    const { start_at, end_at } = slot;
    expect((await shifts.take(day, slot.id, day.member)).status).toBeLessThan(300);
    expect(await payloadOf(day.member, 'slot:taken')).toMatchObject({
      event: { id: day.id, start_at: STARTS },
      slot: { start_at, end_at },
    });
  });

  test('NOT-03 a certificate: who gave it, the one that it is, who asks, and whether it has run out', async () => {
    const club = await scene.givenClubWithCertificate();
    await scene.assign(club.moderator, club, [club.member], { start_at: '2026-03-10', end_at: '2026-03-12' });
    const { id } = await scene.stampOf(club.member);
    expect(await payloadOf(club.member, 'certificate:assigned')).toMatchObject({
      assigned_by: { name: 'Kim Koordinator' },
      stamp: { id },
      certificate: { name: 'Førstehjelp' },
    });
    await scene.accept(club.member, id);
    expect(await payloadOf(club.moderator, 'certificate:answered')).toMatchObject({
      participant: { name: 'Mina Medlem' },
    });
    now = new Date('2026-03-13T11:00:00Z');
    const entries: NewNotification[] = [];
    await writeOfExpiry({
      ...portal.jobServices,
      now,
      enqueue: async (_, { name }, ...payloads) => {
        const handedIn = payloads as unknown as { entries: NewNotification[] }[];
        if (name === 'notifications.add') entries.push(...handedIn.flatMap((one) => one.entries));
      },
      origins: { baseDomain: 'localhost', scheme: 'http' },
    });
    await addTo(portal.jobServices, entries);
    expect(await payloadOf(club.member, 'certificate:expired')).toMatchObject({
      certificate: { name: 'Førstehjelp', expired: true },
      stamp: { id },
    });
    now = new Date('2026-03-10T11:00:00Z');
  });

  test('NOT-03 a request: who wants to become a member', async () => {
    const club = await scene.givenClub({ name: 'Solvik IL' });
    await scene.act(club.outsider, `${club.url}/request`, { description: '' });
    expect(await payloadOf(club.admin, 'member:requested')).toMatchObject({
      organization: { id: club.id, name: 'Solvik IL' },
      member: { name: 'Ulf Utenfor', user: { name: 'Ulf Utenfor' } },
    });
    await portal.as(club.outsider).send('DELETE', '/api/users/me');
    expect(await payloadOf(club.admin, 'member:requested')).toBeUndefined();
  });

  test('NOT-03 a member who leaves: who it was, until they are erased', async () => {
    const club = await scene.givenClub({ name: 'Solvik IL' });
    expect(await scene.act(club.member, `${club.url}/leave`)).toBe(204);
    expect(await payloadOf(club.admin, 'member:left')).toMatchObject({
      organization: { id: club.id, name: 'Solvik IL' },
      member: { name: 'Mina Medlem', user: { name: 'Mina Medlem' } },
    });
    await portal.as(club.member).send('DELETE', '/api/users/me');
    expect(await payloadOf(club.admin, 'member:left')).toBeUndefined();
  });

  test('NOT-03 an organisation that was accepted: by its municipality, and not by whom there', async () => {
    const [asker, staff] = [
      await portal.given.person('Anne'),
      await portal.given.person('Kari Kommune', { adminOf: [BERGEN] }),
    ];
    const id = await portal.given.organisation({ name: 'Koret', status: 'pending', requestedBy: asker });
    expect((await portal.as(staff).post(`/api/organizations/${id}/accept`)).status).toBe(204);
    expect(await payloadOf(asker, 'organization:accepted')).toEqual({
      organization: { id, name: 'Koret', accepted_by: 'Bergen kommune' },
    });
  });

  test('NOT-03 two organisations: which of them stands above, in the question and in the answer', async () => {
    const at = { host: 'baerum.localhost', language: 'nb' };
    const [kari, ola] = [await portal.given.person('Kari'), await portal.given.person('Ola')];
    const [one, other] = [
      await portal.given.organisation({ name: 'Solvik IL', owner: kari }),
      await portal.given.organisation({ name: 'Fjellsiden', owner: ola }),
    ];
    const ask = { organization_id: other, relation: 'subsidiary' };
    const { id } = (await portal.as(kari).post(`/api/organizations/${one}/subsidiaries`, ask, at)).json().data;
    const asked = await payloadOf(ola, 'cohost:requested');
    await portal.as(ola).post(`/api/organizations/${other}/subsidiaries/${id}/approve`, undefined, at);
    const answered = await payloadOf(kari, 'cohost:answered');
    for (const payload of [asked, answered]) {
      expect(payload).toMatchObject({ subsidiary: { id: other, name: 'Fjellsiden' }, parent: { name: 'Solvik IL' } });
      expect(payload).not.toHaveProperty('cohost');
    }
    const cohost = await portal.as(kari).post(`/api/organizations/${one}/cohosts`, { organization_id: other });
    expect(cohost.status).toBe(200);
    expect(await payloadOf(ola, 'cohost:requested')).toMatchObject({ cohost: { id: one, name: 'Solvik IL' } });
  });

  test('NOT-03 a file that is ready: where it is, and whose municipality', async () => {
    const club = await scene.givenClub();
    const { id } = (await portal.as(club.admin).post(`${club.url}/members/export`, { type: 'csv' })).json().data;
    expect(await payloadOf(club.admin, 'export:ready')).toMatchObject({
      data: { url: expect.stringContaining(`/exports/${id}`), municipalityName: 'Bergen' },
    });
  });
});
