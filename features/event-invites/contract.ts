import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { MAX_INVITED_AT_ONCE, MAX_NOTE_LENGTH } from './rules.ts';

export const inviteToEvent = endpoint({
  method: 'POST',
  path: '/events/{id}/invites',
  summary: 'Tells people of an activity by e-mail: by address, or members by name. Nobody is told twice (EVF-03).',
  access: 'user',
  rate: 'massMessage',
  params: z.object({ id: ids.event }),
  body: z.object({
    emails: z.array(z.string().trim().max(320)).max(MAX_INVITED_AT_ONCE).default([]),
    user_ids: z.array(ids.user).max(MAX_INVITED_AT_ONCE).default([]),
    note: z.string().trim().max(MAX_NOTE_LENGTH).default(''),
  }),
  answer: oneOf(
    z.object({
      sent: z.int(),
      /** Had been told before. */
      already: z.int(),
      /** Members who have no address, or want no e-mails. Of others nobody is told whether they are here. */
      unreachable: z.int(),
    }),
  ),
  idempotent: true,
  isOwnOnly: true,
});

export const downloadProgramme = endpoint({
  method: 'GET',
  path: '/events/{id}/download',
  summary: 'The activity with all its times as a PDF, to print and put up.',
  access: 'anyone',
  rate: 'programme',
  params: z.object({ id: ids.event }),
  /** A plain link sends no language of its own, so it stands in the address; what is none is left out. */
  query: z.object({ lang: z.string().max(20).optional().catch(undefined) }),
  answer: 'file',
});
