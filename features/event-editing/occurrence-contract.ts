import { z } from 'zod';
import { occurrence } from '#features/events/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf, pageOf, pageQuery } from '#platform/contract/paging.ts';
import { dateField, timeField } from '#platform/contract/patterns.ts';
import { changed, eventParams, participations, reason } from './contract.ts';
import { MAX_PLACES, SCOPES_OF_CHANGE } from './rules.ts';

/** One time as those who run it see it; for others the same, without what is not published. */
export const runOccurrence = occurrence.extend({
  is_published: z.boolean(),
  is_changed: z.boolean(),
  can_sign_up: z.boolean(),
});
export type RunOccurrence = z.infer<typeof runOccurrence>;

export const listOccurrences = endpoint({
  method: 'GET',
  path: '/events/{id}/occurrences',
  summary: 'The times of an activity, those to come first; with is_past what has been.',
  access: 'anyone',
  rate: 'publicRead',
  params: eventParams,
  query: z.object({ ...pageQuery(50), is_past: z.stringbool().default(false) }),
  answer: pageOf(runOccurrence),
});

const occurrenceParams = z.object({ id: ids.occurrence });

export const updateOccurrence = endpoint({
  method: 'PUT',
  path: '/occurrences/{id}',
  summary: 'Changes one time, this and those after it, or all that are to come. Those who take part are told.',
  access: 'user',
  rate: 'write',
  params: occurrenceParams,
  body: z.object({
    scope: z.enum(SCOPES_OF_CHANGE),
    /** The activity's, as it was when the change was begun. */
    version: z.int(),
    /** Of the named time; the others move by as many days. */
    starts_on: dateField,
    ends_on: dateField,
    start_time: timeField,
    end_time: timeField,
    capacity_max: z.int().min(0).max(MAX_PLACES).nullable(),
    is_canceled: z.boolean(),
    reason,
    notify: z.boolean().default(true),
    participations,
  }),
  answer: oneOf(changed),
});

const aboutOccurrence = { access: 'user', rate: 'write', params: occurrenceParams, answer: 'nothing' } as const;

export const publishOccurrence = endpoint({
  method: 'POST',
  path: '/occurrences/{id}/publish',
  summary: 'Shows one time again.',
  ...aboutOccurrence,
});

export const unpublishOccurrence = endpoint({
  method: 'POST',
  path: '/occurrences/{id}/unpublish',
  summary: 'Hides one time that nobody has signed up for.',
  ...aboutOccurrence,
});
