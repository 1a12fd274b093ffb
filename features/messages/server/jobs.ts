import { z } from 'zod';
import { defineJob, type Worker, worker } from '#platform/server/jobs.ts';
import { deliver, handInAgain, removeOldMessages } from './deliver.ts';
import type { MessageTransport } from './message-transport.ts';

export const deliverMessage = defineJob({
  name: 'messages.deliver',
  payload: z.object({ id: z.uuid() }),
  isUrgent: true,
});

/** A job gives up within minutes; a mail server may be away for hours. */
const tryMessagesAgain = defineJob({ name: 'messages.try-again', payload: z.object({}), cron: '23 * * * *' });

const tidyMessages = defineJob({ name: 'messages.tidy', payload: z.object({}), cron: '41 3 * * *' });

export const messageWorkers = (transport: MessageTransport): readonly Worker[] => [
  worker(deliverMessage, ({ db, now }, { id }) => deliver({ db, now: now(), transport }, id)),
  worker(tryMessagesAgain, async ({ db, now, enqueue }) => {
    for (const id of await handInAgain(db, now())) await enqueue(db, deliverMessage, { id });
  }),
  worker(tidyMessages, ({ db, now }) => removeOldMessages(db, now())),
];
