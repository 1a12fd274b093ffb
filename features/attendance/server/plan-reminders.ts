import { sql } from 'kysely';
import { inBatches } from '#platform/server/batches.ts';
import type { JobServices } from '#platform/server/jobs.ts';

/** Longer than the longest reminder, plus one night. */
const DAYS_AHEAD = 9;

/**
 * Fills in when people are to be reminded of what begins soon, where it is not there. That is written with each place;
 * this is for places from before it was, and for those that were restored or put in by hand.
 */
export function planning(services: Pick<JobServices, 'db' | 'now' | 'countRows'>): Promise<number> {
  const now = services.now();
  return inBatches(services, 'plan reminders', async (db, limit) => {
    const { numAffectedRows = 0n } = await sql`
      update attendance set remind_at = remind_time(attendance)
      where id = any(array(
        select a.id from occurrence o
        join attendance a on a.occurrence_id = o.id and a.status = 'attending' and a.reminded_at is null
        where o.start_at > ${now} and o.start_at < ${now}::timestamptz + ${DAYS_AHEAD} * interval '1 day'
          and a.remind_at is null and remind_time(a) > ${now}
        limit ${limit}
        for update of a skip locked))`.execute(db);
    return Number(numAffectedRows);
  });
}
