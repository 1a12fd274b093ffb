import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '#platform/language/locale.ts';
import {
  attendAs,
  type ClockedPortal,
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

describe('OCC-05 what nobody can sign up for', () => {
  const cases = [
    ['cancelled', { status: 'cancelled' }],
    ['cancelled', { cancelledTimes: [0] }],
    ['completed', { isCompleted: true }],
    ['no_sign_up', { settings: { has_sign_up: false } }],
    ['ended', { startsInHours: [-5] }],
    ['closed', { startsInHours: [2], settings: { sign_up_closes_minutes: 180 } }],
  ] as const;
  test.each(cases)('OCC-05 %s %j is refused with a sentence that says so', async (fault, { ...event }) => {
    const { time, ids } = await givenSignUp(portal, event as object);
    expect(await ownPlaceOf(portal, ids[0], time)).toMatchObject({ fault, status: null, can: { sign_up: false } });
    const sentences = new Set<string>();
    for (const language of LOCALES) {
      const answer = await portal.as(ids[0]).post(`/api/occurrences/${time}/attend`, undefined, { language });
      expect(answer.status).toBe(409);
      sentences.add(answer.json().message);
    }
    expect(sentences.size).toBe(LOCALES.length);
    expect(await stateOf(ids[0], time)).toBeNull();
  });

  test('OCC-05 each reason has its own words', async () => {
    const said = new Set<string>();
    for (const [, event] of cases) {
      const { time, ids } = await givenSignUp(portal, event as object);
      said.add((await attendAs(portal, ids[0], time)).json().message);
    }
    expect(said.size).toBe(new Set(cases.map(([fault]) => fault)).size);
  });

  test('OCC-05 full without a waiting list', async () => {
    const { time, ids } = await givenSignUp(portal, { capacity: 1, settings: { has_waiting_list: false } });
    await attendAs(portal, ids[0], time);
    const refused = await portal.as(ids[1]).post(`/api/occurrences/${time}/attend`, undefined, { language: 'nb' });
    expect(refused.status).toBe(409);
    expect(refused.json().message).toContain('ingen venteliste');
    expect(await ownPlaceOf(portal, ids[1], time)).toMatchObject({ fault: null, can: { sign_up: false } });
    await leaveAs(portal, ids[0], time);
    expect((await attendAs(portal, ids[1], time)).json().data.status).toBe('attending');
  });

  test('OCC-05 what comes from elsewhere is signed up for elsewhere', async () => {
    const { time, eventId, ids } = await givenSignUp(portal);
    await sql`update event set source = 'dnt', external_id = ${eventId}, source_url = 'https://dnt.example/' where id = ${eventId}`.execute(
      portal.db,
    );
    expect((await attendAs(portal, ids[0], time)).status).toBe(409);
    expect((await ownPlaceOf(portal, ids[0], time)).fault).toBe('elsewhere');
  });

  test('OCC-05 a draft, a hidden time and what does not exist are not there', async () => {
    const draft = await givenSignUp(portal, { status: 'draft' });
    expect((await attendAs(portal, draft.ids[0], draft.time)).status).toBe(404);
    const hidden = await givenSignUp(portal);
    await sql`update occurrence set is_published = false where id = ${hidden.time}`.execute(portal.db);
    expect((await attendAs(portal, hidden.ids[0], hidden.time)).status).toBe(404);
    expect((await portal.as(hidden.ids[0]).get(`/api/occurrences/${hidden.time}/my`)).status).toBe(404);
    expect((await attendAs(portal, hidden.ids[0], hidden.eventId)).status).toBe(404);
    expect((await attendAs(portal, hidden.ids[0], 'nonsense')).status).toBe(404);
  });

  test('OCC-05 the user who runs it is told that a hidden time is not published', async () => {
    const owner = await portal.given.person('Eier');
    const organisation = await portal.given.organisation({ owner });
    const { time } = await givenSignUp(portal, { organisation });
    await sql`update occurrence set is_published = false where id = ${time}`.execute(portal.db);
    const refused = await attendAs(portal, owner, time);
    expect(refused.status).toBe(409);
    expect((await ownPlaceOf(portal, owner, time)).fault).toBe('not_published');
  });

  test('OCC-05 a private organisation’s activities are for those who belong to it', async () => {
    const organisation = await portal.given.organisation({ isPrivate: true });
    const { time, ids } = await givenSignUp(portal, { organisation });
    await portal.given.member(organisation, ids[1]);
    expect((await attendAs(portal, ids[0], time)).status).toBe(404);
    expect((await attendAs(portal, ids[1], time)).json().data.status).toBe('attending');
    // A user who no longer belongs to it can still give the place up.
    await sql`update membership set status = 'left' where user_id = ${ids[1]}`.execute(portal.db);
    expect((await attendAs(portal, ids[1], time)).status).toBe(404);
    expect((await leaveAs(portal, ids[1], time)).json().data.status).toBeNull();
    expect((await leaveAs(portal, ids[1], time)).status).toBe(404);
  });

  test('TEN-07 a portal that is wound down takes nobody', async () => {
    const { time, ids } = await givenSignUp(portal);
    const refused = await portal.as(ids[0]).post(`/api/occurrences/${time}/attend`, undefined, {
      host: 'demo-avviklet.localhost',
    });
    expect([403, 404]).toContain(refused.status);
    expect(await stateOf(ids[0], time)).toBeNull();
  });
});
