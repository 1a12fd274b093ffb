import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type Worker, worker } from '#platform/server/jobs.ts';
import { remindOfTickets, runOut, settleTickets, tellOfTickets, tellQueueOver, tidyTickets } from './jobs-declared.ts';
import { endUsedPasses, remindOfUnused, runOutTickets, settle } from './run-out.ts';
import { tellFamilies, tellQueue } from './tell.ts';

export const ticketWorkers = ({ origins }: { origins: OriginSettings }): readonly Worker[] => [
  worker(runOut, runOutTickets),
  worker(settleTickets, (services, { group_id }) => settle(services, group_id)),
  worker(remindOfTickets, remindOfUnused),
  worker(tidyTickets, endUsedPasses),
  worker(tellOfTickets, ({ db, now, secrets, enqueue }, told) =>
    tellFamilies({ db, now: now(), secrets, enqueue, origins }, told),
  ),
  worker(tellQueueOver, ({ db, now, secrets, enqueue }, told) =>
    tellQueue({ db, now: now(), secrets, enqueue, origins }, told),
  ),
];
