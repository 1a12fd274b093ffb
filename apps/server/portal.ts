import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { RenderPage, RenderShell } from '#apps/page-contract.ts';
import { loadReference } from '#database/seeds/reference.ts';
import { loadRegister } from '#features/municipalities/server/load-register.ts';
import type { OpenDatabase } from '#platform/server/database.ts';
import { type Jobs, startJobs } from '#platform/server/jobs.ts';
import { type Live, listen } from '#platform/server/live.ts';
import { migrate, readMigrations } from '#platform/server/migrate.ts';
import type { Settings } from '#platform/server/settings.ts';
import { buildServer, type ServerOptions } from './build-server.ts';
import { portalWorkers } from './jobs.ts';
import type { PageMaker } from './page.ts';
import { builtAssets } from './page-assets.ts';
import { pageCache } from './page-cache.ts';
import { type Authenticate, noticesOf, originsOf, type Services } from './services.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

export type PortalOptions = {
  settings: Settings;
  database: OpenDatabase;
  authenticate?: Authenticate;
  now?: () => Date;
  maker?: PageMaker;
  hasJobs?: boolean;
} & Pick<ServerOptions, 'moreRoutes' | 'serveAssets' | 'logStream'> & { renderLimitMs?: number };

export type Portal = {
  server: FastifyInstance;
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
  let isReady = true;
  const services: Services = {
    settings,
    database,
    origins: originsOf(settings),
    notices: noticesOf(database, now),
    authenticate: options.authenticate ?? nobody,
    now,
    isReady: () => isReady,
  };
  const cache = pageCache(settings.PAGE_CACHE_MB);
  const server = await buildServer({
    services,
    pages: {
      maker: options.maker ?? (await builtPages()),
      cache,
      ...(options.renderLimitMs !== undefined && { renderLimitMs: options.renderLimitMs }),
    },
    serveAssets: options.serveAssets ?? serveBuiltAssets,
    ...(options.moreRoutes && { moreRoutes: options.moreRoutes }),
    ...(options.logStream && { logStream: options.logStream }),
  });
  const onTrouble = (error: unknown) => server.log.error({ err: error }, 'background trouble');
  const live: Live = await listen(database.engine, onTrouble);
  live.onChange(() => {
    cache.clear();
    services.notices.forget();
  });
  const jobs: Jobs | null =
    options.hasJobs === false
      ? null
      : await startJobs({
          engine: database.engine,
          services: { db: database.db, now },
          workers: portalWorkers,
          isWorker: settings.PROCESS !== 'web',
          onTrouble,
        });
  return {
    server,
    async close(drainMs) {
      isReady = false;
      await new Promise((resolve) => setTimeout(resolve, drainMs));
      await server.close();
      await jobs?.stop();
      await live.close();
    },
  };
}

/** Until there is identity, nobody is anybody. A ticket that nobody issued is a bad ticket. */
const nobody: Authenticate = async () => null;

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
      .header('content-security-policy', "default-src 'none'; connect-src 'self'")
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
