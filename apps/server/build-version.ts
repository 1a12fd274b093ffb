import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const FILES = ['client/manifest.json', 'server/entry-server.js'];

/** A digest of the built files, different for each build; `unbuilt` without one. */
export async function buildVersion(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of FILES) {
    const content = await readFile(path.join(folder, file)).catch(() => null);
    if (content === null) return 'unbuilt';
    hash.update(content);
  }
  return hash.digest('hex').slice(0, 8);
}
