import { randomBytes } from 'node:crypto';
import { prepareDatabase } from '#apps/server/prepare-database.ts';
import { openDatabase } from '#platform/server/database.ts';
import { startCluster } from '#tests/load/cluster.ts';
import { dayFromNow } from '#tests/support/day-from-now.ts';
import { filledForm, once } from '#tests/support/event-form.ts';
import { findFreePort } from '#tests/support/free-port.ts';
import { givenIn } from '#tests/support/given.ts';
import { mintTickets } from '#tests/support/mint-tickets.ts';
import { install, type RunningPortal } from './installation.ts';
import { startVarnish } from './varnish.ts';

const TORGET = { lat: 60.3943, lng: 5.3259 };

export type Published = { id: string; name: string; path: string };

/** Two portals on one PostgreSQL with Varnish in front. What the organiser does goes to the first portal itself. */
export async function startSharedCacheScene() {
  const installed = await install({ hasBuiltPages: true });
  const cluster = await startCluster();
  const database = await openDatabase({ url: cluster.urlOf('postgres') });
  await prepareDatabase(database);
  const [secret, token] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64url')];
  const given = givenIn(database.db, () => new Date());
  const owner = await given.person('Olga Eier');
  const club = await given.organisation({ name: 'Solvik sjakklubb', owner });
  const [ticket = ''] = await mintTickets(database.db, secret, [owner]);
  const port = await findFreePort();
  const startPortal = () =>
    installed.start({
      DATABASE_URL: cluster.urlOf('postgres'),
      DATABASE_POOL: '4',
      PAGE_RENEW_MS: '0',
      SHARED_CACHE_URLS: `http://127.0.0.1:${port}`,
      SHARED_CACHE_TOKEN: token,
      SECRET: secret,
      RATE_LIMITS: 'off',
      NODE_ENV: 'test',
    });
  const portals: [RunningPortal, RunningPortal] = [await startPortal(), await startPortal()];
  const [first, second] = portals;
  const startCache = () => startVarnish(port, [first.port, second.port], token);
  let cache = await startCache();
  let nth = 0;

  const askAt = (at: number, path: string, options: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${at}${path}`, {
      redirect: 'manual',
      ...options,
      headers: { 'x-tenant': 'bergen', ...options.headers },
    });
  const write = async (path: string, body: object, method = 'POST') => {
    const headers = { authorization: `Bearer ${ticket}`, 'content-type': 'application/json' };
    const answer = await askAt(first.port, path, { method, headers, body: JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${answer.status} ${text}`);
    return JSON.parse(text || '{}').data;
  };
  return {
    ...{ token, portals, ticket },
    visit: (path: string, options?: RequestInit) => askAt(port, path, options),
    says: async (path: string, text: string) => (await (await askAt(port, path)).text()).includes(text),
    async publish(): Promise<Published> {
      nth += 1;
      const name = `Lynsjakk${nth}`;
      const form = filledForm(club, { name, ...TORGET, times: once(dayFromNow(7)) });
      const { id } = await write('/api/events', { form });
      return { id, name, path: `/events/${id}` };
    },
    async rename(id: string, name: string): Promise<void> {
      const headers = { authorization: `Bearer ${ticket}` };
      const answer = await askAt(first.port, `/api/events/${id}/form`, { headers });
      const { data } = JSON.parse(await answer.text());
      const form = { ...data.form, name };
      await write(`/api/events/${id}`, { form, version: data.version, participations: 'ask' }, 'PUT');
    },
    unpublish: (id: string) => write(`/api/events/${id}/unpublish`, { reason: '' }),
    /** How many pages the portals were asked for. */
    async pagesAsked(): Promise<number> {
      const texts = await Promise.all(portals.map(async ({ get }) => (await get('/api/metrics')).body));
      return texts
        .flatMap((text) => [...text.matchAll(/^page_cache_requests_total\{[^}]*\} (\d+)$/gm)])
        .reduce((sum, [, count]) => sum + Number(count), 0);
    },
    stopCache: () => cache.stop(),
    async startCache() {
      cache = await startCache();
    },
    async close() {
      await installed.remove();
      await cache.stop();
      await database.close();
      await cluster.stop();
    },
  };
}

export type SharedCacheScene = Awaited<ReturnType<typeof startSharedCacheScene>>;
