import { type Call, CallFailed } from '#platform/web/client.ts';
import type { DoorList } from '../contract.ts';
import { sendDoorEntries } from './calls.ts';
import type { DoorStore } from './door-store.ts';
import { type Delivered, entryOf, nextDelivery, type WaitingTick } from './waiting-ticks.ts';

type Delivery = {
  call: Call;
  store: DoorStore;
  userId: string;
  nowMs?: () => number;
  /** Answers with the list as it is now, where it is to be kept. */
  onDelivered?: (sent: readonly WaitingTick[], answers: readonly Delivered[]) => Promise<DoorList | null>;
};

const underway = new Map<string, Promise<void>>();

/**
 * Sends what this person has ticked, until nothing is left or it does not get through. A tick is forgotten when the
 * server has answered, so it may arrive twice, which counts once, and is never lost. One delivery at a time.
 */
export function deliverTicks(delivery: Delivery): Promise<void> {
  const before = underway.get(delivery.userId) ?? Promise.resolve();
  const after = before.then(() => deliverAll(delivery));
  underway.set(delivery.userId, after);
  return after;
}

async function deliverAll({ call, store, userId, nowMs = Date.now, onDelivered }: Delivery): Promise<void> {
  const passedOver = new Set<string>();
  for (;;) {
    const waiting = (await store.ticksOf(userId)).filter(({ occurrence_id }) => !passedOver.has(occurrence_id));
    const ticks = nextDelivery(waiting);
    const [first] = ticks;
    if (!first) return;
    const params = { id: first.occurrence_id as DoorList['occurrence_id'] };
    const body = { entries: ticks.map(entryOf), sent_at: new Date(nowMs()).toISOString() };
    try {
      const { data } = await call(sendDoorEntries, { params, body });
      const list = (await onDelivered?.(ticks, data)) ?? null;
      await store.settle(
        userId,
        ticks.map(({ key }) => key),
        list,
      );
    } catch (error) {
      // One activity that is gone must not stand in the way of the others; no network is in everybody's way.
      if (!(error instanceof CallFailed) || error.status === 401 || error.status === 429) return;
      passedOver.add(first.occurrence_id);
    }
  }
}
