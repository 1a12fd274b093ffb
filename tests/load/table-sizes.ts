import type { Cluster } from './cluster.ts';

type TableSize = { name: string; rows: number; dead: number; bytes: number };
export type Tables = readonly TableSize[];

/** With a few rows a handful of dead ones is a large share, and no harm. */
const FEW_ROWS = 1000;

/** Rows are as the server counts them on the way; bytes include indexes and what lies beside the table. */
export const tablesIn = (cluster: Cluster, database: string): Promise<TableSize[]> =>
  cluster.query<TableSize>(
    database,
    `select schemaname || '.' || relname as name, n_live_tup::int as rows, n_dead_tup::int as dead,
       pg_total_relation_size(relid)::float8 as bytes
     from pg_stat_user_tables`,
  );

/** Those that grew most come first. */
export function growthOf(before: Tables, after: Tables) {
  const bytesBefore = new Map(before.map(({ name, bytes }) => [name, bytes]));
  return after
    .map(({ name, rows, dead, bytes }) => ({
      name,
      rows,
      dead_share: rows + dead < FEW_ROWS ? 0 : dead / (rows + dead),
      before: bytesBefore.get(name) ?? 0,
      after: bytes,
    }))
    .sort((a, b) => b.after - b.before - (a.after - a.before));
}
