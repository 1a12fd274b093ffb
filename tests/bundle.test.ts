import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

type Chunk = { file: string; css?: string[]; imports?: string[] };

const FIRST_LOAD = ['apps/web/entry-client.tsx', 'apps/web/pages/events-page.tsx', 'apps/web/texts/nb.ts'];
const KILOBYTE = 1000;

test('SHL-01 the first load of /events stays within its budget of scripts and styles', async () => {
  const manifest: Record<string, Chunk> = JSON.parse(await readFile('dist/client/manifest.json', 'utf8'));
  const filesOf = (name: string): string[] => {
    const chunk = manifest[name];
    return chunk ? [chunk.file, ...(chunk.imports ?? []).flatMap(filesOf)] : [];
  };
  const scripts = [...new Set(FIRST_LOAD.flatMap(filesOf))];
  const styles = [...new Set(FIRST_LOAD.flatMap((name) => manifest[name]?.css ?? []))];
  expect(styles.length).toBeGreaterThan(0);
  expect(scripts).toHaveLength(2);
  expect(await gzippedBytes(scripts)).toBeLessThanOrEqual(120 * KILOBYTE);
  expect(await gzippedBytes(styles)).toBeLessThanOrEqual(32 * KILOBYTE);
});

async function gzippedBytes(files: string[]): Promise<number> {
  const contents = await Promise.all(files.map((file) => readFile(`dist/client/${file}`)));
  return contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0);
}
