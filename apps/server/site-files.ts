import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dataCatalogue } from '#features/feeds/server/data-catalogue.ts';
import { sitemapOrganisations, sitemapPart, sitemapParts } from '#features/feeds/server/queries.ts';
import { isWithRules } from '#features/info-pages/rules.ts';
import { readInfoPage } from '#features/info-pages/server/queries.ts';
import { iconPath } from '#features/pictures/contract.ts';
import { isTenantColour, type OriginSettings, originOf } from '#features/tenants/resolve.ts';
import { publicTenantOf, readPublicTenant } from '#features/tenants/server/queries.ts';
import { parseThemePath, themeCss } from '#features/tenants/server/theme.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { Problem } from '#platform/contract/problem.ts';
import { LOCALES, type Locale } from '#platform/language/locale.ts';
import { localisedPath } from '#platform/language/paths.ts';
import type { Context } from '#platform/server/context.ts';
import { NOTHING_POLICY } from './security-headers.ts';
import { contextOf, type Services, tenantOf } from './services.ts';

/** What browsers and search engines look for at fixed addresses, each in the tenant's own name and colour. */
export function serveSiteFiles(
  server: FastifyInstance,
  services: Services,
  takeTurn: (request: FastifyRequest) => void,
): void {
  const siteOf = (request: FastifyRequest) => {
    const tenant = tenantOf(request, services);
    return { tenant, origin: originOf(tenant, services.origins), colour: tenant.colour.slice(1) };
  };
  /** All of it is public, and names too much to be compared with what has changed. */
  const read = async <Answer>(
    request: FastifyRequest,
    reply: FastifyReply,
    from: (context: Context) => Promise<Answer>,
  ): Promise<Answer> =>
    services.reads.read(await contextOf(services, request, reply), { about: [], tagsOf: null, from });
  const indexedSiteOf = (request: FastifyRequest) => {
    const site = siteOf(request);
    if (!site.tenant.is_indexed) throw new Problem('not_found');
    return site;
  };

  server.get('/robots.txt', (request, reply) => {
    const { tenant, origin } = siteOf(request);
    const rules = tenant.is_indexed
      ? `User-agent: *\nDisallow: /api/\nDisallow: /styleguide\nSitemap: ${origin}/sitemap.xml\n`
      : 'User-agent: *\nDisallow: /\n';
    return sendFile(reply, 'text/plain; charset=utf-8', rules);
  });

  /** RTE-10: an index of parts, each of a size that can be made at once. */
  server.get('/sitemap.xml', async (request, reply) => {
    const { origin } = indexedSiteOf(request);
    takeTurn(request);
    const parts = await read(request, reply, (context) => sitemapParts(context, ADDRESSES_IN_PART));
    const paths = ['/sitemap/pages.xml', ...parts.map((first) => `/sitemap/events-${first}.xml`)];
    const entries = paths.map((path) => `<sitemap><loc>${origin}${path}</loc></sitemap>`);
    return sendFile(reply, XML, `${XML_START}<sitemapindex ${SITEMAP_NAMESPACE}>${entries.join('')}</sitemapindex>`);
  });

  /** Everything but activities. Organisations are few beside them, and fit in one part. */
  server.get('/sitemap/pages.xml', async (request, reply) => {
    const { tenant, origin } = indexedSiteOf(request);
    takeTurn(request);
    const infoPages = await read(request, reply, (context) => infoPagesOf(context, services.origins));
    const pages = tenant.is_sunset ? ['/sunset'] : ['/events', ...infoPages, ...PUBLIC_PAGES];
    const organisations = await read(request, reply, (context) => sitemapOrganisations(context, ADDRESSES_IN_PART));
    const entries = [
      ...pages.map((path) => sitemapEntry(origin, path)),
      ...organisations.map(({ id, updated_at }) => sitemapEntry(origin, `/organisations/${id}`, updated_at)),
    ];
    return sendFile(reply, XML, sitemap(entries));
  });

  /** Named by its first activity, so that a part is read from the index and not counted up to. */
  server.get<{ Params: { first: string } }>('/sitemap/events-:first.xml', async (request, reply) => {
    const { origin } = indexedSiteOf(request);
    const first = ids.event.safeParse(request.params.first);
    if (!first.success) throw new Problem('not_found');
    takeTurn(request);
    const events = await read(request, reply, (context) => sitemapPart(context, first.data, ADDRESSES_IN_PART));
    if (events.length === 0) throw new Problem('not_found');
    const entries = events.map(({ id, updated_at }) => sitemapEntry(origin, `/events/${id}`, updated_at));
    return sendFile(reply, XML, sitemap(entries));
  });

  server.get('/dcat.ttl', (request, reply) => {
    const { tenant, origin } = indexedSiteOf(request);
    if (tenant.is_sunset) throw new Problem('not_found');
    const contact = publicTenantOf(tenant, 'nb').support_email;
    const nameIn = (language: Locale) => publicTenantOf(tenant, language).name;
    const inPlaceIn = (language: Locale) => publicTenantOf(tenant, language).in_place;
    return sendFile(reply, 'text/turtle; charset=utf-8', dataCatalogue({ tenant, origin, contact, nameIn, inPlaceIn }));
  });

  server.get('/manifest.webmanifest', (request, reply) => {
    const { tenant, colour } = siteOf(request);
    const { slogan } = publicTenantOf(tenant, 'nb');
    const manifest = {
      id: '/',
      name: `Nabolag – ${tenant.name}`,
      short_name: 'Nabolag',
      description: slogan.description,
      lang: 'nb',
      start_url: '/events',
      scope: '/',
      display: 'standalone',
      background_color: '#faf5ec',
      theme_color: tenant.colour,
      icons: ([192, 512] as const).map((size) => ({
        src: iconPath({ colour, size }),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    };
    return sendFile(reply, 'application/manifest+json; charset=utf-8', JSON.stringify(manifest));
  });

  server.get('/favicon.ico', (request, reply) =>
    reply.redirect(iconPath({ colour: siteOf(request).colour, size: 32 }), 302),
  );

  server.get('/.well-known/security.txt', (request, reply) => {
    const { tenant, origin } = siteOf(request);
    const expires = new Date(services.now().getTime() + SECURITY_TXT_MS).toISOString();
    const contact = publicTenantOf(tenant, 'nb').support_email;
    return sendFile(
      reply,
      'text/plain; charset=utf-8',
      `Contact: mailto:${contact}\nExpires: ${expires}\nPreferred-Languages: no, en\nCanonical: ${origin}/.well-known/security.txt\n`,
    );
  });

  server.get('/theme/*', (request, reply) => {
    const asked = parseThemePath(request.url.split('?', 1)[0] ?? '');
    if (!asked || !isTenantColour(asked.colour)) throw new Problem('not_found');
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return reply
      .type('text/css; charset=utf-8')
      .header('content-security-policy', NOTHING_POLICY)
      .send(themeCss(asked.colour));
  });
}

const ADDRESSES_IN_PART = 10_000;
const SECURITY_TXT_MS = 180 * 86_400_000;
const PUBLIC_PAGES = ['/about', '/terms', '/privacy', '/help', '/accessibility', '/cookies', '/data-processing'];

/** Those of the account only where there is one. */
async function infoPagesOf(context: Context, origins: OriginSettings): Promise<string[]> {
  if (!readPublicTenant(context.tenant, 'nb')?.has_info_page) return [];
  const info = await readInfoPage(context, null, origins);
  return info && isWithRules(info.scheme.state)
    ? ['/info', '/info/about/fritidskonto', '/fritidskortet/amount']
    : ['/info'];
}

const XML = 'application/xml; charset=utf-8';
const XML_START = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAP_NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const sitemap = (entries: readonly string[]): string =>
  `${XML_START}<urlset ${SITEMAP_NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`;

function sitemapEntry(origin: string, path: string, changedAt?: string): string {
  const alternates = LOCALES.map(
    (locale) => `<xhtml:link rel="alternate" hreflang="${locale}" href="${origin}${localisedPath(path, locale)}"/>`,
  );
  const changed = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
  return `<url><loc>${origin}${path}</loc>${changed}${alternates.join('')}</url>`;
}

const sendFile = (reply: FastifyReply, type: string, content: string): FastifyReply =>
  reply
    .type(type)
    .header('cache-control', 'public, max-age=300')
    .header('vary', 'Host')
    .header('content-security-policy', NOTHING_POLICY)
    .send(content);
