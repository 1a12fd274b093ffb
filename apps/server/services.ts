import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type NoticeBoard, noticeBoard } from '#features/announcements/server/notice-board.ts';
import { findTenant, type OriginSettings, type Tenant } from '#features/tenants/resolve.ts';
import type { Actor } from '#platform/contract/policy.ts';
import { type Locale, parseLocale } from '#platform/language/locale.ts';
import type { Context } from '#platform/server/context.ts';
import type { OpenDatabase } from '#platform/server/database.ts';
import type { Settings } from '#platform/server/settings.ts';

/** Tells who is behind a request: null for nobody, or throws when the ticket is not good. */
export type Authenticate = (request: FastifyRequest) => Promise<Actor | null>;

/** What the parts of the server share. One per process, made in main, handed in: nothing is global. */
export type Services = {
  settings: Settings;
  database: OpenDatabase;
  origins: OriginSettings;
  notices: NoticeBoard;
  authenticate: Authenticate;
  now(): Date;
  isReady(): boolean;
  log?: FastifyBaseLogger;
};

export const originsOf = (settings: Settings): OriginSettings => ({
  baseDomain: settings.BASE_DOMAIN,
  scheme: settings.PUBLIC_SCHEME,
  port: settings.PUBLIC_PORT ?? (settings.PUBLIC_SCHEME === 'http' ? settings.PORT : undefined),
});

/** The tenant is where the visitor came in. Outside production, tools may name another one. */
export function tenantOf(request: FastifyRequest, settings: Settings): Tenant {
  const named = settings.isProduction ? undefined : request.headers['x-tenant'];
  return rememberTenant(typeof named === 'string' ? `${named}.localhost` : request.headers.host);
}

const remembered = new LRUCache<string, Tenant>({ max: 1000 });

function rememberTenant(host: string | undefined): Tenant {
  const before = host === undefined ? undefined : remembered.get(host);
  if (before) return before;
  const tenant = findTenant(host);
  if (host !== undefined && host.length < 256) remembered.set(host, tenant);
  return tenant;
}

/** I18-04: what the caller asks for, else English. */
export const languageOf = (request: FastifyRequest): Locale => {
  const asked = request.headers['x-app-language'];
  return parseLocale(typeof asked === 'string' ? asked : undefined) ?? 'en';
};

export async function contextOf(services: Services, request: FastifyRequest): Promise<Context> {
  return {
    tenant: tenantOf(request, services.settings),
    actor: await services.authenticate(request),
    db: services.database.db,
    replica: services.database.replica,
    now: services.now(),
    language: languageOf(request),
    visitorPoint: pointOf(request, services.settings.GEOIP_HEADER),
  };
}

/** `60.39,5.32` in the header that the settings name. Whoever forges it only fools himself. */
function pointOf(request: FastifyRequest, header: string | undefined): Context['visitorPoint'] {
  const value = header === undefined ? undefined : request.headers[header.toLowerCase()];
  const [, lat, lng] = /^(-?\d{1,2}(?:\.\d{1,8})?),\s*(-?\d{1,3}(?:\.\d{1,8})?)$/.exec(String(value ?? '')) ?? [];
  return lat === undefined || lng === undefined ? null : { lat: Number(lat), lng: Number(lng) };
}

export const noticesOf = (database: OpenDatabase, now: () => Date): NoticeBoard => noticeBoard(database.replica, now);
