import type { Call } from '#platform/web/client.ts';
import { deliverTicks } from './deliver-ticks.ts';
import { openDoorStore } from './door-store.ts';

const KEPT_AFTER_MS = 86_400_000;

/**
 * What a device that has stood at a door does on any page: sends what waits, and forgets names and codes a day after
 * the activity, or at once when another user, or nobody, is logged in. Ticks stay until they are sent; they have no
 * names.
 */
export async function tidyUp(call: Call, userId: string | null, now: Date): Promise<void> {
  const store = await openDoorStore();
  if (userId !== null) await deliverTicks({ call, store, userId });
  await store.forget({ before: new Date(now.getTime() - KEPT_AFTER_MS), exceptOf: userId });
}
