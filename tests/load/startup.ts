import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPortal } from './child-server.ts';
import { medianOf } from './measure.ts';
import type { Plan } from './plan.ts';

/** Milliseconds from the start of the process until it says that it is ready. */
export type Startup = { median_ms: number; worst_ms: number; starts_ms: number[] };

export type EmbeddedStartup = Startup & { first_ms: number };

/** Starting again on a database that has everything. */
export async function measureStartup(environment: Record<string, string>, plan: Plan): Promise<Startup> {
  const starts_ms: number[] = [];
  for (let start = 0; start < plan.starts; start += 1) starts_ms.push(await startOnce(environment));
  return { median_ms: medianOf(starts_ms), worst_ms: Math.max(...starts_ms), starts_ms };
}

/** As on the machine of a user who tries the portal: embedded database, with the demo, which the first start loads. */
export async function measureEmbeddedStartup(plan: Plan): Promise<EmbeddedStartup> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nabolag-bench-data-'));
  try {
    // Loading the demo takes longer than a quick run has.
    const environment = { DATA_FOLDER: folder, NODE_ENV: 'development', DEMO: plan.isQuick ? 'off' : 'on' };
    const first_ms = await startOnce(environment);
    return { first_ms, ...(await measureStartup(environment, plan)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startOnce(environment: Record<string, string>): Promise<number> {
  const portal = await startPortal(environment);
  await portal.stop();
  return portal.readyMs;
}
