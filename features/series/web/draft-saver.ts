import { CallFailed } from '#platform/web/client.ts';
import type { EventForm } from '../rules.ts';

/** Where a draft is kept; null until it has been saved for the first time. */
export type DraftPlace = { id: string; version: number } | null;

export type SaveState =
  | { kind: 'untouched' }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  /** Nobody knows why, or it will pass: it is tried again. */
  | { kind: 'trying' }
  | { kind: 'logged_out' }
  | { kind: 'refused'; reason: string }
  | { kind: 'conflict'; message: string };

type DraftSaverOptions = {
  place: DraftPlace;
  form: EventForm;
  /** What the server has, where it is something else. */
  saved?: EventForm;
  send: (form: EventForm, place: DraftPlace) => Promise<NonNullable<DraftPlace>>;
  /** What is typed, at once, for the day the browser crashes. */
  keep: (form: EventForm, place: DraftPlace) => void;
  /** Everything is with the server. */
  forget: (place: DraftPlace) => void;
  onPlaced?: (place: NonNullable<DraftPlace>) => void;
  now: () => Date;
};

export type DraftSaver = ReturnType<typeof createDraftSaver>;

export const WAIT_MS = 2000;
const RETRY_MS = [3000, 6000, 12_000, 30_000];
/** Too much, too soon, or the server's own fault: another try may succeed. */
const PASSING = (status: number): boolean => status === 429 || status === 408 || status >= 500;

/** Saves a draft by itself a moment after somebody has stopped typing, one call at a time, the last words winning. */
export function createDraftSaver({ place, form, saved = form, send, keep, forget, onPlaced, now }: DraftSaverOptions) {
  let current = { form, place };
  let state: SaveState = { kind: 'untouched' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  let failures = 0;
  const listeners = new Set<() => void>();

  function show(next: SaveState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function later(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  }

  async function saveOnce(): Promise<boolean> {
    const sent = current.form;
    show({ kind: 'saving' });
    try {
      const isFirst = current.place === null;
      const before = current.place;
      const next = await send(sent, current.place);
      current = { ...current, place: next };
      saved = sent;
      failures = 0;
      if (isFirst) {
        forget(before);
        onPlaced?.(next);
      }
    } catch (error) {
      explain(error);
      return false;
    }
    // Something was typed while it was on its way.
    if (current.form !== sent) {
      keep(current.form, current.place);
      return saveOnce();
    }
    forget(current.place);
    show({ kind: 'saved', at: now() });
    return true;
  }

  function explain(error: unknown) {
    if (!(error instanceof CallFailed) || PASSING(error.status)) {
      later(RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? WAIT_MS);
      failures += 1;
      show({ kind: 'trying' });
    } else if (error.status === 401) show({ kind: 'logged_out' });
    else if (error.status === 409) show({ kind: 'conflict', message: error.message });
    else show({ kind: 'refused', reason: error.message });
  }

  /** True when everything that was typed is with the server. */
  function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (running) return running;
    if (state.kind === 'conflict') return Promise.resolve(false);
    if (current.form === saved && current.place) return Promise.resolve(true);
    running = saveOnce().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    state: () => state,
    place: () => current.place,
    /** What the server has, as far as it is known here. */
    saved: () => saved,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(next: EventForm) {
      current = { ...current, form: next };
      keep(next, current.place);
      // A question has been asked about what another saved; until it is answered nothing is written over it.
      if (state.kind === 'conflict' || state.kind === 'logged_out') return;
      if (!running) show({ kind: 'waiting' });
      later(WAIT_MS);
    },
    flush,
    /** The conflict has been looked at: goes on from what the other one saved. */
    resolve(theirs: { form: EventForm; version: number }, mine: EventForm) {
      if (!current.place) return;
      current = { form: mine, place: { ...current.place, version: theirs.version } };
      saved = theirs.form;
      show(mine === theirs.form ? { kind: 'untouched' } : { kind: 'waiting' });
      if (mine === theirs.form) forget(current.place);
      else keep(mine, current.place);
    },
    stop() {
      clearTimeout(timer);
    },
    retryNow() {
      if (state.kind === 'trying') void flush();
    },
  };
}
