import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHROMIUM_FLAGS, firstEventPath } from '../e2e/addresses.ts';
import { fetchWhenFree, startChild } from './child-server.ts';
import { HOST, ROOT } from './plan.ts';

// `npm run lighthouse`: how the pages that decide fare with Lighthouse, on its slow phone. Lighthouse brings a hundred
// packages along, so it is fetched when it is wanted instead of with every installation.
const LIGHTHOUSE = 'lighthouse@13.5.0';
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
/** What the performance is made of: 10, 25, 30, 25 and 10 % of it. */
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];
/** The middle of three counts: one run may meet a busy moment. */
const RUNS = 3;
const MAX_TRIES = 3;

/** Lighthouse slows a fast desktop, whose index is at least this, so much that it is like a phone of the middle sort. */
const DESKTOP_INDEX = 1500;
const DESKTOP_SLOWDOWN = 4;

/**
 * A page leaves about:blank for a process of its own (Cross-Origin-Opener-Policy). Chromium may show it there before it
 * begins to record what that process does, and Lighthouse then misses the beginning (NO_NAVSTART): the only process that
 * there may be is recorded from the start.
 */
const ONE_PROCESS = ['--renderer-process-limit=1', '--disable-site-isolation-trials'];

type Category = keyof typeof LEAST;
type Report = {
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, Audit>;
  environment: { benchmarkIndex: number };
};
type Audit = { id: string; title: string; score: number | null; displayValue?: string };

const folder = mkdtempSync(path.join(tmpdir(), 'nabolag-lighthouse-'));
const portal = await startChild({
  program: ['apps/server/main.mjs'],
  readyPath: '/api/health/ready',
  environment: { NODE_ENV: 'development', DATA_FOLDER: path.join(folder, 'data'), LOG_LEVEL: 'error' },
});
try {
  const site = `http://${HOST}:${new URL(portal.origin).port}`;
  // A portal that has just started has much to do, and is not what is measured.
  const visit = (page: string) => fetchWhenFree(portal.origin + page, { 'accept-encoding': 'br' });
  await visit('/events');
  const event = await firstEventPath('bergen', Number(new URL(portal.origin).port));
  await visit(event);
  const pages = ['/events', event];
  const slowdown = slowdownHere(reportOn(`${site}/events`));
  const misses = pages.flatMap((page) => examine(site + page, slowdown));
  for (const miss of misses) console.log(miss);
  process.exitCode = misses.length > 0 ? 1 : 0;
} finally {
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** The phone is the same on every machine: a slower one is slowed less, as Lighthouse advises (docs/throttling.md). */
function slowdownHere({ environment: { benchmarkIndex } }: Report): number {
  const slowdown = Math.min(Math.max((DESKTOP_SLOWDOWN * benchmarkIndex) / DESKTOP_INDEX, 1), DESKTOP_SLOWDOWN);
  console.log(`The index of this machine is ${benchmarkIndex}: its processor is slowed ${slowdown.toFixed(1)} times.`);
  return slowdown;
}

function examine(address: string, slowdown: number): string[] {
  const reports = Array.from({ length: RUNS }, () => reportOn(address, slowdown));
  const misses: string[] = [];
  for (const [category, least] of Object.entries(LEAST) as [Category, number][]) {
    const scores = reports.map((report) => Math.round((report.categories[category].score ?? 0) * 100));
    const middle = scores.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0;
    console.log(`${new URL(address).pathname}  ${category}  ${middle} (least ${least}; ${scores.join(', ')})`);
    if (middle < least) misses.push(`${category} of ${address} is ${middle}, should be ${least}.`);
  }
  for (const { audits } of reports) console.log(`    ${METRICS.map((id) => measured(audits[id])).join('  ')}`);
  for (const { id, title, score, displayValue = '' } of Object.values(reports[0]?.audits ?? {})) {
    if (score !== null && score < 0.9) console.log(`    ${id}: ${title} ${displayValue}`);
  }
  return misses;
}

function measured(audit: Audit | undefined): string {
  return audit ? `${audit.id} ${audit.displayValue} (${Math.round((audit.score ?? 0) * 100)})` : '';
}

function reportOn(address: string, slowdown = DESKTOP_SLOWDOWN): Report {
  const file = path.join(folder, 'report.json');
  for (let tries = 1; ; tries += 1) {
    const { status, stderr } = runLighthouse([
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      `--chrome-flags=${['--headless=new', ...CHROMIUM_FLAGS, ...ONE_PROCESS].join(' ')}`,
    ]);
    if (status === 0) return JSON.parse(readFileSync(file, 'utf8')) as Report;
    if (tries === MAX_TRIES) throw new Error(`Lighthouse ended with ${status}: ${stderr.slice(-2000)}`);
  }
}

function runLighthouse(parameters: string[]) {
  return spawnSync('npm', ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', ...parameters], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      CHROME_PATH: '/usr/bin/chromium',
      PATH: `${path.join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
    },
  });
}
