import { z } from 'zod';
import { municipalityId } from '#features/municipalities/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { pageOf, pageQuery } from '#platform/contract/paging.ts';

export const OFFICE_EVENT_KINDS = ['coming', 'past', 'down'] as const;
export type OfficeEventKind = (typeof OFFICE_EVENT_KINDS)[number];

/** An activity in a municipality, as its admins see it in their list. */
export const officeEvent = z.object({
  id: ids.event,
  name: z.string(),
  /** Who runs it, or where it comes from. */
  organiser: z.string().nullable(),
  event_source: z.string(),
  activity_id: z.string().nullable(),
  /** Its next time, or its last where there is none to come. */
  at: z.string().nullable(),
  taken_down_reason: z.string().nullable(),
});
export type OfficeEvent = z.infer<typeof officeEvent>;

export const listOfficeEvents = endpoint({
  method: 'GET',
  path: '/municipality/events',
  summary: 'For admins: every activity that is shown in one of their own municipalities, or has been taken down there.',
  access: 'municipality',
  rate: 'personal',
  query: z.object({
    ...pageQuery(20),
    municipality_id: municipalityId.optional(),
    kind: z.enum(OFFICE_EVENT_KINDS).default('coming'),
    /** A part of its name, or of its organiser's. */
    q: z.string().trim().max(200).default(''),
  }),
  answer: pageOf(officeEvent),
});
