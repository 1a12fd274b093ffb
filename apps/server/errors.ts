import type { FastifyError, FastifyInstance } from 'fastify';
import { Problem, type ProblemKind, problemAnswer } from '#platform/contract/problem.ts';
import { keepPrivate } from '#platform/server/caching.ts';
import { languageOf } from './services.ts';

/** Fastify's and PostgreSQL's own words for what we have one table for. */
const KNOWN_ERRORS: Readonly<Record<string, ProblemKind>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_ERR_BAD_URL: 'malformed',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_HANDLER_TIMEOUT: 'unavailable',
  FST_UNDER_PRESSURE: 'unavailable',
  '57014': 'unavailable', // statement_timeout
  '55P03': 'unavailable', // lock_timeout
  '57P01': 'unavailable', // the database is shutting down
  '57P03': 'unavailable', // the database is starting up
  '53300': 'unavailable', // too many connections
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
};

const RETRY_AFTER_SECONDS = 5;

/** Everything that is thrown becomes one shape in the person's language. Only our own mistakes are 500. */
export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    const problem = asProblem(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    const retryAfter = problem.retryAfterSeconds ?? (problem.status === 503 ? RETRY_AFTER_SECONDS : undefined);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    keepPrivate(reply);
    reply.removeHeader('etag');
    return reply
      .code(problem.status)
      .type('application/json; charset=utf-8')
      .serializer(JSON.stringify)
      .send(problemAnswer(problem, languageOf(request)));
  });
}

export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const { code, statusCode, message } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : KNOWN_ERRORS[code];
  if (known) return new Problem(known);
  if (message === 'timeout exceeded when trying to connect') return new Problem('unavailable');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Problem('malformed');
  return new Problem('internal');
}
