import { CallFailed } from './client.ts';

/** Where a draft is kept; null until it has been saved for the first time. */
export type DraftPlace = { id: string; version: number } | null;

/**
 * What was sent to make the draft, as long as nobody knows whether it arrived: sent again as it was, under the same key,
 * it is carried out once.
 */
export type Creation<Form> = { key: string; form: Form };

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

/** What would be lost with the page. What is kept for after a new log-in would not. */
export const AT_RISK: readonly SaveState['kind'][] = ['waiting', 'saving', 'trying', 'refused', 'conflict'];

type DraftSaverOptions<Form> = {
  place: DraftPlace;
  form: Form;
  /** What the server has, where it is something else. */
  saved?: Form;
  /** Of another day, whose answer never came. */
  creation?: Creation<Form> | null;
  send: (form: Form, at: NonNullable<DraftPlace> | Creation<Form>) => Promise<NonNullable<DraftPlace>>;
  /** What is typed, at once, for the day the browser crashes. */
  keep: (form: Form, place: DraftPlace, creation: Creation<Form> | null) => void;
  /** Everything is with the server. */
  forget: (place: DraftPlace) => void;
  onPlaced?: (place: NonNullable<DraftPlace>) => void;
  newKey: () => string;
  now?: () => Date;
};

export type DraftSaver<Form> = ReturnType<typeof createDraftSaver<Form>>;

export const WAIT_MS = 2000;
const RETRY_MS = [3000, 6000, 12_000, 30_000];
/** Too much, too soon, or the server's own fault: another try may succeed. */
const PASSING = (status: number): boolean => status === 429 || status === 408 || status >= 500;

/**
 * Refused by the command itself: then no earlier try has succeeded either, and the next one may have other contents. A
 * refusal before the command, such as for a missing login, does not show that.
 */
const hasComeToNothing = ({ status, kind }: CallFailed): boolean =>
  [400, 404, 409, 413, 422].includes(status) || kind === 'forbidden';

/** Saves a draft by itself a moment after a user has stopped typing, one call at a time, the last words winning. */
export function createDraftSaver<Form>(options: DraftSaverOptions<Form>) {
  const { send, keep, forget, onPlaced, newKey, now = () => new Date() } = options;
  let current = { form: options.form, place: options.place };
  let saved = options.saved ?? options.form;
  let creation = options.creation ?? null;
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
    const at = current.place ?? beginCreation();
    const sent = 'form' in at ? at.form : current.form;
    show({ kind: 'saving' });
    try {
      const next = await send(sent, at);
      current = { ...current, place: next };
      saved = sent;
      failures = 0;
      creation = null;
      if ('form' in at) {
        forget(null);
        onPlaced?.(next);
      }
    } catch (error) {
      explain(error);
      return false;
    }
    // Something was typed while it was on its way.
    if (current.form !== sent) {
      keep(current.form, current.place, null);
      return saveOnce();
    }
    forget(current.place);
    show({ kind: 'saved', at: now() });
    return true;
  }

  function beginCreation(): Creation<Form> {
    if (!creation) {
      creation = { key: newKey(), form: current.form };
      keep(current.form, null, creation);
    }
    return creation;
  }

  function explain(error: unknown) {
    const isPassing = !(error instanceof CallFailed) || PASSING(error.status);
    if (!isPassing && hasComeToNothing(error)) creation = null;
    if (isPassing) {
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
    /** Whether the server may have made it without our knowing. */
    isUncertain: () => creation !== null,
    /** What the server has, as far as it is known here. */
    saved: () => saved,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change(next: Form) {
      current = { ...current, form: next };
      keep(next, current.place, creation);
      // A question has been asked about what another saved; until it is answered nothing is written over it.
      if (state.kind === 'conflict' || state.kind === 'logged_out') return;
      if (!running) show({ kind: 'waiting' });
      later(WAIT_MS);
    },
    flush,
    /** The conflict has been looked at: goes on from what the other one saved. */
    resolve(theirs: { form: Form; version: number }, mine: Form) {
      if (!current.place) return;
      current = { form: mine, place: { ...current.place, version: theirs.version } };
      saved = theirs.form;
      show(mine === theirs.form ? { kind: 'untouched' } : { kind: 'waiting' });
      if (mine === theirs.form) forget(current.place);
      else keep(mine, current.place, null);
    },
    stop() {
      clearTimeout(timer);
    },
    retryNow() {
      if (state.kind === 'trying') void flush();
    },
  };
}
