import { expect, test, vi } from 'vitest';
import type { Renewal } from '../contract.ts';
import type { KeptSubscription } from './kept-subscription.ts';
import { handInLate, renewSubscription } from './renew-subscription.ts';

const subscriptionAt = (path: string) => ({
  endpoint: `https://push.example/${path}`,
  keys: { p256dh: path, auth: path },
});
const madeAt = (path: string) => ({ ...subscriptionAt(path), toJSON: () => subscriptionAt(path) });
const KEPT: KeptSubscription = { subscription: subscriptionAt('old'), public_key: 'AQID' };

function browser({ kept = KEPT as KeptSubscription | null, current = null as string | null, isOnline = true } = {}) {
  let remembered = kept;
  const handedIn: Renewal[] = [];
  const subscribe = vi.fn(async (_: { userVisibleOnly: true; applicationServerKey: string }) => madeAt('made'));
  return {
    handedIn,
    subscribe,
    remembered: () => remembered,
    surroundings: {
      pushManager: { getSubscription: async () => (current ? madeAt(current) : null), subscribe },
      kept: async () => remembered,
      keep: async (next: KeptSubscription) => {
        remembered = next;
      },
      handIn: async (renewal: Renewal) => {
        if (isOnline) handedIn.push(renewal);
        return isOnline;
      },
    },
  };
}
const renewal = (before: string, after: string) => ({ before: subscriptionAt(before), after: subscriptionAt(after) });

test('BEY-01 an event that names neither: subscribes again with the same key and hands it in for the old one', async () => {
  const here = browser();
  await renewSubscription({}, here.surroundings);
  expect(here.subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: 'AQID' });
  expect(here.handedIn).toEqual([renewal('old', 'made')]);
  expect(here.remembered()).toEqual({ subscription: subscriptionAt('made'), public_key: 'AQID' });
});

test('BEY-01 what the browser has made itself is taken', async () => {
  const here = browser();
  await renewSubscription({ newSubscription: madeAt('new') }, here.surroundings);
  const already = browser({ current: 'current' });
  await renewSubscription({}, already.surroundings);
  expect([...here.handedIn, ...already.handedIn]).toEqual([renewal('old', 'new'), renewal('old', 'current')]);
  expect([here.subscribe.mock.calls, already.subscribe.mock.calls]).toEqual([[], []]);
});

test('BEY-01 a device that was turned on before anything was kept is known by what the event says', async () => {
  const here = browser({ kept: null });
  const oldSubscription = { ...madeAt('old'), options: { applicationServerKey: new Uint8Array([1, 2, 3]).buffer } };
  await renewSubscription({ oldSubscription }, here.surroundings);
  expect(here.subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: 'AQID' }]]);
  expect(here.handedIn).toEqual([renewal('old', 'made')]);
  const unknown = browser({ kept: null });
  await renewSubscription({}, unknown.surroundings);
  expect([unknown.subscribe.mock.calls, unknown.handedIn]).toEqual([[], []]);
});

test('BEY-01 where the right was taken away there is nothing to hand in', async () => {
  const here = browser();
  here.subscribe.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  await renewSubscription({}, here.surroundings);
  expect([here.handedIn, here.remembered()]).toEqual([[], KEPT]);
});

test('BEY-01 without a connection it is handed in with the next page, and then not again', async () => {
  const away = browser({ isOnline: false });
  await renewSubscription({}, away.surroundings);
  expect(away.remembered()).toEqual(KEPT);
  const back = browser({ kept: away.remembered(), current: 'made' });
  await handInLate(back.surroundings);
  await handInLate(back.surroundings);
  expect(back.handedIn).toEqual([renewal('old', 'made')]);
  const never = browser({ kept: null, current: 'made' });
  await handInLate(never.surroundings);
  expect(never.handedIn).toEqual([]);
});
