import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import { jobKinds, processesNow } from './queries.ts';
import { type JobParts, retryJob } from './retry-job.ts';

/** DSH-02: how the portal itself is, for those who run it. */
export const operationRoutes = (jobs: JobParts): Route[] => [
  route(contract.listProcesses, (context) => processesNow(context)),
  route(contract.listJobs, async (context) => ({ data: await jobKinds(context, jobs.kinds) })),
  route(contract.retryJob, async (context, { body }) => ({ data: await retryJob(context, body.name, jobs) })),
];
