import { type Worker, worker } from '#platform/server/jobs.ts';
import { endForgottenGroups } from './end-forgotten-groups.ts';
import { endOldGroups } from './jobs-declared.ts';

export const cultureWorkers: readonly Worker[] = [worker(endOldGroups, endForgottenGroups)];
