import type { Subscription } from '../contract.ts';
import { forgetSubscription, keepSubscription } from './kept-subscription.ts';

/** Why this browser cannot show notifications. */
export type Obstacle = 'home_screen' | 'unsupported' | 'denied';

export type ThisDevice = {
  obstacle: Obstacle | null;
  /** What the server's list calls this browser; null while it has no notifications. */
  fingerprint: string | null;
};

/** Said no to by the person, or answered by closing the question. */
export class PermissionMissing extends Error {}

const WORKER = '/service-worker.js';

export async function readThisDevice(): Promise<ThisDevice> {
  const obstacle = obstacleHere();
  if (obstacle) return { obstacle, fingerprint: null };
  const kept = await subscriptionHere();
  return { obstacle: null, fingerprint: kept && (await fingerprintOf(kept.endpoint)) };
}

function obstacleHere(): Obstacle | null {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isAble) return isApplePhone() ? 'home_screen' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** There, only what stands on the home screen may notify. An iPad says that it is a Mac, which has no touch screen. */
const isApplePhone = (): boolean =>
  /\b(iPhone|iPad|iPod)\b/.test(navigator.userAgent) ||
  (/\bMacintosh\b/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

/** To be called at a touch: only then may a browser ask. What it had before may be bound to another key of ours. */
export async function subscribeHere(publicKey: string): Promise<Subscription> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PermissionMissing();
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
  const subscription = made.toJSON() as Subscription;
  await keepSubscription({ subscription, public_key: publicKey });
  return subscription;
}

/** Whatever is still sent goes nowhere: also what the server does not know to be this browser's. */
export async function unsubscribeHere(): Promise<void> {
  await forgetSubscription();
  await (await subscriptionHere())?.unsubscribe();
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

async function fingerprintOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
