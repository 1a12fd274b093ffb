import { randomUUID } from 'node:crypto';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import type { RateClass } from '#platform/contract/endpoint.ts';
import { Problem } from '#platform/contract/problem.ts';
import { answerWithEtags } from '#platform/server/caching.ts';
import { logOptions } from '#platform/server/log.ts';
import { callerOfAddress, rateLimiter } from '#platform/server/rate-limit.ts';
import { type Route, registerRoutes } from '#platform/server/routes.ts';
import { serveApiDocs } from './api-docs.ts';
import { answerErrors } from './errors.ts';
import { serveHealth } from './health.ts';
import { measureRequests, serveMetrics } from './metrics.ts';
import { type PageMaker, servePages } from './page.ts';
import type { PageCache } from './page-cache.ts';
import { portalApi } from './routes.ts';
import { NOTHING_POLICY, setCommonHeaders } from './security-headers.ts';
import { servePictures } from './serve-pictures.ts';
import { contextOf, languageOf, type Services, tenantOf } from './services.ts';
import { serveSiteFiles } from './site-files.ts';

export type ServerOptions = {
  services: Services;
  pages: { maker: PageMaker; cache: PageCache; renderLimitMs?: number };
  /** Static files of the build; without it they come from somewhere else (Vite while developing). */
  serveAssets?(server: FastifyInstance): Promise<void>;
  /** Calls beside the portal's own, for tests of the platform. */
  moreRoutes?: readonly Route[];
};

const BODY_LIMIT_BYTES = 256 * 1024;
const RENDER_LIMIT_MS = 3000;

/** The whole portal as one Fastify server: API, pages and files. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { services, pages } = options;
  const { settings } = services;
  const server = fastify({
    logger: logOptions(settings.LOG_LEVEL),
    disableRequestLogging: true,
    genReqId: () => randomUUID(),
    trustProxy: settings.trustedProxies.length > 0 ? settings.trustedProxies : false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 65_000,
    handlerTimeout: 10_000,
    http: { headersTimeout: 10_000, maxHeaderSize: 16 * 1024 },
    routerOptions: { maxParamLength: 100, ignoreTrailingSlash: false },
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    forceCloseConnections: 'idle',
  });
  services.log = server.log;

  demandDeclaredRoutes(server);
  answerErrors(server);
  logRequests(server, services);
  measureRequests(server);
  answerWithEtags(server);
  server.addHook('onRequest', async (request, reply) => {
    if (hasTwoHosts(request)) throw new Problem('malformed');
    setCommonHeaders(reply, settings.PUBLIC_SCHEME === 'https');
  });
  await shedLoad(server, settings.NODE_ENV === 'test');

  const limiter = rateLimiter();
  const takeTurn = (request: FastifyRequest, rate: RateClass) => {
    if (settings.hasRateLimits) limiter.takeTurn(callerOfAddress(request.ip), rate);
  };
  const api = [...portalApi(services.origins), ...(options.moreRoutes ?? [])];

  await server.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('content-security-policy', NOTHING_POLICY);
      const notice = await services.notices.headerFor(tenantOf(request, settings).key, languageOf(request));
      if (notice !== null) reply.header('announcement', notice);
    });
    registerRoutes(scope, api, { contextOf: (request) => contextOf(services, request), takeTurn });
    serveHealth(scope, services);
    serveMetrics(scope, settings);
    serveApiDocs(
      scope,
      api.map(({ endpoint }) => endpoint),
    );
    scope.all('/api/*', DECLARED, () => {
      throw new Problem('not_found');
    });
  });

  await options.serveAssets?.(server);
  servePictures(server, (request) => takeTurn(request, 'publicRead'));
  serveSiteFiles(server, services);
  servePages(server, {
    services,
    api,
    cache: pages.cache,
    maker: pages.maker,
    takeTurn: (request) => takeTurn(request, 'publicRead'),
    renderLimitMs: pages.renderLimitMs ?? RENDER_LIMIT_MS,
  });
  server.setNotFoundHandler(() => {
    throw new Problem('wrong_method');
  });
  return server;
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

/** Node keeps the first of two Host headers; a proxy in front may have kept the other. */
function hasTwoHosts(request: FastifyRequest): boolean {
  const names = request.raw.rawHeaders.filter((_, position) => position % 2 === 0);
  return names.filter((name) => name.length === 4 && name.toLowerCase() === 'host').length > 1;
}

function logRequests(server: FastifyInstance, { settings }: Services): void {
  server.addHook('onResponse', async (request, reply) => {
    request.log.info({
      tenant: tenantOf(request, settings).key,
      method: request.method,
      route: request.routeOptions.url ?? null,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
  });
}

/** Says no early and cheaply when there is more to do than can be done. */
async function shedLoad(server: FastifyInstance, isTest: boolean): Promise<void> {
  if (isTest) return;
  await server.register(underPressure, {
    maxEventLoopDelay: 1000,
    maxEventLoopUtilization: 0.99,
    pressureHandler: (request) => {
      if (!request.url.startsWith('/api/health')) throw new Problem('unavailable');
    },
  });
}
