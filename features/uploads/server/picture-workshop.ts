import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Problem } from '#platform/contract/problem.ts';
import { EDIT_VARIANTS, type EditMode, type EditVariant, LONGEST_SIDE, MAX_PIXELS } from '../rules.ts';
import type { PictureResult, PictureTask, WorkerAnswer, WorkerRequest } from './picture-task.ts';

/** Where pictures from strangers are worked on: never in the portal's own process. */
export type PictureWorkshop = {
  redraw(bytes: Uint8Array, limits: { min_width: number; min_height: number }): Promise<PictureResult>;
  cut(bytes: Uint8Array, edit: { mode: EditMode; variant: EditVariant; background: string }): Promise<PictureResult>;
  /** Ends the processes; whoever still waits is told to come back. */
  close(): void;
};

export type WorkshopOptions = {
  mostAtOnce?: number;
  mostWaiting?: number;
  /** Shorter than a request may take, so that the person hears what was wrong with the picture. */
  timeLimitMs?: number;
  idleMs?: number;
};

const WORKER = fileURLToPath(new URL('./picture-worker.ts', import.meta.url));

type Job = WorkerRequest & { resolve(result: PictureResult): void; reject(reason: Problem): void };

/** A child process, what it works on, and when it goes home. */
type Bench = { child: ChildProcess; job: Job | null; timer: NodeJS.Timeout | null };

/** Processes are started when there is work and end when there has been none for a while. */
export function pictureWorkshop({
  mostAtOnce = 2,
  mostWaiting = 10,
  timeLimitMs = 8000,
  idleMs = 30_000,
}: WorkshopOptions = {}): PictureWorkshop {
  const benches = new Set<Bench>();
  const waiting: Job[] = [];
  let isClosed = false;

  function take(bytes: Uint8Array, task: PictureTask): Promise<PictureResult> {
    if (isClosed || waiting.length >= mostWaiting) return Promise.reject(new Problem('unavailable'));
    const { promise, resolve, reject } = Promise.withResolvers<PictureResult>();
    waiting.push({ bytes, task, resolve, reject });
    handOut();
    return promise;
  }

  function handOut(): void {
    if (waiting.length === 0) return;
    const bench = [...benches].find(({ job }) => !job) ?? (benches.size < mostAtOnce ? openBench() : null);
    const job = bench && waiting.shift();
    if (!job) return;
    bench.job = job;
    setTimer(bench, timeLimitMs);
    const { bytes, task } = job;
    bench.child.send({ bytes, task } satisfies WorkerRequest, (error) => error && leave(bench));
  }

  function openBench(): Bench {
    const child = fork(WORKER, {
      // Nothing of the portal's environment: its secrets are there.
      env: {},
      execArgv: ['--max-old-space-size=64'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const bench: Bench = { child, job: null, timer: null };
    benches.add(bench);
    child.on('message', ({ result, is_worn }: WorkerAnswer) => {
      bench.job?.resolve(result);
      bench.job = null;
      if (is_worn) return leave(bench);
      setTimer(bench, idleMs);
      handOut();
    });
    child.on('error', () => leave(bench));
    child.on('exit', () => leave(bench));
    return bench;
  }

  /** Out of time, out of memory, broken by the picture: each is the picture's fault. Out of work is nobody's. */
  function leave(bench: Bench): void {
    if (!benches.delete(bench)) return;
    if (bench.timer) clearTimeout(bench.timer);
    bench.child.kill('SIGKILL');
    if (isClosed) bench.job?.reject(new Problem('unavailable'));
    else bench.job?.resolve({ fault: 'unreadable' });
    bench.job = null;
    if (!isClosed) handOut();
  }

  function setTimer(bench: Bench, milliseconds: number): void {
    if (bench.timer) clearTimeout(bench.timer);
    bench.timer = setTimeout(() => leave(bench), milliseconds);
  }

  return {
    redraw: (bytes, { min_width, min_height }) =>
      take(bytes, { kind: 'redraw', longest_side: LONGEST_SIDE, max_pixels: MAX_PIXELS, min_width, min_height }),
    cut: (bytes, { mode, variant, background }) =>
      take(bytes, { kind: 'cut', mode, background, ...EDIT_VARIANTS[variant] }),
    close() {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new Problem('unavailable'));
      for (const bench of benches) leave(bench);
    },
  };
}
