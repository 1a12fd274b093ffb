import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CHROMIUM_FLAGS, firstEventPath } from '../e2e/addresses.ts';
import { startChild } from './child-server.ts';
import { HOST, ROOT } from './plan.ts';

// `npm run lighthouse`: how the pages that decide fare with Lighthouse, on its slow phone. Lighthouse brings a hundred
// packages along, so it is fetched when it is wanted instead of with every installation.
const LIGHTHOUSE = 'lighthouse@13.5.0';
const LEAST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
/** The middle of three counts: one run may meet a busy moment. */
const RUNS = 3;

type Category = keyof typeof LEAST;
type Report = { categories: Record<Category, { score: number | null }>; audits: Record<string, Audit> };
type Audit = { id: string; title: string; score: number | null; displayValue?: string };

const folder = mkdtempSync(path.join(tmpdir(), 'nabolag-lighthouse-'));
const portal = await startChild({
  program: ['apps/server/main.ts'],
  readyPath: '/api/health/ready',
  environment: { NODE_ENV: 'development', DATA_FOLDER: path.join(folder, 'data'), LOG_LEVEL: 'error' },
});
try {
  const site = `http://${HOST}:${new URL(portal.origin).port}`;
  const event = await firstEventPath('bergen', Number(new URL(portal.origin).port));
  const addresses = [`${site}/events`, `${site}${event}`];
  const misses = addresses.flatMap(examine);
  for (const miss of misses) console.log(miss);
  process.exitCode = misses.length > 0 ? 1 : 0;
} finally {
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
}

function examine(address: string): string[] {
  const reports = Array.from({ length: RUNS }, (_, run) => reportOn(address, path.join(folder, `report-${run}.json`)));
  const misses: string[] = [];
  for (const [category, least] of Object.entries(LEAST) as [Category, number][]) {
    const scores = reports.map((report) => Math.round((report.categories[category].score ?? 0) * 100));
    const middle = scores.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0;
    console.log(`${new URL(address).pathname}  ${category}  ${middle} (least ${least}; ${scores.join(', ')})`);
    if (middle < least) misses.push(`${category} of ${address} is ${middle}, should be ${least}.`);
  }
  for (const { id, title, score, displayValue = '' } of Object.values(reports[0]?.audits ?? {})) {
    if (score !== null && score < 0.9) console.log(`    ${id}: ${title} ${displayValue}`);
  }
  return misses;
}

function reportOn(address: string, file: string): Report {
  const { status, stderr } = spawnSync(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${['--headless=new', ...CHROMIUM_FLAGS].join(' ')}`,
    ],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        CHROME_PATH: '/usr/bin/chromium',
        PATH: `${path.join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
      },
    },
  );
  if (status !== 0) throw new Error(`Lighthouse ended with ${status}: ${stderr.slice(-2000)}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}
