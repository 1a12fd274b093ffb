import { type Worker, worker } from '#platform/server/jobs.ts';
import { deliver } from './deliver.ts';
import { deliverNotice } from './jobs-declared.ts';
import type { PushService } from './push-service.ts';

export const pushWorkers = (service: PushService | null): readonly Worker[] => [
  worker(deliverNotice, ({ db, now, secrets }, delivery) => deliver({ db, now: now(), secrets, service }, delivery)),
];
