import { z } from 'zod';
import { municipalityId } from '#features/municipalities/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { MAX_CHOSEN_ORGANISERS, MAX_LETTER_LENGTH, MAX_SUBJECT_LENGTH } from './rules.ts';

/** Some of them, or all that are approved. */
const organizations = z.array(ids.organisation).min(1).max(MAX_CHOSEN_ORGANISERS).nullable();

export const messageOrganisers = endpoint({
  method: 'POST',
  path: '/municipality/organisers/messages',
  summary:
    'For admins: a letter to those who answer for the organisations of their municipality, all or some of them. A job writes the single ones.',
  access: 'municipality',
  rate: 'massMessage',
  isOwnOnly: true,
  body: z.object({
    municipality_id: municipalityId.optional(),
    organizations,
    subject: z.string({ error: 'required' }).trim().min(1, { error: 'required' }).max(MAX_SUBJECT_LENGTH),
    body: z.string({ error: 'message_required' }).trim().min(1, { error: 'message_required' }).max(MAX_LETTER_LENGTH),
  }),
  answer: oneOf(z.object({ organizations: z.int() })),
  idempotent: true,
});
