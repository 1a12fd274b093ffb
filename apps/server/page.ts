import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageRequest, RenderPage, RenderShell } from '#apps/page-contract.ts';
import { reachesOfPortal } from '#features/announcements/rules.ts';
import { attributionIn } from '#features/map/rules.ts';
import { originOf } from '#features/tenants/resolve.ts';
import { publicTenantOf } from '#features/tenants/server/queries.ts';
import { themeCss } from '#features/tenants/server/theme.ts';
import { LOCALE_PREFIX, type Locale } from '#platform/language/locale.ts';
import { localisedPath } from '#platform/language/paths.ts';
import type { Visitor } from '#platform/server/context.ts';
import { cookiesOf } from '#platform/server/cookies.ts';
import type { Route } from '#platform/server/routes.ts';
import type { Call } from '#platform/web/client.ts';
import { PAGE_ROUTE } from './busy-page.ts';
import { compressPage, encodingFor } from './compressed-page.ts';
import { documentOf, hashOf } from './document.ts';
import { framingOf } from './framing.ts';
import { callInside } from './inside-call.ts';
import { chosenLanguageFor } from './language-choice.ts';
import { type PageAddress, rememberPageAddress } from './page-address.ts';
import type { PageAssets } from './page-assets.ts';
import type { FinishedPage, PageCache } from './page-cache.ts';
import { idsShown, tagsOf } from './page-tags.ts';
import type { Source } from './public-reads.ts';
import { embedPolicy, pagePolicy, WITH_CAMERA } from './security-headers.ts';
import { type Services, tenantOf } from './services.ts';
import type { SharedCaches } from './shared-caches.ts';

/** How pages come to be: built files in production, through Vite while developing. */
export type PageMaker = {
  assets: PageAssets;
  renderer(): Promise<{ renderPage: RenderPage; renderShell: RenderShell }>;
};

export type PageOptions = {
  services: Services;
  api: readonly Route[];
  cache: PageCache;
  /** In front of the portals, where there are some. */
  shared: SharedCaches | null;
  maker: PageMaker;
  takeTurn(request: FastifyRequest): void;
  /** RTE-08: after this long the visitor gets the shell, and the browser fetches the rest. */
  renderLimitMs: number;
  /** Of everything that leaves the house; a page is sent past the hooks that add them. */
  headers: Readonly<Record<string, string>>;
};

/** Answers every address that is not a file and not the API. */
export function servePages(server: FastifyInstance, options: PageOptions): void {
  const sendTo = pageSender(options.headers);
  const send = (request: FastifyRequest, reply: FastifyReply, key: string, finished: FinishedPage) => {
    const life = options.shared && options.cache.lifeOf(key, finished);
    const tenantKey = tenantOf(request, options.services).key;
    return sendTo(request, reply, finished, (life && options.shared?.headersOf(finished, tenantKey, life)) ?? []);
  };
  server.get(PAGE_ROUTE, (request, reply) => {
    const address = rememberPageAddress(request.url) ?? NOWHERE;
    if ('location' in address) return reply.redirect(address.location, 301);
    const chosen = chosenLanguageFor(address, request.headers.cookie);
    if (chosen && address.canonical !== '/') return reply.redirect(localisedPath(request.url, chosen), 302);
    const tenant = tenantOf(request, options.services);
    const key = `${tenant.key} ${tenant.version} ${address.canonical}`;
    const kept = options.cache.get(key);
    if (kept) return send(request, reply, key, kept);
    options.takeTurn(request);
    const home = homeRedirect(address, chosen ?? address.locale, tenant.is_sunset);
    return home ? reply.redirect(home, 302) : sendFresh(request, reply, key, address);
  });

  async function sendFresh(request: FastifyRequest, reply: FastifyReply, key: string, address: PageAddress) {
    const making = options.cache.make(key, (source) => makePage(request, address, source, options));
    // A widget has no script that could fetch the rest.
    if (EMBED.test(address.canonical)) return send(request, reply, key, await making);
    const finished = await Promise.race([making, limit(options.renderLimitMs)]);
    if (finished) return send(request, reply, key, finished);
    making.catch((error: unknown) => request.log.error({ err: error }, 'page failed after its time'));
    const old = options.cache.get(key);
    if (old) return send(request, reply, key, old);
    request.log.warn('page took too long, sent the shell');
    return send(request, reply, key, await makeShell(request, address, options));
  }
}

/** An address that cannot be read leads where every unknown one leads. */
const NOWHERE: PageAddress = { locale: 'nb', canonical: '/404', isKeepable: true };

/** RTE-01 without rendering anything. */
function homeRedirect({ locale, canonical }: PageAddress, shown: Locale, isSunset: boolean): string | null {
  const isHome = canonical === (LOCALE_PREFIX[locale] || '/');
  return isHome ? localisedPath(isSunset ? '/sunset' : '/events', shown) : null;
}

async function makePage(
  request: FastifyRequest,
  address: PageAddress,
  source: Source,
  options: PageOptions,
): Promise<FinishedPage> {
  const { renderPage } = await options.maker.renderer();
  const [tags, shows] = [new Set<string>(), new Set<string>()];
  const parts = await pageRequest(request, address, options);
  for (const reach of reachesOfPortal(tenantOf(request, options.services))) tags.add(reach);
  if (parts.announcement) shows.add(parts.announcement.id);
  const rendered = await renderPage({
    ...parts,
    call: callFor(request, address, { source, tags, shows, now: parts.now }, options),
  });
  if (rendered.kind === 'redirect') {
    const facts = { status: rendered.status, isKept: false, tags, shows, redirectTo: rendered.location };
    return finish(request, parts, { head: '', body: '', state: 'null', pageFiles: [] }, facts, options);
  }
  const isKept = address.isKeepable && rendered.status === 200 && !tenantOf(request, options.services).is_draft;
  return finish(request, parts, rendered, { status: rendered.status, isKept, tags, shows }, options);
}

async function makeShell(request: FastifyRequest, address: PageAddress, options: PageOptions): Promise<FinishedPage> {
  const { renderShell } = await options.maker.renderer();
  const parts = await pageRequest(request, address, options);
  const facts = { status: 200, isKept: false, tags: new Set<string>(), shows: new Set<string>() };
  return finish(request, parts, { ...renderShell(parts), body: '', pageFiles: [] }, facts, options);
}

function finish(
  request: FastifyRequest,
  { url, locale, tenant, analyticsUrl, mapTiles }: PageParts,
  content: { head: string; body: string; state: string; pageFiles: string[] },
  facts: Pick<FinishedPage, 'status' | 'isKept' | 'tags' | 'shows' | 'redirectTo'>,
  { maker, services }: PageOptions,
): FinishedPage {
  const css = themeCss(tenant.colour);
  const isEmbed = EMBED.test(url);
  const { html, scriptHashes } = documentOf(
    { locale, tenant, themeCss: css, ...content, ...(isEmbed && { state: null }) },
    maker.assets,
  );
  return {
    ...facts,
    // What stands in the address of the sign-in, or of a paper, is nobody else's business.
    hasSecretAddress: SECRET_ADDRESS.test(url),
    isEmbed,
    isDoor: DOOR.test(url),
    page: compressPage(html),
    policy:
      scriptHashes.length > 0
        ? pagePolicy({
            styleHash: hashOf(css),
            scriptHashes,
            analyticsOrigin: originIn(analyticsUrl),
            tilesOrigin: originIn(mapTiles.url),
            ...framingOf(tenantOf(request, services), url, services.origins),
          })
        : embedPolicy(hashOf(css), tenant.embed_origins),
  };
}

const originIn = (address: string | null): string | null => address && new URL(address).origin;

const EMBED = /^(?:\/nn|\/en)?\/embed(?:\?|$)/;
const DOOR = /^(?:\/nn|\/en)?\/(?:events\/[\w-]+\/door|organisations\/[\w-]+\/culture-cards|scan)(?:\?|$)/;
const SECRET_ADDRESS = /^(?:\/nn|\/en)?\/(?:auth|minid-login|cv)(?:[/?]|$)/;

type PageParts = Omit<PageRequest, 'call'>;

async function pageRequest(
  request: FastifyRequest,
  { locale, canonical }: PageAddress,
  { services }: PageOptions,
): Promise<PageParts> {
  const found = tenantOf(request, services);
  const { infoSlots: _infoSlots, ...tenant } = publicTenantOf(found, locale);
  return {
    url: canonical,
    locale,
    tenant,
    now: services.now(),
    origin: originOf(found, services.origins),
    analyticsUrl: services.settings.ANALYTICS_URL ?? null,
    mapTiles: {
      url: services.settings.MAP_TILES_URL ?? null,
      attribution: attributionIn(services.settings.MAP_ATTRIBUTION),
    },
    hasEid: services.settings.hasEid,
    // A page goes out without a notice rather than not at all.
    announcement: await services.notices.announcementFor(found, locale).catch((error: unknown) => {
      services.tellTrouble?.(error, 'page failed', request.log);
      return null;
    }),
  };
}

/** Always as nobody: what is rendered here is kept and shown to all. */
function callFor(
  request: FastifyRequest,
  { locale }: PageAddress,
  { source, tags, shows, now }: { source: Source; tags: Set<string>; shows: Set<string>; now: Date },
  { services, api }: PageOptions,
): Call {
  const tenant = tenantOf(request, services);
  const { db, replica } = services.database;
  const context = {
    tenant,
    actor: null,
    db,
    replica: source === 'primary' ? db : replica,
    now,
    language: locale,
    visitor: NOBODY,
    secrets: services.secrets,
    enqueue: services.enqueue,
    hear: services.hear,
    ...NO_TURNS,
  };
  return callInside(api, context, {
    onOutage: (error) => services.tellTrouble?.(error, 'page failed', request.log),
    onAnswer: (answered) => {
      for (const tag of tagsOf(tenant, answered)) tags.add(tag);
      for (const id of idsShown(answered)) shows.add(id);
    },
  });
}

const RETRY_AFTER_SECONDS = '5';

const NOBODY: Visitor = { address: '', agent: '', cookies: cookiesOf(undefined, () => {}), point: null };
const NO_TURNS = { takeNamedTurn: async () => {}, demandNamedTurnLeft: async () => {} };

/** Pages are most of what is sent, so they go straight to the socket instead of through hooks that change nothing. */
function pageSender(headers: Readonly<Record<string, string>>) {
  const usual = {
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Host, Accept-Encoding',
  };
  const always = Object.entries(usual).flat();
  const { 'x-frame-options': _refused, ...framed } = usual as Record<string, string>;
  const forOtherSites = Object.entries(framed).flat();
  const withoutReferrer = Object.entries({ ...usual, 'referrer-policy': 'no-referrer' }).flat();
  const withCamera = Object.entries({ ...usual, 'permissions-policy': WITH_CAMERA }).flat();
  const asDraft = Object.entries({ ...framed, 'cache-control': 'no-store' }).flat();
  const headersOf = ({ isEmbed, hasSecretAddress, isDoor }: FinishedPage, isDraft: boolean): string[] => {
    if (isDraft) return asDraft;
    if (isEmbed) return forOtherSites;
    if (hasSecretAddress) return withoutReferrer;
    return isDoor ? withCamera : always;
  };
  return (request: FastifyRequest, reply: FastifyReply, finished: FinishedPage, shared: readonly string[]) => {
    if (finished.redirectTo !== undefined) return reply.redirect(finished.redirectTo, finished.status);
    const { status, policy, page, isKept } = finished;
    const own = ['content-security-policy', policy, ...shared];
    if (isKept) own.push('etag', page.etag);
    if (status === 503) own.push('retry-after', RETRY_AFTER_SECONDS);
    reply.hijack();
    if (isKept && isKnown(request.headers['if-none-match'], page.etag)) {
      reply.raw.writeHead(304, headersOf(finished, request.tenant?.is_draft ?? false).concat(own)).end();
      return reply;
    }
    const encoding = encodingFor(request.headers['accept-encoding']);
    const body = page.body(encoding);
    own.push('content-length', String(body.length));
    if (encoding) own.push('content-encoding', encoding);
    reply.raw.writeHead(status, headersOf(finished, request.tenant?.is_draft ?? false).concat(own));
    reply.raw.end(body);
    return reply;
  };
}

/** The browser, or a cache in front, has the page as it is. */
const isKnown = (known: string | undefined, etag: string): boolean =>
  known?.split(',').some((one) => one.trim() === etag) ?? false;

function limit(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, null).unref());
}
