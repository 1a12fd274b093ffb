import { z } from 'zod';
import { eventCard, filterParameters } from '#features/events/contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { pageOf, pageQuery } from '#platform/contract/paging.ts';

/** What can be read from afar. */
export const wallCard = eventCard.pick({
  id: true,
  name: true,
  lang: true,
  thumbnail_url: true,
  start_at: true,
  end_at: true,
  venue: true,
  is_volunteer: true,
  is_canceled: true,
  is_completed: true,
  is_published: true,
  is_recurring: true,
  has_waiting_list: true,
  attendees_count: true,
  capacity: true,
  municipalities: true,
  event_source: true,
  activity_id: true,
  distance: true,
});
export type WallCard = z.infer<typeof wallCard>;

export const wallPage = pageOf(wallCard).extend({
  /** What stands above them: the organisation, or the places that were asked for; empty where the portal's own is meant. */
  names: z.array(z.string()),
  organization: z.object({ id: z.string(), name: z.string() }).nullable(),
});
export type WallPage = z.infer<typeof wallPage>;

export const getWallPage = endpoint({
  method: 'GET',
  path: '/slideshow',
  summary: 'One page of an information screen: coming activities that fit the filters, at most 1000 in all.',
  access: 'anyone',
  rate: 'publicRead',
  query: z.object({
    ...pageQuery(15),
    ...filterParameters,
    organization: z.string().max(100).optional(),
  }),
  answer: wallPage,
  publicForSeconds: 30,
});
