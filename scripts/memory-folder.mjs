// Where a test run puts what it throws away: in memory, where there is enough of it.
import { existsSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const FOLDER = '/dev/shm';
const GIB = 2 ** 30;
/** A run keeps at most about 2 GiB of databases and files at once, and its programs take as much again. */
const ROOM = 4 * GIB;
const MEMORY = 8 * GIB;

/**
 * A test's own copy of the database is some 1,400 files: to make it takes twenty times the work on a disk. Containers
 * often have 64 MiB here, too little; then the folder for temporary files is the usual one.
 */
export function preferMemoryFolder(environment = process.env) {
  if (environment.TMPDIR || !existsSync(FOLDER)) return;
  const { bavail, bsize } = statfsSync(FOLDER);
  if (bavail * bsize >= ROOM && freemem() >= MEMORY) environment.TMPDIR = FOLDER;
}
