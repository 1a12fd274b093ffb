import type { Beginning, Statements } from '#tests/support/put-back.ts';

type Row = Record<string, unknown>;

/** What counts, is worked out from other tables, or is only about the call itself. */
const COUNTED = [
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

/** What has been written since the beginning in rows that do not name a person: `table.column`, or the table alone. */
export async function changesBeside({ rows }: Statements, beginning: Beginning, person: string): Promise<string[]> {
  const found: string[] = [];
  for (const { name, rows: count } of beginning.tables) {
    if (ABOUT_CALLS.includes(name)) continue;
    const written = await rows<{ row: Row }>(
      `select to_jsonb(t) as row from ${name} t where xmin::text::bigint >= ${beginning.changedSince}`,
    );
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
      if (names(row, person)) continue;
      if (!old) found.push(`${name} has a new row`);
      else found.push(...differences(old, row).map((column) => `${name}.${column}`));
    }
    for (const row of before.values()) if (!names(row, person)) found.push(`${name} has lost a row`);
  }
  return [...new Set(found)].sort();
}

const keyOf = (row: Row): string => String(row.id ?? JSON.stringify(row));

const names = (row: Row, person: string): boolean => JSON.stringify(row).includes(person);

const differences = (old: Row, row: Row): string[] =>
  Object.keys(row).filter(
    (column) => !COUNTED.includes(column) && JSON.stringify(old[column]) !== JSON.stringify(row[column]),
  );
