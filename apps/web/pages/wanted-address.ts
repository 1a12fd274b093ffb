/**
 * What has been chosen and is on its way into the address: shown at once everywhere on the page, while the address
 * follows when somebody pauses. Outside React, since a change of context would wake the parts that the server rendered
 * and whose scripts have not come yet. The browser's alone: on the server nobody chooses anything.
 */
const PAUSE_MS = 150;

let wanted: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Changes of the address that have been begun and are not finished. */
let underWay = 0;
const listeners = new Set<() => void>();

function set(next: string | null) {
  wanted = next;
  for (const listener of listeners) listener();
}

export const wantedAddress = {
  read: (): string | null => wanted,
  readOnServer: (): null => null,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** FLT-03: a stream of changes becomes one. */
  want(search: string, go: () => void | Promise<void>) {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      timer = undefined;
      underWay += 1;
      await go();
      underWay -= 1;
      // Shown by now, or given up for another address.
      setTimeout(() => wantedAddress.settle(), PAUSE_MS);
    }, PAUSE_MS);
    set(search);
  },
  /**
   * The address has changed, to this or to something else. What is newer stays wanted: a choice that still waits, and one
   * whose address is being loaded while an earlier one arrives.
   */
  settle(search?: string) {
    const isReached = search !== undefined && search === wanted;
    if (timer === undefined && wanted !== null && (isReached || underWay === 0)) set(null);
  },
  /** Somebody has gone elsewhere. */
  forget() {
    clearTimeout(timer);
    timer = undefined;
    if (wanted !== null) set(null);
  },
};
