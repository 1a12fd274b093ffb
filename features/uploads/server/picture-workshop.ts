import { constants } from 'node:os';
import { childWork } from '#platform/server/child-work.ts';
import { childProgram } from '#platform/server/project-files.ts';
import { EDIT_VARIANTS, type EditMode, type EditVariant, type FocusPoint, MAX_PIXELS, MAX_SIDE } from '../rules.ts';
import type { PictureResult, WorkerRequest } from './picture-task.ts';

/** Where pictures from strangers are worked on: never in the portal's own process. */
export type PictureWorkshop = {
  redraw(bytes: Uint8Array, limits: { min_width: number; min_height: number }, caller?: string): Promise<PictureResult>;
  cut(
    bytes: Uint8Array,
    edit: { mode: EditMode; variant: EditVariant; background: string; focus?: FocusPoint },
    caller?: string,
  ): Promise<PictureResult>;
  /** Ends the processes; the user who still waits is told to come back. */
  close(): void;
};

export type WorkshopOptions = {
  mostAtOnce?: number;
  mostWaiting?: number;
  /** How many of them may be one person's. */
  mostWaitingEach?: number;
  /** Shorter than a request may take, so that the person hears what was wrong with the picture. */
  timeLimitMs?: number;
  idleMs?: number;
};

export function pictureWorkshop({
  mostAtOnce = 2,
  mostWaiting = 10,
  mostWaitingEach = 4,
  timeLimitMs = 8000,
  idleMs = 30_000,
}: WorkshopOptions = {}): PictureWorkshop {
  const { carryOut, close } = childWork<WorkerRequest, PictureResult>({
    program: childProgram('features/uploads/server/picture-worker.ts'),
    mostAtOnce,
    mostWaiting,
    mostWaitingEach,
    timeLimitMs,
    idleMs,
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
    // Out of time, out of memory, broken by the picture: each is the picture's fault.
    answerWhenLost: { fault: 'unreadable' },
  });
  return {
    redraw: (bytes, { min_width, min_height }, caller) =>
      carryOut(
        {
          bytes,
          task: { kind: 'redraw', longest_side: MAX_SIDE, max_pixels: MAX_PIXELS, min_width, min_height },
        },
        caller,
      ),
    cut: (bytes, { mode, variant, background, focus = 'centre' }, caller) =>
      carryOut({ bytes, task: { kind: 'cut', mode, background, focus, ...EDIT_VARIANTS[variant] } }, caller),
    close,
  };
}
