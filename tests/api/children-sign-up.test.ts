import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ChildPlaces } from '#features/attendance/children-contract.ts';
import { remindPeople } from '#features/attendance/server/jobs-declared.ts';
import { householdWorkers } from '#features/households/server/jobs.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Enqueue } from '#platform/server/jobs.ts';
import { FRISK_VIND, givenIdentified, MILD_SKOG, NORA, ROLIG_FJORD } from '#tests/support/household-scene.ts';
import { lettersTo, templatesTo } from '#tests/support/sent-letters.ts';
import {
  type ClockedPortal,
  expectPlacesInOrder,
  givenSignUp,
  startClockedPortal,
  statusOf,
} from '#tests/support/sign-ups.ts';

const START = new Date('2026-11-16T09:00:00Z');
let portal: ClockedPortal;
beforeAll(async () => {
  portal = await startClockedPortal({}, START);
});
afterAll(() => portal.close());

let guardian: UserId;
let other: UserId;
beforeEach(async () => {
  portal.setClock(START);
  await sql`delete from child`.execute(portal.db);
  await sql`update app_user set ssn_sealed = null, ssn_digest = null`.execute(portal.db);
  guardian = await givenIdentified(portal, 'Rolig Fjord', ROLIG_FJORD);
  other = await givenIdentified(portal, 'Frisk Vind', FRISK_VIND);
  for (const user of [guardian, other]) await portal.as(user).post('/api/household/refresh', {});
});

const childrenOf = async (user: UserId, eventId: string): Promise<ChildPlaces[]> =>
  (await portal.as(user).get(`/api/events/${eventId}/children`)).json().data;
const idOf = async (name: string): Promise<string> => {
  const { rows } = await sql<{ id: string }>`select id from child where first_name = ${name}`.execute(portal.db);
  return rows[0]?.id ?? '';
};
const userOf = async (name: string): Promise<string> => {
  const { rows } = await sql<{ user_id: string }>`select user_id from child where first_name = ${name}`.execute(
    portal.db,
  );
  return rows[0]?.user_id ?? '';
};
const named = async (...names: string[]) => ({ child_ids: await Promise.all(names.map(idOf)) });
const attend = (user: UserId, time: string, body: object) =>
  portal.as(user).post(`/api/occurrences/${time}/children`, body, { language: 'nb' });
const leave = (user: UserId, time: string, body: object) =>
  portal.as(user).post(`/api/occurrences/${time}/children/leave`, body);
const statesOf = (children: readonly ChildPlaces[]) =>
  Object.fromEntries(children.map(({ child, places: [place] }) => [child.first_name, place?.status]));

describe('BEY-05 a guardian signs children up', () => {
  test('BEY-05 the child has the place, both guardians see it, and doing it twice changes nothing', async () => {
    const { time, eventId } = await givenSignUp(portal, { capacity: 5 });
    expect(statesOf(await childrenOf(guardian, eventId))).toEqual({ Emil: null, Nora: null, Ask: null });
    const body = await named('Nora', 'Emil');
    const answer = await attend(guardian, time, body);
    expect(answer.status).toBe(200);
    expect(statesOf(answer.json().data)).toEqual({ Emil: 'attending', Nora: 'attending', Ask: null });
    expect((await attend(other, time, body)).status).toBe(200);
    expect(statesOf(await childrenOf(other, eventId))).toEqual(statesOf(answer.json().data));
    expect(await statusOf(portal, guardian, time)).toBeNull();
    const { rows } = await sql`select 1 from attendance where occurrence_id = ${time}`.execute(portal.db);
    expect(rows).toHaveLength(2);
    await expectPlacesInOrder(portal);
  });

  test('BEY-05 siblings wait together, and where there is no list none of them comes without the others', async () => {
    const listed = await givenSignUp(portal, { capacity: 1 });
    const waiting = await attend(guardian, listed.time, await named('Nora', 'Emil'));
    const states = Object.values(statesOf(waiting.json().data));
    expect(states.toSorted()).toEqual(['attending', 'waiting', null].toSorted());
    const unlisted = await givenSignUp(portal, { capacity: 1, settings: { has_waiting_list: false } });
    const refused = await attend(guardian, unlisted.time, await named('Nora', 'Emil'));
    expect([refused.status, refused.json().message]).toEqual([409, expect.stringContaining('ikke plass til alle')]);
    expect(statesOf(await childrenOf(guardian, unlisted.eventId))).toEqual({ Emil: null, Nora: null, Ask: null });
    await expectPlacesInOrder(portal);
  });

  test('BEY-05 the whole series at once, and out of it again', async () => {
    const eventId = await portal.given.event({ startsInHours: [72, 96, 120] });
    const body = await named('Nora');
    const answer = await portal.as(guardian).post(`/api/events/${eventId}/children`, body);
    const places = (all: ChildPlaces[]) => all.find(({ child }) => child.first_name === 'Nora')?.places ?? [];
    expect(places(answer.json().data).map(({ status }) => status)).toEqual(['attending', 'attending', 'attending']);
    await portal.as(other).post(`/api/events/${eventId}/children/leave`, body);
    expect(places(await childrenOf(guardian, eventId)).map(({ status }) => status)).toEqual([null, null, null]);
  });

  test('BEY-05 guardians are told, by name of the child, and reminded; the child without a login is not', async () => {
    const { time } = await givenSignUp(portal, { name: 'Turn' });
    await attend(guardian, time, await named('Nora'));
    await portal.workOff();
    for (const user of [guardian, other]) {
      const [letter] = await lettersTo(portal, user);
      expect(letter).toMatchObject({ template: 'placeTaken', subject: 'For Nora: Du er påmeldt Turn' });
      expect(letter?.text).toContain('Dette gjelder Nora.');
      expect(letter?.text).toContain(user === guardian ? 'Rolig' : 'Frisk');
    }
    expect(await templatesTo(portal, await userOf('Nora'))).toEqual([]);
    portal.passHours(60);
    await portal.carryOut(remindPeople);
    expect(await templatesTo(portal, other)).toEqual(['placeTaken', 'reminder']);
    const bell = (await portal.as(other).get('/api/notifications', { language: 'nb' })).json();
    expect(JSON.stringify(bell.data)).toContain('For Nora:');
  });

  test('BEY-05 a child who logs in is reminded too, and each guardian once', async () => {
    const { time } = await givenSignUp(portal, {});
    await attend(guardian, time, await named('Nora'));
    const nora = await userOf('Nora');
    await sql`update app_user set terms_accepted_at = ${portal.now()}, email = 'nora@test.example',
      email_verified_at = ${portal.now()} where id = ${nora}`.execute(portal.db);
    portal.passHours(60);
    await portal.carryOut(remindPeople);
    for (const user of [guardian, other, nora])
      expect((await templatesTo(portal, user)).filter((template) => template === 'reminder')).toHaveLength(1);
  });

  test('BEY-05 those who run the activity see the first name, the age and how to reach a guardian', async () => {
    const leader = await portal.given.person('Leder');
    const organisation = await portal.given.organisation({ name: 'Turnlaget', owner: leader });
    const { time } = await givenSignUp(portal, { organisation });
    await attend(guardian, time, await named('Nora'));
    const { data } = (await portal.as(leader).get(`/api/occurrences/${time}/attendees`)).json();
    expect(data).toMatchObject([
      { name: 'Nora', minor: { age: 9, guardian: 'Rolig Fjord' }, email: expect.any(String) },
    ]);
    expect(JSON.stringify(data)).not.toContain('Nora Fjord');
  });

  test('BEY-05 what is written to those who take part reaches the guardians of the children among them', async () => {
    const leader = await portal.given.person('Leder');
    const organisation = await portal.given.organisation({ name: 'Turnlaget', owner: leader });
    const { time, eventId } = await givenSignUp(portal, { organisation });
    await attend(guardian, time, await named('Nora', 'Emil'));
    const letter = { subject: 'Ta med sko', body: 'Vi er inne i dag.' };
    const answer = await portal.as(leader).post(`/api/events/${eventId}/messages`, letter);
    expect(answer.json().data).toEqual({ recipients_count: 2 });
    await portal.workOff();
    for (const user of [guardian, other]) expect(await templatesTo(portal, user)).toContain('attendeeCircular');
  });

  test('BEY-05 a child who comes with an eID is the user who has the places', async () => {
    const { time } = await givenSignUp(portal, {});
    await attend(guardian, time, await named('Nora'));
    const { rows } = await sql<{ id: string }>`
      select id from app_user where ssn_digest = ${portal.jobServices.secrets.digest('ssn', NORA)}`.execute(portal.db);
    expect(rows.map(({ id }) => id)).toEqual([await userOf('Nora')]);
    await sql`update app_user set terms_accepted_at = ${portal.now()} where id = ${await userOf('Nora')}`.execute(
      portal.db,
    );
    expect(await statusOf(portal, rows[0]?.id ?? '', time)).toBe('attending');
  });
});

describe('BEY-05 who may not', () => {
  test('BEY-05 a stranger, and a guardian of others, neither sees nor moves a child', async () => {
    const { time, eventId } = await givenSignUp(portal, {});
    const body = await named('Nora');
    await attend(guardian, time, body);
    const stranger = await portal.given.person('Fremmed');
    const parent = await givenIdentified(portal, 'Mild Skog', MILD_SKOG);
    await portal.as(parent).post('/api/household/refresh', {});
    for (const user of [stranger, parent]) {
      expect(JSON.stringify(await childrenOf(user, eventId))).not.toContain('Nora');
      for (const path of [`occurrences/${time}/children`, `events/${eventId}/children`])
        for (const call of [path, `${path}/leave`])
          expect((await portal.as(user).post(`/api/${call}`, body)).status).toBe(404);
    }
    expect(statesOf(await childrenOf(guardian, eventId)).Nora).toBe('attending');
  });

  test('BEY-05 a guardian whose guardianship has ended is a stranger at once, and is told nothing more', async () => {
    const { time, eventId } = await givenSignUp(portal, {});
    const body = await named('Nora');
    await attend(guardian, time, body);
    await portal.workOff();
    await sql`update guardianship set ended_at = ${portal.now()} where guardian_user_id = ${other}`.execute(portal.db);
    expect(await childrenOf(other, eventId)).toEqual([]);
    expect((await leave(other, time, body)).status).toBe(404);
    await leave(guardian, time, body);
    await portal.workOff();
    expect(await templatesTo(portal, other)).toEqual(['placeTaken']);
    expect(await templatesTo(portal, guardian)).toEqual(['placeTaken', 'placeLeft']);
  });

  test('BEY-05 from the 18th birthday on the place is the young person’s alone', async () => {
    const { time, eventId } = await givenSignUp(portal, { startsInHours: [24 * 365 * 9] });
    const body = await named('Nora');
    await attend(guardian, time, body);
    portal.setClock(new Date('2035-03-04T09:00:00Z'));
    expect(JSON.stringify(await childrenOf(guardian, eventId))).not.toContain('Nora');
    expect((await leave(guardian, time, body)).status).toBe(404);
  });

  test('BEY-05 one child too many in the list is none, and nobody comes in with it', async () => {
    const { time, eventId } = await givenSignUp(portal, {});
    const { child_ids } = await named('Nora');
    const parent = await givenIdentified(portal, 'Mild Skog', MILD_SKOG);
    await portal.as(parent).post('/api/household/refresh', {});
    const mixed = { child_ids: [...child_ids, await idOf('Kvikk')] };
    expect((await attend(guardian, time, mixed)).status).toBe(404);
    expect(statesOf(await childrenOf(guardian, eventId)).Nora).toBeNull();
    expect((await attend(guardian, time, { child_ids: [] })).status).toBe(422);
  });

  test('USR-06 the user who stands for a child goes with the last guardian, unless the child has logged in', async () => {
    const { time } = await givenSignUp(portal, {});
    await attend(guardian, time, await named('Nora', 'Emil'));
    const [nora, emil] = [await userOf('Nora'), await userOf('Emil')];
    await sql`update app_user set terms_accepted_at = ${portal.now()} where id = ${emil}`.execute(portal.db);
    await sql`delete from guardianship`.execute(portal.db);
    const enqueued: unknown[] = [];
    const enqueue: Enqueue = async (_, job, ...payloads) => {
      enqueued.push(...payloads.map((payload) => ({ job: job.name, payload })));
    };
    for (const { work } of householdWorkers) await work({ ...portal.jobServices, enqueue }, {});
    expect(enqueued).toEqual([{ job: 'users.erase', payload: { user_id: nora } }]);
    const { rows } = await sql<{ id: string }>`
      select id from app_user where id in (${nora}, ${emil}) and erased_at is null`.execute(portal.db);
    expect(rows).toEqual([{ id: emil }]);
  });
});
