import type { FastifyRequest } from 'fastify';
import { type Problem, problemAnswer } from '#platform/contract/problem.ts';
import { DEFAULT_LOCALE, type Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import { chosenLanguageFor } from './language-choice.ts';
import { rememberPageAddress } from './page-address.ts';

/** The route of everything that is neither the API nor a file. */
export const PAGE_ROUTE = '/*';

/** A page for the visitor who is asked to wait: made of nothing, so that it costs nothing to turn many of them away. */
export function busyPage(problem: Problem, request: FastifyRequest): string {
  const locale = languageOfPage(request);
  const texts = TEXTS[locale];
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${texts.title}</title>` +
    `<style>${STYLE}</style></head><body><main><h1>${texts.title}</h1>` +
    `<p>${problemAnswer(problem, locale).message}</p><p><a href="">${texts.again}</a></p></main></body></html>`
  );
}

function languageOfPage({ url, headers }: FastifyRequest): Locale {
  const address = rememberPageAddress(url);
  if (!address || 'location' in address) return DEFAULT_LOCALE;
  return chosenLanguageFor(address, headers.cookie) ?? address.locale;
}

const STYLE =
  ':root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;margin:0}' +
  'main{max-width:32rem;margin:15vh auto;padding:0 1.25rem}a{color:inherit}';

const nb = { title: 'Vent et øyeblikk', again: 'Prøv igjen' };
const TEXTS: Record<Locale, TextsLike<typeof nb>> = {
  nb,
  nn: { title: 'Vent ein augneblink', again: 'Prøv igjen' },
  en: { title: 'One moment', again: 'Try again' },
};
