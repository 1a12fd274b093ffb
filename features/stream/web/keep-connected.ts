import { eventParser, type ServerEvent } from './event-parser.ts';

type Connecting = {
  open(lastId: string | null, signal: AbortSignal): Promise<Response>;
  /** The last event that this browser knows of. */
  lastId(): string | null;
  onEvent(event: ServerEvent): void;
  onLost(): void;
  /** Between 0 and 1, so that the browsers of a portal that was away do not all come back in the same moment. */
  chance?(): number;
};

const MIN_WAIT_MS = 1000;
const MAX_WAIT_MS = 30_000;
/** The server gives a sign of life every 25 seconds. */
const MAX_SILENCE_MS = 60_000;
const TOO_MANY_REQUESTS = 429;

/** Listens to the stream and comes back whenever it ends, until it is stopped or the server does not want this user. */
export function keepConnected(connecting: Connecting): () => void {
  const stopping = new AbortController();
  void listenAgainAndAgain(connecting, stopping.signal);
  return () => stopping.abort();
}

/** The longest wait before the next attempt doubles, and at least half of it is waited. */
export const waitMs = (failures: number, chance: number): number =>
  Math.min(MIN_WAIT_MS * 2 ** failures, MAX_WAIT_MS) * (0.5 + chance / 2);

async function listenAgainAndAgain(connecting: Connecting, signal: AbortSignal): Promise<void> {
  const { chance = Math.random } = connecting;
  let failures = 0;
  while (!signal.aborted) {
    const outcome = await listen(connecting, signal);
    if (outcome !== 'failed' && !signal.aborted) connecting.onLost();
    if (outcome === 'refused') return;
    failures = outcome === 'ended' ? 0 : failures + 1;
    await pause(waitMs(failures, chance()), signal);
  }
}

async function listen(
  { open, lastId, onEvent }: Connecting,
  stopping: AbortSignal,
): Promise<'ended' | 'failed' | 'refused'> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), MAX_SILENCE_MS);
  let hasHeard = false;
  try {
    const answer = await open(lastId(), AbortSignal.any([stopping, silence.signal]));
    if (isFinal(answer.status)) return 'refused';
    const reader = answer.ok ? answer.body?.getReader() : undefined;
    if (!reader) return 'failed';
    const decoder = new TextDecoder();
    const parse = eventParser((event) => {
      hasHeard = true;
      if (!stopping.aborted) onEvent(event);
    });
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), MAX_SILENCE_MS);
      parse(decoder.decode(part.value, { stream: true }));
    }
  } catch {
    // The line is gone; the next attempt tells.
  } finally {
    clearTimeout(timer);
  }
  return hasHeard ? 'ended' : 'failed';
}

const isFinal = (status: number): boolean => status >= 400 && status < 500 && status !== TOO_MANY_REQUESTS;

/** A browser that is back on the net does not wait any longer; one that is not has nothing to try. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const timer = navigator.onLine ? setTimeout(() => go(), ms) : undefined;
    const go = () => {
      clearTimeout(timer);
      listening.abort();
      resolve();
    };
    addEventListener('online', go, { signal: listening.signal });
    signal.addEventListener('abort', go, { signal: listening.signal });
    if (signal.aborted) go();
  });
}
