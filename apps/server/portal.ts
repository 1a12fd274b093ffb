import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { RenderPage, RenderShell } from '#apps/page-contract.ts';
import { loadReference } from '#database/seeds/reference.ts';
import { hearWith } from '#features/facts/server/listeners.ts';
import { ticketReader } from '#features/identity/server/authenticate.ts';
import { SESSIONS } from '#features/identity/server/end-sessions.ts';
import { loadRegister } from '#features/municipalities/server/load-register.ts';
import { answerCache } from '#platform/server/answer-cache.ts';
import type { OpenDatabase } from '#platform/server/database.ts';
import { type Jobs, startJobs } from '#platform/server/jobs.ts';
import { type Live, listen } from '#platform/server/live.ts';
import { migrate, readMigrations } from '#platform/server/migrate.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import type { Settings } from '#platform/server/settings.ts';
import { waitingJobs } from '#platform/server/waiting-jobs.ts';
import { authenticateWith } from './authenticate.ts';
import { buildServer, type ServerOptions } from './build-server.ts';
import { identityParts } from './identity.ts';
import { type Integrations, openIntegrations } from './integrations.ts';
import { portalWorkers } from './jobs.ts';
import { LISTENERS } from './listeners.ts';
import { addMetric, browserErrorCounter, countBrowserErrors, countScans, scanCounter } from './metrics.ts';
import type { PageMaker } from './page.ts';
import { builtAssets } from './page-assets.ts';
import { pageCache } from './page-cache.ts';
import { portalApi } from './routes.ts';
import { serveUploads } from './serve-uploads.ts';
import { type Authenticate, noticesOf, originsOf, type Services } from './services.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

export type PortalOptions = {
  settings: Settings;
  database: OpenDatabase;
  /** In front of the portal's own way to tell who a user is; for tests. */
  authenticate?: (own: Authenticate) => Authenticate;
  now?: () => Date;
  maker?: PageMaker;
  /** False for tests: jobs wait until `workOff`. */
  hasJobs?: boolean;
  integrations?: Partial<Integrations>;
} & Pick<ServerOptions, 'moreRoutes' | 'serveAssets' | 'logStream' | 'isDevelopment'> & { renderLimitMs?: number };

export type Portal = {
  server: FastifyInstance;
  /** Carries out the jobs that wait, where there is no queue. */
  workOff(): Promise<void>;
  /** Stops being ready, waits for the proxies to notice, then closes what is open. */
  close(drainMs: number): Promise<void>;
};

/** Brings the database up to date and loads the data that every portal needs. */
export async function prepareDatabase(database: OpenDatabase): Promise<string[]> {
  const applied = await migrate(database.db, await readMigrations(path.join(ROOT, 'database/migrations')));
  await loadRegister(database.db);
  await loadReference(database.db);
  return applied;
}

/** A portal on a prepared database, not yet listening. */
export async function openPortal(options: PortalOptions): Promise<Portal> {
  const { settings, database } = options;
  const now = options.now ?? (() => new Date());
  const secrets = createSecrets(settings.SECRET);
  const onTrouble = (error: unknown) => services.tellTrouble?.(error, 'background trouble');
  const origins = originsOf(settings);
  const integrations = await openIntegrations({ settings, origins, secrets, given: options.integrations, onTrouble });
  const identity = identityParts(settings, origins, integrations);
  const tickets = ticketReader({ db: database.db, secrets, hasDemo: settings.hasDemo, now });
  const ownAuthenticate = authenticateWith({
    tickets,
    origins,
    hasSharedTicket: identity.cookies.hasSharedTicket,
  });
  const workers = portalWorkers({ identity, onTrouble, ...integrations });
  const hear = hearWith(LISTENERS);
  const waiting = waitingJobs(workers, { db: database.db, now, secrets, hear });
  let jobs: Jobs | null = null;
  let isReady = true;
  const services: Services = {
    settings,
    database,
    origins,
    notices: noticesOf(database, now),
    secrets,
    authenticate: options.authenticate?.(ownAuthenticate) ?? ownAuthenticate,
    enqueue: (db, job, ...payloads) => (jobs ?? waiting).enqueue(db, job, ...payloads),
    hear,
    now,
    isReady: () => isReady,
  };
  const kept = answerCache();
  const cache = pageCache(settings.PAGE_CACHE_MB);
  const scans = scanCounter();
  const browserErrors = browserErrorCounter();
  const uploads = {
    files: integrations.files,
    pictures: integrations.pictures,
    scan: integrations.scan && countScans(integrations.scan, scans),
  };
  const server = await buildServer({
    services,
    api: portalApi({
      identity,
      uploads,
      addresses: integrations.addresses,
      register: integrations.register,
      push: integrations.push,
      kept,
      smsPriceOre: settings.SMS_PRICE_ORE,
      smsFrom: settings.SMS_FROM,
      lettersPerDay: settings.LETTERS_PER_DAY,
      hasDemo: settings.hasDemo,
      onBrowserError: countBrowserErrors(browserErrors, (error, what) => services.tellTrouble?.(error, what)),
    }),
    pages: {
      maker: options.maker ?? (await builtPages()),
      cache,
      ...(options.renderLimitMs !== undefined && { renderLimitMs: options.renderLimitMs }),
    },
    serveAssets: options.serveAssets ?? serveBuiltAssets,
    serveMore: [
      (scope, takeTurn) => serveUploads(scope, { files: integrations.files, db: database.db, takeTurn }),
      ...(integrations.serveProvider ? [integrations.serveProvider] : []),
    ],
    ...(options.isDevelopment && { isDevelopment: true }),
    ...(options.moreRoutes && { moreRoutes: options.moreRoutes }),
    ...(options.logStream && { logStream: options.logStream }),
  });
  addMetric(server, scans);
  addMetric(server, browserErrors);
  const live: Live = await listen(database, onTrouble);
  live.onChange((change) => {
    tickets.onChange(change);
    // Who may do what changes no page: those are the same for everyone.
    if (change.topic === SESSIONS) return;
    cache.clear();
    kept.forget();
    services.notices.forget();
  });
  if (options.hasJobs !== false) {
    jobs = await startJobs({
      engine: database.engine,
      services: { db: database.db, now, secrets, hear },
      workers,
      isWorker: settings.PROCESS !== 'web',
      isBusy: busynessOf(server, settings.DATABASE_POOL),
      onTrouble,
    });
  }
  return {
    server,
    workOff: waiting.workOff,
    async close(drainMs) {
      isReady = false;
      await new Promise((resolve) => setTimeout(resolve, drainMs));
      await server.close();
      await jobs?.stop();
      await live.close();
      integrations.pictures.close();
      identity.close();
    },
  };
}

/** More answers are waited for than there are connections to the database. */
function busynessOf({ server }: FastifyInstance, mostAtOnce: number): () => boolean {
  let open = 0;
  server.on('request', (_request, response) => {
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
  });
  return () => open > mostAtOnce;
}

async function builtPages(): Promise<PageMaker> {
  const assets = await builtAssets(path.join(ROOT, 'dist/client'));
  const bundle: { renderPage: RenderPage; renderShell: RenderShell } = await import(
    pathToFileURL(path.join(ROOT, 'dist/server/entry-server.js')).href
  );
  return { assets, renderer: async () => bundle };
}

const YEAR_SECONDS = 31_536_000;

/** Names carry a hash of their content, so they may be kept for ever; compressed twins were made by the build. */
async function serveBuiltAssets(server: FastifyInstance): Promise<void> {
  const serviceWorker = await readFile(path.join(ROOT, 'dist/client/service-worker.js'));
  server.get('/service-worker.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'; connect-src 'self'; img-src 'self'")
      .send(serviceWorker),
  );
  await server.register(fastifyStatic, {
    root: path.join(ROOT, 'dist/client/assets'),
    prefix: '/assets/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    wildcard: true,
  });
}
