import { constants } from 'node:os';
import { childWork } from '#platform/server/child-work.ts';
import { childProgram } from '#platform/server/project-files.ts';

/** Where files from strangers are read: never in the portal's own process. */
export type SheetReader<Read> = {
  read(bytes: Uint8Array, caller: string): Promise<Read>;
  close(): void;
};

/** Shorter than a request may take, so that the person hears what was wrong with the file. */
const TIME_LIMIT_MS = 20_000;
/** 50,000 rows take a third of it. */
const MAX_MEGABYTES = 512;

/** By a program of the feature whose list it is; a file that it does not come to an end with is the file's fault. */
export function sheetReader<Read>(source: Parameters<typeof childProgram>[0], answerWhenLost: Read): SheetReader<Read> {
  const { carryOut, close } = childWork<{ bytes: Uint8Array }, Read>({
    program: childProgram(source),
    mostAtOnce: 1,
    mostWaiting: 5,
    mostWaitingEach: 1,
    timeLimitMs: TIME_LIMIT_MS,
    idleMs: 1000,
    mostMegabytes: MAX_MEGABYTES,
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
    answerWhenLost,
  });
  return { read: (bytes, caller) => carryOut({ bytes }, caller), close };
}
