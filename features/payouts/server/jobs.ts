import { municipalitiesToPay } from '#features/claims/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { type JobServices, type Worker, worker } from '#platform/server/jobs.ts';
import { MAX_FILES_AT_ONCE } from '../rules.ts';
import { makeFilesJob, makeFilesOfJob, tellOfWaitingJob } from './jobs-declared.ts';
import { makeFile } from './make-file.ts';
import { tellOfWaiting } from './tell-of-waiting.ts';

export const payoutWorkers = ({ origins }: { origins: OriginSettings }): readonly Worker[] => [
  worker(makeFilesJob, async ({ db, enqueue, countRows }) => {
    const municipalities = await municipalitiesToPay(db);
    await enqueue(db, makeFilesOfJob, ...municipalities.map((municipality_id) => ({ municipality_id })));
    countRows(municipalities.length);
  }),
  worker(makeFilesOfJob, (services, { municipality_id }) => makeFilesOf(services, municipality_id)),
  worker(tellOfWaitingJob, (services, { bank_file_id }) => tellOfWaiting({ ...services, origins }, bank_file_id)),
];

/** Each file is a transaction: what a killed process has made stays, and the next run goes on from there. */
async function makeFilesOf({ db, now, enqueue, countRows }: JobServices, municipality: number): Promise<void> {
  for (let made = 0; made < MAX_FILES_AT_ONCE; made += 1) {
    const { id } = await inTransaction(db, (inside) =>
      makeFile({ db: inside, now: now(), enqueue, actor: null }, municipality),
    );
    if (id === null) return;
    countRows(1);
  }
}
