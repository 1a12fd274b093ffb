import { z } from 'zod';
import { eventCard } from '#features/events/contract.ts';
import { municipalityId } from '#features/municipalities/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';

export const listFeaturedEvents = endpoint({
  method: 'GET',
  path: '/events/featured',
  summary: 'What the portal’s municipality recommends right now, the next first.',
  access: 'anyone',
  rate: 'publicRead',
  answer: z.object({ data: z.array(eventCard) }),
  publicForSeconds: 30,
});

/** A featured activity, as the admins who chose it see it. */
export const officeFeatured = z.object({
  id: ids.event,
  name: z.string(),
  /** Who runs it, or where it comes from. */
  organiser: z.string().nullable(),
  event_source: z.string(),
  activity_id: z.string().nullable(),
  last_day: z.string(),
});
export type OfficeFeatured = z.infer<typeof officeFeatured>;

const writing = { access: 'municipality', rate: 'write', isOwnOnly: true } as const;
const params = z.object({ id: ids.event });

export const listOfficeFeatured = endpoint({
  method: 'GET',
  path: '/municipality/featured-events',
  summary: 'For admins: what one of their own municipalities recommends, and until when.',
  access: 'municipality',
  rate: 'personal',
  query: z.object({ municipality_id: municipalityId.optional() }),
  answer: z.object({ data: z.array(officeFeatured) }),
});

export const featureEvent = endpoint({
  method: 'PUT',
  path: '/municipality/featured-events/{id}',
  summary: 'For admins: shows an activity on top of the municipality’s portal until a day, or changes that day.',
  ...writing,
  params,
  body: z.object({ municipality_id: municipalityId.optional(), last_day: z.iso.date() }),
  answer: 'nothing',
});

export const endFeaturing = endpoint({
  method: 'DELETE',
  path: '/municipality/featured-events/{id}',
  summary: 'For admins: an activity is no longer shown on top of the municipality’s portal.',
  ...writing,
  params,
  query: z.object({ municipality_id: municipalityId.optional() }),
  answer: 'nothing',
});
