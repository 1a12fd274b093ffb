import { constants } from 'node:os';
import { childWork } from '#platform/server/child-work.ts';
import { childProgram } from '#platform/server/project-files.ts';
import type { ReadList } from './read-list.ts';

/** Where files from strangers are read: never in the portal's own process. */
export type ListReader = {
  read(bytes: Uint8Array, caller: string): Promise<ReadList>;
  close(): void;
};

/** Shorter than a request may take, so that the person hears what was wrong with the file. */
const TIME_LIMIT_MS = 20_000;
/** 50,000 rows take a third of it. */
const MAX_MEGABYTES = 512;

export function listReader(): ListReader {
  const { carryOut, close } = childWork<{ bytes: Uint8Array }, ReadList>({
    program: childProgram('features/card-office/server/list-worker.ts'),
    mostAtOnce: 1,
    mostWaiting: 5,
    mostWaitingEach: 1,
    timeLimitMs: TIME_LIMIT_MS,
    idleMs: 1000,
    mostMegabytes: MAX_MEGABYTES,
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
    // Out of time or out of memory: each is the file's fault.
    answerWhenLost: { ok: false, fault: 'unreadable' },
  });
  return { read: (bytes, caller) => carryOut({ bytes }, caller), close };
}
