import { type Call, CallFailed } from '#platform/web/client.ts';
import type { Scanned } from '../contract.ts';
import { MAX_SCANS } from '../rules.ts';
import { sendScans } from './calls.ts';
import { deskKey, type ScanStore, type WaitingScan } from './scan-store.ts';

type Delivery = {
  call: Call;
  store: ScanStore;
  userId: string;
  nowMs: () => number;
  onDelivered?: (answers: readonly Scanned[]) => void;
};

let underway: Promise<void> = Promise.resolve();

/**
 * Sends what this person's device has let in, desk by desk, until nothing is left or it does not get through. It is
 * forgotten when the server has answered, so it may arrive twice, which counts once, and is never lost.
 */
export function deliverScans(delivery: Delivery): Promise<void> {
  const work = () => deliverAll(delivery);
  // Whatever became of the one before: a device that could not write for a moment delivers the next time.
  underway = underway.then(work, work);
  return underway;
}

async function deliverAll({ call, store, userId, nowMs, onDelivered }: Delivery): Promise<void> {
  const passedOver = new Set<string>();
  for (;;) {
    const waiting = (await store.scansOf(userId)).filter(({ place }) => !passedOver.has(deskKey(place)));
    const [first, ...others] = waiting.toSorted((left, right) => left.at.localeCompare(right.at));
    if (!first) return;
    const desk = deskKey(first.place);
    const scans = [first, ...others.filter(({ place }) => deskKey(place) === desk)].slice(0, MAX_SCANS);
    try {
      const sent_at = new Date(nowMs()).toISOString();
      const { data } = await call(sendScans, { body: { place: first.place, entries: scans.map(entryOf), sent_at } });
      onDelivered?.(data);
      await store.settle(scans.map(({ key }) => key));
    } catch (error) {
      // One desk that is gone must not stand in the way of the others; no network is in everybody's way.
      if (!(error instanceof CallFailed) || error.status === 401 || error.status === 429) return;
      passedOver.add(desk);
    }
  }
}

const entryOf = ({ key, text, at, is_use, was_let_in, let_in_as, condition, note }: WaitingScan) => ({
  key,
  text,
  at,
  is_use,
  was_let_in,
  let_in_as,
  condition,
  note,
});
