import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { MAX_WORDS_LENGTH, SHORTEST_WORDS } from './rules.ts';

export const suggestedAddress = z.object({
  /** As it is written on an envelope: 'Storgata 1, 4876 Grimstad'. */
  address: z.string(),
  /** Null where nobody knows the place; such an address cannot be chosen (VAL-03). */
  lat: z.number().nullable(),
  lng: z.number().nullable(),
});

export type SuggestedAddress = z.infer<typeof suggestedAddress>;

export const searchAddresses = endpoint({
  method: 'GET',
  path: '/addresses',
  summary: 'Addresses in Norway that fit what has been typed, those of this portal’s municipality first.',
  access: 'anyone',
  rate: 'search',
  query: z.object({ q: z.string().trim().min(SHORTEST_WORDS).max(MAX_WORDS_LENGTH) }),
  answer: z.object({ data: z.array(suggestedAddress) }),
});
