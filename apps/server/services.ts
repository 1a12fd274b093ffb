import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type NoticeBoard, noticeBoard } from '#features/announcements/server/notice-board.ts';
import { labelOf, previewKey } from '#features/tenants/register.ts';
import { type OriginSettings, type Tenant, tenantsNow } from '#features/tenants/resolve.ts';
import type { Actor } from '#platform/contract/policy.ts';
import type { RateClass } from '#platform/contract/rate-limits.ts';
import { type Locale, parseLocale } from '#platform/language/locale.ts';
import type { Context } from '#platform/server/context.ts';
import { type Cookies, cookiesOf } from '#platform/server/cookies.ts';
import type { OpenDatabase } from '#platform/server/database.ts';
import type { Hear } from '#platform/server/hear.ts';
import type { Enqueue } from '#platform/server/jobs.ts';
import { callerOfAddress, demandSharedTurnLeft, takeSharedTurn } from '#platform/server/rate-limit.ts';
import type { Secrets } from '#platform/server/secrets.ts';
import type { Settings } from '#platform/server/settings.ts';
import type { TellTrouble } from '#platform/server/trouble-log.ts';
import type { PublicReads } from './public-reads.ts';

/** Tells who is behind a request: null for nobody, or throws when the ticket is not good. */
export type Authenticate = (request: FastifyRequest, cookies: Cookies) => Promise<Actor | null>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of an endpoint that is open only to who has just proved who they are. */
    needsProof?: boolean;
    /** Called by the page itself, and no sign that its user is there. */
    isUnattended?: boolean;
  }
  interface FastifyRequest {
    /** For the log: who it was, once that is known. */
    actor: Actor | null;
    /** Found once: all of a page is of one version. */
    tenant: Tenant | null;
    /** Of the tenant whose draft its ticket shows. */
    previewKey: string | null;
  }
}

/** What the parts of the server share. One per process, made in main, handed in: nothing is global. */
export type Services = {
  settings: Settings;
  database: OpenDatabase;
  origins: OriginSettings;
  notices: NoticeBoard;
  reads: PublicReads;
  secrets: Secrets;
  authenticate: Authenticate;
  enqueue: Enqueue;
  hear: Hear;
  now(): Date;
  isReady(): boolean;
  /** Set as soon as there is a log. */
  tellTrouble?: TellTrouble;
};

export const originsOf = (settings: Settings): OriginSettings => ({
  baseDomain: settings.BASE_DOMAIN,
  scheme: settings.PUBLIC_SCHEME,
  port: settings.PUBLIC_PORT ?? (settings.PUBLIC_SCHEME === 'http' ? settings.PORT : undefined),
});

type TenantServices = Pick<Services, 'settings'>;

/** The tenant is where the visitor came in. Outside production, tools may name another one. */
export function tenantOf(request: FastifyRequest, services: TenantServices): Tenant {
  request.tenant ??= findOnce(request, services);
  return request.tenant;
}

function findOnce(request: FastifyRequest, { settings }: TenantServices): Tenant {
  const named = settings.isProduction ? undefined : request.headers['x-tenant'];
  const host = typeof named === 'string' ? `${named}.localhost` : request.headers.host;
  const tenant = rememberTenant(host);
  const key = request.previewKey;
  return (key && previewKey(key) === labelOf(host) && tenantsNow().draftOf(key)) || tenant;
}

let remembered = { register: tenantsNow(), hosts: new LRUCache<string, Tenant>({ max: 1000 }) };

/** Until there is something new to be known of tenants. */
function rememberTenant(host: string | undefined): Tenant {
  const register = tenantsNow();
  if (remembered.register !== register) remembered = { register, hosts: new LRUCache({ max: 1000 }) };
  const before = host === undefined ? undefined : remembered.hosts.get(host);
  if (before) return before;
  const tenant = register.find(host);
  if (host !== undefined && host.length < 256) remembered.hosts.set(host, tenant);
  return tenant;
}

/** I18-04: what the caller asks for, else English. */
export const languageOf = (request: FastifyRequest): Locale => {
  const asked = request.headers['x-app-language'];
  return parseLocale(typeof asked === 'string' ? asked : undefined) ?? 'en';
};

export async function contextOf(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<Context> {
  const { database, secrets, settings } = services;
  const now = services.now();
  const cookies = cookiesOf(request.headers.cookie, (header) => reply.header('set-cookie', header));
  const actor = await services.authenticate(request, cookies);
  request.actor = actor;
  const named = (name: string) => ({ kind: 'name', key: secrets.digest('caller', name) }) as const;
  return {
    tenant: tenantOf(request, services),
    actor,
    db: database.db,
    replica: actor ? database.db : services.reads.database(),
    now,
    language: languageOf(request),
    visitor: {
      address: callerOfAddress(request.ip),
      agent: request.headers['user-agent'] ?? '',
      cookies,
      point: pointOf(request, settings.GEOIP_HEADER),
    },
    secrets,
    enqueue: services.enqueue,
    hear: services.hear,
    takeNamedTurn: async (rate: RateClass, name: string) => {
      if (settings.hasRateLimits) await takeSharedTurn(database.db, named(name), rate, now);
    },
    demandNamedTurnLeft: async (rate: RateClass, name: string) => {
      if (settings.hasRateLimits) await demandSharedTurnLeft(database.db, named(name), rate, now);
    },
  };
}

/** `60.39,5.32` in the header that the settings name. A visitor who forges it fools only themselves. */
function pointOf(request: FastifyRequest, header: string | undefined): Context['visitor']['point'] {
  const value = header === undefined ? undefined : request.headers[header.toLowerCase()];
  const [, lat, lng] = /^(-?\d{1,2}(?:\.\d{1,8})?),\s*(-?\d{1,3}(?:\.\d{1,8})?)$/.exec(String(value ?? '')) ?? [];
  return lat === undefined || lng === undefined ? null : { lat: Number(lat), lng: Number(lng) };
}

/** From the primary: it is read rarely, and a notice that was taken down must be gone at once. */
export const noticesOf = (database: OpenDatabase, now: () => Date): NoticeBoard => noticeBoard(database.db, now);
