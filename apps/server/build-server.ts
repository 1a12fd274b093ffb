import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { noteLook, recordAudit } from '#features/audit/server/public.ts';
import { logOut, writeAs } from '#features/identity/contract.ts';
import { incrementMetric, reportBrowserError } from '#features/metrics/contract.ts';
import { getMyInfo } from '#features/users/contract.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { RateClass } from '#platform/contract/rate-limits.ts';
import { answerWithEtags } from '#platform/server/caching.ts';
import type { Context } from '#platform/server/context.ts';
import { type LogStream, logOptions } from '#platform/server/log.ts';
import {
  type Caller,
  callerOfAddress,
  isSharedRate,
  rateLimiter,
  takeSharedTurn,
} from '#platform/server/rate-limit.ts';
import { readOnlyJson } from '#platform/server/read-json.ts';
import { allowedMethods, type Route, type RouteServices, registerRoutes } from '#platform/server/routes.ts';
import { troubleLog } from '#platform/server/trouble-log.ts';
import { serveApiDocs } from './api-docs.ts';
import { endConnectionsAtClose } from './end-connections.ts';
import { answerBrokenRequest, answerErrors, answerUnreadableAddress } from './errors.ts';
import { serveHealth } from './health.ts';
import { measureLedger, measureMessages, measureReports, measureRequests, serveMetrics } from './metrics.ts';
import { type PageOptions, servePages } from './page.ts';
import { commonHeaders, NOTHING_POLICY } from './security-headers.ts';
import { servePictures } from './serve-pictures.ts';
import { readPreviews } from './serve-preview.ts';
import { contextOf, languageOf, type Services, tenantOf } from './services.ts';
import { serveSiteFiles } from './site-files.ts';

export type ServerOptions = {
  services: Services;
  api: readonly Route[];
  pages: Pick<PageOptions, 'maker' | 'cache' | 'shared'> & { renderLimitMs?: number };
  /** Static files of the build; without it they come from somewhere else (Vite while developing). */
  serveAssets?(server: FastifyInstance): Promise<void>;
  /** Addresses beside API, pages and pictures: uploaded files, the embedded identity service. */
  serveMore?: readonly ((
    server: FastifyInstance,
    takeTurn: (request: FastifyRequest) => void,
  ) => Promise<void> | void)[];
  /** While developing: Vite reads sources for seconds, and a script that is refused meanwhile is missing in the page. */
  isDevelopment?: boolean;
  /** Calls beside the portal's own, for tests of the platform. */
  moreRoutes?: readonly Route[];
  /** Where log lines go; standard output without it. */
  logStream?: LogStream;
};

const BODY_LIMIT_BYTES = 256 * 1024;
const MAX_ADDRESS_LENGTH = 8192;
const RENDER_LIMIT_MS = 3000;
/** Clients from before call them groups. */
const OLD_NAME_OF_ORGANISATIONS = /^\/api\/groups(?=[/?]|$)/;

/** The whole portal as one Fastify server: API, pages and files. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { services, pages } = options;
  const { settings } = services;
  const isHttps = settings.PUBLIC_SCHEME === 'https';
  const server = fastify({
    logger: logOptions(settings.LOG_LEVEL, options.logStream),
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerUnreadableAddress(isHttps),
    clientErrorHandler: answerBrokenRequest,
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '' }) => url.replace(OLD_NAME_OF_ORGANISATIONS, '/api/organizations'),
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    bodyLimit: BODY_LIMIT_BYTES,
    // As long as ten megabytes take on a slow line.
    requestTimeout: 120_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    handlerTimeout: 10_000,
    http: { headersTimeout: 10_000, maxHeaderSize: 16 * 1024 },
    routerOptions: { maxParamLength: 100, ignoreTrailingSlash: false },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    forceCloseConnections: 'idle',
  });
  const troubles = troubleLog(server.log);
  services.tellTrouble = troubles.tell;
  server.addHook('onClose', async () => troubles.close());
  server.decorateRequest('actor', null);
  server.decorateRequest('tenant', null);
  readPreviews(server, services);

  endConnectionsAtClose(server);
  demandDeclaredRoutes(server);
  answerErrors(server, troubles.tell);
  readOnlyJson(server);
  if (isLogged(settings.LOG_LEVEL)) logRequests(server, services);
  measureRequests(server);
  measureMessages(server, services.database.db, services.now);
  measureReports(server, services.database.db, services.now);
  measureLedger(server, services.database.db);
  warnOfStrangeProxies(server);
  answerWithEtags(server);
  const headers = commonHeaders(isHttps);
  server.addHook('onRequest', (request, _reply, done) => {
    if (hasTwoHosts(request)) done(new Problem('malformed'));
    else if (request.url.length > MAX_ADDRESS_LENGTH) done(new Problem('address_too_long'));
    else done();
  });
  server.addHook('onSend', (_request, reply, payload, done) => {
    reply.headers(headers);
    done(null, payload);
  });
  if (!settings.isTest && !options.isDevelopment) await shedLoad(server);

  const limiter = rateLimiter();
  const takeTurn = (caller: Caller, rate: RateClass) => {
    if (!settings.hasRateLimits) return;
    if (caller.kind === 'ticket' || !isSharedRate(rate)) return limiter.takeTurn(caller, rate);
    const key = services.secrets.digest('caller', caller.key);
    return takeSharedTurn(services.database.db, { ...caller, key }, rate, services.now());
  };
  const takePublicTurn = (request: FastifyRequest) => {
    if (settings.hasRateLimits) limiter.takeTurn({ kind: 'address', key: callerOfAddress(request.ip) }, 'publicRead');
  };
  const api = [...options.api, ...(options.moreRoutes ?? [])];

  await server.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('content-security-policy', NOTHING_POLICY);
      if (request.url.startsWith('/api/health/')) return;
      const notice = await noticeFor(services, request);
      if (notice !== null) reply.header('announcement', notice);
    });
    const routeServices: RouteServices = {
      contextOf: (request, reply) => contextOf(services, request, reply),
      takeTurn,
      noteActing,
      noteLook: noteActingLook,
    };
    registerRoutes(
      scope,
      api.filter(({ endpoint }) => !takesFile(endpoint)),
      routeServices,
    );
    // Only where files are taken is anything but JSON read.
    await scope.register(async (fileScope) => {
      await fileScope.register(multipart);
      registerRoutes(
        fileScope,
        api.filter(({ endpoint }) => takesFile(endpoint)),
        routeServices,
      );
    });
    serveHealth(scope, services);
    serveMetrics(scope, settings);
    serveApiDocs(
      scope,
      api.map(({ endpoint }) => endpoint),
    );
    scope.all('/api/*', DECLARED, (request, reply) => {
      const allowed = allowedMethods(api, request.url.split('?', 1)[0] ?? '');
      // With an allowed method it is a parameter that cannot be one, such as an endless id.
      if (allowed.length === 0 || allowed.includes(request.method)) throw new Problem('not_found');
      reply.header('allow', allowed.join(', '));
      throw new Problem('wrong_method');
    });
  });

  await options.serveAssets?.(server);
  servePictures(server, takePublicTurn);
  for (const serve of options.serveMore ?? []) await serve(server, takePublicTurn);
  serveSiteFiles(server, services, takePublicTurn);
  servePages(server, {
    services,
    api,
    cache: pages.cache,
    shared: pages.shared,
    maker: pages.maker,
    takeTurn: takePublicTurn,
    renderLimitMs: pages.renderLimitMs ?? RENDER_LIMIT_MS,
    headers,
  });
  server.setNotFoundHandler(() => {
    throw new Problem('wrong_method');
  });
  return server;
}

const takesFile = (endpoint: Endpoint): boolean => endpoint.takesFileOfBytes !== undefined;

/** What is only counted, without anybody's name, changes nothing for the person; a log-out is written down as such. */
const NO_CHANGES: readonly Endpoint[] = [incrementMetric, reportBrowserError, logOut, writeAs];

/** Whatever is changed by a user who is logged in as another is written down with both names. */
async function noteActing(context: Context, endpoint: Endpoint): Promise<void> {
  if (NO_CHANGES.includes(endpoint)) return;
  await recordAudit(context, 'acted', {
    subject_user_id: context.actor?.id ?? null,
    details: { call: `${endpoint.method} ${endpoint.path}` },
  });
}

/** What every page asks by itself, and what everybody may read, is nothing that was looked at. */
async function noteActingLook(context: Context, endpoint: Endpoint): Promise<void> {
  if (endpoint === getMyInfo || endpoint.access === 'anyone') return;
  await noteLook(context, endpoint.path);
}

/** Marks the few routes under /api that are no endpoints: health, metrics, documentation. */
export const DECLARED = { config: { isDeclared: true } } as const;

/** Fail closed: a route under /api that came past the contract keeps the server from starting. */
function demandDeclaredRoutes(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const isApi = route.url.startsWith('/api');
    if (isApi && !(route.config && 'isDeclared' in route.config)) {
      throw new Error(`${String(route.method)} ${route.url} has no endpoint that declares who may call it.`);
    }
  });
}

/** An answer goes out without a notice rather than not at all. */
async function noticeFor(services: Services, request: FastifyRequest): Promise<string | null> {
  try {
    return await services.notices.headerFor(tenantOf(request, services), languageOf(request));
  } catch (error) {
    services.tellTrouble?.(error, 'no notices', request.log);
    return null;
  }
}

/** Node keeps the first of two Host headers; a proxy in front may have kept the other. */
function hasTwoHosts(request: FastifyRequest): boolean {
  const { rawHeaders } = request.raw;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

/** Told the first, the tenth, the hundredth time and so on: one client can send the header often. */
function warnOfStrangeProxies(server: FastifyInstance): void {
  let times = 0;
  server.addHook('onRequest', (request, _reply, done) => {
    const isForwarded = request.headers['x-forwarded-for'] !== undefined;
    // The peer itself comes first, and whom it speaks for only where it is trusted.
    if (isForwarded && (request.ips?.length ?? 1) < 2) {
      times += 1;
      if (Number.isInteger(Math.log10(times))) request.log.warn({ times }, STRANGE_PROXY);
    }
    done();
  });
}

const STRANGE_PROXY =
  'X-Forwarded-For came from an address that is not in TRUSTED_PROXIES: all visitors behind it share the limits of one';

const isLogged = (level: Services['settings']['LOG_LEVEL']): boolean => level === 'info' || level === 'debug';

function logRequests(server: FastifyInstance, services: Services): void {
  server.addHook('onResponse', (request, reply, done) => {
    request.log.info({
      tenant: tenantOf(request, services).key,
      ...(request.actor && { actor: request.actor.id }),
      ...(request.actor?.acting_user_id && { acting: request.actor.acting_user_id }),
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
    done();
  });
}

/**
 * Never refused under load: probes, and files of a page that has been sent. Without its styles a page is useless, and a
 * picture that was refused stays broken.
 */
const NEVER_SHED = ['/api/health', '/assets/', '/pictures/'];

/** Says no early and cheaply when there is more to do than can be done. */
async function shedLoad(server: FastifyInstance): Promise<void> {
  await server.register(underPressure, {
    // The delay tells when answers come late; being busy alone is no reason to refuse.
    maxEventLoopDelay: 1000,
    pressureHandler: (request) => {
      if (!NEVER_SHED.some((start) => request.url.startsWith(start))) throw new Problem('unavailable');
    },
  });
}
