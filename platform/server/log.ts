import type { FastifyServerOptions } from 'fastify';
import { causeOf } from './outage.ts';
import type { Settings } from './settings.ts';

/**
 * JSON lines with the request's id, tenant, route pattern, status and time. What people send is never logged: no
 * bodies, no query values, no headers beyond these; paths are logged as their route's pattern.
 */
export const logOptions = (
  level: Settings['LOG_LEVEL'],
  stream?: LogStream,
): NonNullable<FastifyServerOptions['logger']> =>
  level === 'silent'
    ? false
    : {
        level,
        ...(stream && { stream }),
        base: null,
        timestamp: () => `,"time":"${new Date().toISOString()}"`,
        formatters: { level: (label) => ({ level: label }) },
        redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[removed]' },
        serializers: {
          req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? null }),
          res: (reply) => ({ status: reply.statusCode }),
          err: describeError,
        },
      };

export type LogStream = { write(line: string): void };

/**
 * What an error says, wherever it is kept: PostgreSQL's class 22 says in its message which value was wrong, and that
 * value is a user's.
 */
export const messageOf = (error: unknown): string =>
  causeOf(error).sqlstate?.startsWith('22') ? 'the database refused a value' : asError(error).message;

function describeError(error: unknown) {
  const { name, stack } = asError(error);
  return {
    type: name,
    message: messageOf(error),
    ...causeOf(error),
    // The stack begins with the message.
    stack: (stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
}

/** Errors of jobs arrive as plain objects with an error's fields. */
function asError(thrown: unknown): Pick<Error, 'name' | 'message' | 'stack'> {
  if (thrown instanceof Error) return thrown;
  const hasMessage = typeof thrown === 'object' && thrown !== null && 'message' in thrown;
  if (!hasMessage) return { name: 'NotAnError', message: 'something that is no error was thrown' };
  return {
    name: 'Error',
    message: String(thrown.message),
    ...('stack' in thrown && typeof thrown.stack === 'string' && { stack: thrown.stack }),
  };
}

export const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'password',
  'password_confirmation',
  'code',
  'two_factor_code',
  'token',
  'access_token',
  'ssn',
  'pin',
  'kid',
  'bank_account',
  'email',
  'phone',
];
