import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartupError } from './startup-error.ts';

export type FolderLock = { release(): Promise<void> };

/**
 * Claims a data folder for this process. Two processes on one embedded database lose data silently, so the second one
 * is refused. A lock whose owner is gone (a crash, a power cut) is taken over.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = path.join(folder, 'lock');
  const own: Owner = { pid: process.pid, birth: birthOf(process.pid) };
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    if (await claim(file, own)) return { release: () => releaseOwn(file) };
    const owner = await readOwner(file);
    if (owner && isAlive(owner)) {
      throw new StartupError(
        'folder_in_use',
        `The data folder ${folder} is in use by another portal (process ${owner.pid}). ` +
          'Stop that one first, or set DATA_FOLDER to another folder.',
      );
    }
    await discard(file);
  }
  throw new StartupError('folder_in_use', `The data folder ${folder} is being claimed by another portal.`);
}

/** `birth` tells a living owner from a stranger that was given the same process id after a restart. */
type Owner = { pid: number; birth: string };

/** Written aside and linked into place, so that nobody ever reads a lock without its owner in it. */
async function claim(file: string, owner: Owner): Promise<boolean> {
  const draft = `${file}.${owner.pid}`;
  await writeFile(draft, JSON.stringify(owner), { mode: 0o600 });
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Moves the dead lock away first: if it turns out to be a newcomer's living one, it is put back. */
async function discard(file: string): Promise<void> {
  const aside = `${file}.stale.${process.pid}`;
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  const owner = await readOwner(aside);
  if (owner && isAlive(owner)) await link(aside, file).catch(() => {});
  await rm(aside, { force: true });
}

async function readOwner(file: string): Promise<Owner | null> {
  try {
    const content: unknown = JSON.parse(await readFile(file, 'utf8'));
    const isOwner = typeof content === 'object' && content !== null && 'pid' in content && 'birth' in content;
    return isOwner && typeof content.pid === 'number' ? { pid: content.pid, birth: String(content.birth) } : null;
  } catch {
    return null;
  }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return owner.birth === birthOf(owner.pid);
}

/** When the process began, in the kernel's own words; empty where the system does not tell. */
function birthOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const startTicks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return `${boot}:${startTicks}`;
  } catch {
    return '';
  }
}

async function releaseOwn(file: string): Promise<void> {
  const owner = await readOwner(file);
  if (owner?.pid === process.pid) await rm(file, { force: true });
}
