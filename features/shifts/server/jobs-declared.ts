import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { defineJob } from '#platform/server/jobs.ts';

/** What a user is told about their shift. */
export const SLOT_NEWS = ['taken', 'given', 'taken_back', 'changed', 'removed'] as const;
export type ShiftNews = (typeof SLOT_NEWS)[number];

const period = z.object({ start_at: z.string(), end_at: z.string() });

/** The shift goes along as it was then: it may be gone, or another one, when the letter is written. */
export const tellAboutShift = defineJob({
  name: 'slots.tell',
  payload: z.object({
    event_id: ids.event,
    user_ids: z.array(ids.user),
    news: z.enum(SLOT_NEWS),
    slot: z.object({ name: z.string() }).extend(period.shape),
    before: period.nullable(),
    tenant: z.string(),
  }),
});
