import { PARTS } from '#features/retention/periods.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import { inBatches } from '#platform/server/batches.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { endGroups } from './change-groups.ts';

const HOUR_MS = 3_600_000;
/** One with all its cards at a time. */
const AT_ONCE = 1;

/**
 * A group whose last day is long past, and that nobody gave another, is over, and its names go the way of other cards
 * that have ended. Nobody is told: the cards have not been of use since that day.
 */
export async function endForgottenGroups(services: JobServices): Promise<void> {
  await inBatches(
    services,
    'end culture groups',
    async (db, limit) => {
      const now = services.now();
      const before = shortDate(new Date(now.getTime() - PARTS.culture_group_cards.hours * HOUR_MS));
      const { rows } = await rowsOf({ id: ids.cultureGroup })`
        select id from culture_group
        where ended_at is null and valid_until < ${before}::date
        order by valid_until, id limit ${limit} for update skip locked`.execute(db);
      await endGroups(
        { db, now },
        rows.map(({ id }) => id),
      );
      return rows.length;
    },
    AT_ONCE,
  );
}
