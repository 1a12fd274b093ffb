import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { studioWorkers } from '#features/studio/server/jobs.ts';
import { setSunset } from '#features/studio/server/public.ts';
import { BERGEN } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

const ROOM = '/api/municipality/studio/bergen';
const NB = { language: 'nb' };
const ELSEWHERE = { host: 'oslo.localhost' };
const BERGENS = { key: 'bergen', municipality_ids: [BERGEN] };

let now = new Date('2026-11-18T10:00:00Z');
let portal: TestPortal;
let admin: string;
let superAdmin: string;
beforeAll(async () => {
  portal = await startPortal({ now: () => now });
  admin = await portal.given.person('Liv', { adminOf: [BERGEN] });
  superAdmin = await portal.given.person('Siri', { scopes: ['admin'] });
});
afterAll(() => portal.close());

const keyed = () => ({ ...NB, ...ELSEWHERE, headers: { 'idempotency-key': randomUUID() } });
const open = async () => (await portal.as(admin).get(ROOM, { ...NB, ...ELSEWHERE })).json().data;
const save = (differences: object, revision: number, as = admin) =>
  portal.as(as).send('PUT', `${ROOM}/draft`, { body: { differences, revision }, ...NB, ...ELSEWHERE });
const publish = (revision: number, publish_at: string | null = null) =>
  portal.as(admin).post(`${ROOM}/publish`, { revision, reason: null, publish_at }, keyed());
const restore = (number: number) => portal.as(admin).post(`${ROOM}/restore`, { number }, keyed());
const wind = (isSunset: boolean) => setSunset({ db: portal.db, now, actor: null }, BERGENS, isSunset);

/** What the newest version says, in the database and to visitors. */
async function isClosed(): Promise<boolean> {
  const { rows } = await sql<{ sunset: boolean | null }>`
    select (configuration ->> 'sunset')::boolean as sunset from tenant_version
    where tenant_key = 'bergen' and number is not null order by number desc limit 1`.execute(portal.db);
  const said = rows[0]?.sunset ?? false;
  const shown = async () =>
    (await portal.get('/api/tenant', { host: 'bergen.localhost', ...NB })).json().data.sunset as boolean;
  await expect.poll(shown).toBe(said);
  return said;
}

describe('TEN-07 a portal is closed and opened by its wind-down, and by nothing in the studio', () => {
  test('TEN-07 a draft that would close it is refused to every user, and one that would open it too', async () => {
    for (const as of [admin, superAdmin]) {
      for (const sunset of [true, false]) expect((await save({ sunset }, 0, as)).status).toBe(422);
    }
    expect((await open()).draft).toBeNull();
    expect(await isClosed()).toBe(false);
  });

  test('TEN-07 a draft from before that says it is published without it', async () => {
    expect((await save({ colour: '#114477' }, 0)).status).toBe(200);
    await sql`update tenant_version set configuration = configuration || '{"sunset": true}'
      where tenant_key = 'bergen' and state = 'draft'`.execute(portal.db);
    expect((await publish(1)).status).toBe(204);
    expect(await isClosed()).toBe(false);
  });

  test('TEN-07 a closed one is not opened by restoring what was there before its end', async () => {
    await wind(true);
    expect(await isClosed()).toBe(true);
    expect((await restore(1)).status).toBe(204);
    expect(await isClosed()).toBe(true);
    const { published, versions } = await open();
    expect(versions[0]).toMatchObject({ restores: 1 });
    expect(published).not.toHaveProperty('sunset');
  });

  test('TEN-07 nor by publishing a draft, at once or at a time', async () => {
    expect((await save({ colour: '#225588' }, 0)).status).toBe(200);
    expect((await open()).draft.differences).toEqual({ colour: '#225588' });
    expect((await publish(1)).status).toBe(204);
    expect(await isClosed()).toBe(true);

    expect((await save({ colour: '#336699' }, 0)).status).toBe(200);
    await sql`update tenant_version set configuration = configuration - 'sunset'
      where tenant_key = 'bergen' and state = 'draft'`.execute(portal.db);
    expect((await publish(1, '2026-11-18T11:00:00.000Z')).status).toBe(204);
    now = new Date('2026-11-18T11:01:00Z');
    await studioWorkers[0]?.work(portal.jobServices, {});
    expect((await open()).published.colour).toBe('#336699');
    expect(await isClosed()).toBe(true);
  });

  test('TEN-07 one that was opened again is not closed by restoring a version of its end', async () => {
    const { versions } = await open();
    await wind(false);
    expect(await isClosed()).toBe(false);
    expect((await restore(versions[0].number)).status).toBe(204);
    expect(await isClosed()).toBe(false);
  });
});
