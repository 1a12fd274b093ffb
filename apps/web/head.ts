import { LOCALES, type Locale } from '#platform/language/locale.ts';
import { localisedPath } from '#platform/language/paths.ts';
import type { Head } from './page-module.ts';

export type HeadSite = { siteName: string; origin: string; locale: Locale; isIndexed: boolean };

/** One element of <head>: what the server writes and what the browser keeps up to date while people move about. */
type Element = { tag: 'meta' | 'link'; attributes: Record<string, string> };

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

const OPEN_GRAPH_LOCALE: Record<Locale, string> = { nb: 'nb_NO', nn: 'nn_NO', en: 'en_GB' };

function headElements(head: Head, site: HeadSite): Element[] {
  const { canonical, description, picture } = head;
  const address = (locale: Locale, path: string) => site.origin + localisedPath(path, locale);
  const elements: Element[] = [];
  const meta = (attributes: Record<string, string>) => elements.push({ tag: 'meta', attributes });
  const link = (attributes: Record<string, string>) => elements.push({ tag: 'link', attributes });

  if (description) meta({ name: 'description', content: description });
  if (canonical === undefined || !site.isIndexed) meta({ name: 'robots', content: 'noindex' });
  if (canonical !== undefined) {
    link({ rel: 'canonical', href: address(site.locale, canonical) });
    for (const locale of LOCALES) link({ rel: 'alternate', hreflang: locale, href: address(locale, canonical) });
    link({ rel: 'alternate', hreflang: 'x-default', href: address('nb', canonical) });
    meta({ property: 'og:url', content: address(site.locale, canonical) });
  }
  for (const { type, title, path } of head.feeds ?? []) {
    link({ rel: 'alternate', type, title, href: site.origin + path });
  }
  meta({ property: 'og:title', content: head.title });
  meta({ property: 'og:site_name', content: site.siteName });
  meta({ property: 'og:type', content: 'website' });
  meta({ property: 'og:locale', content: OPEN_GRAPH_LOCALE[site.locale] });
  if (description) meta({ property: 'og:description', content: description });
  if (picture) meta({ property: 'og:image', content: site.origin + picture });
  return elements;
}
