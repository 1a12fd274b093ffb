import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newVapidKey } from './vapid-key.ts';

/** For trying out: a key of one's own, made the first time. Of several processes the first one makes it. */
export async function keptVapidKey(folder: string): Promise<string> {
  const file = path.join(folder, 'vapid-key');
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${newVapidKey()}\n`, { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}
