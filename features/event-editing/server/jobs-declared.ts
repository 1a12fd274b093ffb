import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { defineJob } from '#platform/server/jobs.ts';
import { eventChanges } from './event-changes.ts';

/**
 * What people are told about an activity that they take part in. `changed` is a notice, which they may have said no to;
 * the others are about their own place and come whatever they think of notices.
 */
export const SERIES_NEWS = [
  'changed',
  'moved',
  'cancelled',
  'uncancelled',
  'place_cancelled',
  'suspended',
  'revoked',
  'reopened',
] as const;
export type SeriesNews = (typeof SERIES_NEWS)[number];

export const tellParticipants = defineJob({
  name: 'series.tell',
  payload: z.object({
    event_id: ids.event,
    news: z.enum(SERIES_NEWS),
    /** The times that it is about. */
    occurrence_ids: z.array(ids.occurrence),
    /** Those who take part in one of these are told otherwise. */
    besides: z.array(ids.occurrence),
    /** Those whose participation was cancelled at this moment; null for those who take part. */
    cancelled_at: z.string().nullable(),
    /** Those who have shifts are told too: it is about all of it. */
    has_shifts: z.boolean(),
    reason: z.string(),
    /** When those of the times were that have been moved. */
    before: z.array(z.object({ id: ids.occurrence, start_at: z.string(), end_at: z.string() })).default([]),
    changes: eventChanges.nullable().default(null),
    tenant: z.string(),
    /** Whom the batch before ended with. */
    after: ids.user.nullable(),
  }),
});

export const tellOrganisers = defineJob({
  name: 'series.tell_organisers',
  payload: z.object({
    event_id: ids.event,
    news: z.enum(['taken_down', 'lifted']).default('taken_down'),
    reason: z.string(),
    /** Whether anybody was signed up, and so is told as well. */
    has_participants: z.boolean().default(false),
    tenant: z.string(),
  }),
});

/** Organisations that an activity names as cohosts from now on. */
export const tellCohosts = defineJob({
  name: 'series.tell_cohosts',
  payload: z.object({ event_id: ids.event, organisation_ids: z.array(ids.organisation).min(1), tenant: z.string() }),
});
