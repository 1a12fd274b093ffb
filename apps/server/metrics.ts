import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from 'prom-client';
import { FAULT_KINDS } from '#features/ledger/rules.ts';
import { countDifferences } from '#features/ledger/server/public.ts';
import { DELIVERY_CLASSES } from '#features/messages/delivery-classes.ts';
import { CHANNELS } from '#features/messages/rules.ts';
import { countTroubledMessages } from '#features/messages/server/queries.ts';
import type { BrowserError } from '#features/metrics/contract.ts';
import { BROWSER_ERROR_KINDS } from '#features/metrics/rules.ts';
import { figuresOf } from '#features/reports/server/case-figures.ts';
import type { ScanFile, ScanFinding } from '#features/uploads/server/scan-file.ts';
import { Problem } from '#platform/contract/problem.ts';
import type { Db } from '#platform/server/database.ts';
import type { JobReport } from '#platform/server/jobs.ts';
import type { ReplicaWatch } from '#platform/server/replica-watch.ts';
import type { Settings } from '#platform/server/settings.ts';
import { DECLARED } from './build-server.ts';
import type { PageCache } from './page-cache.ts';
import type { PublicReads } from './public-reads.ts';

const registries = new WeakMap<object, Registry>();

/** How long requests took, by route pattern (never by path: people's ids are not for graphs). */
export function measureRequests(server: FastifyInstance): void {
  const registry = new Registry();
  registries.set(server.server, registry);
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.15, 0.4, 1, 3],
    registers: [registry],
  });
  const remembered = new Map<string, ReturnType<typeof durations.labels>>();
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const key = `${request.method} ${route} ${reply.statusCode}`;
    let series = remembered.get(key);
    if (!series) {
      series = durations.labels(request.method, route, String(reply.statusCode));
      remembered.set(key, series);
    }
    series.observe(reply.elapsedTime / 1000);
    done();
  });
}

const SCAN_OUTCOMES: readonly ScanFinding['outcome'][] = ['harmless', 'harmful', 'unavailable'];

/** What became of the files that were checked for malware. */
export function scanCounter(): Counter<'outcome'> {
  const counter = new Counter({
    name: 'upload_scans_total',
    help: 'Uploaded files given to the malware scanner',
    labelNames: ['outcome'],
    registers: [],
  });
  // An alarm on the growth of a series needs it to be there before the first file.
  for (const outcome of SCAN_OUTCOMES) counter.inc({ outcome }, 0);
  return counter;
}

export const countScans =
  (scan: ScanFile, counter: Counter<'outcome'>): ScanFile =>
  async (bytes) => {
    const finding = await scan(bytes);
    counter.inc({ outcome: finding.outcome });
    return finding;
  };

/** Errors in the scripts of pages, as browsers report them. */
export function browserErrorCounter(): Counter<'kind'> {
  const counter = new Counter({
    name: 'browser_errors_total',
    help: 'Errors in the scripts of pages, as browsers report them',
    labelNames: ['kind'],
    registers: [],
  });
  for (const kind of BROWSER_ERROR_KINDS) counter.inc({ kind }, 0);
  return counter;
}

/** Each error is a line in the log when it begins and when it has ended, however many browsers report it. */
export const countBrowserErrors =
  (counter: Counter<'kind'>, tellTrouble: (error: unknown, what: string) => void) =>
  ({ kind, name, page, place }: BrowserError): void => {
    counter.inc({ kind });
    tellTrouble(new Error(`${name} at ${place ?? 'an unknown place'} of ${page}`), `browser error (${kind})`);
  };

/** How long the jobs of this process took, how they ended and how many rows they dealt with. */
export function jobMeasures() {
  const durations = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time that a job took',
    labelNames: ['job', 'outcome'],
    buckets: [0.1, 1, 5, 30, 120, 600],
    registers: [],
  });
  const rowsDone = new Counter({
    name: 'job_rows_total',
    help: 'Rows that a job has dealt with',
    labelNames: ['job'],
    registers: [],
  });
  return {
    metrics: [durations, rowsDone],
    onDone({ name, outcome, seconds, rows }: JobReport): void {
      durations.observe({ job: name, outcome }, seconds);
      rowsDone.inc({ job: name }, rows);
    },
  };
}

export function addMetric(server: FastifyInstance, metric: Metric): void {
  registries.get(server.server)?.registerMetric(metric);
}

/** How much the pages that are kept are worth, and what changes cost them. */
export function measurePageCache(server: FastifyInstance, { figures }: Pick<PageCache, 'figures'>): void {
  const registry = registries.get(server.server);
  if (!registry) return;
  for (const [name, help, labels] of PAGE_COUNTS) {
    new Counter({
      name,
      help,
      labelNames: ['kind'],
      registers: [registry],
      collect() {
        this.reset();
        const counted = figures();
        for (const kind of labels) this.inc({ kind }, counted[kind]);
      },
    });
  }
  for (const [name, help, figure] of PAGE_SIZES) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(figures()[figure]);
      },
    });
  }
}

const PAGE_COUNTS = [
  [
    'page_cache_requests_total',
    'Pages asked for: kept, kept while a new one is made, or waited for',
    ['fresh', 'old', 'missed'],
  ],
  ['page_cache_renders_total', 'Pages made', ['made']],
  [
    'page_cache_changes_total',
    'Pages that a change has dropped at once, or left to be made again',
    ['dropped', 'outdated'],
  ],
] as const;

const PAGE_SIZES = [
  ['page_cache_pages', 'Pages that are kept', 'pages'],
  ['page_cache_bytes', 'Memory of the pages that are kept', 'bytes'],
] as const;

/** Whether visitors read from the replica, how far it is behind, and how much it takes off the primary. */
export function measureReplica(server: FastifyInstance, watch: ReplicaWatch, { figures }: PublicReads): void {
  const registry = registries.get(server.server);
  if (!registry) return;
  const registers = [registry];
  new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'For so long the replica has lacked something that the primary has',
    registers,
    collect() {
      this.set(watch.lagMs() / 1000);
    },
  });
  new Gauge({
    name: 'database_replica_used',
    help: '1 while public reads go to the replica, 0 while it is away or too far behind',
    registers,
    collect() {
      this.set(watch.isUsable() ? 1 : 0);
    },
  });
  new Counter({
    name: 'database_public_reads_total',
    help: 'Public reads from the replica, from the primary, or from the primary after the replica could not be used',
    labelNames: ['source'],
    registers,
    collect() {
      this.reset();
      for (const [source, count] of Object.entries(figures())) this.inc({ source }, count);
    },
  });
}

/** Read from the database when it is asked: whichever process sends them, every portal can tell. */
export function measureMessages(server: FastifyInstance, db: Db, now: () => Date): void {
  const registry = registries.get(server.server);
  if (!registry) return;
  for (const [name, help, count] of MESSAGE_FIGURES) {
    new Gauge({
      name,
      help,
      labelNames: ['channel', 'class'],
      registers: [registry],
      async collect() {
        this.reset();
        // Without the database there are no figures of it; the others are still told.
        const counts = await countTroubledMessages(db, now()).catch(() => null);
        if (!counts) return;
        for (const series of MESSAGE_SERIES) this.set(series, 0);
        for (const counted of counts) this.set({ channel: counted.channel, class: counted.class }, counted[count]);
      },
    });
  }
}

/** An alarm on a series needs it to be there before the first message. */
const MESSAGE_SERIES = CHANNELS.flatMap((channel) => DELIVERY_CLASSES.map((each) => ({ channel, class: each })));

const MESSAGE_FIGURES = [
  ['messages_waiting', 'E-mails and SMS that are not sent yet', 'waiting'],
  ['messages_failed_within_day', 'E-mails and SMS that were given up within the last day', 'failed'],
  ['messages_dead_letters', 'E-mails and SMS that were given up and can be tried again', 'dead'],
] as const;

/** How those who decide about reports keep up, in all portals together. */
export function measureReports(server: FastifyInstance, db: Db, now: () => Date): void {
  const registry = registries.get(server.server);
  if (!registry) return;
  for (const [name, help, figure] of REPORT_FIGURES) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const found = await figuresOf({ db, now: now() }, sql`true`).catch(() => null);
        if (found) this.set(found[figure] ?? 0);
      },
    });
  }
}

const REPORT_FIGURES = [
  ['report_cases_waiting', 'Cases that nobody has answered yet', 'waiting'],
  ['report_cases_overdue', 'Cases that should have been answered by now', 'overdue'],
  ['report_appeals_waiting', 'Appeals that nobody has answered yet', 'appealed'],
  ['report_first_answer_minutes', 'Median time to the first answer, of the last 30 days', 'answer_minutes'],
] as const;

/** How many faults the last controls of the ledger found: with more than none, the payouts of a municipality stop. */
export function measureLedger(server: FastifyInstance, db: Db): void {
  const registry = registries.get(server.server);
  if (!registry) return;
  new Gauge({
    name: 'ledger_differences',
    help: 'What the last controls of the ledger found, in all municipalities',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      this.reset();
      const counts = await countDifferences(db).catch(() => null);
      if (!counts) return;
      for (const kind of FAULT_KINDS) this.set({ kind }, 0);
      for (const { kind, differences } of counts) this.set({ kind }, differences);
    },
  });
}

/** Prometheus reads here. Without a token only from the same machine. */
export function serveMetrics(server: FastifyInstance, settings: Settings): void {
  server.get('/api/metrics', DECLARED, async (request, reply) => {
    if (!mayRead(request, settings.METRICS_TOKEN)) throw new Problem('not_found');
    const registry = registries.get(server.server);
    if (!registry) throw new Problem('not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  // A proxy on this machine comes from here too, with another user's request.
  const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  if (token === undefined) return !isForwarded && (request.ip === '127.0.0.1' || request.ip === '::1');
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
