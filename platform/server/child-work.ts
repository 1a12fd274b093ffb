import { type ChildProcess, fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { Problem } from '#platform/contract/problem.ts';
import { fairQueue } from './fair-queue.ts';

/** Work that the portal hands to processes of its own: because it is dangerous, or because it would be in the way. */
export type ChildWork<Task, Answer> = {
  /** Callers take turns; without one the task stands in a line of those that name nobody. */
  carryOut(task: Task, caller?: string): Promise<Answer>;
  /** Ends the processes; the caller that still waits is told to come back. */
  close(): void;
};

/** What a child sends back. One that is worn has done enough and is not asked again. */
export type ChildAnswer<Answer> = { answer: Answer; is_worn?: boolean };

export type ChildWorkOptions<Answer> = {
  /** Takes a task with each message, and sends one answer to each. */
  program: string;
  mostAtOnce: number;
  mostWaiting: number;
  /** How many of those that wait may be one caller's; without it all of them. */
  mostWaitingEach?: number;
  /** Of being at work or silent. What the process waits for a processor that others have does not count, up to a point. */
  timeLimitMs: number;
  idleMs: number;
  /** How much of the memory it may take. */
  mostMegabytes?: number;
  /** How far behind everybody else it stands in the line for the processor, as `os.constants.priority` has it. */
  priority: number;
  /**
   * What to answer when the process is lost or takes too long; without it the portal says to come back, as it does when
   * the process hardly got to work.
   */
  answerWhenLost?: Answer;
};

type Job<Task, Answer> = { task: Task; resolve(answer: Answer): void; reject(reason: Problem): void };

/** A child process, what it works on, and when it goes home. */
type Bench<Task, Answer> = { child: ChildProcess; job: Job<Task, Answer> | null; timer: NodeJS.Timeout | null };

const RETRY_AFTER_SECONDS = 5;
/** A process that stands back for others gets the time limit so often, as long as it is the processor that it waits for. */
const MAX_EXTENSIONS = 5;

/** Processes are started when there is work and end when there has been none for a while. */
export function childWork<Task extends object, Answer>(options: ChildWorkOptions<Answer>): ChildWork<Task, Answer> {
  const { program, mostAtOnce, mostWaiting, timeLimitMs, idleMs, mostMegabytes = 64 } = options;
  const benches = new Set<Bench<Task, Answer>>();
  const waiting = fairQueue<Job<Task, Answer>>({ most: mostWaiting, mostEach: options.mostWaitingEach ?? mostWaiting });
  let isClosed = false;

  function handOut(): void {
    const idle = [...benches].find(({ job }) => !job);
    if (!idle && benches.size >= mostAtOnce) return;
    const job = waiting.next();
    if (!job) return;
    const bench = idle ?? openBench();
    bench.job = job;
    limitTime(bench, 0);
    bench.child.send(job.task, (error) => error && leave(bench));
  }

  function openBench(): Bench<Task, Answer> {
    const child = fork(program, {
      // Nothing of the portal's environment: its secrets are there.
      env: {},
      execArgv: [`--max-old-space-size=${mostMegabytes}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    if (child.pid !== undefined) standBack(child.pid, options.priority);
    const bench: Bench<Task, Answer> = { child, job: null, timer: null };
    benches.add(bench);
    child.on('message', ({ answer, is_worn }: ChildAnswer<Answer>) => {
      bench.job?.resolve(answer);
      bench.job = null;
      if (is_worn) return leave(bench);
      setTimer(bench, idleMs, () => leave(bench));
      handOut();
    });
    child.on('error', () => leave(bench));
    child.on('exit', () => leave(bench));
    return bench;
  }

  function limitTime(bench: Bench<Task, Answer>, extensions: number): void {
    const waitedBeforeMs = waitedForProcessorMs(bench.child.pid);
    setTimer(bench, timeLimitMs, () => {
      const isStarved = waitedForProcessorMs(bench.child.pid) - waitedBeforeMs > timeLimitMs / 2;
      if (isStarved && extensions < MAX_EXTENSIONS) limitTime(bench, extensions + 1);
      else leave(bench, { isStarved });
    });
  }

  /** Out of time, out of memory, fallen over, out of work, or the portal closes. */
  function leave(bench: Bench<Task, Answer>, { isStarved = false } = {}): void {
    if (!benches.delete(bench)) return;
    if (bench.timer) clearTimeout(bench.timer);
    bench.child.kill('SIGKILL');
    const isItsFault = !isClosed && !isStarved;
    if (isItsFault && options.answerWhenLost !== undefined) bench.job?.resolve(options.answerWhenLost);
    else bench.job?.reject(comeBack());
    bench.job = null;
    if (!isClosed) handOut();
  }

  function setTimer(bench: Bench<Task, Answer>, milliseconds: number, end: () => void): void {
    if (bench.timer) clearTimeout(bench.timer);
    bench.timer = setTimeout(end, milliseconds);
  }

  return {
    carryOut(task, caller = '') {
      if (isClosed) return Promise.reject(comeBack());
      const { promise, resolve, reject } = Promise.withResolvers<Answer>();
      const { refused, displaced } = waiting.join(caller, { task, resolve, reject });
      displaced?.reject(comeBack());
      if (refused) return Promise.reject(refused === 'share' ? tooMany() : comeBack());
      handOut();
      return promise;
    },
    close() {
      isClosed = true;
      for (const { reject } of waiting.empty()) reject(comeBack());
      for (const bench of benches) leave(bench);
    },
  };
}

/** How long its threads have been ready to work while others had the processor. Where Linux does not tell, never. */
function waitedForProcessorMs(pid: number | undefined): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    const waits = threads.map((thread) =>
      Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[1]),
    );
    return Math.max(...waits) / 1_000_000;
  } catch {
    return 0;
  }
}

/** From here and at once: the start of a process costs as much as much of what it is for, and threads inherit it. */
function standBack(pid: number, priority: number): void {
  try {
    setPriority(pid, priority);
  } catch {
    // Gone already, which its exit tells.
  }
}

const tooMany = (): Problem => new Problem('too_many', { retryAfterSeconds: RETRY_AFTER_SECONDS });
const comeBack = (): Problem => new Problem('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
