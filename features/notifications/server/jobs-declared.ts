import { z } from 'zod';
import { GATHERED_CATEGORIES } from '#features/messages/rules.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { LOCALES } from '#platform/language/locale.ts';
import { defineJob } from '#platform/server/jobs.ts';
import { payload } from '../contract.ts';

const digestPart = z.object({
  pace: z.enum(['daily', 'weekly']),
  due_at: z.string(),
  tenant_key: z.string(),
  category: z.enum(GATHERED_CATEGORIES),
  organisation_id: ids.organisation.nullable(),
  is_for_team: z.boolean(),
  thread_id: ids.thread.nullable(),
  event_ids: z.array(ids.event),
  url: z.string().nullable(),
});
export type DigestPart = z.infer<typeof digestPart>;

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
  is_in_portal: z.boolean().default(true),
  /** For the next letter of those who want them gathered. */
  digest: digestPart.nullable().default(null),
});
export type NewNotification = z.infer<typeof entry>;

/** Often, so that those whom a restart kept waiting get theirs: without a row that is due it looks at one index. */
export const sendDueDigests = defineJob({ name: 'notifications.digests', payload: z.object({}), cron: '*/10 * * * *' });

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
