import { z } from 'zod';
import { removeExpired } from '#features/retention/server/public.ts';
import { defineJob, type Worker, worker } from '#platform/server/jobs.ts';
import { DELIVERY_CLASSES } from '../delivery-classes.ts';
import { deliver, deliverNextBulk } from './deliver.ts';
import type { MessageTransport } from './message-transport.ts';
import { QUEUE_OF } from './queues.ts';
import { shareTurns } from './share-turns.ts';
import { emptyDeadLetters, handInAgain } from './tend-messages.ts';

/** A job gives up within minutes; a mail server may be away for hours. */
const tryMessagesAgain = defineJob({ name: 'messages.try-again', payload: z.object({}), cron: '23 * * * *' });

const tidyMessages = defineJob({ name: 'messages.tidy', payload: z.object({}), cron: '41 3 * * *' });

type MessageParts = { transport: MessageTransport; onTrouble(error: Error): void };

export function messageWorkers({ transport, onTrouble }: MessageParts): readonly Worker[] {
  const turns = { email: shareTurns(), sms: shareTurns() };
  return [
    ...DELIVERY_CLASSES.map((deliveryClass) =>
      worker(QUEUE_OF[deliveryClass], async ({ db, now, secrets }, { id, channel }) => {
        const delivery = { db, now: now(), secrets, transport };
        const outcome = await (deliveryClass === 'bulk'
          ? deliverNextBulk(delivery, channel, turns[channel])
          : deliver(delivery, id));
        // What may go better next time is thrown, tried again and told like every job that fails.
        if (outcome === 'refused') onTrouble(new Error('A message was refused for good and is not sent.'));
        if (outcome === 'unreadable') onTrouble(new Error('A message was sealed with another SECRET and is not sent.'));
      }),
    ),
    worker(tryMessagesAgain, handInAgain),
    worker(tidyMessages, async (services) => {
      await emptyDeadLetters(services);
      await removeExpired(services, 'outgoing_message');
    }),
  ];
}
