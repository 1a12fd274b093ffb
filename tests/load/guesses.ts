import { parseArgs } from 'node:util';
import { openPortal } from '#apps/server/portal.ts';
import { prepareDatabase } from '#apps/server/prepare-database.ts';
import { openDatabase } from '#platform/server/database.ts';
import { readSettings } from '#platform/server/settings.ts';
import { type Attack, type AttackReport, budgetOf, type GuessedNode, guessCodes } from '#tests/support/guess-codes.ts';
import { BLANK_PAGES } from '../api/second-portal.ts';
import { withCleanUp } from './clean-up.ts';
import { type Cluster, NotPossibleHere, startCluster } from './cluster.ts';

/** Says that the machine cannot do it, as opposed to that something is wrong with the portal. */
const EXIT_NOT_POSSIBLE = 3;
const NODES = 2;
const DATABASE = 'guesses';

/** `node tests/load/guesses.ts [--guesses N] [--hours N] [--names N]` guesses at codes for simulated days; D-10 says how many may get through. */
const { values } = parseArgs({
  options: {
    guesses: { type: 'string', default: '1000000' },
    hours: { type: 'string', default: '48' },
    names: { type: 'string', default: '10000' },
  },
});

const attack: Attack = {
  guesses: Number(values.guesses),
  hours: Number(values.hours),
  minutes: 60,
  names: Number(values.names),
  addresses: 1000,
};

try {
  await withCleanUp(async (endLater) => {
    const cluster = await startCluster();
    endLater(cluster.stop);
    const report = await attackPortals(cluster);
    process.exitCode = tell(report) ? 0 : 1;
  });
} catch (error) {
  if (!(error instanceof NotPossibleHere)) throw error;
  console.error(`Cannot guess here. ${error.message}`);
  process.exitCode = EXIT_NOT_POSSIBLE;
}

async function attackPortals(cluster: Cluster): Promise<AttackReport> {
  await cluster.query('postgres', `create database ${DATABASE}`);
  const url = cluster.urlOf(DATABASE);
  const database = await openDatabase({ url });
  try {
    await prepareDatabase(database);
    const clock = { now: new Date('2026-11-16T10:00:00Z') };
    return await guessCodes(attack, {
      db: database.db,
      clock,
      openNodes: () => Promise.all(Array.from({ length: NODES }, () => openNode(url, () => clock.now))),
      say: (line) => console.error(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${line}`),
    });
  } finally {
    await database.close();
  }
}

/** A portal with connections of its own, as on another machine, but for the clock. */
async function openNode(url: string, now: () => Date): Promise<GuessedNode> {
  const database = await openDatabase({ url });
  const portal = await openPortal({
    settings: readSettings({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'on',
      TRUSTED_PROXIES: '127.0.0.1',
    }),
    database,
    now,
    hasJobs: false,
    maker: BLANK_PAGES,
    serveAssets: async () => {},
  });
  return {
    server: portal.server,
    workOff: portal.workOff,
    async close() {
      await portal.close(0);
      await database.close();
    },
  };
}

/** The table on standard output, and whether everything is within its bounds. */
function tell(report: AttackReport): boolean {
  const budget = budgetOf(attack);
  const number = new Intl.NumberFormat('en');
  const rows: [string, number | string, boolean?][] = [
    [
      `guesses, ${attack.hours} hours, ${number.format(attack.names)} names, ${attack.addresses} addresses`,
      report.sent,
    ],
    [`codes sent (${number.format(report.codes_refused)} more refused)`, report.codes_sent],
    [
      `compared, of ${number.format(Math.min(budget.by_brake, budget.by_names))} at most`,
      report.compared,
      report.compared <= budget.by_brake && report.compared <= budget.by_names,
    ],
    [
      `in the worst hour, of ${number.format(budget.in_an_hour)} at most`,
      report.most_in_an_hour,
      report.most_in_an_hour <= budget.in_an_hour,
    ],
    ['hits (by luck: compared divided by a million)', report.hits],
    ['429 with Retry-After, work required', report.refused_without_work, report.refused_without_work > 0],
    ['429 with Retry-After', report.refused_too_many, report.refused_too_many > 0],
    ['422, spent or too old', report.too_late],
    ['any other answer', report.strange.length, report.strange.length === 0],
    ['a new code right after a restart of both portals', report.after_restart, report.after_restart === 429],
  ];
  for (const [what, count, isGood = true] of rows) {
    const figure = typeof count === 'number' ? number.format(count) : count;
    console.log(`${isGood ? '      ' : 'WRONG '}${what.padEnd(70)}${figure.padStart(12)}`);
  }
  for (const line of report.strange.slice(0, 10)) console.log(line);
  return rows.every(([, , isGood = true]) => isGood);
}
