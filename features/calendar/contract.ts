import { z } from 'zod';
import { eventCard, filterParameters } from '#features/events/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { pageMeta, pageQuery } from '#platform/contract/paging.ts';
import { DAY_PAGE_LENGTH } from './rules.ts';

/** One time that an activity takes place, with what a calendar tells of it. */
export const calendarEntry = eventCard
  .pick({
    name: true,
    lang: true,
    is_canceled: true,
    is_volunteer: true,
    is_free: true,
    type: true,
    venue: true,
    municipalities: true,
    thumbnail_url: true,
    event_source: true,
    activity_id: true,
  })
  .extend({ id: ids.occurrence, event_id: ids.event, start_at: z.string(), end_at: z.string() });
export type CalendarEntry = z.infer<typeof calendarEntry>;

const organisations = z.union([z.string(), z.array(z.string()).max(100)]).optional();

export const getCalendar = endpoint({
  method: 'GET',
  path: '/events/calendar',
  summary:
    'When activities take place, from start_at to end_at (dates, both included, at most 42 days; this month unless they say otherwise). Of several days the first ten of each, with how many there are; one day is paged.',
  access: 'anyone',
  rate: 'publicRead',
  query: z.object({ ...pageQuery(DAY_PAGE_LENGTH), ...filterParameters, 'organizations[]': organisations }),
  answer: z.object({
    data: z.array(calendarEntry),
    meta: pageMeta.extend({
      start_at: z.string(),
      end_at: z.string(),
      /** How many there are on each day that has any, by its date. */
      days: z.record(z.string(), z.int()),
    }),
  }),
  publicForSeconds: 30,
});
export type Calendar = z.infer<typeof getCalendar.answer>;
