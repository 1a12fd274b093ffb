import { z } from 'zod';
import { defineJob } from '#platform/server/jobs.ts';

/** What somebody is told about their place. */
export const PLACE_NEWS = [
  'signed_up',
  'waiting',
  'promoted',
  'offered',
  'expired',
  'drawn',
  'left',
  'removed',
  'cancelled',
] as const;
export type PlaceNews = (typeof PLACE_NEWS)[number];

export const tellAboutPlace = defineJob({
  name: 'attendance.tell',
  payload: z.object({
    attendance_id: z.uuid(),
    news: z.enum(PLACE_NEWS),
    reason: z.string().nullable(),
    tenant: z.string(),
  }),
});

/** Offers that nobody answered, lots to be drawn. */
export const mindPlaces = defineJob({ name: 'attendance.mind', payload: z.object({}), cron: '* * * * *' });

/** BEY-01. */
export const remindPeople = defineJob({ name: 'attendance.remind', payload: z.object({}), cron: '*/5 * * * *' });
