import { z } from 'zod';

/** Asks the database; the two engines' clients differ, what is asked does not. */
export type Ask = (statement: string) => Promise<Record<string, unknown>[]>;

export const tableRows = z.record(z.string(), z.number().int());

/** Rows per table, the portal's own and those of its job queue, named as SQL names them. */
export type TableRows = z.infer<typeof tableRows>;

export async function countRows(ask: Ask): Promise<TableRows> {
  const tables = await ask(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
    order by 1`);
  const rows: TableRows = {};
  for (const { name } of tables) {
    const [counted] = await ask(`select count(*)::int as total from ${String(name)}`);
    rows[String(name)] = Number(counted?.total);
  }
  return rows;
}

/** The last migration that the database has seen. */
export async function readSchemaVersion(ask: Ask): Promise<string | null> {
  const [table] = await ask(`select to_regclass('public.migration') is not null as is_there`);
  if (!table?.is_there) return null;
  const [last] = await ask('select max(name) as name from public.migration');
  return last?.name ? String(last.name) : null;
}

export const totalRows = (rows: TableRows): number => Object.values(rows).reduce((sum, count) => sum + count, 0);

/** The tables whose counts differ, in words. */
export function describeDifferences(expected: TableRows, found: TableRows): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])].sort();
  return names
    .filter((name) => expected[name] !== found[name])
    .map((name) => `${name}: ${expected[name] ?? 'no table'} in the backup, ${found[name] ?? 'no table'} restored`);
}
