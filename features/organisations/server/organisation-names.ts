import { ids } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { rowsOf, text } from '#platform/server/rows.ts';

/** What organisations are called, by their ids; also those that have been deleted. */
export async function organisationNames(db: Db, of: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await rowsOf({ id: ids.organisation, name: text })`
    select id, name from organisation where id = any(${of}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
