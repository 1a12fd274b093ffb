import { createHash } from 'node:crypto';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { CATEGORIES, EVENT_TYPES } from './reference-data.ts';
import { query, type Row, upsertRows } from './rows.ts';

/** Categories and types: every installation has them. Does nothing when they are there as they should be. */
export async function loadReference(db: Db): Promise<{ is_loaded: boolean }> {
  const tables = referenceTables();
  const checksum = createHash('sha256').update(JSON.stringify(tables)).digest('hex');
  const [known] = await query<{ checksum: string }>(db, `select checksum from data_load where name = 'reference'`);
  if (known?.checksum === checksum) return { is_loaded: false };

  await inTransaction(db, async (transaction) => {
    for (const [table, rows] of Object.entries(tables)) await upsertRows(transaction, table, ['id'], rows);
    await query(
      transaction,
      `insert into data_load (name, checksum) values ('reference', $1)
       on conflict (name) do update set checksum = excluded.checksum, loaded_at = now()`,
      [checksum],
    );
  });
  return { is_loaded: true };
}

function referenceTables(): Record<string, Row[]> {
  return {
    category: CATEGORIES.map((category, position) => ({ ...category, position })),
    event_type: EVENT_TYPES.map((type, position) => ({ ...type, position })),
  };
}
