import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Attendance } from '#features/attendance/server/places.ts';
import { startPortal, type TestPortal } from '#tests/support/portal.ts';
import { faultsInPlaces } from '#tests/support/sign-ups.ts';
import { withoutLocks } from '#tests/support/without-locks.ts';

/** The embedded database does one thing at a time, so nobody can race there. */
const isServer = process.env.TEST_DATABASE_URL !== undefined;

const NOW = new Date('2026-11-16T09:00:00Z');
const CLIENTS = 200;
const PLACES = 50;
const ROUNDS = 20;

let portal: TestPortal;
/** A process takes those who come to it together; that it is right with several of them is up to the lock. */
let both: TestPortal[];
let unlocked: TestPortal[];
let people: string[];
let ear: pg.Client;
/** What has been committed, in that order: that is the order in which PostgreSQL tells of it. */
const committed: { status: string; user_id: string }[] = [];

beforeAll(async () => {
  if (!isServer) return;
  portal = await startPortal({ now: () => NOW });
  both = [portal, await startPortal({ now: () => NOW, beside: portal })];
  const first = await startPortal({ now: () => NOW, database: withPluginOf });
  unlocked = [first, await startPortal({ now: () => NOW, database: withPluginOf, beside: first })];
  people = await givenPeople(portal, CLIENTS);
  ear = await listenToCommits(portal);
}, 120_000);
afterAll(async () => {
  await ear?.end();
  for (const one of [...(both ?? []), ...(unlocked ?? [])].toReversed()) await one.close();
});

const withPluginOf = (database: TestPortal['database']) => ({ ...database, db: database.db.withPlugin(withoutLocks) });

async function givenPeople({ db }: TestPortal, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into app_user (id, name, email, email_verified_at, terms_accepted_at)
    select gen_random_uuid(), 'Person ' || n, 'race' || n || '@test.example', now(), now()
    from generate_series(1, ${count}::int) as n returning id`.execute(db);
  return rows.map(({ id }) => id);
}

async function listenToCommits({ db, database }: TestPortal): Promise<pg.Client> {
  await sql`create function say_commit() returns trigger language plpgsql as $$ begin
    perform pg_notify('commits', json_build_object('status', new.status, 'user_id', new.user_id)::text);
    return new; end $$`.execute(db);
  await sql`create trigger say_commit after insert on attendance for each row execute function say_commit()`.execute(
    db,
  );
  if (database.engine.kind !== 'postgres') throw new Error('Only a server tells of commits.');
  const client = new pg.Client({ connectionString: database.engine.url });
  await client.connect();
  client.on('notification', ({ payload }) => committed.push(JSON.parse(payload ?? '{}')));
  await client.query('listen commits');
  return client;
}

/** A portal that has too much to do says so, and the user who is told tries again. */
async function patient<Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask();
    if (answer.status !== 503 || tries > 20) return answer;
    await sleep(100);
  }
}

async function race(portals: readonly TestPortal[], crowd: readonly string[]) {
  const [at] = portals as [TestPortal];
  const event = await at.given.event({ startsInHours: [72], capacity: PLACES });
  const [time = ''] = await at.given.timesOf(event);
  committed.length = 0;
  const answers = await Promise.all(
    crowd.map((id, position) => {
      const own = portals[position % portals.length] ?? at;
      return patient(() => own.as(id).post(`/api/occurrences/${time}/attend`));
    }),
  );
  const { rows } = await sql<Pick<Attendance, 'user_id' | 'status'>>`
    select user_id, status from attendance where occurrence_id = ${time} order by position`.execute(at.db);
  return {
    time,
    refused: answers.filter(({ status }) => status !== 200).map(({ status, body }) => `${status} ${body}`),
    attending: rows.filter(({ status }) => status === 'attending').map(({ user_id }) => user_id),
    waiting: rows.filter(({ status }) => status === 'waiting').map(({ user_id }) => user_id),
  };
}

test.skipIf(!isServer)(
  `OCC-03 D-03 ${CLIENTS} at once at two processes for ${PLACES} places, ${ROUNDS} times: exactly ${PLACES} have one, the others wait in the order of commit`,
  { timeout: 600_000 },
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { attending, waiting, refused } = await race(both, people);
      expect(refused).toEqual([]);
      expect(attending).toHaveLength(PLACES);
      expect(waiting).toHaveLength(CLIENTS - PLACES);
      await expect.poll(() => committed.length).toBe(CLIENTS);
      expect([...attending, ...waiting]).toEqual(committed.map(({ user_id }) => user_id));
      expect(committed.findIndex(({ status }) => status === 'waiting')).toBe(PLACES);
    }
    expect(await faultsInPlaces(portal, NOW)).toEqual([]);
  },
);

test.skipIf(!isServer)(
  'OCC-03 D-02 without the lock more have a place than there are: the twin',
  { timeout: 300_000 },
  async () => {
    const crowd = await givenPeople(unlocked[0] as TestPortal, CLIENTS);
    let most = 0;
    for (let round = 0; round < 5 && most <= PLACES; round += 1) most = (await race(unlocked, crowd)).attending.length;
    expect(most).toBeGreaterThan(PLACES);
  },
);

type Step = { kind: 'signed_up' | 'waiting' | 'left' | 'promoted'; user_id: string };

/** D-04: whether one could have done all of it one after the other, by the log that was written under the lock. */
function illegalSteps(steps: readonly Step[], capacity: number): string[] {
  const attending = new Set<string>();
  const waiting: string[] = [];
  const illegal: string[] = [];
  for (const [place, { kind, user_id }] of steps.entries()) {
    const isThere = attending.has(user_id) || waiting.includes(user_id);
    if (kind === 'signed_up' && (isThere || attending.size >= capacity)) illegal.push(`${place} signed up`);
    if (kind === 'waiting' && (isThere || attending.size < capacity)) illegal.push(`${place} waited`);
    if (kind === 'left' && !isThere) illegal.push(`${place} left twice`);
    if (kind === 'promoted' && (waiting[0] !== user_id || attending.size >= capacity))
      illegal.push(`${place} promoted`);
    if (kind !== 'waiting') waiting.splice(waiting.indexOf(user_id) < 0 ? waiting.length : waiting.indexOf(user_id), 1);
    if (kind === 'waiting') waiting.push(user_id);
    else if (kind === 'left') attending.delete(user_id);
    else attending.add(user_id);
    const isNextPromoted = steps[place + 1]?.kind === 'promoted';
    if (waiting.length > 0 && attending.size < capacity && !isNextPromoted) illegal.push(`${place} left a place empty`);
  }
  return illegal;
}

test.skipIf(!isServer)(
  'D-04 what 32 clients do to three hot times could have been done one after the other',
  { timeout: 300_000 },
  async () => {
    const capacity = 6;
    const events = [
      await portal.given.event({ startsInHours: [72, 96], capacity }),
      await portal.given.event({ startsInHours: [72], capacity }),
    ];
    const times = (await Promise.all(events.map((event) => portal.given.timesOf(event)))).flat();
    const crowd = people.slice(0, 32);
    const last = new Map<string, 'attend' | 'leave'>();
    const faults: string[] = [];
    await Promise.all(
      crowd.map(async (id, client) => {
        for (let step = 0; step < 30; step += 1) {
          const time = times[(client + step * 7) % times.length];
          const what = (client * 31 + step * 17) % 5 < 3 ? 'attend' : 'leave';
          const own = both[client % both.length] ?? portal;
          const { status, body } = await patient(() => own.as(id).post(`/api/occurrences/${time}/${what}`));
          if (status !== 200) faults.push(`${status} ${body}`);
          last.set(`${id} ${time}`, what);
        }
      }),
    );
    expect(faults).toEqual([]);
    for (const time of times) {
      const { rows: steps } = await sql<Step>`
      select c.kind, a.user_id from attendance_change c join attendance a on a.id = c.attendance_id
      where a.occurrence_id = ${time} order by c.id`.execute(portal.db);
      expect(steps.length).toBeGreaterThan(100);
      expect(illegalSteps(steps, capacity)).toEqual([]);
      const { rows } = await sql<{ user_id: string }>`select user_id from attendance
      where occurrence_id = ${time} and status in ('attending', 'waiting') order by user_id`.execute(portal.db);
      const expected = crowd.filter((id) => last.get(`${id} ${time}`) === 'attend').sort();
      expect(rows.map(({ user_id }) => user_id)).toEqual(expected);
    }
    expect(await faultsInPlaces(portal, NOW)).toEqual([]);
  },
);

test('D-04 the check notices what cannot have been', () => {
  const step = (kind: Step['kind'], user_id: string): Step => ({ kind, user_id });
  expect(
    illegalSteps([step('signed_up', 'a'), step('waiting', 'b'), step('left', 'a'), step('promoted', 'b')], 1),
  ).toEqual([]);
  expect(illegalSteps([step('signed_up', 'a'), step('signed_up', 'b')], 1)).not.toEqual([]);
  expect(illegalSteps([step('signed_up', 'a'), step('waiting', 'b'), step('left', 'a')], 1)).not.toEqual([]);
  expect(illegalSteps([step('waiting', 'a')], 1)).not.toEqual([]);
  const jumped = [
    step('signed_up', 'a'),
    step('waiting', 'b'),
    step('waiting', 'c'),
    step('left', 'a'),
    step('promoted', 'c'),
  ];
  expect(illegalSteps(jumped, 1)).not.toEqual([]);
});
