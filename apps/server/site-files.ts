import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sitemapEvents } from '#features/events/server/queries.ts';
import { iconPath } from '#features/pictures/contract.ts';
import { isTenantColour, originOf } from '#features/tenants/resolve.ts';
import { readPublicTenant } from '#features/tenants/server/queries.ts';
import { parseThemePath, themeCss } from '#features/tenants/server/theme.ts';
import { Problem } from '#platform/contract/problem.ts';
import { LOCALES } from '#platform/language/locale.ts';
import { localisedPath } from '#platform/language/paths.ts';
import { NOTHING_POLICY } from './security-headers.ts';
import { contextOf, type Services, tenantOf } from './services.ts';

/** What browsers and search engines look for at fixed addresses, each in the tenant's own name and colour. */
export function serveSiteFiles(server: FastifyInstance, services: Services): void {
  const siteOf = (request: FastifyRequest) => {
    const tenant = tenantOf(request, services.settings);
    return { tenant, origin: originOf(tenant, services.origins), colour: tenant.colour.slice(1) };
  };

  server.get('/robots.txt', (request, reply) => {
    const { tenant, origin } = siteOf(request);
    const rules = tenant.is_indexed
      ? `User-agent: *\nDisallow: /api/\nDisallow: /styleguide\nSitemap: ${origin}/sitemap.xml\n`
      : 'User-agent: *\nDisallow: /\n';
    return sendFile(reply, 'text/plain; charset=utf-8', rules);
  });

  server.get('/sitemap.xml', async (request, reply) => {
    const { tenant, origin } = siteOf(request);
    if (!tenant.is_indexed) throw new Problem('not_found');
    const events = await sitemapEvents(await contextOf(services, request, reply), MOST_ADDRESSES);
    const pages = tenant.is_sunset ? ['/sunset'] : ['/events', ...PUBLIC_PAGES];
    const entries = [
      ...pages.map((path) => sitemapEntry(origin, path)),
      ...events.map((event) => sitemapEntry(origin, `/events/${event.id}`, event.updated_at)),
    ];
    return sendFile(reply, 'application/xml; charset=utf-8', `${SITEMAP_START}${entries.join('')}</urlset>`);
  });

  server.get('/manifest.webmanifest', (request, reply) => {
    const { tenant, colour } = siteOf(request);
    const { slogan } = readPublicTenant(tenant.key, 'nb') ?? {};
    const manifest = {
      id: '/',
      name: `Nabolag – ${tenant.name}`,
      short_name: 'Nabolag',
      description: slogan?.description ?? '',
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
    const contact = readPublicTenant(tenant.key, 'nb')?.support_email ?? '';
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

const MOST_ADDRESSES = 10_000;
const SECURITY_TXT_MS = 180 * 86_400_000;
const PUBLIC_PAGES = ['/about', '/terms', '/privacy', '/help', '/accessibility', '/cookies'];
const SITEMAP_START =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';

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
