import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from './startup-error.ts';

/** The version that the embedded database writes into its folder. */
export const EMBEDDED_VERSION = '18';

type OpenIn<Opened> = (folder: string) => Promise<Opened>;

/**
 * Opens the embedded database in its folder. A folder with anything in it is never overwritten: one that cannot be
 * opened is reported and left as it is. A new database is made beside its place and then moved there, so that an
 * interrupted first start leaves nothing that looks like one.
 */
export async function openFolder<Opened extends { close(): Promise<void> }>(
  folder: string,
  { create, open }: { create: OpenIn<Opened>; open: OpenIn<Opened> },
): Promise<Opened> {
  if (await isEmpty(folder)) {
    await demandNoRestore(folder);
    const unfinished = `${folder}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    const made = await create(unfinished);
    await made.close();
    await rename(unfinished, folder);
    return open(folder);
  }
  const fault = await findFault(folder);
  if (fault !== null) throw damaged(folder, fault);
  const before = await keepWhatOpeningChanges(folder);
  try {
    return await open(folder);
  } catch (error) {
    await before.putBack();
    throw damaged(folder, 'the database in it cannot be read', error);
  }
}

const damaged = (folder: string, fault: string, cause?: unknown) =>
  new StartupError(
    'database_damaged',
    `The database folder ${folder} is damaged: ${fault}. Nothing in it was changed. Restore a backup ` +
      '(node apps/cli/restore.ts --from FILE --yes --replace), or begin with an empty database by setting DATA_FOLDER to a ' +
      'new folder.',
    cause,
  );

async function isEmpty(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    if (isMissing(error)) return true;
    throw damaged(folder, 'it is no folder that can be read', error);
  }
}

/** A restore that was cut off between its two renames has the database still. */
async function demandNoRestore(folder: string): Promise<void> {
  const aside = path.join(path.dirname(folder), 'restoring', 'database-before');
  if ((await sizeOf(aside)) === null) return;
  throw damaged(folder, `restoring a backup was interrupted, and the database from before is in ${aside}`);
}

/** What no database is without. Only looked at, so that a folder that fails here is as it was, to the last byte. */
async function findFault(folder: string): Promise<string | null> {
  const version = await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version === null) return 'the file PG_VERSION is missing';
  if (version.trim() !== EMBEDDED_VERSION) {
    return /^\d+\s*$/.test(version)
      ? `it was written by PostgreSQL ${version.trim()}, and this portal has ${EMBEDDED_VERSION}`
      : 'the file PG_VERSION is not readable';
  }
  for (const [file, bytes] of NEEDED_FILES) {
    const size = await sizeOf(path.join(folder, file));
    if (size === null) return `the file ${file} is missing`;
    if (size < bytes) return `the file ${file} is cut off`;
  }
  for (const name of NEEDED_FOLDERS) {
    if ((await namesIn(path.join(folder, name))).length === 0) return `the folder ${name} is missing or empty`;
  }
  const control = await readFile(path.join(folder, CONTROL));
  if (control.subarray(0, 8).every((byte) => byte === 0)) return `the file ${CONTROL} is empty`;
  return findFaultInLog(folder);
}

async function findFaultInLog(folder: string): Promise<string | null> {
  const segments = await segmentsIn(folder);
  if (segments.length === 0) return 'the files in pg_wal are missing';
  for (const name of segments) {
    const size = await sizeOf(path.join(folder, 'pg_wal', name));
    if (!size || size % SEGMENT_UNIT_BYTES !== 0) return `the file pg_wal/${name} is cut off`;
  }
  return null;
}

const CONTROL = 'global/pg_control';
const NEEDED_FILES: readonly (readonly [string, number])[] = [
  [CONTROL, 8192],
  ['global/pg_filenode.map', 512],
  ['base/5/PG_VERSION', 2],
  ['base/5/pg_filenode.map', 512],
  ['base/5/1259', 8192],
  ['postgresql.conf', 1],
];
const NEEDED_FOLDERS = ['base/1', 'base/5', 'global', 'pg_xact', 'pg_multixact/members', 'pg_multixact/offsets'];
const SEGMENT_UNIT_BYTES = 1024 * 1024;

const segmentsIn = async (folder: string): Promise<string[]> =>
  (await namesIn(path.join(folder, 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name)).sort();

/**
 * Opening writes a little before anything is read: that it is open, a record in the log, and caches are thrown away. A
 * folder that cannot be opened gets them back.
 */
async function keepWhatOpeningChanges(folder: string): Promise<{ putBack(): Promise<void> }> {
  const databases = (await namesIn(path.join(folder, 'base'))).map((name) => `base/${name}`);
  const caches = ['global', ...databases].map((name) => `${name}/pg_internal.init`);
  const segments = (await segmentsWrittenNext(folder)).map((name) => `pg_wal/${name}`);
  const files = [CONTROL, 'postmaster.pid', ...caches, ...segments];
  const kept = await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name);
      return { file, content: await readFile(file).catch(() => null) };
    }),
  );
  return {
    async putBack() {
      for (const { file, content } of kept) {
        if (content === null) await rm(file, { force: true });
        else await writeFile(file, content);
      }
    },
  };
}

/** Where the control file keeps the place of the last checkpoint in the log. */
const CHECKPOINT_OFFSET = 32;

/** The log goes on after its last checkpoint, in that segment or the next one. Later ones are there for the future. */
async function segmentsWrittenNext(folder: string): Promise<string[]> {
  const segments = await segmentsIn(folder);
  const size = await sizeOf(path.join(folder, 'pg_wal', segments[0] ?? ''));
  if (!size) return [];
  const checkpoint = (await readFile(path.join(folder, CONTROL))).readBigUInt64LE(CHECKPOINT_OFFSET);
  const place = Number(checkpoint % 2n ** 32n);
  const within = [Number(checkpoint >> 32n), Math.floor(place / size)];
  const first = within.map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join('');
  // A name begins with its timeline.
  return segments.filter((name) => name.slice(8) >= first).slice(0, 2);
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

const sizeOf = (file: string): Promise<number | null> =>
  stat(file).then(
    ({ size }) => size,
    () => null,
  );

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
