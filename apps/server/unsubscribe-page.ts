import type { Unsubscription } from '#features/notifications/server/unsubscribe.ts';
import { picturePath, VARIANTS } from '#features/pictures/contract.ts';
import type { Tenant } from '#features/tenants/resolve.ts';
import { publicTenantOf } from '#features/tenants/server/queries.ts';
import { themeCss } from '#features/tenants/server/theme.ts';
import type { Locale } from '#platform/language/locale.ts';
import { localisedPath } from '#platform/language/paths.ts';
import { documentOf, hashOf } from './document.ts';
import type { PageAssets } from './page-assets.ts';
import { UNSUBSCRIBE_TEXTS } from './unsubscribe-texts.ts';

/** What the page says: a question, what was done, that it was undone, or that the link leads nowhere. */
export type UnsubscribeState =
  | { is: 'ask'; found: Unsubscription }
  | { is: 'done'; found: Unsubscription; undo: string | null }
  | { is: 'undone'; found: Unsubscription }
  | { is: 'gone'; language: Locale };

/**
 * A page without scripts, which is no part of the portal's own: who comes from a letter may be logged in nowhere, and has
 * one thing to do.
 */
export function unsubscribePage(state: UnsubscribeState, found: Tenant, assets: PageAssets) {
  const locale = state.is === 'gone' ? state.language : state.found.language;
  const tenant = publicTenantOf(found, locale);
  const texts = UNSUBSCRIBE_TEXTS[locale];
  const { title, paragraphs, form } = contentOf(state, texts);
  const theme = themeCss(tenant.colour);
  const { html } = documentOf(
    {
      locale,
      tenant,
      themeCss: theme,
      head: [
        `<title>${escaped(title)} – Nabolag ${escaped(tenant.name)}</title><meta name="robots" content="noindex">`,
        `<meta name="referrer" content="no-referrer"><style>${STYLE}</style>`,
      ].join(''),
      body: [
        `<header class="nb-wrap unsubscribe-head"><a href="${localisedPath('/', locale)}" aria-label="${escaped(texts.home)}">`,
        `${MARK}<span>Nabolag</span></a></header>`,
        `<main class="nb-wrap unsubscribe"><div class="unsubscribe-picture">${pictureIn(tenant.colour)}</div>`,
        `<h1>${escaped(title)}</h1>`,
        ...paragraphs.map((text) => `<p>${escaped(text)}</p>`),
        `<div class="nb-row nb-center unsubscribe-actions">${form}`,
        `<a class="ds-button" data-variant="${form ? 'tertiary' : 'primary'}" href="${localisedPath(CHOICES, locale)}">${escaped(texts.choices)}</a>`,
        '</div></main>',
      ].join(''),
      state: null,
      pageFiles: [],
    },
    assets,
  );
  return {
    html: html.join(''),
    policy:
      `default-src 'none'; style-src 'self' ${hashOf(theme)} ${hashOf(STYLE)}; img-src 'self' data:; font-src 'self'; ` +
      "manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  };
}

const CHOICES = '/profile/edit#varsler';

function contentOf(state: UnsubscribeState, texts: (typeof UNSUBSCRIBE_TEXTS)[Locale]) {
  if (state.is === 'gone') return { title: texts.gone.title, paragraphs: [texts.gone.text], form: '' };
  const { what } = state.found;
  if (state.is === 'undone') return { title: texts.undone.title, paragraphs: [texts.undone.text(what)], form: '' };
  const { title, text, more, action } = texts[state.is];
  const paragraphs = [text(what), more];
  if (state.is === 'ask') return { title, paragraphs, form: formOf('List-Unsubscribe', 'One-Click', action) };
  return { title, paragraphs, form: state.undo === null ? '' : formOf('undo', state.undo, action, 'secondary') };
}

/** To the address that the page has. */
const formOf = (name: string, value: string, action: string, variant = 'primary'): string =>
  `<form method="post"><input type="hidden" name="${name}" value="${escaped(value)}">` +
  `<button class="ds-button" data-variant="${variant}" type="submit">${escaped(action)}</button></form>`;

function pictureIn(colour: string): string {
  const drawing = { scene: 'bygd', colour: colour.slice(1), variant: 'promo' } as const;
  const { width, height } = VARIANTS.promo;
  return (
    `<picture><source media="(prefers-color-scheme: dark)" srcset="${picturePath({ ...drawing, isNight: true })}">` +
    `<img src="${picturePath(drawing)}" width="${width}" height="${height}" alt=""></picture>`
  );
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The three houses. */
const MARK =
  '<svg viewBox="0 0 44 40" aria-hidden="true"><path d="M1 38V22.5L10.5 13 20 22.5V38z" opacity=".55"/>' +
  '<path d="M14 38V15L26 3l12 12v23z"/><path d="M31 38V26l6-6 6 6v12z" opacity=".7"/>' +
  '<path class="door" d="M22.5 38V27a3.5 3.5 0 0 1 7 0v11z"/><circle class="light" cx="26" cy="15.5" r="2.6"/></svg>';

/** Outside every layer: it stands before the styles that put the layers in order. */
const STYLE = `
.unsubscribe-head{padding-block:var(--nb-4)}
.unsubscribe-head a{display:inline-flex;align-items:center;gap:var(--nb-3);min-block-size:var(--nb-target);color:var(--nb-ink);text-decoration:none;font-family:var(--nb-font-head);font-size:1.375rem;font-weight:800;letter-spacing:-.025em}
.unsubscribe-head svg{block-size:2rem;fill:var(--ds-color-accent-base-default)}
.unsubscribe-head .door{fill:var(--nb-sheet)}
.unsubscribe-head .light{fill:#f4b740}
.unsubscribe{display:grid;justify-items:center;padding-block:var(--nb-5) var(--nb-7);text-align:center}
.unsubscribe-picture{inline-size:min(100%,26rem);overflow:clip;border-radius:var(--nb-radius);box-shadow:var(--nb-shadow)}
.unsubscribe-picture img{display:block;inline-size:100%;block-size:auto}
.unsubscribe h1{margin-block-start:var(--nb-6);font-size:var(--nb-t-3xl);letter-spacing:-.02em}
.unsubscribe p{max-inline-size:34rem;margin-block-start:var(--nb-3);color:var(--nb-ink-2);font-size:var(--nb-t-md);overflow-wrap:anywhere;text-wrap:pretty}
.unsubscribe p:first-of-type{color:var(--nb-ink)}
.unsubscribe-actions{margin-block-start:var(--nb-5)}`;
