import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillPlaces, placesAt } from '#features/attendance/server/places.ts';
import { lockEvent } from '#features/events/server/access.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { asId } from '#tests/support/as-id.ts';
import { templatesTo } from '#tests/support/sent-letters.ts';
import {
  type ClockedPortal,
  everybodyAttends,
  expectPlacesInOrder,
  givenSignUp,
  leaveAs,
  ownPlaceOf,
  startClockedPortal,
  statusesOf,
} from '#tests/support/sign-ups.ts';

let portal: ClockedPortal;
beforeAll(async () => {
  portal = await startClockedPortal();
});
afterAll(() => portal.close());

describe('more room, less room', () => {
  const setCapacity = (time: string, capacity: number | null) =>
    inTransaction(portal.db, async (db) => {
      const context = { ...portal.jobServices, db, now: portal.now(), actor: null, tenant: { key: 'bergen' } };
      const { event_id } = await placesAt(context, asId(time));
      await lockEvent(context, event_id);
      await sql`update occurrence set capacity_max = ${capacity} where id = ${time}`.execute(db);
      await sql`select event_refresh(${event_id}, ${portal.now()})`.execute(db);
      await fillPlaces(context, await placesAt(context, asId(time)));
    });

  test('OCC-04 more places go to those who wait, in their order', async () => {
    const { time, ids } = await givenSignUp(portal, { people: 5, capacity: 1 });
    await everybodyAttends(portal, ids, time);
    await setCapacity(time, 3);
    expect(await statusesOf(portal, ids, time)).toEqual(['attending', 'attending', 'attending', 'waiting', 'waiting']);
    await setCapacity(time, null);
    expect(await statusesOf(portal, ids, time)).toEqual(Array(5).fill('attending'));
    await expectPlacesInOrder(portal);
  });

  test('D-03 with fewer places nobody is thrown out, and nobody comes in before there is room', async () => {
    const { time, ids } = await givenSignUp(portal, { people: 5, capacity: 3 });
    await everybodyAttends(portal, ids, time);
    await setCapacity(time, 1);
    expect((await ownPlaceOf(portal, ids[0], time)).attendees_count).toBe(3);
    await leaveAs(portal, ids[0], time);
    await leaveAs(portal, ids[1], time);
    expect(await statusesOf(portal, ids, time)).toEqual([null, null, 'attending', 'waiting', 'waiting']);
    await leaveAs(portal, ids[2], time);
    expect(await statusesOf(portal, ids, time)).toEqual([null, null, null, 'attending', 'waiting']);
    await expectPlacesInOrder(portal);
  });
});

describe('a user who is gone', () => {
  test('D-23 erasing a person gives their places to the next in line', async () => {
    const { time, ids } = await givenSignUp(portal, { people: 3, capacity: 1 });
    await everybodyAttends(portal, ids, time);
    await portal.workOff();
    expect((await portal.as(ids[0]).send('DELETE', '/api/users/me')).status).toBe(204);
    await portal.workOff();
    expect(await statusesOf(portal, [ids[1], ids[2]], time)).toEqual(['attending', 'waiting']);
    expect(await templatesTo(portal, ids[1])).toContain('placePromoted');
    expect(await templatesTo(portal, ids[0])).toEqual(['erased']);
    await expectPlacesInOrder(portal);
  });

  test('D-23 so does blocking a user, who is not written to', async () => {
    const admin = await portal.given.person('Sjefen', { scopes: ['admin'], hasTwoFactor: true });
    const { time, ids } = await givenSignUp(portal, { people: 3, capacity: 1 });
    await everybodyAttends(portal, ids, time);
    await portal.workOff();
    const before = await templatesTo(portal, ids[0]);
    const blocked = await portal
      .as(admin)
      .send('PUT', `/api/users/${ids[0]}/block`, { body: { reason: 'Prøve på sperring' } });
    expect(blocked.status).toBe(204);
    await portal.workOff();
    expect(await statusesOf(portal, [ids[1], ids[2]], time)).toEqual(['attending', 'waiting']);
    expect(await templatesTo(portal, ids[0])).toEqual(before);
    await expectPlacesInOrder(portal);
  });
});
