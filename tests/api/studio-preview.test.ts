import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UserId } from '#features/vocabulary/ids.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { openSession } from '#tests/support/open-sessions.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

const ROOM = '/api/municipality/studio/bergen';
const DRAFTED = '#8a2f6b';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startPortal();
  const other = await portal.given.person('Per', { adminOf: [BERGEN] });
  await portal.as(other).send('PUT', `${ROOM}/draft`, { body: { differences: { colour: DRAFTED }, revision: 0 } });
});
afterAll(() => portal.close());

/** An admin who has opened the draft in their browser. */
async function previewing() {
  const admin = await portal.given.person('Liv', { adminOf: [BERGEN] });
  const { id, ticket } = await openSession(portal, new Date(), admin);
  const { host, pathname, search } = new URL((await portal.as(ticket).get(ROOM)).json().data.preview_url);
  const enter = () => portal.get(`${pathname}${search}`, { host });
  const [cookie = ''] = String((await enter()).headers['set-cookie']).split(';');
  const colour = async () => (await portal.get('/api/tenant', { host, headers: { cookie } })).json().data.colour;
  expect(await colour()).toBe(DRAFTED);
  return { admin, session: id, ticket, enter, colour };
}

type Previewing = Awaited<ReturnType<typeof previewing>>;
const grantOf = (user: UserId) => sql`municipal_grant where user_id = ${user}`;

const ENDS: [string, (scene: Previewing) => Promise<unknown>][] = [
  ['logged out', ({ ticket }) => portal.as(ticket).post('/api/auth/logout')],
  [
    'idle for too long',
    ({ session }) =>
      sql`update session set seen_at = now() - make_interval(secs => idle_seconds + 1) where id = ${session}`.execute(
        portal.db,
      ),
  ],
  ['dismissed', ({ admin }) => sql`delete from ${grantOf(admin)}`.execute(portal.db)],
  [
    'moved to another municipality',
    ({ admin }) =>
      sql`update municipal_grant set municipality_id = ${OSLO} where user_id = ${admin}`.execute(portal.db),
  ],
  ['blocked', ({ admin }) => sql`update app_user set blocked_at = now() where id = ${admin}`.execute(portal.db)],
];

describe('BEY-12 a draft is seen for as long as the session and the right are there', () => {
  test.each(ENDS)('BEY-12 a user who was %s sees what is published, and cannot enter again', async (_how, end) => {
    const scene = await previewing();
    await end(scene);
    expect(await scene.colour()).not.toBe(DRAFTED);
    expect((await scene.enter()).status).toBe(404);
  });
});
