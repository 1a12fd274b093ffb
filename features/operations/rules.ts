export const PROCESS_ROLES = ['all', 'web', 'worker'] as const;
export type ProcessRole = (typeof PROCESS_ROLES)[number];

/** How often a process says that it is there. */
export const BEAT_MS = 15_000;
/** A process that has not reported for so long has stopped without telling. */
const SILENT_MS = 60_000;
/** And so long afterwards it is forgotten. */
export const FORGOTTEN_MS = 86_400_000;
export const MAX_PROCESSES = 100;

const SLOW_LOOP_MS = 250;
/** While a new version is put in place, both run for a while. */
const CHANGE_MS = 600_000;
/** What should have been begun so long ago is late. */
const LATE_MS = 600_000;

export const PROCESS_TROUBLES = ['stopped', 'old_version', 'slow'] as const;
export type ProcessTrouble = (typeof PROCESS_TROUBLES)[number];

type Seen = { role: ProcessRole; version: string; started_at: string; seen_at: string; loop_delay_ms: number };

export const isSilent = ({ seen_at }: Pick<Seen, 'seen_at'>, now: Date): boolean =>
  now.getTime() - Date.parse(seen_at) > SILENT_MS;

/** What is wrong with one of them, seen beside the others. */
export function troublesOf(process: Seen, all: readonly Seen[], now: Date): ProcessTrouble[] {
  if (isSilent(process, now)) return ['stopped'];
  const isOld = all.some(
    (other) =>
      other.version !== process.version &&
      !isSilent(other, now) &&
      other.started_at > process.started_at &&
      now.getTime() - Date.parse(other.started_at) > CHANGE_MS,
  );
  return [
    ...(isOld ? ['old_version' as const] : []),
    ...(process.loop_delay_ms > SLOW_LOOP_MS ? ['slow' as const] : []),
  ];
}

/** Whether there is one that carries out jobs. */
export const hasWorker = (all: readonly Seen[], now: Date): boolean =>
  all.some((process) => process.role !== 'web' && !isSilent(process, now));

export const isLate = (oldest_at: string | null, now: Date): boolean =>
  oldest_at !== null && now.getTime() - Date.parse(oldest_at) > LATE_MS;

/** As much of a cause as one reads. */
export const MAX_FAILURE_LENGTH = 500;
