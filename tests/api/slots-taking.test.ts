import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PERSONAL_DATA } from '#apps/server/personal-data.ts';
import type { Shift } from '#features/shifts/contract.ts';
import { asId } from '#tests/support/as-id.ts';
import { BERGEN } from '#tests/support/given.ts';
import { givenGuardian } from '#tests/support/household-scene.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { lettersTo } from '#tests/support/sent-letters.ts';
import { shiftsIn } from '#tests/support/shift-scene.ts';

let portal: TestPortal;
let shifts: ReturnType<typeof shiftsIn>;
const NOON = new Date('2026-03-10T11:00:00Z');
let moment = NOON;
beforeAll(async () => {
  portal = await startPortal({ now: () => moment });
  shifts = shiftsIn(portal);
});
afterAll(() => portal.close());
beforeEach(() => {
  moment = NOON;
});

describe('OCC-08 taking shifts', () => {
  test('OCC-08 take, be told, see it among one’s own, give it back', async () => {
    const day = await shifts.day();
    const slot = await shifts.slot(day);
    const answer = await shifts.take(day, slot.id, day.stranger);
    expect([answer.status, answer.json().data]).toEqual([
      200,
      { is_taken: true, clashes: [], slot: expect.objectContaining({ users_count: 1 }) },
    ]);
    await portal.workOff();
    const [letter] = await lettersTo(portal, day.stranger);
    expect(letter?.subject).toBe('Du har tatt en vakt');
    expect(letter?.text).toContain('Vakt: Kiosken\nLørdag 14. mars, 10:00–12:00');
    expect((await portal.as(day.stranger).get(`${day.url}/my`)).json().data).toHaveLength(1);
    expect((await portal.as(day.member).get(`${day.url}/my`)).json().data).toEqual([]);
    expect((await shifts.take(day, slot.id, day.stranger)).json().data).toMatchObject({
      is_taken: true,
      slot: { users_count: 1 },
    });
    expect((await shifts.leave(day, slot.id, day.stranger)).json().data.users_count).toBe(0);
    expect((await shifts.leave(day, slot.id, day.stranger)).json().data.users_count).toBe(0);
    const facts = await portal.db
      .selectFrom('fact')
      .select('kind')
      .where('event_id', '=', asId<'EventId'>(day.id))
      .orderBy('id')
      .execute();
    expect(facts.map(({ kind }) => kind)).toEqual(['slot:taken', 'slot:left']);
  });

  test('OCC-08 no more than there are places for', async () => {
    const day = await shifts.day();
    const slot = await shifts.slot(day, { capacity_max: 1 });
    await shifts.take(day, slot.id, day.stranger);
    const refused = await shifts.take(day, slot.id, day.member);
    expect([refused.status, refused.json().message]).toEqual([409, expect.stringContaining('fulltegnet')]);
    await shifts.leave(day, slot.id, day.stranger);
    expect((await shifts.take(day, slot.id, day.member)).json().data.is_taken).toBe(true);
  });

  test('OCC-08 not of what is not published', async () => {
    const day = await shifts.day({ status: 'draft' });
    const slot = await shifts.slot(day);
    const refused = await shifts.take(day, slot.id, day.moderator);
    expect([refused.status, refused.json().message]).toEqual([409, expect.stringContaining('ikke publisert')]);
    expect((await shifts.take(day, slot.id, day.stranger)).status).toBe(404);
  });

  test('OCC-08 what is cancelled can be left', async () => {
    const day = await shifts.day();
    const slot = await shifts.slot(day);
    await shifts.take(day, slot.id, day.stranger);
    await portal.db
      .updateTable('event')
      .set({ status: 'cancelled' })
      .where('id', '=', asId<'EventId'>(day.id))
      .execute();
    expect((await shifts.leave(day, slot.id, day.stranger)).json().data.users_count).toBe(0);
  });
});

describe('OCC-08 clashes', () => {
  test('OCC-08 other shifts and attended times are told first, and can be overruled', async () => {
    const [day, training] = [
      await shifts.day(),
      await shifts.day({ name: 'Trening', startsAt: ['2026-03-14T10:30:00Z'] }),
    ];
    const [occurrence = ''] = await portal.given.timesOf(training.id);
    await portal.given.attendance(occurrence, day.stranger);
    const kiosk = await shifts.slot(day);
    const parking = await shifts.slot(day, {
      name: 'Parkering',
      start_at: '2026-03-14T08:00:00Z',
      end_at: '2026-03-14T09:30:00Z',
    });
    await shifts.take(day, parking.id, day.stranger);
    const { data } = (await shifts.take(day, kiosk.id, day.stranger)).json();
    expect(data.is_taken).toBe(false);
    expect(data.clashes.map(({ name }: { name: string }) => name)).toEqual(['Solvikdagen: Parkering', 'Trening']);
    expect((await shifts.listed(day)).map(({ users_count }: { users_count: number }) => users_count)).toEqual([1, 0]);
    expect((await shifts.take(day, kiosk.id, day.stranger, { despite_clash: true })).json().data.is_taken).toBe(true);
  });

  test('OCC-08 what only touches, is called off or was left does not clash', async () => {
    const [day, other] = [
      await shifts.day(),
      await shifts.day({ startsAt: ['2026-03-14T09:30:00Z'], cancelledTimes: [0] }),
    ];
    const [cancelled = ''] = await portal.given.timesOf(other.id);
    await portal.given.attendance(cancelled, day.stranger);
    const before = await shifts.slot(day, { start_at: '2026-03-14T07:00:00Z', end_at: '2026-03-14T09:00:00Z' });
    await shifts.take(day, before.id, day.stranger);
    const kiosk = await shifts.slot(day);
    expect((await shifts.take(day, kiosk.id, day.stranger)).json().data).toMatchObject({ is_taken: true, clashes: [] });
  });

  test('OCC-08 D-13 to the user who gives the shift away it is not told what people do elsewhere', async () => {
    const [day, elsewhere] = [await shifts.day(), await shifts.day({ name: 'Samtalegruppe' })];
    const [occurrence = ''] = await portal.given.timesOf(elsewhere.id);
    await portal.given.attendance(occurrence, day.member);
    const kiosk = await shifts.slot(day);
    const answer = await shifts.take(day, kiosk.id, day.moderator, { user_id: day.member });
    expect(answer.json().data).toMatchObject({ is_taken: true, clashes: [] });
    const parking = await shifts.slot(day, { name: 'Parkering' });
    const second = await shifts.take(day, parking.id, day.moderator, { user_id: day.member });
    expect(second.json().data.clashes.map(({ name }: { name: string }) => name)).toEqual(['Solvikdagen: Kiosken']);
  });
});

describe('OCC-08 giving shifts away, and who has them', () => {
  test('OCC-08 those who run it give a shift to a member and take it back; the member is told', async () => {
    const day = await shifts.day();
    const slot = await shifts.slot(day);
    expect((await shifts.take(day, slot.id, day.moderator, { user_id: day.member })).json().data.is_taken).toBe(true);
    await portal.workOff();
    expect((await lettersTo(portal, day.member)).map(({ subject }) => subject)).toEqual(['Du er satt opp på en vakt']);
    moment = new Date(NOON.getTime() + 1000);
    expect((await shifts.leave(day, slot.id, day.stranger, { user_id: day.member })).status).toBe(403);
    expect((await shifts.leave(day, slot.id, day.moderator, { user_id: day.member })).json().data.users_count).toBe(0);
    await portal.workOff();
    expect((await lettersTo(portal, day.member)).at(-1)?.subject).toBe('Du står ikke lenger på vakten');
  });

  test('NOT-04 a guardian with a phone alone hears of a shift that a child was given, not of one the child has taken', async () => {
    const day = await shifts.day();
    const [given, taken] = [await shifts.slot(day), await shifts.slot(day, { name: 'Parkering' })];
    const guardian = await portal.given.person('Gro Foresatt');
    await givenGuardian(portal, guardian, day.member, '2011-05-06');
    await portal.db
      .updateTable('app_user')
      .set({ email: null, email_verified_at: null, phone: '+4790011223', phone_verified_at: NOON })
      .where('id', '=', guardian)
      .execute();
    await shifts.take(day, taken.id, day.member);
    await portal.workOff();
    expect(await lettersTo(portal, guardian)).toEqual([]);
    await shifts.take(day, given.id, day.moderator, { user_id: day.member, despite_clash: true });
    await portal.workOff();
    expect(await lettersTo(portal, guardian)).toMatchObject([{ recipient: '+4790011223', template: 'slotGiven' }]);
  });

  test('OCC-08 nobody but members can be given one, and nobody but organisers gives', async () => {
    const day = await shifts.day();
    const slot = await shifts.slot(day);
    expect((await shifts.take(day, slot.id, day.stranger, { user_id: day.member })).status).toBe(403);
    const answers = [day.stranger, crypto.randomUUID()].map((user_id) =>
      shifts.take(day, slot.id, day.moderator, { user_id }),
    );
    const [stranger, nobody] = await Promise.all(answers);
    expect(stranger?.status).toBe(422);
    expect(stranger?.json()).toEqual(nobody?.json());
  });

  test('OCC-08 names and addresses are for those who run it', async () => {
    const day = await shifts.day();
    const slot = await shifts.slot(day);
    await shifts.take(day, slot.id, day.stranger);
    const url = `${day.url}/users`;
    for (const as of [day.member, day.stranger]) expect((await portal.as(as).get(url)).status).toBe(403);
    expect((await portal.get(url)).status).toBe(401);
    const { data } = (await portal.as(day.moderator).get(url)).json();
    expect(data).toEqual([
      expect.objectContaining({
        slot_id: slot.id,
        user_id: day.stranger,
        name: 'Frida Fremmed',
        email: `${day.stranger}@test.example`,
      }),
    ]);
  });

  test('OCC-08 long after it is over the list closes for coordinators', async () => {
    const day = await shifts.day();
    moment = new Date('2026-07-01T11:00:00Z');
    const refused = await portal.as(day.moderator).get(`${day.url}/users`, { language: 'nb' });
    expect([refused.status, refused.json().message]).toEqual([403, expect.stringContaining('90 dager')]);
    expect((await portal.as(day.admin).get(`${day.url}/users`)).status).toBe(200);
  });

  test('OCC-08 USR-06 the user who is erased gives the shift back', async () => {
    const day = await shifts.day();
    const slot = await shifts.slot(day);
    await shifts.take(day, slot.id, day.stranger);
    const { erasePerson } = await import('#features/users/server/erase-person.ts');
    await portal.db
      .updateTable('app_user')
      .set({ erased_at: NOON })
      .where('id', '=', asId<'UserId'>(day.stranger))
      .execute();
    await erasePerson({ ...portal.jobServices, now: NOON, userId: asId(day.stranger) }, PERSONAL_DATA);
    await erasePerson({ ...portal.jobServices, now: NOON, userId: asId(day.stranger) }, PERSONAL_DATA);
    expect((await shifts.listed(day, day.member))[0].users_count).toBe(0);
  });

  test('OCC-08 ORG-04 what is taken down has nobody on its shifts any more, and they are told', async () => {
    const day = await shifts.day();
    const slot = await shifts.slot(day);
    await shifts.take(day, slot.id, day.stranger);
    const municipal = await portal.given.person('Maja Kommune', { adminOf: [BERGEN] });
    await portal.as(municipal).post(`/api/events/${day.id}/unpublish`, { reason: 'Ulovlig salg' });
    expect(await shifts.listed(day, day.moderator)).toEqual([expect.objectContaining({ users_count: 0 })]);
    await portal.workOff();
    expect((await lettersTo(portal, day.stranger)).map(({ template }) => template)).toContain('slotTakenBack');
  });

  test('OCC-08 the user who has a shift can give it back, also where they do not see the activity any more', async () => {
    const day = await shifts.day();
    const slot = await shifts.slot(day);
    await shifts.take(day, slot.id, day.stranger);
    await portal.db
      .updateTable('organisation')
      .set({ is_private: true })
      .where('id', '=', asId<'OrganisationId'>(day.club))
      .execute();
    expect((await shifts.leave(day, slot.id, day.stranger)).status).toBe(200);
    expect((await shifts.leave(day, slot.id, day.stranger)).status).toBe(404);
  });

  test('OCC-08 D-23 the user who is blocked keeps no shift that has not begun', async () => {
    const day = await shifts.day();
    const [past, toCome] = [await shifts.slot(day), await shifts.slot(day, { start_at: '2026-03-14T10:00:00Z' })];
    for (const { id } of [past, toCome]) await shifts.take(day, id, day.stranger, { despite_clash: true });
    moment = new Date('2026-03-14T09:30:00Z');
    const admin = await portal.given.person('Sjefen', { scopes: ['admin'], hasTwoFactor: true });
    await portal.as(admin).send('PUT', `/api/users/${day.stranger}/block`, { body: { reason: 'Prøve på sperring' } });
    const counts = (await shifts.listed(day, day.member)).map(({ users_count }: Shift) => users_count);
    expect(counts).toEqual([1, 0]);
  });
});
