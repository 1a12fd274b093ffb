import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type Worker, worker } from '#platform/server/jobs.ts';
import { expireCards } from './expire-cards.ts';
import { grantVersions } from './grant-versions.ts';
import { expireJob, grantJob, tellOfGrantsJob } from './jobs-declared.ts';
import { tellOfGrants } from './tell-of-grants.ts';

export const cardWorkers = ({ origins }: { origins: OriginSettings }): readonly Worker[] => [
  worker(expireJob, expireCards),
  worker(grantJob, grantVersions),
  worker(tellOfGrantsJob, (services, granted) => tellOfGrants({ ...services, origins }, granted)),
];
