import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { conditionsState, organisationParams } from './contract.ts';

/** DLG-02 */
export const answerConditions = endpoint({
  method: 'POST',
  path: '/organizations/{id}/conditions',
  summary:
    'Accepts or declines the conditions for an organisation. Until they are accepted it publishes nothing and takes no lists of people along. An acceptance is not taken back here.',
  access: 'user',
  rate: 'write',
  params: organisationParams,
  // Nobody enters into an agreement for others by being logged in as them.
  isOwnOnly: true,
  body: z.object({
    /** The one that was read: another one by now is refused. */
    version: z.iso.date(),
    is_accepted: z.boolean(),
  }),
  answer: oneOf(conditionsState),
});
