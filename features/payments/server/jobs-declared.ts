import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { defineJob } from '#platform/server/jobs.ts';

const laterStart = ({ starts_at }: { starts_at?: string | undefined }): Date | undefined =>
  starts_at === undefined ? undefined : new Date(starts_at);

/** Does whatever is next with a payment, and reads what has become of it. Once or ten times, the result is the same. */
export const advance = defineJob({
  name: 'payments.advance',
  payload: z.object({ id: ids.payment, starts_at: z.iso.datetime().optional() }),
  isUrgent: true,
  atOnce: 8,
  startsAt: laterStart,
});

/** Finds what nobody has heard of for a while. Those between two minutes are set off by the minute's. */
export const sweep = defineJob({
  name: 'payments.sweep',
  payload: z.object({ starts_at: z.iso.datetime().optional() }),
  cron: '* * * * *',
  startsAt: laterStart,
});
