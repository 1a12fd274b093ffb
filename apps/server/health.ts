import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Problem } from '#platform/contract/problem.ts';
import { keepPrivate } from '#platform/server/caching.ts';
import { DECLARED } from './build-server.ts';
import type { Services } from './services.ts';

/** `live` says that the process runs and never asks the database; `ready` says that it should be given work. */
export function serveHealth(server: FastifyInstance, services: Services): void {
  server.get('/api/health/live', DECLARED, (_request, reply) => {
    keepPrivate(reply);
    return { status: 'live' };
  });
  server.get('/api/health/ready', DECLARED, async (_request, reply) => {
    keepPrivate(reply);
    if (!services.isReady()) throw new Problem('unavailable');
    await sql`select 1`.execute(services.database.db).catch(() => {
      throw new Problem('unavailable');
    });
    return { status: 'ready' };
  });
}
