import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { LOCALES } from '#platform/language/locale.ts';
import { defineJob } from '#platform/server/jobs.ts';
import { payload } from '../contract.ts';

const entry = z.object({
  id: ids.notification,
  user_id: ids.user,
  type: z.string(),
  texts: z.record(z.enum(LOCALES), z.string()),
  payload,
  path: z.string().nullable(),
  // What the version before has handed in does not say it.
  about_user_id: ids.user.nullable().default(null),
  bundle_key: z.string().nullable(),
  once_key: z.string().nullable(),
  created_at: z.string(),
});
export type NewNotification = z.infer<typeof entry>;

/**
 * After the transaction in which it happened: those who are told at the same moment are counted one after the other, and
 * what they did should not wait for that.
 */
export const addNotifications = defineJob({
  name: 'notifications.add',
  payload: z.object({ entries: z.array(entry) }),
  isUrgent: true,
  atOnce: 2,
});
