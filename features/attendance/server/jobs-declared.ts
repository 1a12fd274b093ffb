import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { defineJob } from '#platform/server/jobs.ts';

/** What a user is told about their place. */
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

/** Made when the job is handed in: however often it runs, one letter comes of it. */
const key = z.uuid();

export const tellAboutPlace = defineJob({
  name: 'attendance.tell',
  payload: z.object({
    attendance_id: ids.attendance,
    news: z.enum(PLACE_NEWS),
    reason: z.string().nullable(),
    /** Of a user who goes: whether they had a place, which stands in their calendar. */
    had_place: z.boolean(),
    tenant: z.string(),
    key,
  }),
});

/** `tellAboutPlace` for people to whom something happened together, a letter for each of them. */
export const tellAboutCrowd = defineJob({
  name: 'attendance.tell-crowd',
  payload: z.object({ news: z.array(tellAboutPlace.payload).min(1) }),
});

/** One letter about many times of one activity. */
export const tellAboutPlaces = defineJob({
  name: 'attendance.tell-all',
  payload: z.object({ attendance_ids: z.array(ids.attendance).min(1), tenant: z.string(), key }),
});

/** Offers that nobody answered, lots to be drawn. */
export const sweepPlaces = defineJob({ name: 'attendance.mind', payload: z.object({}), cron: '* * * * *' });

/** BEY-01. */
export const remindPeople = defineJob({ name: 'attendance.remind', payload: z.object({}), cron: '*/5 * * * *' });

export const planReminders = defineJob({ name: 'attendance.plan', payload: z.object({}), cron: '27 3 * * *' });
