import { z } from 'zod';
import { filterParameters } from '#features/events/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { FREQUENCIES } from './rules.ts';

export const alert = z.object({
  id: ids.alert,
  /** What the list shows, in words: 'Dans for barn i Bergen, gratis'. */
  name: z.string(),
  /** The list, on the portal where it was asked for. */
  url: z.string(),
  frequency: z.enum(FREQUENCIES),
  /** Else in the portal alone, and on devices. */
  by_email: z.boolean(),
  created_at: z.string(),
  /** When there was something to tell the last time. */
  told_at: z.string().nullable(),
});
export type Alert = z.infer<typeof alert>;

const frequency = { frequency: z.enum(FREQUENCIES) };
const one = { params: z.object({ id: ids.alert }) };

export const listAlerts = endpoint({
  method: 'GET',
  path: '/alerts',
  summary: 'The lists of activities that you are told of new ones on, the newest first; at most 20.',
  access: 'user',
  rate: 'personal',
  answer: z.object({ data: z.array(alert) }),
  isOpenToSupport: true,
});

export const createAlert = endpoint({
  method: 'POST',
  path: '/alerts',
  summary: 'Tells you of new activities that fit the filters. The same filters again change how often.',
  access: 'user',
  rate: 'write',
  body: z.object({ filters: z.object(filterParameters), ...frequency }),
  answer: oneOf(alert),
});

export const updateAlert = endpoint({
  method: 'PUT',
  path: '/alerts/{id}',
  summary: 'How often you are told, and whether by e-mail too.',
  access: 'user',
  rate: 'write',
  ...one,
  body: z.object({ ...frequency, by_email: z.boolean().default(true) }),
  answer: oneOf(alert),
});

export const deleteAlert = endpoint({
  method: 'DELETE',
  path: '/alerts/{id}',
  summary: 'You are not told of new ones on this list any more.',
  access: 'user',
  rate: 'write',
  ...one,
  answer: 'nothing',
});
