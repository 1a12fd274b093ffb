import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type Worker, worker } from '#platform/server/jobs.ts';
import { tendLoans } from './jobs-declared.ts';
import { remindOfReturns } from './remind.ts';
import { askAboutLate, returnUndecided } from './tend-deposits.ts';
import { endUnanswered, endUnfetched, endWaits } from './tend-loans.ts';
import { moveFromOverdue } from './tend-overdue.ts';

export const equipmentWorkers = ({ origins }: { origins: OriginSettings }): readonly Worker[] => [
  worker(tendLoans, async (services) => {
    const tending = { ...services, origins };
    await endWaits(services);
    await endUnanswered(tending);
    await endUnfetched(tending);
    await moveFromOverdue(tending);
    await askAboutLate(tending);
    await returnUndecided(tending);
    await remindOfReturns(tending);
  }),
];
