import { causeOf, type Outage, outageOf } from './outage.ts';

/** The two levels that are written to. A request's own log also names the request. */
export type TroubleLines = Record<'error' | 'warn', (facts: object, message: string) => void>;

/** Something went wrong while the portal did `what`. */
export type TellTrouble = (error: unknown, what: string, lines?: TroubleLines) => void;

export type TroubleLog = {
  tell: TellTrouble;
  /** Tells what has not ended yet. */
  close(): void;
};

/** After so long without news a trouble is over. */
const QUIET_MS = 5000;
const REMINDER_MS = 60_000;
const MAX_TROUBLES = 50;
const MAX_CAUSES = 20;

type Trouble = {
  name: Outage | string;
  sinceMs: number;
  lastMs: number;
  toldMs: number;
  times: number;
  causes: Map<string, number>;
};

/**
 * Logs each trouble when it begins, once a minute while it lasts, and when it has ended, with its count and causes. A
 * database that is away is one trouble, however many requests and jobs meet it.
 */
export function troubleLog(own: TroubleLines): TroubleLog {
  const troubles = new Map<string, Trouble>();
  const tell: TellTrouble = (error, what, lines = own) => {
    const outage = outageOf(error);
    const key = outage ?? `${what} ${causeName(error)} ${messageOf(error)}`;
    const known = troubles.get(key);
    const trouble = known ?? beginTrouble(outage ?? what);
    trouble.lastMs = Date.now();
    trouble.times += 1;
    countCause(trouble, causeName(error));
    if (known) return;
    lines.error({ err: error, trouble: trouble.name }, what);
    if (troubles.size >= MAX_TROUBLES) return;
    troubles.set(key, trouble);
    const looking = setInterval(() => {
      const nowMs = Date.now();
      if (nowMs - trouble.lastMs >= QUIET_MS) {
        clearInterval(looking);
        troubles.delete(key);
        if (trouble.times > 1) own.warn(factsOf(trouble), 'trouble has ended');
      } else if (nowMs - trouble.toldMs >= REMINDER_MS) {
        trouble.toldMs = nowMs;
        own.error(factsOf(trouble), 'trouble goes on');
      }
    }, QUIET_MS).unref();
  };
  return {
    tell,
    close() {
      for (const trouble of troubles.values()) if (trouble.times > 1) own.warn(factsOf(trouble), 'trouble so far');
    },
  };
}

function beginTrouble(name: string): Trouble {
  const nowMs = Date.now();
  return { name, sinceMs: nowMs, lastMs: nowMs, toldMs: nowMs, times: 0, causes: new Map() };
}

function countCause({ causes }: Trouble, cause: string): void {
  if (causes.has(cause) || causes.size < MAX_CAUSES) causes.set(cause, (causes.get(cause) ?? 0) + 1);
}

const factsOf = ({ name, sinceMs, lastMs, times, causes }: Trouble) => ({
  trouble: name,
  since: new Date(sinceMs).toISOString(),
  last: new Date(lastMs).toISOString(),
  times,
  causes: Object.fromEntries(causes),
});

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** Never the message: that may have values in it. */
function causeName(error: unknown): string {
  const { sqlstate, errno } = causeOf(error);
  return sqlstate ?? errno ?? (error instanceof Error ? error.name : 'unknown');
}
