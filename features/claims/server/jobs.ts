import type { OriginSettings } from '#features/tenants/resolve.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { type Worker, worker } from '#platform/server/jobs.ts';
import { approveReady } from './approve-ready.ts';
import { claimsReady, returnForEvent as returning, returnsAgain, tellOfOwnMoneyJob } from './jobs-declared.ts';
import { returnForEvent, returnLeftBehind, returnNoted } from './return-for-event.ts';
import { tellOfOwnMoney } from './tell-of-own-money.ts';

export const claimWorkers = ({ origins }: { origins: OriginSettings }): readonly Worker[] => [
  worker(returning, async ({ db, now, secrets, enqueue, countRows }, { event_id }) => {
    countRows(await returnForEvent({ db, now: now(), secrets, enqueue, origins }, event_id));
  }),
  worker(returnsAgain, async ({ db, now, secrets, enqueue, countRows }) => {
    countRows(await returnNoted({ db, now: now(), secrets, enqueue, origins }));
  }),
  worker(tellOfOwnMoneyJob, ({ db: root, now, secrets, enqueue }, told) =>
    inTransaction(root, (db) => tellOfOwnMoney({ db, now: now(), secrets, enqueue, origins }, told)),
  ),
  worker(claimsReady, async (services) => {
    const { db, now, secrets, enqueue, countRows } = services;
    countRows(await returnLeftBehind({ db, now: now(), secrets, enqueue, origins }));
    await approveReady(services);
  }),
];
