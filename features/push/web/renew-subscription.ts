import type { Renewal, Subscription } from '../contract.ts';
import type { KeptSubscription } from './kept-subscription.ts';

type Made = { endpoint: string; toJSON(): unknown };

/** `PushSubscriptionChangeEvent`; browsers leave out either of them, or both. */
export type SubscriptionChange = {
  oldSubscription?: (Made & { options?: { applicationServerKey: ArrayBuffer | null } }) | null;
  newSubscription?: Made | null;
};

type Surroundings = {
  pushManager: {
    getSubscription(): Promise<Made | null>;
    subscribe(options: { userVisibleOnly: true; applicationServerKey: string }): Promise<Made>;
  };
  kept: () => Promise<KeptSubscription | null>;
  keep: (kept: KeptSubscription) => Promise<void>;
  /** False where the server could not be asked, or will have none of it. */
  handIn: (renewal: Renewal) => Promise<boolean>;
};

/**
 * BEY-01: a browser has given up the address that the server knows. A new one, bound to the same key, takes its place.
 * A user who turned it on may be logged out by now: the old address, which nobody else knows, says whose device it is.
 * What could not be handed in is handed in later.
 */
export async function renewSubscription(change: SubscriptionChange, here: Surroundings): Promise<void> {
  const kept = (await here.kept()) ?? toldIn(change);
  if (!kept) return;
  const made = change.newSubscription ?? (await here.pushManager.getSubscription()) ?? (await subscribe(kept, here));
  if (made) await handInChanged(made, kept, here);
}

/** At the next page that is read: the connection was away, or the browser changed the address without a word. */
export async function handInLate(here: Surroundings): Promise<void> {
  const kept = await here.kept();
  const made = kept && (await here.pushManager.getSubscription());
  if (made) await handInChanged(made, kept, here);
}

/** For a device that was turned on before anything was kept. */
function toldIn({ oldSubscription: old }: SubscriptionChange): KeptSubscription | null {
  const key = old?.options?.applicationServerKey;
  if (!old || !key) return null;
  return { subscription: old.toJSON() as Subscription, public_key: base64url(key) };
}

/** Not where the person has taken the right away. */
const subscribe = ({ public_key }: KeptSubscription, { pushManager }: Surroundings): Promise<Made | null> =>
  pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key }).catch(() => null);

async function handInChanged(made: Made, { public_key, ...kept }: KeptSubscription, here: Surroundings): Promise<void> {
  if (made.endpoint === kept.subscription.endpoint) return;
  const subscription = made.toJSON() as Subscription;
  const isTaken = await here.handIn({ before: kept.subscription, after: subscription });
  if (isTaken) await here.keep({ subscription, public_key });
}

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
