import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { pageMeta, pageQuery } from '#platform/contract/paging.ts';

const NOTIFICATIONS_PER_PAGE = 20;

const named = z.object({ id: z.string().optional(), name: z.string() });

/** What it is about, each part where there is one. */
export const payload = z.object({
  /** Who did it, where a user did. */
  author: z.object({ name: z.string() }).optional(),
  organization: named.optional(),
  cohost: named.optional(),
  event: named.optional(),
  thread: named.optional(),
  /** What was written, or its beginning. */
  message: z.object({ body: z.string() }).optional(),
  certificate: z.object({ name: z.string() }).optional(),
  role: z.string().optional(),
});
export type Payload = z.infer<typeof payload>;

export const notification = z.object({
  id: ids.notification,
  /** 'event:cancelled'. */
  type: z.string(),
  is_read: z.boolean(),
  created_at: z.string(),
  user: z.object({ name: z.string() }).nullable(),
  payload,
  /** What happened, in the reader's language. */
  text: z.string(),
  /** Where it leads in the portal; null where there is nothing to see any more. */
  path: z.string().nullable(),
});
export type Notification = z.infer<typeof notification>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  summary: 'What you have been told of, the newest first, and how much of it you have not read.',
  access: 'user',
  rate: 'personal',
  query: z.object(pageQuery(NOTIFICATIONS_PER_PAGE)),
  answer: z.object({ data: z.array(notification), meta: pageMeta.extend({ total_unread: z.int() }) }),
});

export const readAllNotifications = endpoint({
  method: 'POST',
  path: '/notifications/read',
  summary: 'Marks everything that you have been told of as read.',
  access: 'user',
  rate: 'write',
  answer: 'nothing',
  isOwnOnly: true,
});

export const readNotification = endpoint({
  method: 'POST',
  path: '/notifications/{id}/read',
  summary: 'Marks one of them as read. Doing it twice changes nothing.',
  access: 'user',
  rate: 'write',
  params: z.object({ id: ids.notification }),
  answer: 'nothing',
  isOwnOnly: true,
});
