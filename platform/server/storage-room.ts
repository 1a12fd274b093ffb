import { statfs } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import { StartupError } from './startup-error.ts';

/** How many bytes are free where the folder is. */
export type MeasureRoom = (folder: string) => Promise<number>;

/**
 * The embedded database cannot go on after a full disk has cut off its log, so it takes no writes while there is still
 * room for several files of that log.
 */
export const LEAST_ROOM_BYTES = 64 * 1024 * 1024;
const LOOK_AGAIN_MS = 1000;

export const measureRoom: MeasureRoom = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

export async function demandRoom(folder: string, measure: MeasureRoom): Promise<void> {
  const room = await measure(folder);
  if (room >= LEAST_ROOM_BYTES) return;
  throw new StartupError(
    'storage_full',
    `The disk with the data folder ${folder} is full: ${megabytes(room)} MB are free, and the database needs ` +
      `${megabytes(LEAST_ROOM_BYTES)}. Nothing was changed. Make room, or set DATA_FOLDER to a folder on another disk.`,
  );
}

const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);

/** While there is too little room the database can be read but not written to. */
export function guardRoom(pglite: PGlite, folder: string, measure: MeasureRoom): { stop(): void } {
  let isReadOnly = false;
  const look = async () => {
    const mustRead = (await measure(folder)) < LEAST_ROOM_BYTES;
    if (mustRead === isReadOnly || pglite.closed) return;
    isReadOnly = mustRead;
    await pglite.exec(`set default_transaction_read_only = ${mustRead ? 'on' : 'off'}`);
  };
  const looking = setInterval(() => void look().catch(() => {}), LOOK_AGAIN_MS).unref();
  return { stop: () => clearInterval(looking) };
}

const READ_ONLY = '25006';
const DISK_FULL = '53100';

/** The embedded database is read-only for one reason, which is said as PostgreSQL would say it. */
export function explainReadOnly(error: unknown): unknown {
  const isReadOnly = error instanceof Error && 'code' in error && error.code === READ_ONLY;
  return isReadOnly ? Object.assign(new Error('The disk is full.', { cause: error }), { code: DISK_FULL }) : error;
}
