import { sql } from 'kysely';
import { inBatches } from '#platform/server/batches.ts';
import type { JobServices } from '#platform/server/jobs.ts';

const DAY_MS = 86_400_000;

/** The last message to an erased user: it has been sent, or it never will be. */
export const removeFarewells = ({ now, ...carrying }: Pick<JobServices, 'db' | 'now' | 'countRows'>): Promise<number> =>
  inBatches(carrying, 'remove farewells', async (db, limit) => {
    const { numAffectedRows = 0n } = await sql`
      delete from outgoing_message where id = any(array(
        select outgoing_message.id
        from app_user join outgoing_message on outgoing_message.user_id = app_user.id
        where erased_at < ${new Date(now().getTime() - DAY_MS)}
        limit ${limit}))`.execute(db);
    return Number(numAffectedRows);
  });
