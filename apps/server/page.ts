import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageRequest, RenderPage, RenderShell } from '#apps/page-contract.ts';
import { originOf } from '#features/tenants/resolve.ts';
import { readPublicTenant } from '#features/tenants/server/queries.ts';
import { themeCss } from '#features/tenants/server/theme.ts';
import { LOCALE_PREFIX } from '#platform/language/locale.ts';
import type { Route } from '#platform/server/routes.ts';
import { compressPage, encodingFor, finishPage } from './compressed-page.ts';
import { documentEnd, documentStart, styleHashOf } from './document.ts';
import { callInside } from './inside-call.ts';
import { type PageAddress, readPageAddress } from './page-address.ts';
import type { PageAssets } from './page-assets.ts';
import type { FinishedPage, PageCache } from './page-cache.ts';
import { pagePolicy } from './security-headers.ts';
import { type Services, tenantOf } from './services.ts';

/** How pages come to be: built files in production, through Vite while developing. */
export type PageMaker = {
  assets: PageAssets;
  renderer(): Promise<{ renderPage: RenderPage; renderShell: RenderShell }>;
};

export type PageOptions = {
  services: Services;
  api: readonly Route[];
  cache: PageCache;
  maker: PageMaker;
  takeTurn(request: FastifyRequest): void;
  /** RTE-08: after this long the visitor gets the shell, and the browser fetches the rest. */
  renderLimitMs: number;
};

/** Answers every address that is not a file and not the API. */
export function servePages(server: FastifyInstance, options: PageOptions): void {
  const analyticsOrigin = options.services.settings.ANALYTICS_URL
    ? new URL(options.services.settings.ANALYTICS_URL).origin
    : null;
  server.get('/*', async (request, reply) => {
    const address = readPageAddress(request.url) ?? NOWHERE;
    if ('location' in address) return reply.redirect(address.location, 301);
    const tenant = tenantOf(request, options.services.settings);
    const key = `${tenant.key} ${address.canonical}`;
    const kept = options.cache.get(key);
    if (kept) return sendPage(request, reply, kept, address, options.maker.assets, analyticsOrigin);
    options.takeTurn(request);

    const home = homeRedirect(address, tenant.is_sunset);
    if (home) return reply.redirect(home, 302);
    const making = options.cache.make(key, () => makePage(request, address, options));
    const finished = await Promise.race([making, limit(options.renderLimitMs)]);
    if (finished) return sendPage(request, reply, finished, address, options.maker.assets, analyticsOrigin);
    making.catch((error: unknown) => request.log.error({ err: error }, 'page failed after its time'));
    request.log.warn('page took too long, sent the shell');
    const shell = await makeShell(request, address, options);
    return sendPage(request, reply, shell, address, options.maker.assets, analyticsOrigin);
  });
}

/** An address that cannot be read leads where every unknown one leads. */
const NOWHERE: PageAddress = { locale: 'nb', canonical: '/404', isKeepable: true };

/** RTE-01 without rendering anything. */
function homeRedirect({ locale, canonical }: PageAddress, isSunset: boolean): string | null {
  const prefix = LOCALE_PREFIX[locale];
  return canonical === (prefix || '/') ? `${prefix}${isSunset ? '/sunset' : '/events'}` : null;
}

async function makePage(request: FastifyRequest, address: PageAddress, options: PageOptions): Promise<FinishedPage> {
  const { renderPage } = await options.maker.renderer();
  const parts = await pageRequest(request, address, options);
  const rendered = await renderPage(parts);
  if (rendered.kind === 'redirect') {
    const facts = { status: rendered.status, pageFiles: [], isKept: false, redirectTo: rendered.location };
    return finish(parts, { head: '', body: '', state: 'null' }, facts, options);
  }
  const isKept = address.isKeepable && rendered.status === 200;
  return finish(parts, rendered, { status: rendered.status, pageFiles: rendered.pageFiles, isKept }, options);
}

async function makeShell(request: FastifyRequest, address: PageAddress, options: PageOptions): Promise<FinishedPage> {
  const { renderShell } = await options.maker.renderer();
  const parts = await pageRequest(request, address, options);
  return finish(parts, { ...renderShell(parts), body: '' }, { status: 200, pageFiles: [], isKept: false }, options);
}

function finish(
  { locale, tenant }: PageRequest,
  content: { head: string; body: string; state: string },
  facts: Omit<FinishedPage, 'page' | 'styleHash'>,
  options: PageOptions,
): FinishedPage {
  const css = themeCss(tenant.colour);
  const html = documentStart({ locale, tenant, themeCss: css, ...content }, options.maker.assets);
  return { ...facts, page: compressPage(html), styleHash: styleHashOf(css) };
}

async function pageRequest(request: FastifyRequest, address: PageAddress, options: PageOptions): Promise<PageRequest> {
  const { services, api } = options;
  const { locale, canonical } = address;
  const found = tenantOf(request, services.settings);
  const tenant = readPublicTenant(found.key, locale);
  if (!tenant) throw new Error(`The tenant ${found.key} has no public configuration.`);
  const now = services.now();
  const { db, replica } = services.database;
  return {
    url: canonical,
    locale,
    tenant,
    now,
    origin: originOf(found, services.origins),
    analyticsUrl: services.settings.ANALYTICS_URL ?? null,
    announcement: await services.notices.announcementFor(found.key, locale),
    // Always as nobody: what is rendered here is kept and shown to all.
    call: callInside(api, { tenant: found, actor: null, db, replica, now, language: locale, visitorPoint: null }),
  };
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  finished: FinishedPage,
  { locale }: PageAddress,
  assets: PageAssets,
  analyticsOrigin: string | null,
): FastifyReply {
  if (finished.redirectTo !== undefined) return reply.redirect(finished.redirectTo, finished.status);
  const nonce = randomBytes(16).toString('base64');
  const encoding = encodingFor(request.headers['accept-encoding']);
  reply
    .code(finished.status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce, finished.styleHash, analyticsOrigin))
    .header('cache-control', 'no-cache')
    .header('vary', 'Host, Accept-Encoding');
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(finishPage(finished.page, documentEnd(nonce, assets, finished.pageFiles, locale), encoding));
}

function limit(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, null).unref());
}
