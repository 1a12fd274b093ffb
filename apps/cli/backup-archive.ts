import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { CommandError } from './run-command.ts';
import { tableRows } from './table-rows.ts';

/**
 * A backup is one tar file: `manifest.json`, the database (`database.tar.gz` or `database.dump`), the uploaded files
 * under `files/`, and `SHA256SUMS` over all of them, in the form that `sha256sum --check` reads.
 */
const manifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  engine: z.enum(['embedded', 'postgres']),
  server_version: z.string(),
  schema_version: z.string().nullable(),
  rows: tableRows,
  has_files: z.boolean(),
  /** A text that only the SECRET of the data opens; older backups have none. */
  secret_check: z.string().nullable().default(null),
});

export type Manifest = z.infer<typeof manifest>;

export const DATABASE_FILE = { embedded: 'database.tar.gz', postgres: 'database.dump' } as const;
export const FILES_FOLDER = 'files';
const MANIFEST_FILE = 'manifest.json';
const SUMS_FILE = 'SHA256SUMS';

export type Packing = {
  to: string;
  /** Where the database's own file lies already. */
  staging: string;
  dataFolder: string;
  manifest: Omit<Manifest, 'format' | 'has_files'>;
};

/** Writes the archive beside its name first: a file with that name is always a whole one. */
export async function packBackup({ to, staging, dataFolder, manifest: facts }: Packing): Promise<Manifest> {
  const files = await listFiles(dataFolder, FILES_FOLDER);
  const written: Manifest = { format: 1, ...facts, has_files: files.length > 0 };
  await writeFile(path.join(staging, MANIFEST_FILE), `${JSON.stringify(written, null, 2)}\n`);
  const own = [MANIFEST_FILE, DATABASE_FILE[facts.engine]];
  const sums = [...(await sumsOf(staging, own)), ...(await sumsOf(dataFolder, files))];
  await writeFile(path.join(staging, SUMS_FILE), sums.map(([name, sum]) => `${sum}  ${name}\n`).join(''));

  const draft = `${to}.partial`;
  const output = await open(draft, 'w', 0o600);
  try {
    const listed = files.length > 0 ? ['-C', path.resolve(dataFolder), '--null', '-T', '-'] : [];
    const parameters = ['-cf', '-', '-C', path.resolve(staging), MANIFEST_FILE, SUMS_FILE, DATABASE_FILE[facts.engine]];
    await runTar([...parameters, ...listed], { input: files.join('\0'), output: output.fd });
    await output.sync();
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await output.close();
  }
  await rename(draft, to);
  return written;
}

/** Unpacks an archive and lets it through only if every file in it is what the backup put there. */
export async function unpackBackup(from: string, into: string): Promise<Manifest> {
  await access(from).catch(() => {
    throw new CommandError(`There is no file ${from}.`);
  });
  await mkdir(into, { recursive: true });
  await runTar(['-xf', path.resolve(from), '-C', path.resolve(into)]).catch((error: unknown) => {
    throw new CommandError(`${damaged(from)} ${error instanceof Error ? error.message : ''}`);
  });
  const expected = await readSums(from, into);
  const found = (await listFiles(into, '.')).filter((name) => name !== SUMS_FILE);
  const unexpected = found.filter((name) => !expected.has(name));
  const missing = [...expected.keys()].filter((name) => !found.includes(name));
  const changed = (await sumsOf(into, found)).filter(([name, sum]) => expected.get(name) !== sum).map(([name]) => name);
  const wrong = [...new Set([...unexpected, ...missing, ...changed])];
  if (wrong.length > 0) throw new CommandError(`${damaged(from)} Wrong: ${wrong.slice(0, 5).join(', ')}.`);
  const read = manifest.safeParse(JSON.parse(await readFile(path.join(into, MANIFEST_FILE), 'utf8')));
  if (!read.success)
    throw new CommandError(`${from} was made by another version of the portal, and this one cannot read it.`);
  return read.data;
}

const damaged = (file: string): string => `${file} is damaged or no backup. Nothing was changed.`;

/** Every file below a folder, as paths from `root`; none if the folder is not there. */
async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

async function sumsOf(root: string, names: string[]): Promise<[name: string, sum: string][]> {
  const sums: [string, string][] = [];
  for (const name of names) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path.join(root, name)), hash);
    sums.push([name, hash.digest('hex')]);
  }
  return sums;
}

async function readSums(from: string, into: string): Promise<Map<string, string>> {
  const content = await readFile(path.join(into, SUMS_FILE), 'utf8').catch(() => '');
  const lines = content.split('\n').filter(Boolean);
  if (lines.length === 0) throw new CommandError(damaged(from));
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

async function runTar(
  parameters: string[],
  { input = '', output }: { input?: string; output?: number } = {},
): Promise<void> {
  const tar = spawn('tar', parameters, { stdio: ['pipe', output ?? 'ignore', 'pipe'] });
  const code = new Promise<number | null>((resolve, reject) => {
    tar.once('close', resolve);
    tar.once('error', () => reject(new CommandError('The program tar is not on the PATH.')));
  });
  tar.stdin?.on('error', () => {});
  tar.stdin?.end(input);
  const [complaint, status] = await Promise.all([tar.stderr ? text(tar.stderr) : '', code]);
  if (status !== 0) throw new CommandError(`tar failed: ${complaint.trim().split('\n')[0]}`);
}
