import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type Worker, worker } from '#platform/server/jobs.ts';
import { tellOfComments } from './jobs-declared.ts';
import { writeOfComments } from './tell-of-comments.ts';

export const commentWorkers = ({ origins }: { origins: OriginSettings }): readonly Worker[] => [
  worker(tellOfComments, ({ now, ...services }) => writeOfComments({ ...services, now: now(), origins })),
];
