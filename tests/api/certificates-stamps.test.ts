import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { certificateScene } from '#tests/support/certificate-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { lettersTo, templatesTo } from '#tests/support/sent-letters.ts';

let portal: TestPortal;
let scene: ReturnType<typeof certificateScene>;
const clock = { now: new Date('2026-03-10T11:00:00Z') };
const [TODAY, NEXT_YEAR] = ['2026-03-10', '2027-03-09'];
const DAYS = { start_at: TODAY, end_at: NEXT_YEAR };

beforeAll(async () => {
  portal = await startPortal({ now: () => clock.now });
  scene = certificateScene(portal);
});
afterAll(() => portal.close());

describe('CER-02 giving a certificate', () => {
  test('CER-02 it waits for a yes, the person is told, and it holds when they accept', async () => {
    const club = await scene.givenClubWithCertificate();
    const assigned = await scene.assign(club.moderator, club, [club.member], DAYS);
    expect(assigned).toMatchObject({ status: 200, data: { given: 1, already: 0 } });
    await portal.workOff();
    const [letter] = await lettersTo(portal, club.member);
    expect(letter).toMatchObject({ template: 'stampAssigned', subject: 'Du har fått et sertifikat: Førstehjelp' });
    expect(letter?.text).toContain('Det gjelder fra 10. mars 2026 til og med 9. mars 2027.');
    const stamp = await scene.stampOf(club.member);
    expect(letter?.text).toContain(`/profile/edit?stamp=${stamp.id}#sertifikater`);
    expect(stamp).toMatchObject({
      ...DAYS,
      status: 'not_accepted',
      forever: false,
      is_accepted: false,
      is_own: true,
      given_by: 'Kim Koordinator',
      certificate: { id: club.certificate, name: 'Førstehjelp' },
      organization: { id: club.id },
      can: { accept: true, approve: false, edit: false, delete: true },
    });
    const accepted = await scene.accept(club.member, stamp.id);
    expect(accepted).toMatchObject({
      status: 200,
      data: { status: 'active', is_accepted: true, can: { accept: false } },
    });
    await portal.workOff();
    expect(await templatesTo(portal, club.moderator)).toEqual(['stampAnswered']);
    expect(await templatesTo(portal, club.admin)).toEqual([]);
    expect(await scene.factsOf(club.id)).toEqual(['stamp:assigned', 'stamp:accepted']);
    expect(await scene.auditOf(club.member)).toEqual(['stamp.assign']);
  });

  test('CER-02 it goes to several at once, to each of them once, and to nobody the organisation does not know', async () => {
    const club = await scene.givenClubWithCertificate();
    const none = await scene.assign(club.moderator, club, [], DAYS);
    expect(none).toMatchObject({ status: 422, errors: { user_ids: ['Velg minst én person'] } });
    for (const stranger of [club.outsider, club.applicant]) {
      const answer = await scene.assign(club.moderator, club, [club.member, stranger], DAYS);
      expect(answer).toMatchObject({ status: 422, errors: { user_ids: [expect.stringContaining('medlemmer')] } });
    }
    expect(await scene.ownStamps(club.member)).toEqual([]);
    const both = await scene.assign(club.moderator, club, [club.member, club.admin, club.member], DAYS);
    expect(both.data).toEqual({ given: 2, already: 0 });
    const again = await scene.assign(club.moderator, club, [club.member, club.owner], DAYS);
    expect(again.data).toEqual({ given: 1, already: 1 });
    expect((await scene.assign(club.member, club, [club.owner], DAYS)).status).toBe(403);
  });

  test('CER-02 the user who took part in something lately can be given it, and found to be picked', async () => {
    const club = await scene.givenClubWithCertificate();
    const event = await portal.given.event({ organisation: club.id, startsInHours: [-72] });
    const [time = ''] = await portal.given.timesOf(event);
    await portal.given.attendance(time, club.outsider);
    expect((await scene.assign(club.moderator, club, [club.outsider])).data).toEqual({ given: 1, already: 0 });
    const people = await scene.send(club.moderator, 'GET', `/organizations/${club.id}/stamps/people?q=u`);
    expect(people.data.map(({ name }: { name: string }) => name)).toEqual(['Ulf Utenfor']);
    const all = await scene.send(club.moderator, 'GET', `/organizations/${club.id}/stamps/people?perPage=2`);
    expect([all.meta.total, all.data.length]).toEqual([5, 2]);
    expect((await scene.send(club.member, 'GET', `/organizations/${club.id}/stamps/people`)).status).toBe(403);
  });

  test('CER-02 the conditions must be ticked, by the person, in their own name; twice is once', async () => {
    const club = await scene.givenClubWithCertificate();
    await scene.assign(club.moderator, club, [club.member]);
    const { id } = await scene.stampOf(club.member);
    for (const body of [{}, { conditions: false }]) {
      const answer = await scene.send(club.member, 'POST', `/stamps/${id}/accept`, body);
      expect(answer).toMatchObject({ status: 422, errors: { conditions: expect.anything() } });
    }
    for (const person of [club.admin, club.outsider]) expect((await scene.accept(person, id)).status).toBe(404);
    expect((await scene.accept(club.member, id)).data).toMatchObject({ status: 'active', version: 2, forever: true });
    expect((await scene.accept(club.member, id)).data).toMatchObject({ status: 'active', version: 2 });
    await portal.workOff();
    expect(await templatesTo(portal, club.moderator)).toEqual(['stampAnswered']);
  });

  test('CER-02 the user who does not want it says no, and it is gone', async () => {
    const club = await scene.givenClubWithCertificate();
    await scene.assign(club.moderator, club, [club.member]);
    const { id } = await scene.stampOf(club.member);
    expect((await scene.send(club.member, 'DELETE', `/stamps/${id}`, {})).status).toBe(204);
    await portal.workOff();
    const [letter] = await lettersTo(portal, club.moderator);
    expect(letter?.subject).toBe('Mina Medlem sa nei til sertifikatet Førstehjelp');
    expect(letter?.text).toContain(`/organisations/${club.id}/certificates`);
    expect((await scene.send(club.member, 'GET', `/stamps/${id}`)).status).toBe(404);
    expect((await scene.assign(club.moderator, club, [club.member])).data).toEqual({ given: 1, already: 0 });
  });
});

describe('CER-04 the days of a stamp', () => {
  test('CER-04 each day has a sentence of its own, and forever needs none', async () => {
    const club = await scene.givenClubWithCertificate();
    const errorsOf = async (days: object) => (await scene.assign(club.moderator, club, [club.member], days)).errors;
    expect(await errorsOf({})).toEqual({ start_at: ['Dato påkrevd'], end_at: ['Dato påkrevd'] });
    expect(await errorsOf({ start_at: '2026-03-09', end_at: NEXT_YEAR })).toEqual({
      start_at: ['Dato kan ikke være i fortiden'],
    });
    expect(await errorsOf({ start_at: NEXT_YEAR, end_at: TODAY })).toEqual({
      end_at: ['Starten kan ikke være etter slutten'],
    });
    expect(await errorsOf({ start_at: '10.03.2026', end_at: NEXT_YEAR })).toHaveProperty('start_at');
    expect(await scene.ownStamps(club.member)).toEqual([]);
    await scene.assign(club.moderator, club, [club.member], { ...DAYS, forever: true });
    expect(await scene.stampOf(club.member)).toMatchObject({ forever: true, start_at: null, end_at: null });
  });

  test('CER-04 “today” is the day in Oslo', async () => {
    const club = await scene.givenClubWithCertificate();
    clock.now = new Date('2026-03-10T23:30:00Z');
    const yesterday = await scene.assign(club.moderator, club, [club.member], DAYS);
    clock.now = new Date('2026-03-10T11:00:00Z');
    expect(yesterday.errors).toEqual({ start_at: ['Dato kan ikke være i fortiden'] });
  });
});

describe('CER-02 changing a stamp', () => {
  const put = (as: string, id: string, body: object) => scene.send(as, 'PUT', `/stamps/${id}`, body);

  test('CER-02 the days are changed and the person is told; a beginning that has passed may stay', async () => {
    const club = await scene.givenClubWithCertificate();
    const id = await scene.givenStamp(club, club.member, { start_at: '2026-01-01', end_at: '2026-06-30' });
    const change = { start_at: '2026-01-01', end_at: '2026-12-31', version: 1 };
    const changed = await put(club.moderator, id, change);
    expect(changed.data).toMatchObject({ status: 'active', end_at: '2026-12-31', version: 2 });
    expect((await put(club.moderator, id, change)).status).toBe(409);
    const past = await put(club.moderator, id, { ...change, start_at: '2026-01-02', version: 2 });
    expect(past.errors).toEqual({ start_at: ['Dato kan ikke være i fortiden'] });
    await put(club.moderator, id, { ...change, version: 2 });
    await portal.workOff();
    const letters = await lettersTo(portal, club.member);
    expect(letters.map(({ template }) => template)).toEqual(['stampChanged']);
    expect(letters[0]?.text).toContain('til og med 31. desember 2026');
    expect((await put(club.member, id, { ...change, version: 3 })).status).toBe(403);
    expect((await put(club.outsider, id, { ...change, version: 3 })).status).toBe(404);
    expect(await scene.auditOf(club.member)).toEqual(['stamp.change', 'stamp.change']);
  });

  test('CER-02 one that is turned off counts for nothing, and is as before when it is turned on', async () => {
    const club = await scene.givenClubWithCertificate();
    await scene.assign(club.moderator, club, [club.member]);
    const { id } = await scene.stampOf(club.member);
    const off = { forever: true, is_disabled: true, version: 1 };
    expect((await put(club.moderator, id, off)).data).toMatchObject({ status: 'disabled', is_accepted: false });
    expect(await scene.accept(club.member, id)).toMatchObject({
      status: 409,
      message: expect.stringContaining('gjort inaktivt'),
    });
    const on = await put(club.moderator, id, { forever: true, version: 2 });
    expect(on.data.status).toBe('not_accepted');
    await scene.accept(club.member, id);
    await put(club.moderator, id, { ...off, version: 4 });
    expect((await put(club.moderator, id, { forever: true, version: 5 })).data.status).toBe('active');
    await portal.workOff();
    const subjects = (await lettersTo(portal, club.member)).map(({ subject }) => subject);
    expect(subjects).toContain('Sertifikatet Førstehjelp er gjort inaktivt');
  });

  test('CER-02 those who give it take it away, with a reason that the person reads', async () => {
    const club = await scene.givenClubWithCertificate();
    const id = await scene.givenStamp(club, club.member);
    expect((await scene.send(club.outsider, 'DELETE', `/stamps/${id}`, {})).status).toBe(404);
    expect((await scene.send(club.moderator, 'DELETE', `/stamps/${id}`, { reason: 'Feil person' })).status).toBe(204);
    await portal.workOff();
    const [letter] = await lettersTo(portal, club.member);
    expect(letter).toMatchObject({ template: 'stampRemoved' });
    expect(letter?.text).toContain('Feil person');
    expect(await scene.auditOf(club.member)).toEqual(['stamp.remove']);
  });
});
