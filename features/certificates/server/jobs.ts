import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type Worker, worker } from '#platform/server/jobs.ts';
import { tellOfEnd, tellOfExpiry, tellStampGivers, tellStampHolders } from './jobs-declared.ts';
import { remindOfEnd } from './remind-of-end.ts';
import { writeOfExpiry } from './tell-of-expiry.ts';
import { writeToGivers, writeToHolders } from './tell-stamp-people.ts';

export const certificateWorkers = ({ origins }: { origins: OriginSettings }): readonly Worker[] => [
  worker(tellStampHolders, ({ db, now, secrets, enqueue }, told) =>
    writeToHolders({ db, now: now(), secrets, enqueue, origins }, told),
  ),
  worker(tellStampGivers, ({ db, now, secrets, enqueue }, told) =>
    writeToGivers({ db, now: now(), secrets, enqueue, origins }, told),
  ),
  worker(tellOfExpiry, (services) => writeOfExpiry({ ...services, now: services.now(), origins })),
  worker(tellOfEnd, (services) => remindOfEnd({ ...services, now: services.now(), origins })),
];
