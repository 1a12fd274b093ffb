import { type Worker, worker } from '#platform/server/jobs.ts';
import { fillRun } from './fill-accounts.ts';
import { countFigures, fillAccounts, takeListed, tidyLists } from './jobs-declared.ts';
import { takeList, tidyLists as tidy } from './lists/take-batches.ts';
import { countRunning } from './period-figures.ts';

export const cardOfficeWorkers: readonly Worker[] = [
  worker(countFigures, countRunning),
  worker(fillAccounts, (services, { id }) => fillRun(services, id)),
  worker(takeListed, (services, { id }) => takeList(services, id)),
  worker(tidyLists, tidy),
];
