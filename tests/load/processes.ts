import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';

/** Processor time of one process with all its threads, in milliseconds. */
export async function cpuMsOf(pid: number): Promise<number> {
  const [user = 0, system = 0] = numbersOf(await statOf(pid), USER_TIME, 2);
  return (user + system) * MS_PER_TICK;
}

/** Processor time of a process and its children, those included that have ended meanwhile. */
export async function familyCpuMsOf(parent: number): Promise<number> {
  const own = numbersOf(await statOf(parent), USER_TIME, 4).reduce((sum, ticks) => sum + ticks, 0);
  const ofChildren = await Promise.all((await childrenOf(parent)).map((pid) => cpuMsOf(pid).catch(() => 0)));
  return own * MS_PER_TICK + ofChildren.reduce((sum, milliseconds) => sum + milliseconds, 0);
}

/** Processor time that the whole machine has spent on anything. */
export async function machineCpuMs(): Promise<number> {
  const [line = ''] = (await readFile('/proc/stat', 'utf8')).split('\n', 1);
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + interrupts + softInterrupts) * MS_PER_TICK;
}

export async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(
    pids.map((pid) =>
      statOf(pid).then(
        (stat) => Number(stat[PARENT]),
        () => 0,
      ),
    ),
  );
  return pids.filter((_, position) => parents[position] === parent);
}

/** Memory in bytes. PSS shares out what several processes share, so it may be added up; RSS counts it every time. */
export async function memoryOf(pids: readonly number[]): Promise<{ pss: number; rss: number }> {
  const all = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')));
  const sumOf = (name: string) =>
    all.reduce((sum, text) => sum + Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * 1024, 0);
  return { pss: sumOf('Pss'), rss: sumOf('Rss') };
}

// Positions in /proc/<pid>/stat, counted behind the name of the program.
const PARENT = 1;
const USER_TIME = 11;

const MS_PER_TICK = 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** The name stands in parentheses and may hold anything, spaces and parentheses too. */
async function statOf(pid: number): Promise<string[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

const numbersOf = (stat: string[], from: number, count: number): number[] => stat.slice(from, from + count).map(Number);
