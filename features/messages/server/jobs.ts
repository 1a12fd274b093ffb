import { z } from 'zod';
import { removeExpired } from '#features/retention/server/public.ts';
import { ids, type MessageId } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { defineJob, type Enqueue, type Worker, worker } from '#platform/server/jobs.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { AT_ONCE, DELIVERY_CLASSES, type DeliveryClass } from '../delivery-classes.ts';
import { deliver, deliverNextBulk, emptyDeadLetters, handInAgain } from './deliver.ts';
import type { MessageTransport } from './message-transport.ts';
import { shareTurns } from './share-turns.ts';

const CHANNELS = ['email', 'sms'] as const;

const deliveryQueue = (name: string, deliveryClass: DeliveryClass) =>
  defineJob({
    name,
    // What the version before has handed in names no channel.
    payload: z.object({ id: ids.message, channel: z.enum(CHANNELS).default('email') }),
    atOnce: AT_ONCE[deliveryClass],
    lane: ({ channel }) => channel,
    ...(deliveryClass !== 'bulk' && { isUrgent: true }),
  });

/** Two have names from before there were classes: workers of both versions take from them while one replaces the other. */
export const QUEUE_OF = {
  code: deliveryQueue('messages.deliver-sealed', 'code'),
  urgent: deliveryQueue('messages.deliver-urgent', 'urgent'),
  ordinary: deliveryQueue('messages.deliver', 'ordinary'),
  bulk: deliveryQueue('messages.deliver-bulk', 'bulk'),
} as const satisfies Record<DeliveryClass, unknown>;

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
    worker(tryMessagesAgain, async ({ db, now, enqueue }) => handIn({ db, enqueue }, await handInAgain(db, now()))),
    worker(tidyMessages, async (services) => {
      await emptyDeadLetters(services.db, services.now());
      await removeExpired(services, 'outgoing_message');
    }),
  ];
}

/** Each into the queue of its class. */
export async function handIn({ db, enqueue }: { db: Db; enqueue: Enqueue }, messages: MessageId[]): Promise<void> {
  const { rows } = await rowsOf(queuedRow)`
    select id, channel, delivery_class from outgoing_message where id = any(${messages}::uuid[])`.execute(db);
  for (const deliveryClass of DELIVERY_CLASSES) {
    const ofClass = rows.filter(({ delivery_class }) => delivery_class === deliveryClass);
    await enqueue(db, QUEUE_OF[deliveryClass], ...ofClass.map(({ id, channel }) => ({ id, channel })));
  }
}

const queuedRow = z.object({ id: ids.message, channel: z.enum(CHANNELS), delivery_class: z.enum(DELIVERY_CLASSES) });
