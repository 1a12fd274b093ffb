import { z } from 'zod';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { defineJob, type Worker, worker } from '#platform/server/jobs.ts';
import { writeLetters } from './letters.ts';
import { closePortals, endPortals } from './run.ts';

/** Each hour by day, so that what was stopped goes on soon. */
const writeClosingLetters = defineJob({ name: 'wind-down.letters', payload: z.object({}), cron: '17 8-18 * * *' });

/** Each hour: on the first one of the day a portal closes or ends, and after that what was stopped goes on. */
const endDuePortals = defineJob({ name: 'wind-down.end', payload: z.object({}), cron: '7 * * * *' });

export const windDownWorkers = ({ origins }: { origins: OriginSettings }): readonly Worker[] => [
  worker(writeClosingLetters, (services) => writeLetters({ ...services, origins })),
  worker(endDuePortals, async (services) => {
    await closePortals(services);
    await endPortals(services);
  }),
];
