import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';

/** How many rows each table has, and the last transaction that wrote one of them: any change shows in one or the other. */
export async function tableStates(db: Db): Promise<Map<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I', relname) as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
  const states = tables.map(
    ({ name }) =>
      sql`select ${name} as name, concat(count(*), ' ', max(xmin::text::bigint)) as state from ${sql.raw(name)}`,
  );
  const { rows } = await sql<{ name: string; state: string }>`${sql.join(states, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ name, state }) => [name, state]));
}

export const writtenBetween = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] =>
  [...after].filter(([name, state]) => before.get(name) !== state).map(([name]) => name);
