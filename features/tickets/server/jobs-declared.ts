import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { defineJob } from '#platform/server/jobs.ts';

/** Given by the queue; to run out soon; run out. */
export const TICKET_NEWS = ['given', 'runs_out', 'ran_out'] as const;
export type TicketNews = (typeof TICKET_NEWS)[number];

export const tellOfTickets = defineJob({
  name: 'tickets.tell',
  payload: z.object({ ticket_ids: z.array(ids.ticket).min(1), news: z.enum(TICKET_NEWS) }),
});
export type TicketsToTell = z.infer<typeof tellOfTickets.payload>;

/** Why one stands in a queue no longer: it is over, the account has run out, the child has grown, or the rules have changed. */
export const QUEUE_NEWS = ['queue_over', 'queue_expired', 'queue_too_old', 'queue_not_for'] as const;
export type QueueNews = (typeof QUEUE_NEWS)[number];

/** Those who have left a queue without a ticket, and did not choose to. */
export const tellQueueOver = defineJob({
  name: 'tickets.tell-queue',
  payload: z.object({
    group_id: ids.ticketGroup,
    card_ids: z.array(ids.card).min(1),
    ended_at: z.iso.datetime(),
    news: z.enum(QUEUE_NEWS).default('queue_over'),
  }),
});
export type QueueToTell = z.infer<typeof tellQueueOver.payload>;

/** A queue that was too long to be served at once goes on. */
export const settleTickets = defineJob({
  name: 'tickets.settle',
  payload: z.object({ group_id: ids.ticketGroup }),
});

/** What was not used in time goes on to the next, and queues that are over end. */
export const runOut = defineJob({ name: 'tickets.run-out', payload: z.object({}), cron: '*/5 * * * *' });

/** In the afternoon, when there is time to go. */
export const remindOfTickets = defineJob({ name: 'tickets.remind', payload: z.object({}), cron: '5 16 * * *' });

/** Digits of tickets that were used are free when nobody shows them any more. */
export const tidyTickets = defineJob({ name: 'tickets.tidy', payload: z.object({}), cron: '35 3 * * *' });
