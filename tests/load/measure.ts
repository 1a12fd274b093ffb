import { availableParallelism } from 'node:os';
import autocannon from 'autocannon';
import type { Cluster } from './cluster.ts';
import type { Plan, Span } from './plan.ts';
import { cpuMsOf, familyCpuMsOf, machineCpuMs } from './processes.ts';

export type Target = {
  name: string;
  pid: number;
  /** Connections share these out among themselves; each keeps asking for its own. */
  urls: string[];
  headers: Record<string, string>;
  /** Instead of what the addresses say: each connection has a part of these and asks for one after the other. */
  visits?: readonly Visit[];
  /** Where the plan's number would not do. */
  connections?: number;
};

/** A page of a municipality. */
export type Visit = { host: string; path: string };

export type Measurement = {
  requests: number;
  requests_per_second: number;
  /** Of the server process. */
  cpu_ms: number;
  /** Of PostgreSQL, all its processes. */
  database_cpu_ms: number;
  p50_ms: number;
  p99_ms: number;
  bytes: number;
  /** How much of one core the server process used. Far below 1, something else set the pace. */
  busy: number;
  /** How much of the machine was used by programs that are no part of this. */
  strangers: number;
};

export type Result = Measurement & { name: string; rounds: Measurement[] };

/** Measures each target once per round, one after the other, so that what disturbs the machine disturbs all of them. */
export async function measureInTurn(targets: readonly Target[], cluster: Cluster, plan: Plan): Promise<Result[]> {
  const rounds = new Map(targets.map(({ name }) => [name, [] as Measurement[]]));
  for (let round = -plan.roundsBefore; round < plan.rounds; round += 1) {
    for (const target of targets) {
      const measured = await measureOnce(target, cluster, plan);
      if (round >= 0) rounds.get(target.name)?.push(measured);
    }
  }
  return targets.map(({ name }) => ({ name, ...mediansOf(rounds.get(name) ?? []), rounds: rounds.get(name) ?? [] }));
}

/** Sends requests without measuring. */
export async function sendLoad(target: Target, plan: Plan): Promise<void> {
  await sendRequests(target, plan.run, plan);
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

export function percentileOf(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

async function measureOnce(target: Target, cluster: Cluster, plan: Plan): Promise<Measurement> {
  await sendRequests(target, plan.warmUp, plan);
  const before = await readClocks(target, cluster);
  const { durationsMs, bytes } = await sendRequests(target, plan.run, plan);
  const after = await readClocks(target, cluster);

  // The kernel rounds each process to hundredths of a second, so nothing can look like a little less than nothing.
  const spent = (clock: keyof typeof before) => Math.max(0, after[clock] - before[clock]);
  const requests = durationsMs.length;
  const ours = spent('serverMs') + spent('databaseMs') + spent('generatorMs');
  return {
    requests,
    requests_per_second: (requests / spent('wallMs')) * 1000,
    cpu_ms: spent('serverMs') / requests,
    database_cpu_ms: spent('databaseMs') / requests,
    p50_ms: percentileOf(durationsMs, 0.5),
    p99_ms: percentileOf(durationsMs, 0.99),
    bytes: bytes / requests,
    busy: spent('serverMs') / spent('wallMs'),
    strangers: Math.max(0, spent('machineMs') - ours) / (spent('wallMs') * availableParallelism()),
  };
}

async function readClocks({ pid }: Target, { postmasterPid }: Cluster) {
  const [serverMs, databaseMs, machineMs] = await Promise.all([
    cpuMsOf(pid),
    familyCpuMsOf(postmasterPid),
    machineCpuMs(),
  ]);
  const generator = process.cpuUsage();
  return {
    wallMs: performance.now(),
    serverMs,
    databaseMs,
    machineMs,
    generatorMs: (generator.user + generator.system) / 1000,
  };
}

const LOOK_MS = 50;

/**
 * An answer that is not the wanted one is cheap to give, so a run in which there is one says nothing. Only a quick run,
 * which may have to share the machine with other tests, takes it that a portal is too busy now and then.
 */
async function sendRequests({ name, urls, headers, visits, ...target }: Target, span: Span, plan: Plan) {
  const durationsMs: number[] = [];
  const refused = new Map<number, number>();
  let bytes = 0;
  const connections = target.connections ?? plan.connections;
  const limit = 'requests' in span ? { amount: span.requests } : { duration: span.seconds };
  const shares = visits && sharesOf(visits, connections).values();
  const run = autocannon({
    url: urls,
    headers,
    connections,
    sampleInt: LOOK_MS,
    ...limit,
    ...(shares && { setupClient: (client) => client.setRequests(shares.next().value ?? []) }),
  });
  run.on('response', (_client: unknown, status: number, length: number, durationMs: number) => {
    if (status !== 200) refused.set(status, (refused.get(status) ?? 0) + 1);
    durationsMs.push(durationMs);
    bytes += length;
  });
  const { errors } = await run;
  const isUsable = plan.isQuick ? [...refused.keys()].every((status) => status === 503) : refused.size === 0;
  if (!isUsable || errors > 0 || durationsMs.length === 0) {
    const refusals = [...refused].map(([status, count]) => `${count} with ${status}`).join(', ') || 'none';
    throw new Error(`${name}: ${durationsMs.length} answers, refused ${refusals}, errors ${errors}.`);
  }
  return { durationsMs, bytes };
}

const sharesOf = (visits: readonly Visit[], connections: number) =>
  Array.from({ length: connections }, (_, connection) =>
    visits
      .filter((_visit, position) => position % connections === connection)
      .map(({ host, path }) => ({ path, headers: { host } })),
  );

function mediansOf(rounds: readonly Measurement[]): Measurement {
  const median = (field: keyof Measurement) => medianOf(rounds.map((round) => round[field]));
  return {
    requests: median('requests'),
    requests_per_second: median('requests_per_second'),
    cpu_ms: median('cpu_ms'),
    database_cpu_ms: median('database_cpu_ms'),
    p50_ms: median('p50_ms'),
    p99_ms: median('p99_ms'),
    bytes: median('bytes'),
    busy: median('busy'),
    strangers: median('strangers'),
  };
}
