import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type Worker, worker } from '#platform/server/jobs.ts';
import { sendBulkMessage, tellReaders, writeToOrganisers } from './jobs-declared.ts';
import { spreadBulkMessage } from './spread-message.ts';
import { tellNextReaders } from './tell-readers.ts';
import { spreadOfficeLetter } from './write-to-organisers.ts';

export const bulkMessageWorkers = ({ origins }: { origins: OriginSettings }): readonly Worker[] => [
  worker(sendBulkMessage, (services, { id, tenant }) =>
    spreadBulkMessage({ ...services, now: services.now(), origins }, id, tenant),
  ),
  worker(tellReaders, ({ db, now, secrets, enqueue }, batch) =>
    tellNextReaders({ db, now: now(), secrets, enqueue, origins }, batch),
  ),
  worker(writeToOrganisers, ({ db, now, secrets, enqueue }, letter) =>
    spreadOfficeLetter({ db, now: now(), secrets, enqueue, origins }, letter),
  ),
];
