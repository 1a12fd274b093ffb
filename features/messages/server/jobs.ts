import { z } from 'zod';
import { removeExpired } from '#features/retention/server/public.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { defineJob, type Worker, worker } from '#platform/server/jobs.ts';
import { deliver, handInAgain } from './deliver.ts';
import type { MessageTransport } from './message-transport.ts';

export const deliverMessage = defineJob({
  name: 'messages.deliver',
  payload: z.object({ id: ids.message }),
  isUrgent: true,
});

/** Its own queue: a worker of the version before would take the job and leave the message. */
export const deliverSealedMessage = defineJob({ ...deliverMessage, name: 'messages.deliver-sealed' });

/** A job gives up within minutes; a mail server may be away for hours. */
const tryMessagesAgain = defineJob({ name: 'messages.try-again', payload: z.object({}), cron: '23 * * * *' });

const tidyMessages = defineJob({ name: 'messages.tidy', payload: z.object({}), cron: '41 3 * * *' });

type MessageParts = { transport: MessageTransport; onTrouble(error: Error): void };

export const messageWorkers = ({ transport, onTrouble }: MessageParts): readonly Worker[] => [
  ...[deliverMessage, deliverSealedMessage].map((job) =>
    worker(job, async ({ db, now, secrets }, { id }) => {
      const outcome = await deliver({ db, now: now(), secrets, transport }, id);
      // What may go better next time is thrown, tried again and told like every job that fails.
      if (outcome === 'refused') onTrouble(new Error('A message was refused for good and is not sent.'));
      if (outcome === 'unreadable') onTrouble(new Error('A message was sealed with another SECRET and is not sent.'));
    }),
  ),
  worker(tryMessagesAgain, async ({ db, now, enqueue }) => {
    for (const id of await handInAgain(db, now())) await enqueue(db, deliverMessage, { id });
  }),
  worker(tidyMessages, async (services) => {
    await removeExpired(services, 'outgoing_message');
  }),
];
