import type { FastifyReply } from 'fastify';
import { PROBLEM_STATUS, Problem, problemAnswer } from '#platform/contract/problem.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { TextsLike } from '#platform/language/texts.ts';
import { keepPrivate } from '#platform/server/caching.ts';
import { FILE_POLICY } from './security-headers.ts';

/** A page instead of the API's answer, for a visit that is one too many; anything else is thrown again. */
export function sendBusyPage(reply: FastifyReply, error: unknown, locale: Locale): FastifyReply {
  if (!(error instanceof Problem) || error.status !== PROBLEM_STATUS.too_many) throw error;
  keepPrivate(reply);
  return reply
    .code(error.status)
    .header('retry-after', error.retryAfterSeconds ?? 1)
    .header('content-security-policy', FILE_POLICY)
    .type('text/html; charset=utf-8')
    .send(busyPage(error, locale));
}

/** A page for the visitor who is asked to wait: made of nothing, so that it costs nothing to turn many of them away. */
function busyPage(problem: Problem, locale: Locale): string {
  const texts = TEXTS[locale];
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${texts.title}</title>` +
    `<style>${STYLE}</style></head><body><main><h1>${texts.title}</h1>` +
    `<p>${problemAnswer(problem, locale).message}</p><p><a href="">${texts.again}</a></p></main></body></html>`
  );
}

const STYLE =
  ':root{color-scheme:light dark}body{font:1.125rem/1.5 system-ui,sans-serif;margin:0}' +
  'main{max-width:32rem;margin:15vh auto;padding:0 1.25rem}';

const nb = { title: 'Vent et øyeblikk', again: 'Prøv igjen' };
const TEXTS: Record<Locale, TextsLike<typeof nb>> = {
  nb,
  nn: { title: 'Vent ein augneblink', again: 'Prøv igjen' },
  en: { title: 'One moment', again: 'Try again' },
};
