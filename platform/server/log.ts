import type { FastifyServerOptions } from 'fastify';
import type { Settings } from './settings.ts';

/**
 * JSON lines with the request's id, tenant, route pattern, status and time. What people send is never logged: no
 * bodies, no query values, no headers beyond these; paths are logged as their route's pattern.
 */
export const logOptions = (level: Settings['LOG_LEVEL']): NonNullable<FastifyServerOptions['logger']> =>
  level === 'silent'
    ? false
    : {
        level,
        base: null,
        timestamp: () => `,"time":"${new Date().toISOString()}"`,
        formatters: { level: (label) => ({ level: label }) },
        redact: { paths: SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[removed]' },
        serializers: {
          req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? null }),
          res: (reply) => ({ status: reply.statusCode }),
          err: (error) => ({
            type: error.name,
            message: error.message,
            ...('code' in error && { code: error.code }),
            stack: error.stack ?? '',
          }),
        },
      };

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
