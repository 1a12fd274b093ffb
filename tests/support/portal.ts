import { randomUUID } from 'node:crypto';
import type { FastifyRequest, InjectOptions } from 'fastify';
import { sql } from 'kysely';
import type { Integrations } from '#apps/server/integrations.ts';
import { LISTENERS } from '#apps/server/listeners.ts';
import type { PageMaker } from '#apps/server/page.ts';
import { openPortal } from '#apps/server/portal.ts';
import { hearWith } from '#features/facts/server/listeners.ts';
import { auditsOf, grantsOf, scopesOf } from '#features/identity/server/people.ts';
import type { UserId } from '#features/vocabulary/ids.ts';
import type { Actor, Grant, Scope } from '#platform/contract/policy.ts';
import { Problem } from '#platform/contract/problem.ts';
import { type Db, type OpenDatabase, openDatabase } from '#platform/server/database.ts';
import type { LogStream } from '#platform/server/log.ts';
import type { Route } from '#platform/server/routes.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { DEMO_SECRET, readSettings } from '#platform/server/settings.ts';
import { isMoneyCall } from '#tests/money-calls.ts';
import { asId } from './as-id.ts';
import { browserIn } from './browser.ts';
import { givenIn } from './given.ts';
import { PATIENCE } from './patience.ts';
import { openTestDatabase, WAIT_LIMIT_MS } from './templates.ts';

export type PortalSetup = {
  settings?: Record<string, string>;
  moreRoutes?: Route[];
  now?: () => Date;
  /** Without pages unless asked for: most tests are about the API and need no build. */
  hasPages?: boolean;
  maker?: PageMaker;
  renderLimitMs?: number;
  hasJobs?: boolean;
  integrations?: Partial<Integrations>;
  /** On the database server of another portal, as a second process would be: they share nothing but rows. */
  beside?: { database: OpenDatabase };
  /** For twins, which do without something that the database is asked for. */
  database?: (own: OpenDatabase) => OpenDatabase;
  logStream?: LogStream;
};

export type Ask = {
  host?: string;
  language?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** The id of a person that was given; null for nobody. */
  as?: string;
  /** Else what moves money gets a key of its own, as the browser gives it. */
  hasNoKey?: true;
};

/** One way to test: start the portal, act as a person, look at what they get. */
export async function startPortal(setup: PortalSetup = {}) {
  const own = await (setup.beside ? openBeside(setup.beside.database) : openTestDatabase());
  const database = setup.database?.(own) ?? own;
  const now = setup.now ?? (() => new Date());
  const portal = await openPortal({
    settings: readSettings({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
      PAGE_RENEW_MS: '0',
      ...setup.settings,
    }),
    database,
    now,
    authenticate: (own) => async (request, cookies) =>
      (await actorOf(database.db, request, now())) ?? own(request, cookies),
    hasJobs: setup.hasJobs ?? false,
    ...(setup.maker ? { maker: setup.maker } : setup.hasPages ? {} : { maker: NO_PAGES }),
    ...(setup.hasPages ? {} : { serveAssets: async () => {} }),
    ...(setup.moreRoutes && { moreRoutes: setup.moreRoutes }),
    // Long: only those who want to see what comes after it ask for a short one.
    renderLimitMs: setup.renderLimitMs ?? PATIENCE.timeout,
    ...(setup.integrations && { integrations: setup.integrations }),
    ...(setup.logStream && { logStream: setup.logStream }),
  });

  const send = async (method: InjectOptions['method'], url: string, ask: Ask = {}) => {
    const response = await portal.server.inject({
      method: method ?? 'GET',
      url,
      headers: {
        host: ask.host ?? 'bergen.localhost',
        ...(ask.language && { 'x-app-language': ask.language }),
        ...(ask.as && { authorization: `Bearer ${ask.as}` }),
        ...(!ask.hasNoKey && isMoneyCall(method ?? 'GET', url) && { 'idempotency-key': randomUUID() }),
        ...ask.headers,
      },
      ...(ask.body !== undefined && { payload: ask.body as never }),
      // A stream does not end by itself.
      payloadAsStream: url.startsWith('/api/stream'),
    });
    if (url.startsWith('/api/stream')) response.stream().destroy();
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
    /** Carries out the background work that waits. */
    workOff: portal.workOff,
    jobServices: {
      db: database.db,
      now,
      secrets: createSecrets(DEMO_SECRET),
      enqueue: async () => {},
      hear: hearWith(LISTENERS),
      countRows: () => {},
    },
    browser: () => browserIn(send),
    async close() {
      await portal.close(0);
      await database.close();
    },
  };
}

function openBeside({ engine }: OpenDatabase): Promise<OpenDatabase> {
  if (engine.kind !== 'postgres') throw new Error('Two processes at one embedded database there cannot be.');
  return openDatabase({ url: engine.url, waitLimitMs: WAIT_LIMIT_MS });
}

export type TestPortal = Awaited<ReturnType<typeof startPortal>>;

const NO_PAGES: PageMaker = {
  assets: { stylesOf: () => [], fonts: [], scriptsOf: () => [], startScript: () => '', lateStartScript: () => '' },
  renderer: async () => ({
    renderPage: async () => ({ kind: 'page', status: 200, head: '', body: '', state: 'null', pageFiles: [] }),
    renderShell: () => ({ head: '', state: 'null' }),
  }),
};

type Person = {
  id: UserId;
  scopes: Scope[];
  grants: Grant[];
  audits: number[];
  is_readonly: boolean;
  terms_accepted_at: string | null;
};

/** A person's id does for a ticket, so that most tests need no login. Rights are read as they are for real tickets. */
async function actorOf(db: Db, request: FastifyRequest, now: Date): Promise<Actor | null> {
  const ticket = request.headers.authorization?.replace(/^Bearer /, '');
  if (!ticket || !/^[0-9a-f-]{36}$/.test(ticket)) return null;
  const { rows } = await sql<Person>`
    select id, scopes, is_readonly, terms_accepted_at, ${grantsOf} as grants, ${auditsOf} as audits
    from app_user where id = ${ticket} and blocked_at is null`.execute(db);
  const [person] = rows;
  if (!person) throw new Problem('unauthenticated');
  return {
    id: person.id,
    session_id: asId(person.id),
    scopes: scopesOf(person),
    grants: person.grants,
    audits: person.audits,
    mode: person.is_readonly ? 'readonly' : 'full',
    acting_user_id: null,
    acting_municipality_id: null,
    is_two_factor_pending: false,
    has_accepted_terms: person.terms_accepted_at !== null,
    proved_at: now,
    is_demo_staff: false,
    ...stateAskedFor(request),
  };
}

/** For the table of rights: the same person in every state that a session can be in. */
function stateAskedFor(request: FastifyRequest): Partial<Actor> {
  const state: Partial<Actor> = JSON.parse(String(request.headers['x-test-state'] ?? '{}'));
  return { ...state, ...(state.proved_at && { proved_at: new Date(state.proved_at) }) };
}
