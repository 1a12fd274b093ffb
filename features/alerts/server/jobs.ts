import { sql } from 'kysely';
import { removeExpired } from '#features/retention/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { inBatches } from '#platform/server/batches.ts';
import { type JobServices, type Worker, worker } from '#platform/server/jobs.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { matchAlerts, tellAlerts, tidyAlerts } from './jobs-declared.ts';
import { matchNews } from './match-news.ts';
import { tellOfHits } from './tell-of-hits.ts';

export const alertWorkers = ({ origins }: { origins: OriginSettings }): readonly Worker[] => [
  worker(matchAlerts, ({ now, ...services }) => matchNews({ ...services, now: now() })),
  worker(tellAlerts, ({ now, ...services }) => tellOfHits({ ...services, now: now(), origins })),
  worker(tidyAlerts, async (services) => {
    await removeUnwanted(services);
    await removeExpired(services, 'alert_hit');
  }),
];

/** Locked first and looked at afterwards: a user may be asking for the same list right now. */
const removeUnwanted = (services: JobServices): Promise<number> =>
  inBatches(services, 'remove filters', async (db, limit) => {
    const { rows } = await rowsOf({ id: ids.alertFilter })`
      select id from alert_filter
      where not exists (select from alert where alert.filter_id = alert_filter.id)
      limit ${limit} for update skip locked`.execute(db);
    await sql`
      delete from alert_filter
      where id = any(${rows.map(({ id }) => id)}::uuid[])
        and not exists (select from alert where alert.filter_id = alert_filter.id)`.execute(db);
    return rows.length;
  });
