import { hash } from 'node:crypto';
import { z } from 'zod';
import { ids } from '#features/vocabulary/ids.ts';
import { defineJob, type JobServices } from '#platform/server/jobs.ts';
import { AT_ONCE, DELIVERY_CLASSES, type DeliveryClass } from '../delivery-classes.ts';
import { CHANNELS } from '../rules.ts';

const deliveryQueue = (name: string, deliveryClass: DeliveryClass) =>
  defineJob({
    name,
    payload: z.object({
      id: ids.message,
      // What the version before has handed in names no channel.
      channel: z.enum(CHANNELS).default('email'),
      /** Handed in again after so many tries. */
      tries: z.number().optional(),
      /** Where it is quiet, until then. */
      not_before: z.string().optional(),
    }),
    // While its service is away a message is handed in again every hour: once for each time that it was tried.
    idOf: ({ id, tries }) => (tries === undefined ? undefined : uuidOf(`${id} ${tries}`)),
    startsAt: ({ not_before }) => (not_before === undefined ? undefined : new Date(not_before)),
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

export const queuedRow = z.object({
  id: ids.message,
  channel: z.enum(CHANNELS),
  delivery_class: z.enum(DELIVERY_CLASSES),
});
type Queued = z.infer<typeof queuedRow> & { tries?: number; not_before?: string | null };

/** Each into the queue of its class. */
export async function handIn(
  { db, enqueue }: Pick<JobServices, 'db' | 'enqueue'>,
  messages: readonly Queued[],
): Promise<void> {
  for (const deliveryClass of DELIVERY_CLASSES) {
    const ofClass = messages.filter(({ delivery_class }) => delivery_class === deliveryClass);
    if (ofClass.length === 0) continue;
    const payloads = ofClass.map(({ id, channel, tries, not_before }) => ({
      id,
      channel,
      ...(tries !== undefined && { tries }),
      ...(not_before && { not_before }),
    }));
    await enqueue(db, QUEUE_OF[deliveryClass], ...payloads);
  }
}

/** The same for the same words, as a UUID of version 8 (made in a way of one's own). */
function uuidOf(words: string): string {
  const digits = hash('sha256', words);
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}
