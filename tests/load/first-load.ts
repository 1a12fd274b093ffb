import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import nodePath from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium, type Request } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../e2e/addresses.ts';
import { fetchRaw } from './child-server.ts';
import { PAGE_PATH } from './pages-and-list.ts';
import { HOST, ROOT } from './plan.ts';

type Kind = 'document' | 'script' | 'style' | 'font' | 'picture' | 'other';

type Loaded = { kind: Kind; address: string; bytes: number; is_after_load: boolean };

export type FirstLoad = {
  bytes: Record<Kind, number>;
  requests: Record<Kind, number>;
  /** Document, scripts, styles and fonts. */
  requests_of_page: number;
  /** What the page asked for only after it had loaded: not part of the above. */
  late: { requests: number; bytes: number };
  files: Loaded[];
  /** Of /auth/get-started, which has a frame of its own. */
  sign_in_script_bytes: number;
};

const KINDS: Kind[] = ['document', 'script', 'style', 'font', 'picture', 'other'];
const QUIET_MS = 1000;
const QUIET_LIMIT_MS = 10_000;

/** What a visitor's browser fetches on coming to the list for the first time; null where there is no Chromium. */
export async function measureFirstLoad(origin: string, executablePath: string): Promise<FirstLoad | null> {
  if (!existsSync(executablePath)) return null;
  const signIn = summarise(await filesOf(SIGN_IN_PATH, origin, executablePath));
  const list = summarise(await filesOf(PAGE_PATH, origin, executablePath));
  return { ...list, sign_in_script_bytes: signIn.bytes.script };
}

const SIGN_IN_PATH = '/auth/get-started';

async function filesOf(path: string, origin: string, executablePath: string): Promise<Loaded[]> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    const asked: { request: Request; is_after_load: boolean }[] = [];
    let hasLoaded = false;
    page.on('load', () => {
      hasLoaded = true;
    });
    page.on('request', (request) => asked.push({ request, is_after_load: hasLoaded }));
    const address = `http://${HOST}:${new URL(origin).port}${path}`;
    const document = await page.goto(address, { waitUntil: 'load', timeout: 20_000 });
    const html = (await document?.text()) ?? '';
    await waitUntilQuiet(() => asked.length);
    const files: Loaded[] = [];
    for (const { request, is_after_load } of asked) {
      const { protocol, pathname, search } = new URL(request.url());
      if (!protocol.startsWith('http')) continue;
      const kind = kindOf(pathname, request.resourceType());
      const isStream = request.resourceType() === 'eventsource';
      const bytes = isStream ? 0 : await bytesOf(origin, pathname + search);
      // The page fetches its scripts when it has been painted, which may be after it has loaded: they are part of it.
      const isNamed = kind === 'script' && html.includes(pathname);
      files.push({ kind, address: pathname + search, bytes, is_after_load: is_after_load && !isNamed });
    }
    return files;
  } finally {
    await browser.close();
  }
}

/** Not Playwright's networkidle: an open stream of live updates would keep it waiting. */
async function waitUntilQuiet(count: () => number): Promise<void> {
  const untilMs = performance.now() + QUIET_LIMIT_MS;
  for (let before = -1; before !== count() && performance.now() < untilMs; ) {
    before = count();
    await sleep(QUIET_MS);
  }
}

/** By name first: a browser calls preloaded modules now one thing, now another. */
function kindOf(pathname: string, type: string): Kind {
  if (type === 'document') return 'document';
  if (pathname.endsWith('.js')) return 'script';
  if (pathname.endsWith('.css')) return 'style';
  if (pathname.endsWith('.woff2')) return 'font';
  return type === 'image' ? 'picture' : 'other';
}

/** As gzip -9 makes it, which for built files is their twin; fonts are compressed already. */
async function bytesOf(origin: string, address: string): Promise<number> {
  const file = nodePath.join(ROOT, 'dist/client', address);
  if (address.endsWith('.woff2')) return (await readFile(file)).length;
  if (address.startsWith('/assets/') && existsSync(`${file}.gz`)) return (await readFile(`${file}.gz`)).length;
  const { body } = await fetchRaw(origin + address);
  return gzipSync(body, { level: 9 }).length;
}

function summarise(files: Loaded[]): Omit<FirstLoad, 'sign_in_script_bytes'> {
  const first = files.filter(({ is_after_load }) => !is_after_load);
  const late = files.filter(({ is_after_load }) => is_after_load);
  const perKind = (measure: (file: Loaded) => number) => {
    const sums: Record<Kind, number> = { document: 0, script: 0, style: 0, font: 0, picture: 0, other: 0 };
    for (const file of first) sums[file.kind] += measure(file);
    return sums;
  };
  const requests = perKind(() => 1);
  return {
    bytes: perKind(({ bytes }) => bytes),
    requests,
    requests_of_page: KINDS.slice(0, 4).reduce((sum, kind) => sum + requests[kind], 0),
    late: { requests: late.length, bytes: late.reduce((sum, { bytes }) => sum + bytes, 0) },
    files,
  };
}
