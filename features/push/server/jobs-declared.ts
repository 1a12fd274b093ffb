import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { defineJob } from '#platform/server/jobs.ts';

export const deliverNotice = defineJob({
  name: 'push.deliver',
  payload: z.object({
    device_id: ids.device,
    /** The browser may have become another user's meanwhile. */
    user_id: ids.user,
    notice: z.object({
      title: z.string(),
      text: z.string(),
      lang: z.string(),
      path: z.string(),
      tag: z.string(),
    }),
    expires_at: z.string(),
    /** At night it waits; null is at once. */
    not_before: z.string().nullable(),
  }),
  startsAt: ({ not_before }) => (not_before === null ? undefined : new Date(not_before)),
  isUrgent: true,
});
