import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { defineJob } from '#platform/server/jobs.ts';

export const countFigures = defineJob({ name: 'card-office.count', payload: z.object({}), cron: '*/15 * * * *' });

export const fillAccounts = defineJob({
  name: 'card-office.fill',
  payload: z.object({ id: ids.officeRun }),
  isUrgent: true,
});

export const takeListed = defineJob({
  name: 'card-office.take-list',
  payload: z.object({ id: ids.memberList }),
  isUrgent: true,
});

export const tidyLists = defineJob({ name: 'card-office.tidy-lists', payload: z.object({}), cron: '17 * * * *' });
