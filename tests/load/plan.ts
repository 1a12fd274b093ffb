import { availableParallelism, cpus, loadavg, release, totalmem } from 'node:os';
import path from 'node:path';

/** So long, or so many requests. */
export type Span = { seconds: number } | { requests: number };

/** How long and how often everything is measured. */
export type Plan = {
  isQuick: boolean;
  warmUp: Span;
  run: Span;
  /** Rounds that do not count, because the compiler is still at work on code that a running portal has compiled. */
  roundsBefore: number;
  /** Each subject and its floor are measured this often, in turn; the median counts. */
  rounds: number;
  connections: number;
  /** How many activities there are, one database for each. */
  sizes: number[];
  starts: number;
};

/** What can be measured by itself, with the numbers of activities that it needs. */
export const PARTS = {
  pages: [2000],
  kept_pages: [2000],
  organisations: [2000],
  search: [2000],
  first_load: [2000],
  memory: [2000, 100_000],
  logins: [2000],
  publishing: [2000],
  ticket_drop: [2000],
  group_drop: [2000],
  mixed_writes: [2000],
  mailing: [2000],
  alerts: [2000],
  notices: [2000],
  streams: [2000],
  ledger: [2000],
  grants: [2000],
  statistics: [2000],
  growth: [1000, 2000, 10_000, 20_000, 100_000],
  finding: [1000, 10_000, 100_000],
  startup: [2000],
} satisfies Record<string, number[]>;

export type Part = keyof typeof PARTS;

export const ALL_PARTS = Object.keys(PARTS) as Part[];

export const FULL: Plan = {
  isQuick: false,
  warmUp: { seconds: 2 },
  run: { seconds: 5 },
  roundsBefore: 1,
  rounds: 3,
  connections: 16,
  sizes: [1000, 2000, 10_000, 20_000, 100_000],
  starts: 3,
};

/** Tells whether everything runs, on however busy a machine; its figures are too short to mean anything. */
export const QUICK: Plan = {
  isQuick: true,
  warmUp: { requests: 16 },
  run: { requests: 48 },
  roundsBefore: 0,
  rounds: 1,
  connections: 16,
  sizes: [1000, 2000],
  starts: 1,
};

/** As many as the demo has: pages, the list against its floor, memory and start-up are measured with these. */
export const USUAL_SIZE = 2000;

/** The default of DATABASE_POOL; the floor gets as many connections. */
export const POOL_SIZE = 10;

/** The plan with as little data as the parts need. */
export const planFor = (plan: Plan, parts: readonly Part[]): Plan => ({
  ...plan,
  sizes: plan.sizes.filter((size) => parts.some((part) => PARTS[part].some((needed) => needed === size))),
});

export const LIST_LENGTH = 20;

/** Bergen, the municipality with the second most activities. */
export const HOST = 'bergen.localhost';
export const MUNICIPALITY_ID = 4601;

export const ROOT = path.resolve(import.meta.dirname, '../..');

export const describeMachine = (postgres: string) => ({
  cores: availableParallelism(),
  processor: cpus()[0]?.model ?? 'unknown',
  memory_mib: Math.round(totalmem() / 1024 / 1024),
  system: `${process.platform} ${release()} ${process.arch}`,
  node: process.version,
  postgres,
  load_average_at_start: loadavg()[0] ?? 0,
});

export type Machine = ReturnType<typeof describeMachine>;
