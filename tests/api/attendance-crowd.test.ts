import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  attendAs,
  type ClockedPortal,
  faultsInPlaces,
  givenSignUp,
  startClockedPortal,
} from '#tests/support/sign-ups.ts';

/** Those who come at the same moment share a transaction, and nothing else. */
let portal: ClockedPortal;
beforeAll(async () => {
  portal = await startClockedPortal();
});
afterAll(() => portal.close());

/** The order of arrival, which is not that of the calls: each has a way of its own to the desk. */
async function orderAt(time: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from attendance where occurrence_id = ${time} order by position`.execute(portal.db);
  return rows.map(({ user_id }) => user_id);
}

test('D-13 OCC-04 each of a crowd has an answer of their own, in their language', async () => {
  const { time, ids } = await givenSignUp(portal, { people: 9, capacity: 3, settings: { has_waiting_list: false } });
  const languages = ['nb', 'nn', 'en'] as const;
  const answers = await Promise.all(
    ids.map(async (id, at) => {
      const language = languages[at % 3] ?? 'nb';
      const answer = await portal.as(id).post(`/api/occurrences/${time}/attend`, undefined, { language });
      return { language, status: answer.status, message: answer.json().message };
    }),
  );
  const turnedAway = answers.filter(({ status }) => status === 409);
  expect([answers.filter(({ status }) => status === 200).length, turnedAway.length]).toEqual([3, 6]);
  const words = { nb: 'ingen venteliste', nn: 'inga venteliste', en: 'no waiting list' };
  for (const { language, message } of turnedAway) expect(message).toContain(words[language]);
});

test('D-13 OCC-03 a crowd waits in the order in which it came, and each knows their place in it', async () => {
  const { time, ids } = await givenSignUp(portal, { people: 8, capacity: 2 });
  const answers = await Promise.all(ids.map((id) => attendAs(portal, id, time)));
  const told = new Map(answers.map((answer, at) => [ids[at], answer.json().data.position]));
  const order = await orderAt(time);
  expect(order.map((id) => told.get(id))).toEqual([null, null, 1, 2, 3, 4, 5, 6]);
  expect(await faultsInPlaces(portal, portal.now())).toEqual([]);
});

test('D-13 a user who comes several times at the same moment comes once', async () => {
  const { time, ids } = await givenSignUp(portal, { people: 3, capacity: 2 });
  const [one, two, three] = ids;
  const comers = [one, two, two, two, three, three];
  const answers = await Promise.all(comers.map((id) => attendAs(portal, id, time)));
  const order = await orderAt(time);
  expect(order.toSorted()).toEqual([...ids].sort());
  const told = answers.map((answer) => answer.json().data.status);
  expect(told).toEqual(comers.map((id) => (id === order[2] ? 'waiting' : 'attending')));
});

test('D-13 RTE-06 in the same crowd members are let in where others find nothing', async () => {
  const club = await portal.given.organisation({ isPrivate: true });
  const { time, ids } = await givenSignUp(portal, { people: 4, organisation: club });
  for (const member of [ids[1], ids[2]]) await portal.given.member(club, member, 'member');
  const answers = await Promise.all(ids.map((id) => attendAs(portal, id, time)));
  expect(answers.map(({ status }) => status)).toEqual([404, 200, 200, 404]);
});

test('D-13 history and facts name each of a crowd, and each has one letter', async () => {
  const { time, ids } = await givenSignUp(portal, { people: 5, capacity: 2 });
  await Promise.all(ids.map((id) => attendAs(portal, id, time)));
  await portal.workOff();
  const order = await orderAt(time);
  const kinds = ['signed_up', 'signed_up', 'waiting', 'waiting', 'waiting'];
  const { rows: history } = await sql<{ kind: string; user_id: string; actor_user_id: string }>`
    select c.kind, a.user_id, c.actor_user_id
    from attendance_change c join attendance a on a.id = c.attendance_id
    where a.occurrence_id = ${time} order by c.id`.execute(portal.db);
  expect(history).toEqual(order.map((id, at) => ({ kind: kinds[at], user_id: id, actor_user_id: id })));
  const { rows: facts } = await sql<{ kind: string; subject_user_id: string; actor_user_id: string }>`
    select kind, subject_user_id, actor_user_id from fact
    where details ->> 'occurrence_id' = ${time} order by id`.execute(portal.db);
  expect(facts).toEqual(
    order.map((id, at) => ({ kind: `attendee:${kinds[at]}`, subject_user_id: id, actor_user_id: id })),
  );
  const { rows: letters } = await sql<{ user_id: string }>`
    select user_id from outgoing_message where user_id = any(${ids}::uuid[])`.execute(portal.db);
  expect(letters.map(({ user_id }) => user_id).sort()).toEqual([...ids].sort());
});

test('D-13 whom the database refuses fails alone, and the others of the crowd are in', async () => {
  const { time, ids } = await givenSignUp(portal, { people: 4 });
  await sql`alter table attendance add constraint not_this_one check (user_id <> ${sql.lit(ids[2])}) not valid`.execute(
    portal.db,
  );
  const answers = await Promise.all(ids.map((id) => attendAs(portal, id, time)));
  await sql`alter table attendance drop constraint not_this_one`.execute(portal.db);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 500, 200]);
  expect(await faultsInPlaces(portal, portal.now())).toEqual([]);
});
