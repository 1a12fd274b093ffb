import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '#platform/server/database.ts';
import { measureSearchQuality } from '#tests/support/search-quality.ts';
import { startPortal, stopChildren } from './child-server.ts';
import { withCleanUp } from './clean-up.ts';
import { NotPossibleHere, startCluster } from './cluster.ts';
import { createDatasets } from './datasets.ts';
import type { Findings } from './figures.ts';
import { measureFinding } from './finding.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureGrowth } from './growth.ts';
import { measureLogins } from './logins.ts';
import { measureMemory } from './memory.ts';
import { demandList, LIST_PATH, measurePagesAndList } from './pages-and-list.ts';
import { describeMachine, FULL, QUICK, USUAL_SIZE } from './plan.ts';
import { demandFinite, report } from './report.ts';
import { measureEmbeddedStartup, measureStartup } from './startup.ts';

/** Says that the machine cannot measure, as opposed to that something is wrong with the portal. */
const EXIT_NOT_POSSIBLE = 3;

/** `node tests/load/bench.ts [--quick] [--json FILE] [--chromium FILE]` measures the portal against its floors. */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'string' },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
  },
});

try {
  if (process.platform !== 'linux') throw new NotPossibleHere('Processor time and memory are read from /proc.');
  await withCleanUp(measureEverything);
} catch (error) {
  if (!(error instanceof NotPossibleHere)) throw error;
  console.error(`Cannot measure here. ${error.message}`);
  process.exitCode = EXIT_NOT_POSSIBLE;
}

async function measureEverything(endLater: (step: () => Promise<unknown>) => void): Promise<void> {
  const plan = values.quick ? QUICK : FULL;
  const folder = await mkdtemp(path.join(tmpdir(), 'nabolag-bench-'));
  endLater(() => rm(folder, { recursive: true, force: true }));
  const cluster = await startCluster();
  endLater(cluster.stop);
  endLater(stopChildren);
  const machine = describeMachine(cluster.version);
  // Disturbs everything else, which a quick run does not mind and any other would.
  const besides = plan.isQuick ? measureEmbeddedStartup(plan) : undefined;
  besides?.catch(() => {});

  say(`Loading ${plan.sizes.join(', ')} activities …`);
  const datasets = await createDatasets(cluster, plan.sizes, new Date());
  for (const { events, loaded_seconds } of datasets) say(`  ${events} in ${loaded_seconds.toFixed(1)} s`);
  const usual = datasets.find(({ size }) => size === USUAL_SIZE);
  const largest = datasets.at(-1);
  if (!usual || !largest) throw new Error('There is no data to measure with.');

  const open = async (url: string) => {
    const portal = await startPortal({ DATABASE_URL: url });
    await demandList(portal.origin + LIST_PATH);
    return portal;
  };
  const portal = await open(usual.url);
  say('Pages and list against their floors …');
  const pages_and_list = await measurePagesAndList(portal, usual, { cluster, plan, folder });
  say('What search finds …');
  const search_quality = await qualityOf(usual.url);
  say('First load …');
  const first_load = await measureFirstLoad(portal.origin, values.chromium);
  say('Memory …');
  const memory = [await measureMemory(portal, usual.size, cluster, plan)];
  say('Logins …');
  const logins = await measureLogins(portal, cluster, new URL(usual.url).pathname.slice(1), plan);
  await portal.stop();
  if (largest !== usual) {
    const crowded = await open(largest.url);
    memory.push(await measureMemory(crowded, largest.size, cluster, plan));
    await crowded.stop();
  }
  say('The list as activities grow …');
  const growth = await measureGrowth(datasets, cluster, plan);
  say('Finding something as activities grow …');
  const finding = await measureFinding(datasets, cluster, plan, new Date());
  say('Start-up …');
  const postgres = await measureStartup({ DATABASE_URL: usual.url }, plan);
  const embedded = await (besides ?? measureEmbeddedStartup(plan));

  const findings: Findings = {
    machine,
    is_quick: plan.isQuick,
    pages_and_list,
    growth,
    finding,
    search_quality,
    first_load,
    startup: { embedded, postgres },
    memory,
    logins,
  };
  await report(findings, values.json);
  demandFinite(findings);
}

async function qualityOf(url: string): Promise<number> {
  const database = await openDatabase({ url });
  try {
    return (await measureSearchQuality(database.db, new Date())).ndcg;
  } finally {
    await database.close();
  }
}

/** To standard error, so that standard output holds the report alone. */
function say(line: string): void {
  console.error(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${line}`);
}
