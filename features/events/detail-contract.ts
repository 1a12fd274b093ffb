import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { eventCard } from './contract.ts';

export const listSimilarEvents = endpoint({
  method: 'GET',
  path: '/events/{id}/similar',
  summary: 'A few other activities of the same kind, soon and nearby.',
  access: 'anyone',
  rate: 'publicRead',
  params: z.object({ id: ids.event }),
  answer: z.object({ data: z.array(eventCard) }),
  publicForSeconds: 30,
});
