import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { iconPath } from '#features/pictures/contract.ts';
import type { PublicTenant } from '#features/tenants/contract.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { PageAssets } from './page-assets.ts';

export type DocumentParts = {
  locale: Locale;
  tenant: PublicTenant;
  themeCss: string;
  head: string;
  body: string;
  /** Null on a page without scripts. */
  state: string | null;
  pageFiles: readonly string[];
};

/** The page up to its scripts, in pieces: the same for everybody, therefore compressed once. */
export function documentStart(parts: DocumentParts, assets: PageAssets): string[] {
  const colour = parts.tenant.colour.slice(1);
  const start = [
    `<!doctype html><html lang="${parts.locale}" data-color-scheme="auto"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    parts.head,
    ...assets.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
    ...assets.stylesOf(parts.pageFiles).map((href) => `<link rel="stylesheet" href="${href}">`),
    `<style>${parts.themeCss}</style>`,
    `<link rel="icon" href="${iconPath({ colour, size: 'favicon' })}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${iconPath({ colour, size: 180 })}">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<meta name="theme-color" content="#${colour}">`,
    '</head><body><div id="root">',
  ].join('');
  const state = parts.state === null ? [] : ['<script type="application/json" id="state">', parts.state, '</script>'];
  return [start, parts.body, '</div>', ...state];
}

/**
 * The scripts carry the nonce, which is new in every response; nothing else of the page does. Parts around it. Where
 * there is something to read already, styles and pictures go before them.
 */
export function documentEnd(
  { body, pageFiles, locale }: Pick<DocumentParts, 'body' | 'pageFiles' | 'locale'>,
  assets: PageAssets,
): string[] {
  const scripts = assets.scriptsOf(pageFiles, locale);
  if (body !== '') return (assets.lateStartScripts(NONCE, scripts) + DOCUMENT_END).split(NONCE);
  const preloads = scripts.map((href) => `<link rel="modulepreload" href="${href}" nonce="${NONCE}">`);
  return `${preloads.join('')}${assets.startScripts(NONCE)}${DOCUMENT_END}`.split(NONCE);
}

export const DOCUMENT_END = '</body></html>';

/** Stands where the nonce will be. */
const NONCE = '{nonce}';

export function styleHashOf(css: string): string {
  const known = styleHashes.get(css);
  if (known) return known;
  const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  styleHashes.set(css, hash);
  return hash;
}

/** There are as many styles as the tenants have colours, and every page needs one of them. */
const styleHashes = new LRUCache<string, string>({ max: 500 });
