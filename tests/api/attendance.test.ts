import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  attendAs,
  type ClockedPortal,
  faultsInPlaces,
  givenSignUp,
  leaveAs,
  ownPlaceOf,
  startClockedPortal,
} from '#tests/support/sign-ups.ts';

let portal: ClockedPortal;
beforeAll(async () => {
  portal = await startClockedPortal();
});
afterAll(() => portal.close());

const stateOf = async (person: string, time: string) => {
  const { status, position } = await ownPlaceOf(portal, person, time);
  return position === null ? status : `${status} ${position}`;
};

describe('coming', () => {
  test('OCC-01 a user signs up, and doing it twice changes nothing', async () => {
    const { time, eventId, ids } = await givenSignUp(portal, { capacity: 2 });
    const first = await attendAs(portal, ids[0], time);
    expect(first.status).toBe(200);
    expect(first.json().data).toMatchObject({
      occurrence_id: time,
      event_id: eventId,
      status: 'attending',
      position: null,
      attendees_count: 1,
      waiting_count: 0,
      capacity: { max: 2 },
      fault: null,
      can: { sign_up: false, leave: true },
    });
    expect((await attendAs(portal, ids[0], time)).json().data).toEqual(first.json().data);
    const { rows } = await sql`select status from attendance where occurrence_id = ${time}`.execute(portal.db);
    expect(rows).toHaveLength(1);
  });

  test('OCC-03 OCC-04 what is full has a waiting list, in the order in which people came', async () => {
    const { time, ids } = await givenSignUp(portal, { capacity: 1, people: 4 });
    for (const id of ids) await attendAs(portal, id, time);
    expect(await Promise.all(ids.map((id) => stateOf(id, time)))).toEqual([
      'attending',
      'waiting 1',
      'waiting 2',
      'waiting 3',
    ]);
    expect(await faultsInPlaces(portal, portal.now())).toEqual([]);
  });

  test('OCC-04 a user who goes gives the place to the first in line, who moves up and is no longer in it', async () => {
    const { time, ids } = await givenSignUp(portal, { capacity: 1, people: 4 });
    for (const id of ids) await attendAs(portal, id, time);
    const left = await leaveAs(portal, ids[0], time);
    expect(left.json().data).toMatchObject({ status: null, attendees_count: 1, waiting_count: 2 });
    expect(await Promise.all(ids.map((id) => stateOf(id, time)))).toEqual([
      null,
      'attending',
      'waiting 1',
      'waiting 2',
    ]);
    // Twice is once.
    expect((await leaveAs(portal, ids[0], time)).status).toBe(200);
    expect(await stateOf(ids[2], time)).toBe('waiting 1');
    // Coming back means to stand at the end.
    await attendAs(portal, ids[0], time);
    expect(await stateOf(ids[0], time)).toBe('waiting 3');
    expect(await faultsInPlaces(portal, portal.now())).toEqual([]);
  });

  test('OCC-04 the user who leaves the middle of the line lets those behind move up', async () => {
    const { time, ids } = await givenSignUp(portal, { capacity: 1, people: 4 });
    for (const id of ids) await attendAs(portal, id, time);
    await leaveAs(portal, ids[1], time);
    expect(await stateOf(ids[2], time)).toBe('waiting 1');
    expect(await stateOf(ids[3] as string, time)).toBe('waiting 2');
  });

  test('EVT-02 the card shows how many come', async () => {
    const { time, eventId, ids } = await givenSignUp(portal, { capacity: 1 });
    for (const id of ids) await attendAs(portal, id, time);
    const card = () => portal.get(`/api/events/${eventId}`).then((answer) => answer.json().data);
    expect(await card()).toMatchObject({ attendees_count: 1, waiting_count: 2 });
    await leaveAs(portal, ids[2], time);
    expect(await card()).toMatchObject({ attendees_count: 1, waiting_count: 1 });
    expect(await faultsInPlaces(portal, portal.now())).toEqual([]);
  });

  test('OCC-01 without a limit everybody has a place', async () => {
    const { time, ids } = await givenSignUp(portal, { people: 5 });
    for (const id of ids) expect((await attendAs(portal, id, time)).json().data.status).toBe('attending');
  });

  test('OCC-01 facts are recorded, and what happened to a place is kept', async () => {
    const { time, eventId, ids } = await givenSignUp(portal, { capacity: 1 });
    const [first, second] = ids;
    await attendAs(portal, first, time);
    await attendAs(portal, second, time);
    await leaveAs(portal, first, time);
    const { rows: facts } = await sql<{ kind: string; subject_user_id: string }>`
      select kind, subject_user_id from fact where event_id = ${eventId} order by id`.execute(portal.db);
    expect(facts).toEqual([
      { kind: 'attendee:signed_up', subject_user_id: first },
      { kind: 'attendee:waiting', subject_user_id: second },
      { kind: 'attendee:left', subject_user_id: first },
      { kind: 'attendee:promoted', subject_user_id: second },
    ]);
    const { rows: changes } = await sql<{ kind: string; actor_user_id: string }>`
      select kind, actor_user_id from attendance_change
      where attendance_id in (select id from attendance where user_id = ${second}) order by id`.execute(portal.db);
    expect(changes).toEqual([
      { kind: 'waiting', actor_user_id: second },
      { kind: 'promoted', actor_user_id: first },
    ]);
  });
});

describe('going', () => {
  test('OCC-05 after the limit only the organiser can take a user off; the user who waits can go until the end', async () => {
    const { time, ids } = await givenSignUp(portal, {
      startsInHours: [2],
      capacity: 1,
      settings: { leave_closes_minutes: 180 },
    });
    await attendAs(portal, ids[0], time);
    await attendAs(portal, ids[1], time);
    const refused = await portal.as(ids[0]).post(`/api/occurrences/${time}/leave`, undefined, { language: 'en' });
    expect(refused.status).toBe(409);
    expect(refused.json().message).toContain('Ask the organiser');
    expect(await ownPlaceOf(portal, ids[0], time)).toMatchObject({ status: 'attending', can: { leave: false } });
    expect((await leaveAs(portal, ids[1], time)).status).toBe(200);
  });

  test('OCC-05 nobody leaves what is over, and anybody what is called off', async () => {
    const over = await givenSignUp(portal, { startsInHours: [-5] });
    await portal.given.attendance(over.time, over.ids[0]);
    expect((await leaveAs(portal, over.ids[0], over.time)).status).toBe(409);
    const off = await givenSignUp(portal, { status: 'cancelled', settings: { leave_closes_minutes: 60_000 } });
    await portal.given.attendance(off.time, off.ids[0]);
    await portal.given.attendance(off.time, off.ids[1], 'waiting');
    expect((await leaveAs(portal, off.ids[0], off.time)).status).toBe(200);
    // Nobody gets a place at what does not take place.
    expect(await stateOf(off.ids[1], off.time)).toBe('waiting 1');
  });

  test('D-03 nothing of a departure is seen unless all of it is', async () => {
    const { time, ids } = await givenSignUp(portal, { capacity: 1 });
    for (const id of ids) await attendAs(portal, id, time);
    // The last thing that happens is that the next one's change is written down; there it breaks.
    await sql`create function broken() returns trigger language plpgsql as $$
      begin if new.kind = 'promoted' then raise 'broken'; end if; return new; end $$`.execute(portal.db);
    await sql`create trigger broken before insert on attendance_change for each row execute function broken()`.execute(
      portal.db,
    );
    expect((await leaveAs(portal, ids[0], time)).status).toBe(500);
    expect(await Promise.all(ids.map((id) => stateOf(id, time)))).toEqual(['attending', 'waiting 1', 'waiting 2']);
    await sql`drop trigger broken on attendance_change`.execute(portal.db);
    expect((await leaveAs(portal, ids[0], time)).status).toBe(200);
    expect(await stateOf(ids[1], time)).toBe('attending');
    expect(await faultsInPlaces(portal, portal.now())).toEqual([]);
  });
});

describe('all times at once', () => {
  const join = (person: string, eventId: string) => portal.as(person).post(`/api/events/${eventId}/join`);

  test('OCC-01 a user gives up all times that they can still leave, and the next in line move up', async () => {
    const { eventId, ids } = await givenSignUp(portal, {
      startsInHours: [2, 72, 96],
      capacity: 1,
      settings: { leave_closes_minutes: 180 },
    });
    const times = await portal.given.timesOf(eventId);
    await join(ids[0], eventId);
    await join(ids[1], eventId);
    const leaveAll = (person?: string) => portal.as(person).post(`/api/events/${eventId}/leave`);
    const left = await leaveAll(ids[0]);
    const statuses = left.json().data.map(({ status }: { status: string | null }) => status);
    expect([left.status, statuses]).toEqual([200, ['attending', null, null]]);
    expect(await Promise.all(times.map((time) => stateOf(ids[1], time)))).toEqual([
      'waiting 1',
      'attending',
      'attending',
    ]);
    expect((await leaveAll(ids[0])).status).toBe(200);
    expect((await leaveAll(ids[2])).status).toBe(200);
    expect((await leaveAll()).status).toBe(401);
    expect(await faultsInPlaces(portal, portal.now())).toEqual([]);
  });

  test('OCC-01 every time that one can sign up for, and doing it twice changes nothing', async () => {
    const { eventId, ids } = await givenSignUp(portal, {
      startsInHours: [-30, 24, 48, 72],
      cancelledTimes: [2],
      capacity: 1,
    });
    const times = await portal.given.timesOf(eventId);
    await attendAs(portal, ids[1], times[3] ?? '');
    const answer = await join(ids[0], eventId);
    expect(answer.json().data).toMatchObject([
      { occurrence_id: times[1], status: 'attending' },
      { occurrence_id: times[2], status: null, fault: 'cancelled' },
      { occurrence_id: times[3], status: 'waiting', position: 1 },
    ]);
    expect((await join(ids[0], eventId)).json()).toEqual(answer.json());
    expect((await portal.as(ids[0]).get(`/api/events/${eventId}/my`)).json()).toEqual(answer.json());
  });

  test('OCC-05 where there is nothing to join, it says why', async () => {
    const off = await givenSignUp(portal, { status: 'cancelled', startsInHours: [24, 48] });
    const refused = await portal.as(off.ids[0]).post(`/api/events/${off.eventId}/join`, undefined, { language: 'nb' });
    expect(refused.status).toBe(409);
    expect(refused.json().message).toContain('avlyst');
    const past = await givenSignUp(portal, { startsInHours: [-50] });
    expect((await join(past.ids[0], past.eventId)).status).toBe(409);
    const draft = await givenSignUp(portal, { status: 'draft' });
    expect((await join(draft.ids[0], draft.eventId)).status).toBe(404);
  });

  test('EVT-04 my states name the next time of each activity, for the badges', async () => {
    const { eventId, ids } = await givenSignUp(portal, { startsInHours: [24, 48], capacity: 1 });
    const times = await portal.given.timesOf(eventId);
    const other = await givenSignUp(portal, { startsInHours: [-5] });
    await portal.given.attendance(other.time, ids[0]);
    await attendAs(portal, ids[1], times[0] ?? '');
    await join(ids[0], eventId);
    expect((await portal.as(ids[0]).get('/api/events/my')).json().data).toMatchObject([
      { event_id: eventId, occurrence_id: times[0], status: 'waiting' },
    ]);
    expect((await portal.as(ids[2]).get('/api/events/my')).json().data).toEqual([]);
  });
});

describe('D-13 how often', () => {
  test('D-13 one person has thirty tries a minute', async () => {
    const braked = await startClockedPortal({ settings: { RATE_LIMITS: 'on' } });
    const { time, ids } = await givenSignUp(braked);
    const answers: number[] = [];
    for (let tries = 0; tries < 35; tries += 1) answers.push((await attendAs(braked, ids[0], time)).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(30);
    expect(answers.filter((status) => status === 429)).toHaveLength(5);
    await braked.close();
  });

  test('D-13 a ticket is braked before anybody looks at it, and each by itself', async () => {
    const braked = await startClockedPortal({ settings: { RATE_LIMITS: 'on' } });
    const { time, ids } = await givenSignUp(braked);
    const useless = { headers: { authorization: `Bearer ${'x'.repeat(80)}` } };
    const answers: number[] = [];
    for (let tries = 0; tries < 33; tries += 1)
      answers.push((await braked.post(`/api/occurrences/${time}/attend`, undefined, useless)).status);
    expect(answers).toEqual([...Array(30).fill(401), 429, 429, 429]);
    expect((await attendAs(braked, ids[0], time)).status).toBe(200);
    await braked.close();
  });
});
