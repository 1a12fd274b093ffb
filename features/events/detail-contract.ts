import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { eventCard, eventId } from './contract.ts';

export const listSimilarEvents = endpoint({
  method: 'GET',
  path: '/events/{id}/similar',
  summary: 'A few other activities of the same kind, soon and nearby.',
  access: 'anyone',
  rate: 'publicRead',
  params: z.object({ id: eventId }),
  answer: z.object({ data: z.array(eventCard) }),
  publicForSeconds: 30,
});
