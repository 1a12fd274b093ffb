import type { FastifyRequest, InjectOptions } from 'fastify';
import type { PageMaker } from '#apps/server/page.ts';
import { openPortal } from '#apps/server/portal.ts';
import type { Actor, Scope } from '#platform/contract/policy.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { Db } from '#platform/server/database.ts';
import type { Route } from '#platform/server/routes.ts';
import { readSettings } from '#platform/server/settings.ts';
import { givenIn } from './given.ts';
import { openTestDatabase } from './templates.ts';

export type PortalSetup = {
  settings?: Record<string, string>;
  moreRoutes?: Route[];
  now?: () => Date;
  /** Without pages unless asked for: most tests are about the API and need no build. */
  hasPages?: boolean;
  maker?: PageMaker;
  renderLimitMs?: number;
  hasJobs?: boolean;
};

type Ask = {
  host?: string;
  language?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** The id of a person that was given; null for nobody. */
  as?: string;
};

/** One way to test: start the portal, act as a person, look at what they get. */
export async function startPortal(setup: PortalSetup = {}) {
  const database = await openTestDatabase();
  const now = setup.now ?? (() => new Date());
  const portal = await openPortal({
    settings: readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ...setup.settings }),
    database,
    now,
    authenticate: (request) => actorOf(database.db, request),
    hasJobs: setup.hasJobs ?? false,
    ...(setup.maker ? { maker: setup.maker } : setup.hasPages ? {} : { maker: NO_PAGES }),
    ...(setup.hasPages ? {} : { serveAssets: async () => {} }),
    ...(setup.moreRoutes && { moreRoutes: setup.moreRoutes }),
    ...(setup.renderLimitMs !== undefined && { renderLimitMs: setup.renderLimitMs }),
  });

  const send = async (method: InjectOptions['method'], url: string, ask: Ask = {}) => {
    const response = await portal.server.inject({
      method: method ?? 'GET',
      url,
      headers: {
        host: ask.host ?? 'bergen.localhost',
        ...(ask.language && { 'x-app-language': ask.language }),
        ...(ask.as && { authorization: `Bearer ${ask.as}` }),
        ...ask.headers,
      },
      ...(ask.body !== undefined && { payload: ask.body as never }),
    });
    return { status: response.statusCode, headers: response.headers, body: response.body, json: () => response.json() };
  };

  const askAs = (as?: string) => ({
    get: (url: string, ask: Ask = {}) => send('GET', url, { ...(as && { as }), ...ask }),
    post: (url: string, body?: unknown, ask: Ask = {}) => send('POST', url, { ...(as && { as }), body, ...ask }),
    send: (method: InjectOptions['method'], url: string, ask: Ask = {}) =>
      send(method, url, { ...(as && { as }), ...ask }),
  });

  return {
    ...askAs(),
    /** The same portal as one person. */
    as: askAs,
    given: givenIn(database.db, now),
    db: database.db,
    database,
    server: portal.server,
    async close() {
      await portal.close(0);
      await database.close();
    },
  };
}

export type TestPortal = Awaited<ReturnType<typeof startPortal>>;

const NO_PAGES: PageMaker = {
  assets: { stylesOf: () => [], fonts: [], scriptsOf: () => [], startScripts: () => '' },
  renderer: async () => ({
    renderPage: async () => ({ kind: 'page', status: 200, head: '', body: '', state: 'null', pageFiles: [] }),
    renderShell: () => ({ head: '', state: 'null' }),
  }),
};

/** A ticket is the person's id. Rights are read from the database, as they will be for real tickets. */
async function actorOf(db: Db, request: FastifyRequest): Promise<Actor | null> {
  const ticket = request.headers.authorization?.replace(/^Bearer /, '');
  if (!ticket) return null;
  if (!/^[0-9a-f-]{36}$/.test(ticket)) throw new Problem('unauthenticated');
  const person = await db
    .selectFrom('app_user')
    .select(['id', 'scopes', 'is_readonly'])
    .where('id', '=', ticket)
    .executeTakeFirst();
  if (!person) throw new Problem('unauthenticated');
  const grants = await db
    .selectFrom('municipal_grant')
    .select(['municipality_id', 'role'])
    .where('user_id', '=', ticket)
    .execute();
  return { id: person.id, scopes: person.scopes as Scope[], grants, mode: person.is_readonly ? 'readonly' : 'full' };
}
