import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { MARKER_COOKIE, STORED_TICKET } from '#features/identity/rules.ts';
import { iconPath } from '#features/pictures/contract.ts';
import type { PortalTenant } from '#features/tenants/contract.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { PageAssets } from './page-assets.ts';

export type DocumentParts = {
  locale: Locale;
  tenant: PortalTenant;
  themeCss: string;
  head: string;
  body: string;
  /** Null on a page without scripts. */
  state: string | null;
  pageFiles: readonly string[];
};

/** The whole page in pieces, the same for everybody. Its scripts, if it has any, are allowed by their hashes alone. */
export function documentOf(parts: DocumentParts, assets: PageAssets): { html: string[]; scriptHashes: string[] } {
  const colour = parts.tenant.colour.slice(1);
  const start = [
    `<!doctype html><html lang="${parts.locale}" data-color-scheme="auto"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    parts.state === null ? '' : `<script>${MARK_LOGIN}</script>`,
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
  if (parts.state === null) return { html: [start, parts.body, '</div>', DOCUMENT_END], scriptHashes: [] };
  const script = startScriptOf(parts, assets);
  const state = ['<script type="application/json" id="state">', parts.state, '</script>'];
  const html = [start, parts.body, '</div>', ...state, `<script type="module">${script}</script>`, DOCUMENT_END];
  return { html, scriptHashes: [hashOf(MARK_LOGIN), hashOf(script)] };
}

/** Where there is something to read already, styles and pictures go before scripts. */
function startScriptOf({ body, pageFiles, locale }: DocumentParts, assets: PageAssets): string {
  const scripts = assets.scriptsOf(pageFiles, locale);
  return body === '' ? assets.startScript(scripts) : assets.lateStartScript(scripts);
}

/**
 * Pages are the same for everybody, and on a slow network it takes seconds until the scripts know who it is: until then
 * a user who is logged in is not offered to log in. It runs before anything is painted, so that nothing moves.
 */
const MARK_LOGIN =
  `try{if(localStorage.getItem('nabolag:${STORED_TICKET}')||document.cookie.includes('${MARKER_COOKIE}=1'))` +
  "document.documentElement.dataset.login=''}catch{}";

const DOCUMENT_END = '</body></html>';

/** As the policy names a style or a script that stands in the page. */
export function hashOf(text: string): string {
  const known = hashes.get(text);
  if (known) return known;
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  hashes.set(text, hash);
  return hash;
}

/** There are as many styles as the tenants have colours, as many scripts as kinds of pages, and every page needs both. */
const hashes = new LRUCache<string, string>({ max: 1000 });
