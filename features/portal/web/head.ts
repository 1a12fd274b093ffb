import { LOCALES, type Locale } from '#platform/language/locale.ts';
import { localisedPath } from '#platform/language/paths.ts';
import { pageTexts } from '../texts/titles/token.ts';
import type { Head, HeadServices, PageModule, PageParts, PageServices, TextsReader } from './page-module.ts';

export type HeadSite = { siteName: string; origin: string; locale: Locale; isIndexed: boolean };

/** One element of <head>: what the server writes and what the browser keeps up to date while people move about. */
type Element = { tag: 'meta' | 'link'; attributes: Record<string, string> };

/** A page's handle is its module; a route without one has nothing to say. */
export const headOf = (handle: unknown, services: HeadServices, parts: PageParts): Head =>
  isPageModule(handle) ? handle.head(services, parts) : { title: services.textsOf(pageTexts).not_found.title };

/** The server does not know what it is about. */
export const isPersonal = (handle: unknown): boolean => isPageModule(handle) && handle.isPersonal === true;

export function errorHead(status: number, textsOf: TextsReader): Head {
  const { not_found, private_organisation, server_error } = textsOf(pageTexts);
  return { title: (status === 404 ? not_found : status === 403 ? private_organisation : server_error).title };
}

/** What the heads of all pages say of the portal. */
export const siteOf = ({ tenant, origin, locale }: Pick<PageServices, 'tenant' | 'origin' | 'locale'>): HeadSite => ({
  siteName: tenant.name,
  origin,
  locale,
  isIndexed: tenant.is_indexed,
});

export const titleOf = (head: Head, site: HeadSite): string => `${head.title} – ${site.siteName}`;

export function headHtml(head: Head, site: HeadSite): string {
  const elements = headElements(head, site).map(({ tag, attributes }) => {
    const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
    return `<${tag}${list.join('')} data-head>`;
  });
  const facts = head.facts
    ? `<script type="application/ld+json" data-head>${jsonForHtml({ '@context': 'https://schema.org', ...head.facts })}</script>`
    : '';
  return `<title>${escapeHtml(titleOf(head, site))}</title>${elements.join('')}${facts}`;
}

/** In the browser, after a navigation. */
export function applyHead(head: Head, site: HeadSite): void {
  document.title = titleOf(head, site);
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove();
  for (const { tag, attributes } of headElements(head, site)) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute('data-head', '');
    document.head.append(element);
  }
}

/** JSON that cannot end the script element it stands in, nor break a line of script. */
export const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function headElements(head: Head, site: HeadSite): Element[] {
  const { canonical, description } = head;
  const elements: Element[] = [];
  const add = (tag: Element['tag'], attributes: Record<string, string>) => elements.push({ tag, attributes });

  if (description) add('meta', { name: 'description', content: description });
  if (canonical === undefined || !site.isIndexed) add('meta', { name: 'robots', content: 'noindex' });
  if (canonical !== undefined) {
    add('link', { rel: 'canonical', href: addressOf(site, site.locale, canonical) });
    for (const locale of LOCALES) {
      add('link', { rel: 'alternate', hreflang: locale, href: addressOf(site, locale, canonical) });
    }
    add('link', { rel: 'alternate', hreflang: 'x-default', href: addressOf(site, 'nb', canonical) });
  }
  for (const { type, title, path } of head.feeds ?? []) {
    add('link', { rel: 'alternate', type, title, href: site.origin + path });
  }
  return import.meta.env.SSR ? [...elements, ...openGraph(head, site)] : elements;
}

const addressOf = ({ origin }: HeadSite, locale: Locale, path: string): string => origin + localisedPath(path, locale);

/** For the user who is sent a page's address: they fetch the server's page, so the browser need not know of it. */
function openGraph({ title, canonical, description, picture }: Head, site: HeadSite): Element[] {
  const values = {
    url: canonical === undefined ? undefined : addressOf(site, site.locale, canonical),
    title,
    site_name: site.siteName,
    type: 'website',
    locale: { nb: 'nb_NO', nn: 'nn_NO', en: 'en_GB' }[site.locale],
    description,
    image: picture && site.origin + picture,
  };
  return Object.entries(values).flatMap(([name, content]) =>
    content ? [{ tag: 'meta' as const, attributes: { property: `og:${name}`, content } }] : [],
  );
}

const isPageModule = (handle: unknown): handle is PageModule =>
  typeof handle === 'object' && handle !== null && 'head' in handle;
