import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type Worker, worker } from '#platform/server/jobs.ts';
import { sendCircular } from './jobs-declared.ts';
import { spreadCircular } from './spread-circular.ts';

export const circularWorkers = ({ origins }: { origins: OriginSettings }): readonly Worker[] => [
  worker(sendCircular, ({ db, now, secrets, enqueue }, { id, tenant }) =>
    spreadCircular({ db, now: now(), secrets, enqueue, origins }, id, tenant),
  ),
];
