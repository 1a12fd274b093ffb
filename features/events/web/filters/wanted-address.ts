/**
 * What has been chosen and is on its way into the address: shown at once everywhere on the page, while the address
 * follows when a user pauses. Outside React, since a change of context would wake the parts that the server rendered
 * and whose scripts have not come yet. The browser's alone: on the server nobody chooses anything.
 */
const PAUSE_MS = 150;

let wanted: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Changes of the address that have been begun and are not finished. */
let underWay = 0;
/** Where they lead, since there was something wanted. */
const asked = new Set<string>();
/** What the page shows. It follows the address when it has the time, which may be a good while after. */
let shown = { key: '', search: '' };
/** The same, when the first of them was chosen. */
let shownBefore = '';
const listeners = new Set<() => void>();

function set(next: string | null) {
  if (wanted === null) shownBefore = shown.key;
  if (next === null) asked.clear();
  wanted = next;
  for (const listener of listeners) listener();
}

/** Nothing is on its way any more, and the page shows it, or an address that the visitor went to instead. */
function settle() {
  if (wanted === null || timer !== undefined || underWay > 0) return;
  const isElsewhere = shown.key !== shownBefore && !asked.has(shown.search);
  if (shown.search === wanted || isElsewhere) set(null);
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
      asked.add(search);
      underWay += 1;
      await go();
      underWay -= 1;
      settle();
    }, PAUSE_MS);
    set(search);
  },
  /** The page shows this address; each way to one has a key of its own. */
  show(key: string, search: string) {
    if (key === shown.key) return;
    shown = { key, search };
    settle();
  },
  /** A user has gone elsewhere. */
  forget() {
    clearTimeout(timer);
    timer = undefined;
    if (wanted !== null) set(null);
  },
};
