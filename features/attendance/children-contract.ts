import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { ownPlace } from './contract.ts';
import { MAX_CHILDREN_AT_ONCE } from './rules.ts';

const occurrenceParams = z.object({ id: ids.occurrence });
const eventParams = z.object({ id: ids.event });

/** A child of one's household, and how the times of an activity that are to come are for the child. */
export const childPlaces = z.object({
  child: z.object({ id: ids.child, first_name: z.string(), age: z.int() }),
  places: z.array(ownPlace),
});
export type ChildPlaces = z.infer<typeof childPlaces>;

const doing = {
  method: 'POST',
  access: 'user',
  rate: 'signUp',
  body: z.object({ child_ids: z.array(ids.child).min(1).max(MAX_CHILDREN_AT_ONCE) }),
  answer: z.object({ data: z.array(childPlaces) }),
  isOwnOnly: true,
} as const;

export const listChildrenPlaces = endpoint({
  method: 'GET',
  path: '/events/{id}/children',
  summary: 'The children you act for, with their places at the times of one activity that are to come (BEY-05).',
  access: 'user',
  rate: 'personal',
  params: eventParams,
  answer: z.object({ data: z.array(childPlaces) }),
});

export const attendWithChildren = endpoint({
  ...doing,
  path: '/occurrences/{id}/children',
  summary:
    'Signs children you act for up for one time, or puts them on the waiting list: all of them or none. Doing it twice changes nothing.',
  params: occurrenceParams,
});

export const leaveWithChildren = endpoint({
  ...doing,
  path: '/occurrences/{id}/children/leave',
  summary: 'Gives up the places of children you act for at one time. Doing it twice changes nothing.',
  params: occurrenceParams,
});

export const joinAllWithChildren = endpoint({
  ...doing,
  path: '/events/{id}/children',
  summary: 'Signs children you act for up for every time that is to come and that one can sign up for.',
  params: eventParams,
});

export const leaveAllWithChildren = endpoint({
  ...doing,
  path: '/events/{id}/children/leave',
  summary: 'Gives up the places of children you act for at the times to come that one can still leave.',
  params: eventParams,
});
