import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { prepareDatabase } from '#apps/server/prepare-database.ts';
import { openDatabase } from '#platform/server/database.ts';
import { startCluster } from '#tests/load/cluster.ts';
import { dayFromNow } from '#tests/support/day-from-now.ts';
import { filledForm, once } from '#tests/support/event-form.ts';
import { givenIn } from '#tests/support/given.ts';
import { mintTickets } from '#tests/support/mint-tickets.ts';
import { PATIENCE } from '#tests/support/patience.ts';
import { startReplica, WITH_REPLICAS } from '#tests/support/replica.ts';
import { install, type RunningPortal } from './installation.ts';

const DAY = dayFromNow(7);
const TORGET = { lat: 60.3943, lng: 5.3259 };

export type Published = { id: string; name: string };
type Asked = { ticket?: string; tenant?: string; method?: string; body?: object };

/** Portals on a cluster with a replica: two that read it however far it is behind, and one that wants it close. */
export async function startReplicaScene() {
  const installed = await install({ hasBuiltPages: true });
  const cluster = await startCluster(WITH_REPLICAS);
  const database = await openDatabase({ url: cluster.urlOf('postgres') });
  await prepareDatabase(database);
  const secret = randomBytes(32).toString('base64');
  const given = givenIn(database.db, () => new Date());
  const owner = await given.person('Olga Eier');
  const club = await given.organisation({ name: 'Solvik sjakklubb', owner });
  const [ticket = ''] = await mintTickets(database.db, secret, [owner]);
  const replica = await startReplica(cluster);
  const startPortal = (lagMs: number) =>
    installed.start({
      DATABASE_URL: cluster.urlOf('postgres'),
      DATABASE_REPLICA_URL: replica.urlOf('postgres'),
      DATABASE_REPLICA_LAG_MS: String(lagMs),
      DATABASE_POOL: '4',
      PAGE_RENEW_MS: '0',
      SECRET: secret,
      RATE_LIMITS: 'off',
      NODE_ENV: 'test',
    });
  const first = await startPortal(60_000);
  const second = await startPortal(60_000);
  const strict = await startPortal(500);
  let nth = 0;

  /** What the organiser does, at the first of them. */
  const write = async (path: string, body: object, method = 'POST') => {
    const answer = await ask(first, path, { ticket, method, body });
    if (answer.status >= 300) throw new Error(`${answer.status} ${answer.body}`);
    return JSON.parse(answer.body || '{}').data;
  };
  const readOwn = async (path: string) => JSON.parse((await ask(first, path, { ticket })).body).data;

  return {
    ...{ cluster, replica, database, club, ticket, first, second, strict, both: [first, second], startPortal },
    write,
    readOwn,
    /** A new activity that everybody may see, with a name of its own. */
    async publish(): Promise<Published> {
      nth += 1;
      const name = `Lynsjakk${nth}`;
      const form = filledForm(club, { name, ...TORGET, times: once(DAY) });
      return { id: (await write('/api/events', { form })).id, name };
    },
    async rename(id: string, name: string): Promise<void> {
      const { form, version } = await readOwn(`/api/events/${id}/form`);
      await write(`/api/events/${id}`, { form: { ...form, name }, version, participations: 'ask' }, 'PUT');
    },
    /** Everything through which a visitor can come across an activity. */
    waysTo: ({ id, name }: Published): string[] => [
      `/api/events/${id}`,
      '/api/events?perPage=100',
      `/api/events/calendar?start_at=${DAY}&end_at=${DAY}`,
      '/api/events/map/list?bbox=4.9,60.1,5.8,60.6&perPage=100',
      '/api/events/map?bbox=5.32,60.39,5.33,60.4&zoom=19',
      '/api/slideshow?perPage=100',
      `/api/search?q=${name}`,
      `/api/organizations/${club}/events?perPage=100`,
      '/api/events.ics',
      '/api/events.rss',
      `/api/events/${id}.ics`,
      `/api/organizations/${club}/events.ics`,
      `/api/organizations/${club}/events.rss`,
      '/events',
      `/events/${id}`,
      `/organisations/${club}`,
      `/events/calendar?view=day&date=${DAY}`,
      `/search?q=${name}`,
    ],
    /** Both know that the replica has everything that was written so far. */
    async untilCaughtUp(): Promise<void> {
      for (const portal of [first, second]) {
        const before = await readsFrom(portal, 'replica');
        await expect
          .poll(async () => {
            await ask(portal, `/api/organizations/${club}`);
            await ask(portal, '/api/events.rss');
            return (await readsFrom(portal, 'replica')) - before;
          }, PATIENCE)
          .toBeGreaterThan(1);
      }
    },
    async close() {
      await installed.remove();
      await database.close();
      await replica.remove();
      await cluster.stop();
    },
  };
}

export type ReplicaScene = Awaited<ReturnType<typeof startReplicaScene>>;

export async function ask({ port }: RunningPortal, path: string, asked: Asked = {}) {
  const { ticket, tenant = 'bergen', method = 'GET', body } = asked;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      'x-tenant': tenant,
      ...(ticket && { authorization: `Bearer ${ticket}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.text() };
}

export const says = async (portal: RunningPortal, path: string, text: string, asked?: Asked): Promise<boolean> =>
  (await ask(portal, path, asked)).body.includes(text);

/** A search repeats what was searched for. */
export const shows = (portal: RunningPortal, path: string, { id, name }: Published): Promise<boolean> =>
  says(portal, path, path.includes('search?') ? id : name);

export async function figure(portal: RunningPortal, name: string): Promise<number> {
  const { body } = await ask(portal, '/api/metrics');
  const line = body.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}

export const readsFrom = (portal: RunningPortal, source: string): Promise<number> =>
  figure(portal, `database_public_reads_total{source="${source}"}`);
