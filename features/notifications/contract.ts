import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { pageMeta, pageQuery } from '#platform/contract/paging.ts';
import { FOLDERS } from './folders.ts';

const NOTIFICATIONS_PER_PAGE = 20;

const named = z.object({ id: z.string().optional(), name: z.string() });

/** What it is about, each part where there is one. */
export const payload = z.object({
  /** Who did it, where a user did. */
  author: z.object({ name: z.string() }).optional(),
  /** `accepted_by`: the municipality that has accepted it. */
  organization: named.extend({ accepted_by: z.string().optional() }).optional(),
  cohost: named.optional(),
  /** Of two organisations that stand above each other. */
  subsidiary: named.optional(),
  parent: z.object({ name: z.string() }).optional(),
  /** Who asks to become a member, has become one or has left. */
  member: z.object({ name: z.string(), user: z.object({ name: z.string() }) }).optional(),
  /** `start_at`: of the reader's own time where it is about one, else of the next one. */
  event: named.extend({ start_at: z.string().optional() }).optional(),
  /** Whose place it is: the reader's, or a child's that they act for. */
  attendee: z.object({ name: z.string(), is_child: z.boolean().optional() }).optional(),
  userLeft: z.object({ name: z.string() }).optional(),
  /** A shift, as it is now. */
  slot: z.object({ start_at: z.string(), end_at: z.string() }).optional(),
  thread: named.optional(),
  /** What was written, or its beginning. */
  message: z.object({ body: z.string() }).optional(),
  /** `expired`: has run out, or soon will have; not there where it is about something else. */
  certificate: z.object({ name: z.string(), expired: z.boolean().optional() }).optional(),
  assigned_by: z.object({ name: z.string() }).optional(),
  stamp: z.object({ id: z.string() }).optional(),
  /** Who asks for a certificate, or has answered. */
  participant: z.object({ name: z.string() }).optional(),
  role: z.string().optional(),
  /** What the one who was invited answers with. */
  invite: z.object({ token: z.string() }).optional(),
  /** A file that is ready. */
  data: z.object({ url: z.string(), municipalityName: z.string() }).optional(),
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

/** What is not read, or one folder. */
export const SHOWN = ['unread', ...FOLDERS] as const;
export type Shown = (typeof SHOWN)[number];

const counts = { total: z.int(), total_unread: z.int() };

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notifications',
  summary: 'What you have been told of, the newest first, and how much of it you have not read.',
  access: 'user',
  rate: 'personal',
  query: z.object({
    ...pageQuery(NOTIFICATIONS_PER_PAGE),
    show: z.enum(SHOWN).optional(),
    /** Older than this one: a list in which something is read or comes meanwhile goes on where it stood. */
    before: ids.notification.optional(),
  }),
  answer: z.object({
    data: z.array(notification),
    /** `total` of what is shown, `total_unread` of everything. `next` is the `before` of the next page; null on the last. */
    meta: pageMeta.extend({
      total_unread: z.int(),
      next: ids.notification.nullable(),
      /** Those that have something in them. */
      folders: z.array(z.object({ folder: z.enum(FOLDERS), ...counts })),
    }),
  }),
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
