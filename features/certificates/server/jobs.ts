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
  worker(tellOfExpiry, ({ db, now, secrets, enqueue, hear }) =>
    writeOfExpiry({ db, now: now(), secrets, enqueue, hear, origins }),
  ),
  worker(tellOfEnd, ({ db, now, secrets, enqueue }) => remindOfEnd({ db, now: now(), secrets, enqueue, origins })),
];
