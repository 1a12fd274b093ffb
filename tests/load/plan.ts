import { availableParallelism, cpus, loadavg, release, totalmem } from 'node:os';
import path from 'node:path';

/** How long and how often everything is measured. */
export type Plan = {
  isQuick: boolean;
  warmUpSeconds: number;
  seconds: number;
  /** Each subject and its floor are measured this often, in turn; the median counts. */
  rounds: number;
  connections: number;
  /** How many activities there are, one database for each. */
  sizes: number[];
  starts: number;
};

export const FULL: Plan = {
  isQuick: false,
  warmUpSeconds: 2,
  seconds: 5,
  rounds: 3,
  connections: 16,
  sizes: [1000, 2000, 10_000, 20_000, 100_000],
  starts: 3,
};

/** Tells whether everything runs; its figures are too short to mean anything. */
export const QUICK: Plan = {
  isQuick: true,
  warmUpSeconds: 0.2,
  seconds: 0.6,
  rounds: 1,
  connections: 16,
  sizes: [1000, 2000],
  starts: 1,
};

/** As many as the demo has: pages, the list against its floor, memory and start-up are measured with these. */
export const USUAL_SIZE = 2000;

/** The default of DATABASE_POOL; the floor gets as many connections. */
export const POOL_SIZE = 10;

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
