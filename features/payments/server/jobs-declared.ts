import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { defineJob } from '#platform/server/jobs.ts';

/** Does whatever is next with a payment, and reads what has become of it. Once or ten times, the result is the same. */
export const advance = defineJob({
  name: 'payments.advance',
  payload: z.object({ id: ids.payment, starts_at: z.iso.datetime().optional() }),
  isUrgent: true,
  atOnce: 8,
  startsAt: ({ starts_at }) => (starts_at === undefined ? undefined : new Date(starts_at)),
});

/** Finds what nobody has heard of for a while. */
export const sweep = defineJob({ name: 'payments.sweep', payload: z.object({}), cron: '* * * * *' });
