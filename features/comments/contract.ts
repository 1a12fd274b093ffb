import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { COMMENTS_PER_PAGE, MAX_COMMENT_LENGTH } from './rules.ts';

const eventParams = z.object({ id: ids.event });
const commentParams = z.object({ id: ids.event, comment: ids.comment });

export const comment = z.object({
  id: z.string(),
  body: z.string(),
  /** Null: the user who wrote it is gone, or it was written for the organiser; by whom is told to those who run it. */
  author: z.object({ id: z.string(), name: z.string(), thumbnail_url: z.string().nullable() }).nullable(),
  /** Where it was written for the organiser. */
  organization: z.object({ id: z.string(), name: z.string() }).nullable(),
  created_at: z.string(),
  edited_at: z.string().nullable(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type Comment = z.infer<typeof comment>;

export const unanswered = z.object({ id: z.string(), name: z.string(), questions_count: z.int() });

export const listComments = endpoint({
  method: 'GET',
  path: '/events/{id}/comments',
  summary: 'Questions and answers below an activity, the oldest first (OCC-09).',
  access: 'anyone',
  rate: 'publicRead',
  params: eventParams,
  query: z.object(pageQuery(COMMENTS_PER_PAGE)),
  answer: pageOf(comment).extend({
    /** Whether anything can be written here at all, for instance by a user who logs in. */
    is_open: z.boolean(),
    can: z.object({ write: z.boolean() }),
  }),
});

export const listUnanswered = endpoint({
  method: 'GET',
  path: '/organizations/{id}/questions',
  summary: 'Activities of an organisation with questions that nobody has answered, for those who run them.',
  access: 'user',
  rate: 'personal',
  params: z.object({ id: ids.organisation }),
  answer: z.object({ data: z.array(unanswered) }),
});

const body = z.string().trim().min(1, { error: 'required' }).max(MAX_COMMENT_LENGTH);
const writing = { access: 'user', rate: 'comment', answer: oneOf(comment), isOwnOnly: true } as const;

export const createComment = endpoint({
  method: 'POST',
  path: '/events/{id}/comments',
  summary: 'Asks or answers something. Those who run the activity can answer for the organiser.',
  ...writing,
  params: eventParams,
  body: z.object({ body, is_for_organization: z.boolean().default(false) }),
  idempotent: true,
});

export const updateComment = endpoint({
  method: 'PUT',
  path: '/events/{id}/comments/{comment}',
  summary: 'Changes what you have written.',
  ...writing,
  params: commentParams,
  body: z.object({ body }),
});

export const deleteComment = endpoint({
  method: 'DELETE',
  path: '/events/{id}/comments/{comment}',
  summary: 'Removes a comment: your own, or, for those who look after the activity, anybody’s.',
  access: 'user',
  rate: 'write',
  params: commentParams,
  answer: 'nothing',
});
