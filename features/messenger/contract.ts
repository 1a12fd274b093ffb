import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import {
  MAX_GROUP_PEOPLE,
  MAX_MESSAGE_FILES,
  MAX_MESSAGE_LENGTH,
  MAX_THREAD_NAME_LENGTH,
  MESSAGES_PER_PAGE,
  THREADS_PER_PAGE,
} from './rules.ts';

export const threadParams = z.object({ id: ids.thread });
const seq = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const messageParams = z.object({ id: ids.thread, seq });

export const person = z.object({ id: z.string(), name: z.string(), thumbnail_url: z.string().nullable() });

/** Why nobody, or not this user, writes in a conversation that they read. */
export const OBSTACLES = ['minors', 'closed', 'alone', 'suspended'] as const;

export const threadFile = z.object({
  id: ids.upload,
  name: z.string(),
  kind: z.enum(['image', 'document']),
  bytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
});
export type ThreadFile = z.infer<typeof threadFile>;

export const threadMessage = z.object({
  seq: z.int(),
  /** Anything but a text tells what happened to the conversation. */
  kind: z.enum(['text', 'added', 'removed', 'left', 'renamed']),
  /** Empty when it has been deleted. Of a new name, the name. */
  body: z.string(),
  /** Null: the user who wrote it is gone. */
  author: person.nullable(),
  /** Who was added or removed. */
  subject: person.nullable(),
  files: z.array(threadFile),
  /** Written by a user who runs what the conversation belongs to. */
  is_organiser: z.boolean(),
  created_at: z.string(),
  edited_at: z.string().nullable(),
  deleted_at: z.string().nullable(),
  is_own: z.boolean(),
  /** By a user whom the reader has blocked. */
  is_hidden: z.boolean(),
  can: z.object({ change: z.boolean() }),
});
export type ThreadMessage = z.infer<typeof threadMessage>;

export const threadSummary = z.object({
  id: z.string(),
  kind: z.enum(['direct', 'group', 'organisation', 'event']),
  name: z.string().nullable(),
  organization: z.object({ id: z.string(), name: z.string() }).nullable(),
  event: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** A few of the others, for a name where it has none. */
  others: z.array(person),
  /** Whether minors take part, so that it is looked after. */
  has_minors: z.boolean(),
  unread: z.int(),
  is_muted: z.boolean(),
  last_message_at: z.string(),
  /** Null where nothing has been written that this user may read. */
  last_message: z
    .object({
      kind: threadMessage.shape.kind,
      body: z.string(),
      author_name: z.string().nullable(),
      subject_name: z.string().nullable(),
      is_own: z.boolean(),
      has_files: z.boolean(),
      is_deleted: z.boolean(),
      is_hidden: z.boolean(),
    })
    .nullable(),
});
export type ThreadSummary = z.infer<typeof threadSummary>;

export const thread = threadSummary.extend({
  participants_count: z.int(),
  /** What was sent since this user came. */
  files_count: z.int(),
  last_seq: z.int(),
  last_read_seq: z.int(),
  /** How far all the others have read. */
  others_read_seq: z.int(),
  obstacle: z.enum(OBSTACLES).nullable(),
  can: z.object({
    write: z.boolean(),
    rename: z.boolean(),
    add: z.boolean(),
    remove: z.boolean(),
    leave: z.boolean(),
    delete: z.boolean(),
  }),
});
export type Thread = z.infer<typeof thread>;

/** Nobody reads or writes another's conversations, not even logged in as them. */
export const reading = { access: 'user', rate: 'personal', isOwnOnly: true } as const;
export const changing = { access: 'user', rate: 'write', isOwnOnly: true } as const;
export const starting = { access: 'user', rate: 'directMessage', isOwnOnly: true } as const;
const writing = { access: 'user', rate: 'chat', isOwnOnly: true } as const;

const body = z.string().max(MAX_MESSAGE_LENGTH).default('');
const files = z.array(ids.upload).max(MAX_MESSAGE_FILES).default([]);
const name = z.string().trim().max(MAX_THREAD_NAME_LENGTH);
export const users = z
  .array(ids.user)
  .min(1, { error: 'recipients_required' })
  .max(MAX_GROUP_PEOPLE - 1);

export const listThreads = endpoint({
  method: 'GET',
  path: '/messenger/threads',
  summary: 'Your conversations, the latest first (CHT-01).',
  ...reading,
  query: z.object(pageQuery(THREADS_PER_PAGE)),
  answer: pageOf(threadSummary),
});

export const createThread = endpoint({
  method: 'POST',
  path: '/messenger/threads',
  summary: 'Starts a group with people you may write to.',
  ...starting,
  body: z.object({ name: name.min(1, { error: 'name_required' }), users }),
  answer: oneOf(thread),
  idempotent: true,
});

export const writeDirectly = endpoint({
  method: 'POST',
  path: '/messenger/direct',
  summary: 'Writes to one person, or to several in a new group. With one person there is only one conversation.',
  ...starting,
  body: z.object({ name: name.default(''), body, files, users }),
  answer: oneOf(z.object({ thread_id: z.string(), message: threadMessage })),
  idempotent: true,
});

export const openEventThread = endpoint({
  method: 'POST',
  path: '/messenger/events/{id}',
  summary: 'The conversation of an activity’s participants and its organisers, who start it.',
  ...changing,
  params: z.object({ id: ids.event }),
  answer: oneOf(thread),
});

export const openOrganisationThread = endpoint({
  method: 'POST',
  path: '/messenger/organizations/{id}',
  summary: 'The conversation of those who run an organisation.',
  ...changing,
  params: z.object({ id: ids.organisation }),
  answer: oneOf(thread),
});

export const getThread = endpoint({
  method: 'GET',
  path: '/messenger/threads/{id}',
  summary: 'One of your conversations.',
  ...reading,
  params: threadParams,
  answer: oneOf(thread),
});

export const updateThread = endpoint({
  method: 'PUT',
  path: '/messenger/threads/{id}',
  summary: 'Gives a group another name, or turns its notices off for yourself.',
  ...changing,
  params: threadParams,
  body: z.object({ name: name.min(1, { error: 'name_required' }).optional(), is_muted: z.boolean().optional() }),
  answer: oneOf(thread),
});

export const deleteThread = endpoint({
  method: 'DELETE',
  path: '/messenger/threads/{id}',
  summary: 'Deletes a group for everyone in it; a conversation of two only for yourself.',
  ...changing,
  params: threadParams,
  answer: 'nothing',
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/messenger/threads/{id}/messages',
  summary: 'What was written, in order: the newest, or what comes before or after a message.',
  ...reading,
  params: threadParams,
  query: z.object({
    before: seq.optional(),
    after: seq.optional(),
    perPage: z.coerce.number().int().min(1).max(100).default(MESSAGES_PER_PAGE),
  }),
  answer: z.object({
    data: z.array(threadMessage),
    meta: z.object({ has_older: z.boolean(), has_newer: z.boolean(), others_read_seq: z.int() }),
  }),
});

export const writeMessage = endpoint({
  method: 'POST',
  path: '/messenger/threads/{id}/messages',
  summary: 'Writes in a conversation. The same Idempotency-Key writes once.',
  ...writing,
  params: threadParams,
  body: z.object({ body, files }),
  answer: oneOf(threadMessage),
  idempotent: true,
});

export const updateMessage = endpoint({
  method: 'PUT',
  path: '/messenger/threads/{id}/messages/{seq}',
  summary: 'Changes what you wrote within the last 15 minutes. It is marked as edited.',
  ...writing,
  params: messageParams,
  body: z.object({ body }),
  answer: oneOf(threadMessage),
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/messenger/threads/{id}/messages/{seq}',
  summary: 'Takes back what you wrote within the last 15 minutes. That something stood there stays in sight.',
  ...changing,
  params: messageParams,
  answer: oneOf(threadMessage),
});

export const markRead = endpoint({
  method: 'POST',
  path: '/messenger/threads/{id}/read',
  summary: 'You have read this far.',
  ...reading,
  params: threadParams,
  body: z.object({ seq: z.int().min(0) }),
  answer: oneOf(z.object({ total_unread: z.int() })),
});

export const tellTyping = endpoint({
  method: 'POST',
  path: '/messenger/threads/{id}/typing',
  summary: 'You are writing. The others are told while they have the portal open; it is kept nowhere.',
  ...reading,
  params: threadParams,
  answer: 'nothing',
});

export const foundMessage = z.object({
  thread_id: z.string(),
  seq: z.int(),
  body: z.string(),
  author: person.nullable(),
  is_own: z.boolean(),
  created_at: z.string(),
});
export type FoundMessage = z.infer<typeof foundMessage>;

export const searchMessages = endpoint({
  method: 'GET',
  path: '/messenger/search',
  summary: 'What was written in your latest conversations, or in one of them, and has these words, the newest first.',
  ...reading,
  query: z.object({ q: z.string().trim().max(100).default(''), thread: ids.thread.optional() }),
  answer: z.object({ data: z.array(foundMessage) }),
});

export const leaveThread = endpoint({
  method: 'POST',
  path: '/messenger/threads/{id}/leave',
  summary: 'Leaves a conversation. The others see that you did.',
  ...changing,
  params: threadParams,
  answer: 'nothing',
});
