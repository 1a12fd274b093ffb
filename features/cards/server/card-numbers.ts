import { type CardId, ids } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { number, rowsOf } from '#platform/server/rows.ts';

/** The numbers of accounts: what is read instead of a child's name. */
export async function cardNumbers(db: Db, of: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await rowsOf({ id: ids.card, number })`
    select id, number from card where id = any(${of}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row.number]));
}

export async function cardNumbered(db: Db, municipality: number, wanted: number): Promise<CardId | undefined> {
  const { rows } = await rowsOf({ id: ids.card })`
    select id from card where municipality_id = ${municipality} and number = ${wanted}`.execute(db);
  return rows[0]?.id;
}
