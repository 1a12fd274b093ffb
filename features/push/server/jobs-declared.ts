import { z } from 'zod';
import { defineJob } from '#platform/server/jobs.ts';

export const deliverNotice = defineJob({
  name: 'push.deliver',
  payload: z.object({
    device_id: z.uuid(),
    /** The browser may have become another user's meanwhile. */
    user_id: z.uuid(),
    notice: z.object({
      title: z.string(),
      text: z.string(),
      lang: z.string(),
      path: z.string(),
      tag: z.string(),
    }),
    expires_at: z.string(),
  }),
  isUrgent: true,
});
