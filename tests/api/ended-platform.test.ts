import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describedApi } from '#apps/server/described-api.ts';
import { newId } from '#platform/server/new-id.ts';
import { type reportScene as made, reportScene } from '#tests/support/report-scene.ts';
import { tableStates, writtenBetween } from '#tests/support/written-tables.ts';

const REASON = 'Vi har sett på den igjen';

/** Every call about one case, with what it takes to get as far as the question of who may. */
const CASE_CALLS: Readonly<Record<string, object | undefined>> = {
  'GET /reports/cases/{id}': undefined,
  'GET /reports/cases/{id}/files/{report}': undefined,
  'PUT /reports/cases/{id}': { is_with_platform: true },
  'POST /reports/cases/{id}/decision': { decision: 'nothing', reason: REASON },
  'POST /reports/cases/{id}/appeal': { words: 'Jeg er ikke enig i dette' },
  'POST /reports/cases/{id}/appeal/decision': { decision: 'nothing', reason: REASON },
  'POST /reports/cases/{id}/referrals': { authority: 'police', referred_on: '2026-11-01', reason: REASON },
  'POST /reports/cases/{id}/referrals/end': { authority: 'police' },
};

let scene: Awaited<ReturnType<typeof made>>;
/** Each lost their power in a way of their own. */
let former: Record<string, string>;
beforeAll(async () => {
  scene = await reportScene();
  const { portal, people } = scene;
  const { staff, moderator, superAdmin, elsewhere } = people;
  const blocked = await portal.given.person('Bo Blokkert', { scopes: ['admin'] });
  former = { staff, moderator, superAdmin, blocked, elsewhere };
});
afterAll(() => scene.close());

async function endAll(): Promise<void> {
  const { db } = scene.portal;
  const { staff, moderator, superAdmin, blocked } = former;
  await sql`delete from municipal_grant where user_id = ${staff}`.execute(db);
  await sql`update app_user set scopes = '{}' where id in (${moderator}, ${superAdmin})`.execute(db);
  await sql`update app_user set blocked_at = now() where id = ${blocked}`.execute(db);
}

describe('D-05 power over others that has ended', () => {
  test('D-05 cases, and what is for super-admins alone: nothing is read, decided or changed', async () => {
    const { portal, club, reported, people } = scene;
    const { event, reporter } = await club();
    const id = await reported(reporter, 'event', event);
    const seen = await portal.as(people.superAdmin).get(`/api/reports/cases/${id}`);
    expect([seen.status, seen.body]).toEqual([200, expect.stringContaining(id)]);
    await endAll();
    const api = await describedApi();
    const ofCases = api.map(({ method, path }) => `${method} ${path}`).filter((call) => call.includes('/cases/{id}'));
    expect(Object.keys(CASE_CALLS).toSorted()).toEqual(ofCases.toSorted());
    const ofSuperAdmins = api
      .filter(({ access }) => access === 'superAdmin')
      .map(({ method, path }) => `${method} ${path}`);
    const before = await tableStates(portal.db);
    const wrong: string[] = [];
    for (const call of [...ofCases, ...ofSuperAdmins]) {
      const [method = '', path = ''] = call.split(' ');
      const body = CASE_CALLS[call] ?? (method === 'GET' || method === 'DELETE' ? undefined : {});
      const address = `/api${path.replace('{id}', ofCases.includes(call) ? id : reporter).replace('{report}', newId())}`;
      for (const [who, user] of Object.entries(former)) {
        const answer = await portal.as(user).send(method as 'GET', address, { language: 'nb', ...(body && { body }) });
        if (![401, 403, 404].includes(answer.status)) wrong.push(`${call} as ${who}: ${answer.status} ${answer.body}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(writtenBetween(before, await tableStates(portal.db))).toEqual([]);
  });
});
