import { sql } from 'kysely';
import { z } from 'zod';
import { bornToBeAdultOn } from '#platform/language/ages.ts';
import { shortDate } from '#platform/language/dates.ts';
import { inBatches } from '#platform/server/batches.ts';
import { defineJob, type Worker, worker } from '#platform/server/jobs.ts';

const tidy = defineJob({ name: 'households.tidy', payload: z.object({}), cron: '43 4 * * *' });

/** Without a login of their own, people stay as long as a guardian acts for them, or an account is theirs. */
export const householdWorkers: readonly Worker[] = [
  worker(tidy, async (services) => {
    const grownUp = bornToBeAdultOn(shortDate(services.now()));
    await inBatches(services, 'remove children', async (db, limit) => {
      const { numAffectedRows = 0n } = await sql`
        delete from child where id in (
          select child.id from child
          where child.user_id is null
            and not exists (select from card where card.child_id = child.id)
            and (child.born_on <= ${grownUp}
              or not exists (select from guardianship where guardianship.child_id = child.id))
          order by child.id limit ${limit})`.execute(db);
      return Number(numAffectedRows);
    });
  }),
];
