import type { Beginning, Statements } from '#tests/support/put-back.ts';

type Row = Record<string, unknown>;

/** What counts, is worked out from other tables, or is only about the call itself. */
const COUNTED = [
  'attendees_count',
  'attending_count',
  'waiting_count',
  'taken_count',
  'followers_count',
  'members_count',
  'free_count',
  'updated_at',
  'version',
];
const ABOUT_CALLS = [
  'metric',
  'rate_window',
  'idempotency_key',
  'verification',
  'event_count',
  'event_place',
  'occurrence_place',
];

/** Whether a row, as JSON, belongs to those who are allowed to change it. */
type IsTheirs = (row: string, table: string) => boolean;

/**
 * What has been written since the beginning in rows that are not theirs: `table.column`, or the table alone. A row that
 * names something which they have just made is theirs.
 */
export async function changesBeside({ rows }: Statements, beginning: Beginning, isTheirs: IsTheirs): Promise<string[]> {
  const found: string[] = [];
  const theirNewIds: string[] = [];
  const otherNewRows: { table: string; content: string }[] = [];
  for (const { name, rows: count } of beginning.tables) {
    if (ABOUT_CALLS.includes(name)) continue;
    const written = await rows<{ row: Row }>(
      `select to_jsonb(t) as row from ${name} t where xmin::text::bigint >= ${beginning.changedSince}`,
    );
    const [present] = await rows<{ count: number }>(`select count(*)::int as count from ${name}`);
    // Without this a large table would be compared row by row each time.
    if (written.length === 0 && present?.count === count) continue;
    const all =
      count === 0
        ? []
        : await rows<{ row: Row }>(
            `select to_jsonb(b) as row from beginning.${name} b except select to_jsonb(t) from ${name} t`,
          );
    const before = new Map(all.map(({ row }) => [keyOf(row), row]));
    for (const { row } of written) {
      const old = before.get(keyOf(row));
      before.delete(keyOf(row));
      // As it was: to write one's own name into a row of others does not make it one's own.
      const isOwn = isTheirs(JSON.stringify(old ?? row), name);
      if (isOwn && !old && typeof row.id === 'string') theirNewIds.push(row.id);
      if (isOwn) continue;
      if (old) found.push(...differences(old, row).map((column) => `${name}.${column}`));
      else otherNewRows.push({ table: name, content: JSON.stringify(row) });
    }
    for (const row of before.values()) {
      if (!isTheirs(JSON.stringify(row), name)) found.push(`${name} has lost a row`);
    }
  }
  for (const { table, content } of otherNewRows) {
    const isInside = theirNewIds.some((id) => content.includes(id));
    if (!isInside) found.push(`${table} has a new row`);
  }
  return [...new Set(found)].sort();
}

const keyOf = (row: Row): string => String(row.id ?? JSON.stringify(row));

const differences = (old: Row, row: Row): string[] =>
  Object.keys(row).filter(
    (column) => !COUNTED.includes(column) && JSON.stringify(old[column]) !== JSON.stringify(row[column]),
  );
