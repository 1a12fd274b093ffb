import { readFile } from 'node:fs/promises';
import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { LIST_LENGTH, MUNICIPALITY_ID, POOL_SIZE } from './plan.ts';

/** The least that a server can do for the same answer. Run as `node floors.ts constant <file>` or `node floors.ts list`. */
export const FLOOR_PROGRAM = 'tests/load/floors.ts';

/** An answer that was recorded, to be given again. */
export type RecordedAnswer = { headers: Record<string, string>; body_base64: string };

if (process.argv[1] === import.meta.filename) {
  const [kind, file = ''] = process.argv.slice(2);
  const server = kind === 'constant' ? await constantFloor(file) : listFloor(process.env.DATABASE_URL ?? '');
  await server.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
}

async function constantFloor(file: string): Promise<FastifyInstance> {
  const recorded: RecordedAnswer = JSON.parse(await readFile(file, 'utf8'));
  const body = Buffer.from(recorded.body_base64, 'base64');
  const server = fastify();
  server.get('/*', (_request, reply) => reply.headers(recorded.headers).send(body));
  return server;
}

/**
 * What a card shows, as far as it stands in columns; the portal's own query builds the rest. Written as one would for
 * speed: PostgreSQL plans it once for each connection and answers with one value, which nobody has to take apart.
 */
const LIST = `
  select coalesce(json_agg(card), '[]')::text as cards
  from (
    select
      e.id, e.name, e.lang, e.thumbnail_url, e.next_start_at as start_at, e.next_end_at as end_at, e.venue, e.is_free,
      e.price_ore, e.status, e.occurrences_count, e.attendees_count, e.waiting_count, e.places_max, e.age_mask, e.source,
      o.id as organisation_id, o.name as organisation_name
    from event_place p
    join event e on e.id = p.event_id
    left join organisation o on o.id = e.organisation_id
    where p.municipality_id = $1 and p.next_start_at is not null
    order by p.next_start_at, p.event_id
    limit $2
  ) as card`;

function listFloor(url: string): FastifyInstance {
  const pool = new pg.Pool({ connectionString: url, max: POOL_SIZE });
  const server = fastify();
  server.get('/*', async (_request, reply) => {
    const { rows } = await pool.query<{ cards: string }>({
      name: 'list',
      text: LIST,
      values: [MUNICIPALITY_ID, LIST_LENGTH],
    });
    return reply.type('application/json; charset=utf-8').send(rows[0]?.cards);
  });
  return server;
}
