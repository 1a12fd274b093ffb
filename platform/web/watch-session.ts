import { sessionActivity } from './session-activity.ts';

/** Tabs tell each other, at most this often: what one of them asks for keeps the session of all open. */
const TOLD_EVERY_MS = 20_000;
/** So long after the last touch what is asked for still follows from it. */
const ATTENDED_MS = 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'touchstart', 'focusin'] as const;

let seenAtMs = Date.now();
let touchedAtMs = Date.now();
let toldAtMs = 0;

/** When the server has last heard from a user of this browser. */
export const sessionSeenAtMs = (): number => seenAtMs;

/** Tells calls that a user makes from those that the page makes by itself; the server counts the first alone. */
export function watchSession(): () => void {
  const watching = new AbortController();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('nabolag:session');
  channel?.addEventListener('message', () => {
    seenAtMs = Date.now();
  });
  const touch = () => {
    touchedAtMs = Date.now();
  };
  touch();
  for (const sign of SIGNS) addEventListener(sign, touch, { passive: true, capture: true, signal: watching.signal });
  const before = { ...sessionActivity };
  sessionActivity.isUnattended = () => Date.now() - touchedAtMs > ATTENDED_MS;
  sessionActivity.note = () => {
    seenAtMs = Date.now();
    if (seenAtMs - toldAtMs < TOLD_EVERY_MS) return;
    toldAtMs = seenAtMs;
    channel?.postMessage('seen');
  };
  return () => {
    watching.abort();
    channel?.close();
    Object.assign(sessionActivity, before);
  };
}
