import { sql } from 'kysely';
import { z } from 'zod';
import { eraseUnused } from '#features/users/server/public.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { bornToBeAdultOn } from '#platform/language/ages.ts';
import { shortDate } from '#platform/language/dates.ts';
import { monthsAfter } from '#platform/language/days.ts';
import { inBatches } from '#platform/server/batches.ts';
import { defineJob, type JobServices, type Worker, worker } from '#platform/server/jobs.ts';
import { rowsOf } from '#platform/server/rows.ts';

const tidy = defineJob({ name: 'households.tidy', payload: z.object({}), cron: '43 4 * * *' });

/** Without a login of their own, people stay as long as a guardian acts for them, or an account is theirs. */
export const householdWorkers: readonly Worker[] = [
  worker(tidy, async (services) => {
    const grownUp = bornToBeAdultOn(shortDate(services.now()));
    await eraseUnusedProfiles(services);
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

/** So long a person who has come of age can take over by logging in what their guardians have signed them up for. */
const MONTHS_TO_TAKE_OVER = 12;

/** The users who stand for children nobody acts for any more, and who have never logged in. */
async function eraseUnusedProfiles(services: JobServices): Promise<void> {
  const now = services.now();
  const longGrownUp = monthsAfter(bornToBeAdultOn(shortDate(now)), -MONTHS_TO_TAKE_OVER);
  await inBatches(services, 'erase unused profiles', async (db, limit) => {
    const { rows } = await rowsOf({ id: ids.user })`
      select app_user.id from child join app_user on app_user.id = child.user_id
      where app_user.terms_accepted_at is null and app_user.erased_at is null
        and app_user.email is null and app_user.phone is null
        and (child.born_on <= ${longGrownUp}
          or not exists (select from guardianship where guardianship.child_id = child.id))
      order by app_user.id limit ${limit}`.execute(db);
    await eraseUnused(
      { ...services, db, now },
      rows.map(({ id }) => id),
    );
    return rows.length;
  });
}
