import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { studioWorkers } from '#features/studio/server/jobs.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import { BERGEN } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

const ROOM = '/api/municipality/studio/bergen';
const NB = { language: 'nb' };

let now = new Date('2026-11-18T10:00:00Z');
let portal: TestPortal;
let other: string;
beforeAll(async () => {
  portal = await startPortal({ now: () => now });
  other = await portal.given.person('Per', { adminOf: [BERGEN] });
});
afterAll(() => portal.close());

const open = async () => (await portal.as(other).get(ROOM, NB)).json().data;
const save = (as: string, colour: string, revision: number) =>
  portal.as(as).send('PUT', `${ROOM}/draft`, { body: { differences: { colour }, revision }, ...NB });
const publish = (as: string, revision: number, publish_at: string | null) =>
  portal.as(as).post(
    `${ROOM}/publish`,
    { revision, reason: null, publish_at },
    {
      ...NB,
      headers: { 'idempotency-key': randomUUID() },
    },
  );
const passAnHour = async () => {
  now = new Date(now.getTime() + 3_600_000);
  await studioWorkers[0]?.work(portal.jobServices, {});
};

/** A user plans a colour for the next hour. */
async function planned(colour: string): Promise<UserId> {
  const who = await portal.given.person('Liv', { adminOf: [BERGEN] });
  const { revision } = await open();
  expect((await save(who, colour, revision)).status).toBe(200);
  const at = new Date(now.getTime() + 1_800_000).toISOString();
  expect((await publish(who, revision + 1, at)).status).toBe(204);
  return who;
}

const ENDS: [string, (id: UserId) => Promise<unknown>][] = [
  ['dismissed', (id) => sql`delete from municipal_grant where user_id = ${id}`.execute(portal.db)],
  ['made support', (id) => sql`update municipal_grant set role = 'support' where user_id = ${id}`.execute(portal.db)],
  ['blocked', (id) => sql`update app_user set blocked_at = now() where id = ${id}`.execute(portal.db)],
  ['made a reader', (id) => sql`update app_user set is_readonly = true where id = ${id}`.execute(portal.db)],
];

describe('BEY-12 what was planned is published by the right as it is when its time comes', () => {
  test.each(ENDS)('BEY-12 a user who planned it was %s: it is a draft again and says so', async (_how, end) => {
    const before = await open();
    const who = await planned('#114477');
    await end(who);
    await passAnHour();
    const after = await open();
    expect(after.published).toEqual(before.published);
    expect(after.versions).toEqual(before.versions);
    expect(after.draft).toMatchObject({ state: 'draft', publish_at: null, held_back_at: expect.any(String) });
    const { rows } = await sql`select from audit_entry where action = 'studio.hold_back'`.execute(portal.db);
    expect(rows.length).toBeGreaterThan(0);

    expect((await save(other, '#225588', after.revision)).status).toBe(200);
    expect((await open()).draft.held_back_at).toBeNull();
    expect((await portal.as(other).send('DELETE', `${ROOM}/draft`, NB)).status).toBe(204);
  });

  test('BEY-12 another admin publishes it as it is', async () => {
    const who = await planned('#336699');
    await sql`delete from municipal_grant where user_id = ${who}`.execute(portal.db);
    await passAnHour();
    const { revision } = await open();
    expect((await publish(other, revision, null)).status).toBe(204);
    expect((await open()).published).toEqual({ colour: '#336699' });
  });

  test('BEY-12 a user who still has the right has it published', async () => {
    await planned('#114477');
    await passAnHour();
    expect(await open()).toMatchObject({ published: { colour: '#114477' }, draft: null });
  });
});
