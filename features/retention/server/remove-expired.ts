import { sql } from 'kysely';
import { removeOlder } from '#platform/server/batches.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { RETENTION, type RemovedTable } from '../periods.ts';

type Carrying = Pick<JobServices, 'db' | 'now' | 'countRows'>;

const HOUR_MS = 3_600_000;

/** When a row of the table has to be from, to go now. */
export const expiryOf = (table: RemovedTable, now: Date): Date =>
  new Date(now.getTime() - RETENTION[table].hours * HOUR_MS);

/** Removes the rows of a table whose time is over; `where` names those that something else has to be done with first. */
export function removeExpired(carrying: Carrying, table: RemovedTable, where = sql`true`): Promise<number> {
  const entry = RETENTION[table];
  return removeOlder(carrying, {
    table,
    after: sql.raw(entry.after),
    before: expiryOf(table, carrying.now()),
    where: 'unless' in entry ? sql`${where} and not (${sql.raw(entry.unless)})` : where,
  });
}
