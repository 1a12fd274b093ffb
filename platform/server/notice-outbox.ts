import { outsideTransaction } from './guarded-dialect.ts';
import type { Change } from './live.ts';

export type NoticeOutbox = {
  put(change: Change): void;
  /** Sends what waits. */
  close(): Promise<void>;
};

type OutboxOptions = {
  send(changes: readonly Change[]): Promise<unknown>;
  onTrouble(error: unknown): void;
};

const SEND_AFTER_MS = 100;
/** Fits into one notice. */
const MAX_TAGS = 100;
const MAX_WAITING = 5000;

/**
 * Ordinary changes of this process, which the others are told of together and a moment after the commit: PostgreSQL lets
 * only one transaction at a time commit a notice. What cannot be sent waits for the next time.
 */
export function noticeOutbox({ send, onTrouble }: OutboxOptions): NoticeOutbox {
  let waiting: Change[] = [];
  let next: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  let isClosed = false;

  const sendAll = async () => {
    const sent = together(waiting);
    waiting = [];
    if (sent.length === 0) return;
    await send(sent).catch((error: unknown) => {
      waiting.unshift(...sent);
      onTrouble(error);
    });
  };
  const schedule = () => {
    if (next || isClosed) return;
    next = outsideTransaction(() => setTimeout(() => void sendAndGoOn(), SEND_AFTER_MS).unref());
  };
  const sendAndGoOn = async () => {
    sending = sendAll();
    await sending;
    next = undefined;
    if (waiting.length > 0) schedule();
  };

  return {
    put(change) {
      if (waiting.length >= MAX_WAITING) waiting = together(waiting);
      waiting.push(change);
      schedule();
    },
    async close() {
      isClosed = true;
      clearTimeout(next);
      await sending;
      await sendAll();
    },
  };
}

/** As few as say the same, each topic for itself. */
function together(changes: readonly Change[]): Change[] {
  if (changes.length <= 1) return [...changes];
  return [...Map.groupBy(changes, ({ topic }) => topic)].flatMap(([topic, ofTopic]) => inOneTopic(topic, ofTopic));
}

/** Who is told of everything needs no more. */
function inOneTopic(topic: string, changes: readonly Change[]): Change[] {
  const several = { topic, id: '*', isOrdinary: true };
  if (changes.some(({ touches }) => !touches)) return [several];
  const tags = [...new Set(changes.flatMap(({ touches = [] }) => touches))];
  return Array.from({ length: Math.ceil(tags.length / MAX_TAGS) }, (_, part) => ({
    ...several,
    touches: tags.slice(part * MAX_TAGS, (part + 1) * MAX_TAGS),
  }));
}
