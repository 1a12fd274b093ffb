import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { oneOf } from '#platform/contract/paging.ts';
import { DELIVERY_CLASSES } from './delivery-classes.ts';
import { CHANNELS } from './rules.ts';

const channel = z.enum(CHANNELS);

/** Messages of one kind that were given up for one reason. Nobody is named. */
export const deadLetters = z.object({
  channel,
  template: z.string(),
  failure: z.string().nullable(),
  count: z.int(),
  /** How many of them still have their words and can be tried again. */
  retryable: z.int(),
  first_at: z.string(),
  last_at: z.string(),
});
export type DeadLetters = z.infer<typeof deadLetters>;

const queue = z.object({ channel, class: z.enum(DELIVERY_CLASSES), waiting: z.int(), failed: z.int(), dead: z.int() });
export type MessageQueue = z.infer<typeof queue>;

export const listDeadLetters = endpoint({
  method: 'GET',
  path: '/messages/dead-letters',
  summary: 'For super-admins: how many messages wait in each queue, and what was given up and why.',
  access: 'superAdmin',
  rate: 'personal',
  answer: z.object({ data: z.array(deadLetters), queues: z.array(queue) }),
});

export const retryDeadLetters = endpoint({
  method: 'POST',
  path: '/messages/dead-letters/retry',
  summary: 'For super-admins: puts messages that were given up back into their queues, some thousands at a time.',
  access: 'superAdmin',
  rate: 'write',
  body: z.object({ channel: channel.nullable() }),
  answer: oneOf(z.object({ count: z.int(), is_all: z.boolean() })),
  isOwnOnly: true,
});
