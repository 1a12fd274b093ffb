import { globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { builtAssets } from '#apps/server/page-assets.ts';

const KILOBYTE = 1000;

/** What a page asks for before it works, as the server names it in the page; the entry is named by its script. */
async function firstLoadOf(pageFiles: string[]) {
  const assets = await builtAssets('dist/client');
  const entry = /src:'([^']+)'/.exec(assets.startScript([]))?.[1] ?? '';
  const scripts = await withImports([entry, ...assets.scriptsOf(pageFiles, 'nb')]);
  const styles = assets.stylesOf(pageFiles);
  const { fonts } = assets;
  return { scripts, styles, fonts, scriptBytes: await sentBytes(scripts), styleBytes: await sentBytes(styles) };
}

/** With what they import, which the browser finds out when it reads them. */
async function withImports(addresses: readonly string[]): Promise<string[]> {
  const found = new Set(addresses);
  for (const address of found) {
    const script = await readFile(`dist/client${address}`, 'utf8');
    for (const [, name] of script.matchAll(/(?:from|import)"\.\/([^"]+)"/g)) found.add(`/assets/${name}`);
  }
  return [...found];
}

test('SHL-01 the first load of /events stays within its budget of scripts and styles', async () => {
  const { scripts, styles, fonts, scriptBytes, styleBytes } = await firstLoadOf(['home']);
  expect(scripts).toHaveLength(3);
  expect(styles).toHaveLength(2);
  // The document, and what it asks for.
  expect(1 + scripts.length + styles.length + fonts.length).toBeLessThanOrEqual(8);
  expect(scriptBytes).toBeGreaterThan(80 * KILOBYTE);
  expect(scriptBytes).toBeLessThanOrEqual(125 * KILOBYTE);
  expect(styleBytes).toBeLessThanOrEqual(32 * KILOBYTE);
});

test('IDN-02 the first load of /auth/get-started stays within its budget of scripts', async () => {
  const { scripts, scriptBytes } = await firstLoadOf(['sign-in', 'features/identity/texts/nb.ts']);
  expect(scripts).toHaveLength(4);
  expect(scriptBytes).toBeGreaterThan(80 * KILOBYTE);
  expect(scriptBytes).toBeLessThanOrEqual(113 * KILOBYTE);
});

/** The compressed twins are what is sent. */
async function sentBytes(addresses: string[]): Promise<number> {
  const files = await Promise.all(addresses.map((address) => readFile(`dist/client${address}.gz`)));
  return files.reduce((sum, file) => sum + file.length, 0);
}

test('every program for a child process is built beside the portal', async () => {
  const sources = globSync('features/*/server/*-worker.ts');
  expect(sources.length).toBeGreaterThan(3);
  const built = new Set(await readdir('dist/server'));
  const missing = sources.filter((source) => !built.has(`${path.basename(source, '.ts')}.js`));
  expect(missing).toEqual([]);
});
