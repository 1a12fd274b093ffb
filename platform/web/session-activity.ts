/** Tabs tell each other, at most this often: what one of them asks for keeps the session of all open. */
const TOLD_EVERY_MS = 20_000;

let seenAtMs = Date.now();
let toldAtMs = 0;
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('nabolag:session');
channel?.addEventListener('message', () => {
  seenAtMs = Date.now();
});

/** When the server has last heard from this browser. */
export const sessionActivity = {
  seenAtMs: (): number => seenAtMs,
  note(): void {
    seenAtMs = Date.now();
    if (seenAtMs - toldAtMs < TOLD_EVERY_MS) return;
    toldAtMs = seenAtMs;
    channel?.postMessage('seen');
  },
};
