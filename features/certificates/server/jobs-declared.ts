import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { defineJob } from '#platform/server/jobs.ts';

/** CER-05: what the person is told, and what those are told who give it. */
const NEWS_TO_PERSON = ['assigned', 'approved', 'changed', 'declined', 'removed'] as const;
const NEWS_TO_GIVERS = ['requested', 'accepted', 'refused'] as const;

const told = {
  organisation_id: ids.organisation,
  certificate_id: ids.certificate,
  tenant: z.string(),
  /** Made when the job is handed in: however often it runs, each gets one letter. */
  key: z.string(),
};

/** What has changed goes along as it was then: the stamp may be gone, or another one, when the letter is written. */
export const tellStampHolders = defineJob({
  name: 'certificates.tell-holders',
  payload: z.object({
    ...told,
    news: z.enum(NEWS_TO_PERSON),
    stamps: z.array(z.object({ id: ids.stamp, user_id: ids.user })).min(1),
    giver_id: ids.user.nullable(),
    /** Null where it holds forever, or there is nothing to say about it. */
    period: z.object({ start_at: z.string(), end_at: z.string() }).nullable(),
    is_off: z.boolean(),
    reason: z.string(),
  }),
});
export type ToldHolders = z.output<typeof tellStampHolders.payload>;

export const tellStampGivers = defineJob({
  name: 'certificates.tell-givers',
  payload: z.object({
    ...told,
    news: z.enum(NEWS_TO_GIVERS),
    user_id: ids.user,
    /** A user who gave it is told alone, while they still may. */
    giver_id: ids.user.nullable(),
  }),
});
export type ToldGivers = z.output<typeof tellStampGivers.payload>;

/** Early in the day: what has run out ran out at midnight, whether or not this has run. */
export const tellOfExpiry = defineJob({ name: 'certificates.expire', payload: z.object({}), cron: '15 7 * * *' });

export const tellOfEnd = defineJob({ name: 'certificates.remind', payload: z.object({}), cron: '25 7 * * *' });
