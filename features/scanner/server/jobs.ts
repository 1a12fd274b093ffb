import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type Worker, worker } from '#platform/server/jobs.ts';
import { tellOfConflictJob } from './jobs-declared.ts';
import { tellOfConflict } from './tell-of-conflict.ts';

export const scannerWorkers = ({ origins }: { origins: OriginSettings }): readonly Worker[] => [
  worker(tellOfConflictJob, (services, conflict) => tellOfConflict({ ...services, origins }, conflict)),
];
