import { hostname } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ANNOUNCEMENTS } from '#features/announcements/server/public.ts';
import { hearWith } from '#features/facts/server/listeners.ts';
import { openAmong, ticketReader } from '#features/identity/server/authenticate.ts';
import { SESSIONS } from '#features/identity/server/end-sessions.ts';
import { type Heartbeat, keepHeartbeat } from '#features/operations/server/heartbeat.ts';
import { openStream } from '#features/stream/contract.ts';
import { streamHub } from '#features/stream/server/stream-hub.ts';
import { STREAM } from '#features/stream/server/tell-users.ts';
import { keepTenants, TENANTS } from '#features/tenants/server/public.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { answerCache } from '#platform/server/answer-cache.ts';
import type { OpenDatabase } from '#platform/server/database.ts';
import { type Jobs, startJobs } from '#platform/server/jobs.ts';
import { EVERYTHING, type Live, listen } from '#platform/server/live.ts';
import { projectFile } from '#platform/server/project-files.ts';
import { watchReplica } from '#platform/server/replica-watch.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import type { Settings } from '#platform/server/settings.ts';
import { waitingJobs } from '#platform/server/waiting-jobs.ts';
import { authenticateWith } from './authenticate.ts';
import { buildServer, type ServerOptions } from './build-server.ts';
import { buildVersion } from './build-version.ts';
import { builtPages, serveBuiltAssets } from './built-pages.ts';
import { identityParts } from './identity.ts';
import { type Integrations, openIntegrations } from './integrations.ts';
import { portalWorkers } from './jobs.ts';
import { LISTENERS } from './listeners.ts';
import {
  addMetric,
  browserErrorCounter,
  countBrowserErrors,
  countScans,
  jobMeasures,
  measurePageCache,
  measureReplica,
  scanCounter,
} from './metrics.ts';
import type { PageMaker } from './page.ts';
import { pageCache } from './page-cache.ts';
import { publicReads } from './public-reads.ts';
import { portalApi } from './routes.ts';
import { servePaymentEvents } from './serve-payment-events.ts';
import { servePreview } from './serve-preview.ts';
import { serveUnsubscribe } from './serve-unsubscribe.ts';
import { serveUploads } from './serve-uploads.ts';
import { type Authenticate, noticesOf, originsOf, type Services } from './services.ts';
import { sharedCaches } from './shared-caches.ts';

type TakeTurn = (request: FastifyRequest) => void;

const STREAM_PATH = `/api${openStream.path}`;

/** Where `npm run build` puts the pages. */
const BUILT = projectFile('dist');

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

/** A portal on a prepared database, not yet listening. */
export async function openPortal(options: PortalOptions): Promise<Portal> {
  const { settings, database } = options;
  const now = options.now ?? (() => new Date());
  const secrets = createSecrets(settings.SECRET);
  const onTrouble = (error: unknown) => services.tellTrouble?.(error, 'background trouble');
  const origins = originsOf(settings);
  const integrations = await openIntegrations({
    settings,
    origins,
    secrets,
    given: options.integrations,
    now,
    onTrouble,
  });
  const { payments } = integrations;
  const identity = identityParts(settings, origins, integrations);
  const tickets = ticketReader({ db: database.db, secrets, hasDemo: settings.hasDemo, now });
  const ownAuthenticate = authenticateWith({
    tickets,
    origins,
    hasSharedTicket: identity.cookies.hasSharedTicket,
  });
  const workers = portalWorkers({ identity, onTrouble, ...integrations });
  const hear = hearWith(LISTENERS);
  const waiting = waitingJobs(workers, { db: database.jobs, now, secrets, hear });
  const kept = answerCache();
  const streams = streamHub({
    db: database.db,
    now,
    openAmong: (sessions) => openAmong(database.db, sessions, now()),
    onTrouble,
  });
  const watch = database.replicaUrl
    ? watchReplica({
        primary: database.db,
        replicaUrl: database.replicaUrl,
        mostLagMs: settings.DATABASE_REPLICA_LAG_MS,
        onProgress: () => {
          for (const change of reads.settle()) kept.change(change);
        },
        onTrouble,
      })
    : null;
  const reads = publicReads(database, watch);
  let jobs: Jobs | null = null;
  let isReady = true;
  const services: Services = {
    settings,
    database,
    origins,
    notices: noticesOf(database, now),
    reads,
    secrets,
    authenticate: options.authenticate?.(ownAuthenticate) ?? ownAuthenticate,
    enqueue: (db, job, ...payloads) => (jobs ?? waiting).enqueue(db, job, ...payloads),
    hear,
    now,
    isReady: () => isReady,
  };
  const tenants = await keepTenants({ db: database.db, onTrouble });
  const cache = pageCache({
    megabytes: settings.PAGE_CACHE_MB,
    renewMs: settings.PAGE_RENEW_MS,
    choose: reads.choose,
  });
  const shared = settings.SHARED_CACHE_TOKEN
    ? sharedCaches({ addresses: settings.sharedCacheUrls, token: settings.SHARED_CACHE_TOKEN, onTrouble })
    : null;
  const scans = scanCounter();
  const browserErrors = browserErrorCounter();
  const uploads = {
    files: integrations.files,
    pictures: integrations.pictures,
    scan: integrations.scan && countScans(integrations.scan, scans),
  };
  const maker = options.maker ?? (await builtPages(BUILT));
  const server = await buildServer({
    services,
    api: reads.routes(
      portalApi({
        identity,
        uploads,
        lists: integrations.lists,
        ticketSheets: integrations.ticketSheets,
        equipmentSheets: integrations.equipmentSheets,
        addresses: integrations.addresses,
        register: integrations.register,
        sources: integrations.sources,
        population: integrations.population,
        push: integrations.push,
        kept,
        streams,
        jobs: {
          kinds: workers.map(({ job }) => job),
          retryFailed: async (name) => (await jobs?.retryFailed(name)) ?? 0,
        },
        settleTenants: tenants.settled,
        smsPriceOre: settings.SMS_PRICE_ORE,
        smsFrom: settings.SMS_FROM,
        lettersPerDay: settings.LETTERS_PER_DAY,
        hasDemo: settings.hasDemo,
        hasOwnPayments: payments !== null,
        onBrowserError: countBrowserErrors(browserErrors, (error, what) => services.tellTrouble?.(error, what)),
      }),
    ),
    pages: {
      maker,
      cache,
      shared,
      ...(options.renderLimitMs !== undefined && { renderLimitMs: options.renderLimitMs }),
    },
    serveAssets: options.serveAssets ?? serveBuiltAssets(BUILT),
    serveMore: [
      (scope, takeTurn) => serveUploads(scope, { files: integrations.files, db: database.db, takeTurn }),
      (scope, takeTurn) => servePreview(scope, { services, takeTurn }),
      (scope, takeTurn) => serveUnsubscribe(scope, { services, assets: maker.assets, takeTurn }),
      ...(payments
        ? [(scope: FastifyInstance, takeTurn: TakeTurn) => servePaymentEvents(scope, { services, payments, takeTurn })]
        : []),
      ...(integrations.servePayments ? [integrations.servePayments] : []),
      ...(integrations.serveProvider ? [integrations.serveProvider] : []),
    ],
    ...(options.isDevelopment && { isDevelopment: true }),
    ...(options.moreRoutes && { moreRoutes: options.moreRoutes }),
    ...(options.logStream && { logStream: options.logStream }),
  });
  addMetric(server, scans);
  addMetric(server, browserErrors);
  measurePageCache(server, cache);
  if (shared) addMetric(server, shared.purges);
  if (watch) measureReplica(server, watch, reads);
  const measures = jobMeasures();
  for (const metric of measures.metrics) addMetric(server, metric);
  const live: Live = await listen(database, onTrouble);
  live.onChange((change) => {
    tickets.onChange(change);
    tenants.change(change);
    streams.change(change);
    if (change.topic === SESSIONS) streams.end(ids.user.parse(change.id));
    // Who may do what, and what a user is told of, changes no page; how a tenant looks makes pages of another version.
    if (change.topic === TENANTS) shared?.changeTenant(change.id);
    if (change.topic === SESSIONS || change.topic === STREAM || change.topic === TENANTS) return;
    if (change.topic === ANNOUNCEMENTS || change.topic === EVERYTHING.topic) services.notices.forget();
    cache.change(change);
    shared?.change(change);
    if (change.topic === ANNOUNCEMENTS) return;
    reads.change(change);
    kept.change(change);
  });
  let heartbeat: Heartbeat | null = null;
  if (options.hasJobs !== false) {
    heartbeat = keepHeartbeat({
      db: database.db,
      now,
      about: { role: settings.PROCESS, host: hostname(), version: await buildVersion(BUILT) },
      countConnections: () => countConnections(server),
      onTrouble,
    });
    const { onBegin, onDone } = heartbeat;
    jobs = await startJobs({
      engine: database.engine,
      services: { db: database.jobs, now, secrets, hear },
      workers,
      isWorker: settings.PROCESS !== 'web',
      isBusy: busynessOf(server, settings.DATABASE_POOL),
      onTrouble,
      onBegin,
      onDone(report) {
        measures.onDone(report);
        onDone(report);
      },
    });
  }
  return {
    server,
    workOff: waiting.workOff,
    async close(drainMs) {
      isReady = false;
      await new Promise((resolve) => setTimeout(resolve, drainMs));
      streams.close();
      await server.close();
      await jobs?.stop();
      await heartbeat?.stop();
      await live.close();
      await shared?.close();
      tenants.close();
      await watch?.stop();
      integrations.pictures.close();
      integrations.lists.close();
      integrations.ticketSheets.close();
      integrations.equipmentSheets.close();
      identity.close();
    },
  };
}

const countConnections = ({ server }: FastifyInstance): Promise<number> =>
  new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));

/** More answers are waited for than there are connections to the database. Who listens to the stream waits for nothing. */
function busynessOf({ server }: FastifyInstance, mostAtOnce: number): () => boolean {
  let open = 0;
  server.on('request', (request, response) => {
    if (request.url?.startsWith(STREAM_PATH)) return;
    open += 1;
    response.once('close', () => {
      open -= 1;
    });
  });
  return () => open > mostAtOnce;
}
