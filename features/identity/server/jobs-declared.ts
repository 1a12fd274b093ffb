import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { defineJob } from '#platform/server/jobs.ts';

const journey = { tenant: z.string(), language: z.enum(['nb', 'nn', 'en']) };

/** Makes and sends a code if the address has an account. */
export const sendCode = defineJob({
  name: 'identity.send-code',
  payload: z.object({ verification_id: ids.verification, ...journey }),
  isUrgent: true,
});

/** The same for a link with which a password can be set again. */
export const sendResetLink = defineJob({
  name: 'identity.send-reset-link',
  payload: z.object({ verification_id: ids.verification, ...journey }),
  isUrgent: true,
});

/** Clears away what is no longer good for anything, and closes the books of those who acted as others. */
export const tidyIdentity = defineJob({ name: 'identity.tidy', payload: z.object({}), cron: '17 * * * *' });
