import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { retentionWorkers } from '#features/retention/server/jobs.ts';
import { BERGEN, OSLO } from '#tests/support/given.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';

const clock = { now: new Date('2026-11-18T12:00:00Z') };
let portal: TestPortal;
let people: Record<'admin' | 'support' | 'auditor' | 'elsewhere' | 'superAdmin' | 'stranger', string>;
let choir: string;
beforeAll(async () => {
  portal = await startPortal({ now: () => clock.now });
  const { given } = portal;
  people = {
    admin: await given.person('Ada Admin', { adminOf: [BERGEN] }),
    support: await given.person('Sigurd Støtte', { supportOf: [BERGEN] }),
    auditor: await given.person('Rita Revisor', { auditorOf: [BERGEN] }),
    elsewhere: await given.person('Olav Oslo', { adminOf: [OSLO] }),
    superAdmin: await given.person('Sara Super', { scopes: ['admin'] }),
    stranger: await given.person('Frida Fremmed'),
  };
});
beforeEach(async () => {
  clock.now = new Date('2026-11-18T12:00:00Z');
  await sql`delete from featured_event`.execute(portal.db);
  choir = await portal.given.event({ name: 'Åpen korøvelse', municipality: BERGEN });
});
afterAll(() => portal.close());

const PATH = '/municipality/featured-events';

const send = async (as: string | undefined, method: 'GET' | 'PUT' | 'DELETE', path: string, body?: object) => {
  const options = { language: 'nb', host: 'bergen.localhost', ...(body && { body }) } as const;
  const answer = await portal.as(as).send(method, `/api${path}`, options);
  return { status: answer.status, ...(answer.body ? answer.json() : {}) };
};
const feature = (id: string, last_day = '2026-11-30', as: string | undefined = people.admin, more: object = {}) =>
  send(as, 'PUT', `${PATH}/${id}`, { last_day, ...more });
const namesAt = async (tenant: string) => {
  const { data } = (await portal.get('/api/events/featured', { host: `${tenant}.localhost` })).json();
  return (data as { name: string }[]).map(({ name }) => name);
};

describe('DSH-03 activities that a municipality features', () => {
  test('DSH-03 are on top of its own portal until their day, in the order in which they take place', async () => {
    const later = await portal.given.event({ name: 'Julebasar', municipality: BERGEN, startsInHours: [200] });
    expect(await namesAt('bergen')).toEqual([]);
    expect((await feature(later)).status).toBe(204);
    expect((await feature(choir, '2026-11-20')).status).toBe(204);
    expect(await namesAt('bergen')).toEqual(['Åpen korøvelse', 'Julebasar']);
    expect(await namesAt('oslo')).toEqual([]);
    const { data } = await send(people.admin, 'GET', PATH);
    expect(data).toMatchObject([
      { id: choir, name: 'Åpen korøvelse', last_day: '2026-11-20' },
      { id: later, last_day: '2026-11-30' },
    ]);
    clock.now = new Date('2026-11-20T22:59:00Z');
    expect(await namesAt('bergen')).toContain('Julebasar');
    clock.now = new Date('2026-11-20T23:01:00Z');
    expect((await send(people.admin, 'GET', PATH)).data).toMatchObject([{ id: later }]);
  });

  test('DSH-03 the day is changed, and one that is not featured any more is gone', async () => {
    await feature(choir, '2026-11-20');
    await feature(choir, '2026-12-01');
    expect((await send(people.admin, 'GET', PATH)).data).toMatchObject([{ last_day: '2026-12-01' }]);
    expect((await send(people.admin, 'DELETE', `${PATH}/${choir}`)).status).toBe(204);
    expect(await namesAt('bergen')).toEqual([]);
    expect((await send(people.admin, 'DELETE', `${PATH}/${choir}`)).status).toBe(404);
    const { rows } = await sql<{ action: string }>`
      select action from audit_entry where municipality_id = ${BERGEN} and details ->> 'event' = ${choir}
      order by position`.execute(portal.db);
    expect(rows.map(({ action }) => action)).toEqual(['event.feature', 'event.feature', 'event.end_featuring']);
  });

  test('DSH-03 at most three at once, and only days that make sense', async () => {
    const others: string[] = [];
    for (const name of ['A', 'B', 'C']) others.push(await portal.given.event({ name, municipality: BERGEN }));
    for (const id of others) expect((await feature(id)).status).toBe(204);
    expect(await feature(choir)).toMatchObject({
      status: 409,
      message: expect.stringMatching(/^3 aktiviteter er fremhevet allerede/),
    });
    expect((await feature(others[0] ?? '', '2026-12-02')).status).toBe(204);
    for (const day of ['2026-11-17', '2027-02-01', '18.11.2026', '']) {
      const { status, errors } = await feature(others[0] ?? '', day);
      expect([day, status, Object.keys(errors ?? {})]).toEqual([day, 422, ['last_day']]);
    }
    // What is over makes room.
    await sql`update featured_event set ends_at = '2026-11-18T11:00:00Z' where event_id = ${others[1]}`.execute(
      portal.db,
    );
    expect((await feature(choir)).status).toBe(204);
  });

  test('DSH-03 five at once leave three', async () => {
    const all = [choir];
    for (const name of ['A', 'B', 'C', 'D']) all.push(await portal.given.event({ name, municipality: BERGEN }));
    const answers = await Promise.all(all.map((id) => feature(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 204, 204, 409, 409]);
  });

  test('DSH-03 only its admins choose, and only what their own list has', async () => {
    await feature(choir);
    const asked = { municipality_id: String(BERGEN) };
    for (const as of [people.support, people.auditor, people.elsewhere, people.superAdmin, people.stranger]) {
      expect([403, 404]).toContain((await feature(choir, '2026-11-30', as, asked)).status);
      expect([403, 404]).toContain((await send(as, 'GET', `${PATH}?municipality_id=${BERGEN}`)).status);
      const ended = await send(as, 'DELETE', `${PATH}/${choir}?municipality_id=${BERGEN}`);
      expect([403, 404]).toContain(ended.status);
    }
    expect((await send(undefined, 'PUT', `${PATH}/${choir}`, { last_day: '2026-11-30' })).status).toBe(401);
    expect(await namesAt('bergen')).toEqual(['Åpen korøvelse']);
    const { given } = portal;
    const secret = await given.organisation({ isPrivate: true, municipality: BERGEN });
    const unlisted = [
      await given.event({ municipality: OSLO }),
      await given.event({ municipality: BERGEN, status: 'draft' }),
      await given.event({ municipality: BERGEN, status: 'cancelled' }),
      await given.event({ municipality: BERGEN, startsInHours: [-48] }),
      await given.event({ municipality: BERGEN, isDeleted: true }),
      await given.event({ municipality: BERGEN, organisation: secret }),
    ];
    for (const id of unlisted) expect((await feature(id)).status).toBe(404);
  });

  test('DSH-03 what is taken down, cancelled, hidden or over is not shown, named or counted any more', async () => {
    const { given, db } = portal;
    const club = await given.organisation({ name: 'Fana Korps', municipality: BERGEN });
    const ofClub = await given.event({ name: 'Korps', organisation: club, municipality: BERGEN });
    const changes = [
      [`update event set status = 'draft' where id = $1`, ofClub],
      [`update event set status = 'cancelled' where id = $1`, ofClub],
      [`update organisation set is_private = true where id = $1`, club],
      [`update organisation set status = 'suspended', stop_reason = 'x', stopped_at = now() where id = $1`, club],
    ] as const;
    for (const [change, id] of changes) {
      await feature(ofClub);
      expect(await namesAt('bergen')).toEqual(['Korps']);
      await sql.raw(change.replace('$1', `'${id}'`)).execute(db);
      await sql`select event_refresh(${ofClub}, ${clock.now})`.execute(db);
      expect([change, await namesAt('bergen')]).toEqual([change, []]);
      expect((await send(people.admin, 'GET', PATH)).data).toEqual([]);
      await sql`update event set status = 'published' where id = ${ofClub}`.execute(db);
      await sql`update organisation set is_private = false, status = 'accepted', stop_reason = null, stopped_at = null
        where id = ${club}`.execute(db);
      await sql`select event_refresh(${ofClub}, ${clock.now})`.execute(db);
    }
    clock.now = new Date('2026-11-29T12:00:00Z');
    await sql`select event_refresh(${ofClub}, ${clock.now})`.execute(db);
    expect(await namesAt('bergen')).toEqual([]);
  });

  test('DSH-03 a former admin features nothing', async () => {
    const former = await portal.given.person('Finn Før', { adminOf: [BERGEN] });
    expect((await feature(choir, '2026-11-30', former)).status).toBe(204);
    await sql`delete from municipal_grant where user_id = ${former}`.execute(portal.db);
    expect([403, 404]).toContain((await feature(choir, '2026-12-01', former)).status);
    expect([403, 404]).toContain((await send(former, 'DELETE', `${PATH}/${choir}`)).status);
  });

  test('DSH-03 rows go a day after their last', async () => {
    await feature(choir, '2026-11-20');
    const left = async () => {
      const [keep] = retentionWorkers;
      await keep?.work(portal.jobServices, {});
      const { rows } = await sql`select from featured_event`.execute(portal.db);
      return rows.length;
    };
    clock.now = new Date('2026-11-21T11:00:00Z');
    expect(await left()).toBe(1);
    clock.now = new Date('2026-11-22T11:00:00Z');
    expect(await left()).toBe(0);
  });
});
