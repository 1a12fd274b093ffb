import { z } from 'zod';
import { defineJob, type Worker, worker } from '#platform/server/jobs.ts';
import { expireCards } from './expire-cards.ts';
import { grantVersions } from './grant-versions.ts';

const expire = defineJob({ name: 'cards.expire', payload: z.object({}), cron: '5 0 * * *' });
/** Through the day too: a version that is published on its first day does not wait for the night. */
const grant = defineJob({ name: 'cards.grant', payload: z.object({}), cron: '12 * * * *' });

export const cardWorkers: readonly Worker[] = [worker(expire, expireCards), worker(grant, grantVersions)];
