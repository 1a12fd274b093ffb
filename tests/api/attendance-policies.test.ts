import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepPlaces } from '#features/attendance/server/jobs-declared.ts';
import { sortWaiting } from '#features/attendance/server/priority.ts';
import { sweeping } from '#features/attendance/server/sweep-places.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { templatesTo } from '#tests/support/sent-letters.ts';
import {
  attendAs,
  type ClockedPortal,
  everybodyAttends,
  expectPlacesInOrder,
  givenSignUp,
  leaveAs,
  ownPlaceOf,
  startClockedPortal,
  statusesOf,
  statusOf,
} from '#tests/support/sign-ups.ts';

let portal: ClockedPortal;
beforeAll(async () => {
  portal = await startClockedPortal();
});
afterAll(() => portal.close());

const mind = () => portal.carryOut(sweepPlaces);

describe('BEY-02 a place is offered, and held until the deadline', () => {
  const offering = (more: object = {}) =>
    givenSignUp(portal, { people: 4, capacity: 1, settings: { waiting_policy: 'offer', offer_hours: 24 }, ...more });

  test('BEY-02 the user who is next is asked, and nobody else gets the place meanwhile', async () => {
    const { time, ids } = await offering({ people: 5 });
    await everybodyAttends(portal, ids.slice(0, 3), time);
    await leaveAs(portal, ids[0], time);
    expect(await ownPlaceOf(portal, ids[1], time)).toMatchObject({
      status: 'offered',
      offer_expires_at: '2026-11-17T09:00:00Z',
      attendees_count: 1,
      waiting_count: 1,
      can: { sign_up: true, leave: true },
    });
    expect((await attendAs(portal, ids[3] as string, time)).json().data).toMatchObject({
      status: 'waiting',
      position: 2,
    });
    const taken = await attendAs(portal, ids[1], time);
    expect(taken.json().data).toMatchObject({ status: 'attending', offer_expires_at: null, attendees_count: 1 });
    expect((await attendAs(portal, ids[1], time)).json().data.status).toBe('attending');
    await expectPlacesInOrder(portal);
  });

  test('BEY-02 the user who turns it down passes it on', async () => {
    const { time, ids } = await offering();
    await everybodyAttends(portal, ids, time);
    await leaveAs(portal, ids[0], time);
    await leaveAs(portal, ids[1], time);
    expect(await statusesOf(portal, ids, time)).toEqual([null, null, 'offered', 'waiting']);
    await expectPlacesInOrder(portal);
  });

  test('BEY-02 an offer that nobody takes in time goes to the next, by the clock', async () => {
    const { time, ids } = await offering();
    await everybodyAttends(portal, ids, time);
    await leaveAs(portal, ids[0], time);
    await mind();
    expect(await statusOf(portal, ids[1], time)).toBe('offered');
    portal.passHours(24);
    await mind();
    await mind();
    expect(await statusesOf(portal, ids, time)).toEqual([null, null, 'offered', 'waiting']);
    expect((await ownPlaceOf(portal, ids[2], time)).offer_expires_at).toBe('2026-11-18T09:00:00Z');
    await portal.workOff();
    expect((await templatesTo(portal, ids[1])).at(-1)).toBe('placeExpired');
    await expectPlacesInOrder(portal);
  });

  test('BEY-02 an offer that has run out is no offer, also before any job has noticed', async () => {
    const { time, ids } = await offering();
    await everybodyAttends(portal, ids, time);
    await leaveAs(portal, ids[0], time);
    portal.passHours(24);
    expect((await attendAs(portal, ids[1], time)).json().data).toMatchObject({ status: 'waiting', position: 2 });
    expect(await statusesOf(portal, ids, time)).toEqual([null, 'waiting', 'offered', 'waiting']);
    await expectPlacesInOrder(portal);
  });

  test('BEY-02 nobody can think longer than until the beginning, and near it there is no time to ask', async () => {
    const near = await offering({ startsInHours: [5] });
    await everybodyAttends(portal, near.ids, near.time);
    await leaveAs(portal, near.ids[0], near.time);
    const { offer_expires_at, start_at } = await ownPlaceOf(portal, near.ids[1], near.time);
    expect(offer_expires_at).toBe(start_at);
    const nearer = await offering({ startsInHours: [0.5] });
    await everybodyAttends(portal, nearer.ids, nearer.time);
    await leaveAs(portal, nearer.ids[0], nearer.time);
    expect(await statusOf(portal, nearer.ids[1], nearer.time)).toBe('attending');
  });

  test('BEY-02 an offer holds although sign-up has closed meanwhile', async () => {
    const { time, ids } = await offering({
      startsInHours: [30],
      settings: { waiting_policy: 'offer', offer_hours: 24, sign_up_closes_minutes: 1500 },
    });
    await everybodyAttends(portal, ids.slice(0, 2), time);
    await leaveAs(portal, ids[0], time);
    portal.passHours(6);
    expect((await attendAs(portal, ids[2], time)).status).toBe(409);
    expect((await attendAs(portal, ids[1], time)).json().data.status).toBe('attending');
  });
});

describe('BEY-02 places by lot', () => {
  const lottery = (more: object = {}) =>
    givenSignUp(portal, {
      people: 6,
      capacity: 2,
      settings: { waiting_policy: 'lottery', lottery_hours: 48 },
      ...more,
    });

  test('BEY-02 everybody waits until the draw, without a position, and can leave again', async () => {
    const { time, ids } = await lottery();
    await everybodyAttends(portal, ids, time);
    expect(await ownPlaceOf(portal, ids[0], time)).toMatchObject({
      status: 'waiting',
      position: null,
      attendees_count: 0,
      waiting_count: 6,
      draws_at: new Date(portal.now().getTime() + 24 * 3_600_000).toISOString(),
    });
    await leaveAs(portal, ids[5] as string, time);
    await mind();
    expect(await statusesOf(portal, ids.slice(0, 5), time)).toEqual(Array(5).fill('waiting'));
  });

  test('BEY-02 at its hour the lots are drawn, once, and all are told', async () => {
    const { time, ids } = await lottery();
    await everybodyAttends(portal, ids, time);
    portal.passHours(24);
    await mind();
    const drawn = await statusesOf(portal, ids, time);
    expect(drawn.filter((status) => status === 'attending')).toHaveLength(2);
    expect(drawn.filter((status) => status === 'waiting')).toHaveLength(4);
    await mind();
    expect(await statusesOf(portal, ids, time)).toEqual(drawn);
    const positions = await Promise.all(ids.map(async (id) => (await ownPlaceOf(portal, id, time)).position));
    expect(positions.filter((position) => position !== null).sort()).toEqual([1, 2, 3, 4]);
    await portal.workOff();
    for (const id of ids) expect(await templatesTo(portal, id)).toContain('placeDrawn');
    await expectPlacesInOrder(portal);
  });

  test('BEY-02 afterwards it is an ordinary waiting list, in the order that was drawn', async () => {
    const { time, ids } = await lottery();
    await everybodyAttends(portal, ids, time);
    portal.passHours(24);
    // A user who comes before the job has run, does not come before those who have waited.
    const late = await portal.given.person('Sen');
    expect((await attendAs(portal, late, time)).json().data).toMatchObject({ status: 'waiting', position: 5 });
    const winner = ids[(await statusesOf(portal, ids, time)).indexOf('attending')] as string;
    const places = await Promise.all(ids.map(async (id) => (await ownPlaceOf(portal, id, time)).position));
    const first = ids[places.indexOf(1)] as string;
    await leaveAs(portal, winner, time);
    expect(await statusOf(portal, first, time)).toBe('attending');
    await expectPlacesInOrder(portal);
  });

  test('BEY-02 chance decides, not who came first', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 12; round += 1) {
      const { time, ids } = await lottery({ people: 4, capacity: 1 });
      await everybodyAttends(portal, ids, time);
      portal.passHours(24);
      await mind();
      seen.add(String((await statusesOf(portal, ids, time)).indexOf('attending')));
    }
    // The same one twelve times in a row would be one in four million.
    expect(seen.size).toBeGreaterThan(1);
  });

  test('BEY-02 without a limit everybody wins', async () => {
    const eventId = await portal.given.event({
      startsInHours: [72],
      settings: { waiting_policy: 'lottery', lottery_hours: 48 },
    });
    const [time = ''] = await portal.given.timesOf(eventId);
    const people = [await portal.given.person('En'), await portal.given.person('To')];
    await everybodyAttends(portal, people, time);
    expect(await statusesOf(portal, people, time)).toEqual(['waiting', 'waiting']);
    portal.passHours(30);
    await mind();
    expect(await statusesOf(portal, people, time)).toEqual(['attending', 'attending']);
  });

  test('D-24 more lots than fit one batch are drawn in the next', async () => {
    const drawn = [];
    for (const { time, ids } of [await lottery(), await lottery(), await lottery()]) {
      await everybodyAttends(portal, ids, time);
      drawn.push(time);
    }
    portal.passHours(24);
    await sweeping({ ...portal.jobServices, now: portal.now() }, 1);
    const { rows } =
      await sql`select 1 from occurrence where id = any(${sql.val(drawn)}::uuid[]) and drawn_at is not null`.execute(
        portal.db,
      );
    expect(rows).toHaveLength(3);
    await expectPlacesInOrder(portal);
  });

  test('D-27 two processes at the same work do nothing twice', async () => {
    const { time, ids } = await lottery();
    await everybodyAttends(portal, ids, time);
    await portal.workOff();
    portal.passHours(24);
    const handedIn: { news: unknown[] }[] = [];
    const services = {
      ...portal.jobServices,
      now: portal.now(),
      enqueue: async (_db: unknown, _job: unknown, ...payloads: unknown[]) => {
        handedIn.push(...(payloads as { news: unknown[] }[]));
      },
    };
    await Promise.all([sweeping(services), sweeping(services), sweeping(services)]);
    expect(handedIn.flatMap(({ news }) => news)).toHaveLength(6);
    const { rows } = await sql`select 1 from attendance_change where kind = 'drawn' and attendance_id in (
      select id from attendance where occurrence_id = ${time})`.execute(portal.db);
    expect(rows).toHaveLength(6);
    await expectPlacesInOrder(portal);
  });
});

describe('BEY-02 some come first', () => {
  test('BEY-02 members of the organisation', async () => {
    const organisation = await portal.given.organisation();
    const { time, ids } = await givenSignUp(portal, {
      people: 5,
      capacity: 1,
      organisation,
      settings: { waiting_policy: 'priority', priority_group: 'members' },
    });
    const [, , member, past, other] = ids as unknown as [string, string, string, string, string];
    await portal.given.member(organisation, member);
    await portal.given.member(organisation, other);
    await portal.given.member(organisation, past, 'member', { endsOn: '2026-01-31' });
    await everybodyAttends(portal, ids, time);
    const positions = await Promise.all(ids.map(async (id) => (await ownPlaceOf(portal, id, time)).position));
    expect(positions).toEqual([null, 3, 1, 4, 2]);
    await leaveAs(portal, ids[0], time);
    expect(await statusOf(portal, member, time)).toBe('attending');
    await expectPlacesInOrder(portal);
  });

  test('BEY-02 residents of where it takes place', async () => {
    const { time, ids } = await givenSignUp(portal, {
      people: 4,
      capacity: 1,
      municipality: OSLO,
      settings: { waiting_policy: 'priority', priority_group: 'residents' },
    });
    await sql`update app_user set municipality_id = ${OSLO} where id = ${ids[3]}`.execute(portal.db);
    await sql`update app_user set municipality_id = ${BERGEN} where id = ${ids[1]}`.execute(portal.db);
    await everybodyAttends(portal, ids, time);
    await leaveAs(portal, ids[0], time);
    expect(await statusesOf(portal, ids, time)).toEqual([null, 'waiting', 'waiting', 'attending']);
  });

  test('BEY-02 another policy sorts those who wait already', async () => {
    const { time, eventId, ids } = await givenSignUp(portal, {
      people: 4,
      capacity: 1,
      municipality: OSLO,
      settings: { waiting_policy: 'priority', priority_group: 'residents' },
    });
    await sql`update app_user set municipality_id = ${OSLO} where id = ${ids[3]}`.execute(portal.db);
    await everybodyAttends(portal, ids, time);
    await sql`update event set waiting_policy = 'automatic' where id = ${eventId}`.execute(portal.db);
    await sortWaiting({ db: portal.db, now: portal.now() }, eventId);
    expect((await ownPlaceOf(portal, ids[1], time)).position).toBe(1);
    await sql`update event set waiting_policy = 'priority' where id = ${eventId}`.execute(portal.db);
    await sortWaiting({ db: portal.db, now: portal.now() }, eventId);
    expect((await ownPlaceOf(portal, ids[3] as string, time)).position).toBe(1);
  });
});
