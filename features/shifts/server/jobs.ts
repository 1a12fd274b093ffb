import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type Worker, worker } from '#platform/server/jobs.ts';
import { tellAboutShift } from './jobs-declared.ts';
import { tellHolders } from './tell-holders.ts';

export const shiftWorkers = ({ origins }: { origins: OriginSettings }): readonly Worker[] => [
  worker(tellAboutShift, ({ db, now, secrets, enqueue }, told) =>
    tellHolders({ db, now: now(), secrets, enqueue, origins }, told),
  ),
];
