import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { pageOf, pageQuery } from '#platform/contract/paging.ts';

/** An activity that is down, as those who can lift it see it in their list. */
export const takenDownEvent = z.object({
  id: ids.event,
  name: z.string(),
  /** Who runs it, or where it comes from. */
  organiser: z.string().nullable(),
  municipality: z.string().nullable(),
  event_source: z.string(),
  activity_id: z.string().nullable(),
  taken_down_at: z.string(),
  taken_down_reason: z.string(),
});
export type TakenDownEvent = z.infer<typeof takenDownEvent>;

export const listTakenDownEvents = endpoint({
  method: 'GET',
  path: '/events/taken-down',
  summary: 'For those who look after the contents: the activities that they have taken down, the last first.',
  access: 'user',
  rate: 'personal',
  query: z.object({ ...pageQuery(20) }),
  answer: pageOf(takenDownEvent),
});
