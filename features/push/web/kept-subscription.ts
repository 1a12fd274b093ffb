import type { Subscription } from '../contract.ts';

/** What the server knows this browser by, with the key that it was made for: a browser that renews it may tell neither. */
export type KeptSubscription = { subscription: Subscription; public_key: string };

/** Not one of the caches that the service worker empties. */
const STORE = 'push-subscription';
const PLACE = '/push-subscription';

export async function keepSubscription(kept: KeptSubscription): Promise<void> {
  if (!hasStore()) return;
  await (await caches.open(STORE)).put(PLACE, new Response(JSON.stringify(kept)));
}

export async function keptSubscription(): Promise<KeptSubscription | null> {
  if (!hasStore()) return null;
  const answer = await (await caches.open(STORE)).match(PLACE);
  return answer ? answer.json() : null;
}

export async function forgetSubscription(): Promise<void> {
  if (hasStore()) await caches.delete(STORE);
}

const hasStore = (): boolean => 'caches' in globalThis;
