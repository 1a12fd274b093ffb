import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { pageOf, pageQuery } from '#platform/contract/paging.ts';
import { ACTING_AREAS } from './rules.ts';

/** An entry as the person it is about may read it. */
export const entryAboutMe = z.object({
  id: z.string(),
  at: z.string(),
  action: z.string(),
  /** Who did it: the super-admin where one acted as a user. Null for the portal itself. */
  by_name: z.string().nullable(),
  reason: z.string().nullable(),
  /** What was called, where a user acted as the person: 'PUT /users/me'. */
  call: z.string().nullable(),
  /** What was looked at in a session that began here. */
  looked_at: z.array(z.enum(ACTING_AREAS)),
});
export type EntryAboutMe = z.infer<typeof entryAboutMe>;

export const listMyAudit = endpoint({
  method: 'GET',
  path: '/users/me/audit',
  summary: 'What was done with power over you: who acted as you, when and why, the latest first.',
  access: 'user',
  rate: 'personal',
  query: z.object(pageQuery(15)),
  answer: pageOf(entryAboutMe),
});
