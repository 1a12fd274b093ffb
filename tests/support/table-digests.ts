import { sql } from 'kysely';
import type { Db } from '#platform/server/database.ts';

/** Every table with a digest of all its rows, but for those that are named. */
export async function tableDigests(db: Db, without: readonly string[]): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by 1`.execute(db);
  const digests: [string, string][] = [];
  for (const { name } of tables) {
    if (without.some((table) => name === `public.${table}`)) continue;
    const { rows } = await sql<{ digest: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest
      from ${sql.raw(name)} t`.execute(db);
    digests.push([name, rows[0]?.digest ?? '']);
  }
  return Object.fromEntries(digests);
}
