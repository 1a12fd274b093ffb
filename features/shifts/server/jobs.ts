import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type Worker, worker } from '#platform/server/jobs.ts';
import { tellAboutSlot } from './jobs-declared.ts';
import { tellHolders } from './tell-holders.ts';

export const slotWorkers = ({ origins }: { origins: OriginSettings }): readonly Worker[] => [
  worker(tellAboutSlot, ({ db, now, secrets, enqueue }, told) =>
    tellHolders({ db, now: now(), secrets, enqueue, origins }, told),
  ),
];
