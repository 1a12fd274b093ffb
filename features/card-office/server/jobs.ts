import { type Worker, worker } from '#platform/server/jobs.ts';
import { fillRun } from './fill-accounts.ts';
import { countFigures, fillAccounts } from './jobs-declared.ts';
import { countRunning } from './period-figures.ts';

export const cardOfficeWorkers: readonly Worker[] = [
  worker(countFigures, countRunning),
  worker(fillAccounts, (services, { id }) => fillRun(services, id)),
];
