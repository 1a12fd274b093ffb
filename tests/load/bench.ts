import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { prepareDatabase } from '#apps/server/prepare-database.ts';
import { openDatabase } from '#platform/server/database.ts';
import { measureSearchQuality } from '#tests/support/search-quality.ts';
import { measureAlerts } from './alerts.ts';
import { startPortal, stopChildren } from './child-server.ts';
import { withCleanUp } from './clean-up.ts';
import { DURABLE, NotPossibleHere, startCluster } from './cluster.ts';
import { copyOf, createDatasets } from './datasets.ts';
import type { Findings } from './figures.ts';
import { measureFinding } from './finding.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureGrants } from './grants.ts';
import { measureGroupDrop } from './group-drop.ts';
import { measureGrowth } from './growth.ts';
import { measureKeptPages } from './kept-pages.ts';
import { measureLedger } from './ledger.ts';
import { measureLogins } from './logins.ts';
import { measureMailing } from './mailing.ts';
import { measureMemory } from './memory.ts';
import { measureMixedWrites } from './mixed-writes.ts';
import { measureNotices } from './notices.ts';
import { measureOrganisations } from './organisations.ts';
import { demandList, LIST_PATH, measurePagesAndList } from './pages-and-list.ts';
import { ALL_PARTS, describeMachine, FULL, type Part, planFor, QUICK, USUAL_SIZE } from './plan.ts';
import { measurePublishing } from './publishing.ts';
import { demandFinite, report } from './report.ts';
import { measureEmbeddedStartup, measureStartup } from './startup.ts';
import { measureStatistics } from './statistics.ts';
import { measureStreams } from './streams.ts';
import { measureTicketDrop } from './ticket-drop.ts';

/** Says that the machine cannot measure, as opposed to that something is wrong with the portal. */
const EXIT_NOT_POSSIBLE = 3;

/**
 * `node tests/load/bench.ts [--quick] [--only PARTS] [--json FILE] [--chromium FILE]` measures the portal against its
 * floors: everything, or only parts of it (`--only pages,growth`), with as little data as those need.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: ALL_PARTS.join(',') },
    json: { type: 'string' },
    chromium: { type: 'string', default: '/usr/bin/chromium' },
  },
});

try {
  if (process.platform !== 'linux') throw new NotPossibleHere('Processor time and memory are read from /proc.');
  await withCleanUp(measure);
} catch (error) {
  if (!(error instanceof NotPossibleHere)) throw error;
  console.error(`Cannot measure here. ${error.message}`);
  process.exitCode = EXIT_NOT_POSSIBLE;
}

function partsAskedFor(): Part[] {
  const asked = values.only.split(',');
  const unknown = asked.filter((name) => !ALL_PARTS.some((part) => part === name));
  if (unknown.length > 0) throw new Error(`--only knows ${ALL_PARTS.join(', ')}; not ${unknown.join(', ')}.`);
  return ALL_PARTS.filter((part) => asked.includes(part));
}

async function measure(endLater: (step: () => Promise<unknown>) => void): Promise<void> {
  const parts = partsAskedFor();
  const isAsked = (...some: Part[]) => some.some((part) => parts.includes(part));
  const plan = planFor(values.quick ? QUICK : FULL, parts);
  const folder = await mkdtemp(path.join(tmpdir(), 'nabolag-bench-'));
  endLater(() => rm(folder, { recursive: true, force: true }));
  const cluster = await startCluster();
  endLater(cluster.stop);
  endLater(stopChildren);
  const findings: Findings = { machine: describeMachine(cluster.version), is_quick: plan.isQuick };
  // Disturbs everything else, which a quick run does not mind and any other would.
  const besides = plan.isQuick && isAsked('startup') ? measureEmbeddedStartup(plan) : undefined;
  besides?.catch(() => {});

  say(`Loading ${plan.sizes.join(', ')} activities …`);
  const datasets = await createDatasets(cluster, plan.sizes, new Date());
  for (const { events, loaded_seconds } of datasets) say(`  ${events} in ${loaded_seconds.toFixed(1)} s`);
  // Loading is not measured and nothing of it has to survive; from here on the server writes as one that is in use.
  await cluster.restart('fast', DURABLE);
  const usual = datasets.find(({ size }) => size === USUAL_SIZE);
  const largest = datasets.at(-1);
  const open = async (url: string) => {
    const portal = await startPortal({ DATABASE_URL: url });
    await demandList(portal.origin + LIST_PATH);
    return portal;
  };

  if (
    usual &&
    isAsked('pages', 'organisations', 'search', 'first_load', 'memory', 'logins', 'publishing', 'mixed_writes')
  ) {
    const portal = await open(usual.url);
    if (isAsked('pages')) {
      say('Pages and list against their floors …');
      findings.pages_and_list = await measurePagesAndList(portal, usual, { cluster, plan, folder });
    }
    if (isAsked('search')) {
      say('What search finds …');
      findings.search_quality = await qualityOfSearch();
    }
    if (isAsked('first_load')) {
      say('First load …');
      findings.first_load = await measureFirstLoad(portal.origin, values.chromium);
    }
    if (isAsked('memory')) {
      say('Memory …');
      findings.memory = [await measureMemory(portal, usual.size, cluster, plan)];
    }
    if (isAsked('organisations')) {
      say('An organisation and its members …');
      const database = new URL(usual.url).pathname.slice(1);
      findings.organisations = await measureOrganisations(portal, database, { cluster, plan, folder });
    }
    if (isAsked('logins')) {
      say('Logins …');
      findings.logins = await measureLogins(portal, cluster, new URL(usual.url).pathname.slice(1), plan);
    }
    if (isAsked('publishing')) {
      say('Publishing a year of weekly times …');
      const database = new URL(usual.url).pathname.slice(1);
      findings.publishing = await measurePublishing(portal, { cluster, database }, plan, new Date());
    }
    if (isAsked('mixed_writes')) {
      say('Sign-ups, cancellations, saves and publishing together …');
      findings.mixed_writes = await measureMixedWrites(portal, usual.url, { cluster, plan, now: new Date() });
    }
    await portal.stop();
  }
  if (usual && isAsked('kept_pages')) {
    say('Pages of many portals while they change …');
    findings.kept_pages = await measureKeptPages(usual, { cluster, plan, folder, now: new Date() });
  }
  if (usual && isAsked('ticket_drop')) {
    say('A ticket drop …');
    const url = await copyOf(cluster, usual, 'bench_ticket_drop');
    findings.ticket_drop = await measureTicketDrop(url, cluster, plan);
  }
  if (usual && isAsked('group_drop')) {
    say('Families for few tickets …');
    findings.group_drop = await measureGroupDrop(await copyOf(cluster, usual, 'bench_group_drop'), plan);
  }
  if (usual && isAsked('mailing')) {
    say('Codes beside a mailing …');
    findings.mailing = await measureMailing(await copyOf(cluster, usual, 'bench_mailing'), cluster, plan);
  }
  if (usual && isAsked('alerts')) {
    say('A new activity against the lists that users have saved …');
    findings.alerts = await measureAlerts(await copyOf(cluster, usual, 'bench_alerts'), cluster, plan);
  }
  if (usual && isAsked('notices')) {
    say('Notifications and conversations as there are more of them …');
    findings.notices = await measureNotices(usual, cluster, plan);
  }
  if (usual && isAsked('streams')) {
    say('Browsers that listen …');
    findings.streams = await measureStreams(await copyOf(cluster, usual, 'bench_streams'), cluster, plan);
  }
  if (usual && isAsked('ledger')) {
    say('Balances and the journal as postings grow, and the daily control …');
    findings.ledger = await measureLedger(await copyOf(cluster, usual, 'bench_ledger'), cluster, plan);
  }
  if (usual && isAsked('grants')) {
    say('Pages while a municipality grants its accounts …');
    findings.grants = await measureGrants(await copyOf(cluster, usual, 'bench_grants'), cluster, plan);
  }
  if (usual && isAsked('statistics')) {
    say('A municipality’s numbers as facts grow …');
    findings.statistics = await measureStatistics(await copyOf(cluster, usual, 'bench_statistics'), cluster, plan);
  }
  if (findings.memory && largest && largest !== usual) {
    const crowded = await open(largest.url);
    findings.memory.push(await measureMemory(crowded, largest.size, cluster, plan));
    await crowded.stop();
  }
  if (isAsked('growth')) {
    say('The list as activities grow …');
    findings.growth = await measureGrowth(datasets, cluster, plan);
  }
  if (isAsked('finding')) {
    say('Finding something as activities grow …');
    findings.finding = await measureFinding(datasets, cluster, plan, new Date());
  }
  if (usual && isAsked('startup')) {
    say('Start-up …');
    const postgres = await measureStartup({ DATABASE_URL: usual.url }, plan);
    findings.startup = { embedded: await (besides ?? measureEmbeddedStartup(plan)), postgres };
  }
  await report(findings, { isWhole: parts.length === ALL_PARTS.length, jsonFile: values.json });
  demandFinite(findings);
}

/** Over a corpus of its own, in memory. */
async function qualityOfSearch(): Promise<number> {
  const database = await openDatabase({});
  try {
    await prepareDatabase(database);
    return (await measureSearchQuality(database.db)).ndcg;
  } finally {
    await database.close();
  }
}

/** To standard error, so that standard output holds the report alone. */
function say(line: string): void {
  console.error(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${line}`);
}
