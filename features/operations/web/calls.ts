import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const listProcesses = remote<typeof contract.listProcesses>('GET', '/operations/processes');
export const listJobs = remote<typeof contract.listJobs>('GET', '/operations/jobs');
export const retryJob = remote<typeof contract.retryJob>('POST', '/operations/jobs/retry');
