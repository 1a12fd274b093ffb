import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_HEADER, Problem, type ProblemKind, problemAnswer } from '#platform/contract/problem.ts';
import { keepPrivate } from '#platform/server/caching.ts';
import { outageOf } from '#platform/server/outage.ts';
import type { TellTrouble } from '#platform/server/trouble-log.ts';
import { busyPage, PAGE_ROUTE } from './busy-page.ts';
import { commonHeaders, FILE_POLICY, NOTHING_POLICY } from './security-headers.ts';
import { languageOf } from './services.ts';

/** Fastify's and PostgreSQL's own words for what we have one table for. */
const KNOWN_ERRORS = new Map<string, ProblemKind>([
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'too_large'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'wrong_type'],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 'malformed'],
  ['FST_REQ_FILE_TOO_LARGE', 'too_large'],
  ['FST_INVALID_MULTIPART_CONTENT_TYPE', 'wrong_type'],
  ['FILE_STORE', 'unavailable'], // no disk, no space, no store
  ['FST_ERR_CTP_EMPTY_JSON_BODY', 'malformed'],
  ['FST_ERR_CTP_INVALID_JSON_BODY', 'malformed'],
  ['FST_ERR_BAD_URL', 'malformed'],
  ['FST_ERR_MAX_PARAM_LENGTH', 'not_found'],
  ['FST_ERR_HANDLER_TIMEOUT', 'unavailable'],
  ['FST_UNDER_PRESSURE', 'unavailable'],
  ['57014', 'unavailable'], // statement_timeout
  ['55P03', 'unavailable'], // lock_timeout
  ['40001', 'unavailable'], // a serialisation failure, and again after several tries
  ['40P01', 'unavailable'], // the same with a deadlock
]);

/** For what comes without a code, or with one that says too little. */
const KNOWN_MESSAGES = new Map<string, ProblemKind>([
  ['tsquery stack too small', 'malformed'], // a search of nothing but minus signs
]);

/** Of the refusals that will pass. */
const RETRY_AFTER_SECONDS: Readonly<Record<number, number>> = { 503: 5, 507: 60 };

/**
 * Everything that is thrown becomes one shape in the person's language; a visitor who is to come back gets a page. Only
 * our own mistakes are 500.
 */
export function answerErrors(server: FastifyInstance, tellTrouble: TellTrouble): void {
  server.setErrorHandler((error, request, reply) => {
    // Our own mistakes are told each with its request; what passes by itself is told once.
    if (outageOf(error) || isTooMuchToDo(error)) tellTrouble(error, REQUEST_FAILED, request.log);
    else if (asProblem(error).status >= 500) request.log.error({ err: error }, REQUEST_FAILED);
    return answerError(error, request, reply);
  });
}

const REQUEST_FAILED = 'request failed';

/** A line for each of those who are turned away would cost more than turning them away. */
const isTooMuchToDo = (error: unknown): boolean => error instanceof Problem && error.kind === 'unavailable';

/** An address that cannot be read is refused before any hook has run, so the headers are set here. */
export const answerUnreadableAddress =
  (isHttps: boolean) =>
  (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(commonHeaders(isHttps));
    answerError(error, request, reply);
  };

/** Input that is not HTTP, or is too large, is refused before there is a request. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const [status, kind] = BROKEN_REQUESTS[error.code ?? ''] ?? ['400 Bad Request', 'malformed'];
  const body = JSON.stringify(problemAnswer(new Problem(kind), 'en'));
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\n` +
      `Content-Security-Policy: ${NOTHING_POLICY}\r\n` +
      `Cache-Control: no-store\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

const BROKEN_REQUESTS: Readonly<Record<string, [string, ProblemKind]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'malformed'],
};

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = asProblem(error);
  const retryAfter = problem.retryAfterSeconds ?? RETRY_AFTER_SECONDS[problem.status];
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  // A user who reports an error can name the log line that says more.
  if (problem.status >= 500) reply.header('x-request-id', request.id);
  keepPrivate(reply);
  reply.removeHeader('etag');
  reply.code(problem.status).header(PROBLEM_HEADER, problem.kind);
  if (retryAfter !== undefined && request.routeOptions.url === PAGE_ROUTE) {
    return reply
      .header('content-security-policy', FILE_POLICY)
      .type('text/html; charset=utf-8')
      .send(busyPage(problem, request));
  }
  return reply
    .header('content-security-policy', NOTHING_POLICY)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problemAnswer(problem, languageOf(request)));
}

export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const outage = outageOf(error);
  if (outage) return new Problem(outage);
  const { code, statusCode, message } = (error ?? {}) as Partial<FastifyError>;
  const known = code === undefined ? undefined : KNOWN_ERRORS.get(code);
  if (known) return new Problem(known);
  const told = message === undefined ? undefined : KNOWN_MESSAGES.get(message);
  if (told) return new Problem(told);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Problem('malformed');
  return new Problem('internal');
}
