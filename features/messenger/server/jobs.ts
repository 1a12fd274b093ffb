import { type RawBuilder, sql } from 'kysely';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { deleteUnreferred } from '#features/uploads/server/public.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { addDays } from '#platform/language/dates.ts';
import { inBatches } from '#platform/server/batches.ts';
import { type JobServices, type Worker, worker } from '#platform/server/jobs.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { REMOVAL_NOTICE_DAYS } from '../rules.ts';
import { tellOfUnread, tidyMessenger } from './jobs-declared.ts';
import { unwrittenThreads } from './kept-threads.ts';
import { tellUnread } from './tell-unread.ts';
import { warnOfRemoval } from './warn-of-removal.ts';

export const messengerWorkers = ({ origins }: { origins: OriginSettings }): readonly Worker[] => [
  worker(tellOfUnread, ({ now, ...services }) => tellUnread({ ...services, now: now(), origins })),
  worker(tidyMessenger, async (services) => {
    await warnOfRemoval({ ...services, now: services.now(), origins });
    await removeThreads(services, sql`deleted_at is not null`);
    for (const isUnwritten of unwrittenThreads(services.now())) {
      await removeThreads(services, sql`${isUnwritten} and ${wereWarned(services.now())}`);
    }
    await removeForgotten(services);
  }),
];

/** Those in it have known for a month. */
const wereWarned = (now: Date) => sql`warned_at <= ${addDays(now, -REMOVAL_NOTICE_DAYS)}`;

/** A conversation can be long. */
const BATCH = 20;

/** With everything in it; its files go with the job that removes files. */
const removeThreads = (services: JobServices, which: RawBuilder<unknown>): Promise<number> =>
  inBatches(
    services,
    'remove conversations',
    async (db, limit) => {
      const threads = await rowsOf({ id: ids.thread })`
        select id from thread where ${which} limit ${limit} for update skip locked`.execute(db);
      const threadIds = threads.rows.map(({ id }) => id);
      const files = await rowsOf({ upload_id: ids.upload })`
        delete from thread_file where thread_id = any(${threadIds}::uuid[]) returning upload_id`.execute(db);
      await sql`delete from thread where id = any(${threadIds}::uuid[])`.execute(db);
      const uploadIds = files.rows.map(({ upload_id }) => upload_id);
      await deleteUnreferred(db, uploadIds, services.now());
      return threadIds.length;
    },
    BATCH,
  );

/** What both of two have deleted, each for themselves. */
const removeForgotten = (services: JobServices): Promise<number> =>
  inBatches(services, 'remove forgotten messages', async (db, limit) => {
    const { numAffectedRows = 0n } = await sql`
      delete from thread_message where ctid = any(array(
        select thread_message.ctid
        from (
          select thread.id, min(thread_participant.joined_seq) as seq
          from thread join thread_participant on thread_participant.thread_id = thread.id
          where thread.kind = 'direct'
          group by thread.id
          having min(thread_participant.joined_seq) > 0
        ) as forgotten
        join thread_message on thread_message.thread_id = forgotten.id and thread_message.seq <= forgotten.seq
        limit ${limit}))`.execute(db);
    return Number(numAffectedRows);
  });
