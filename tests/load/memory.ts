import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildServer } from './child-server.ts';
import type { Cluster } from './cluster.ts';
import { sendLoad } from './measure.ts';
import { LIST_PATH, PAGE_PATH, targetOf } from './pages-and-list.ts';
import type { Plan } from './plan.ts';
import { memoryOf } from './processes.ts';

/** Bytes, the most that was seen at once. */
export type Memory = {
  activities: number;
  pss: number;
  rss: number;
  portal_pss: number;
  postgres_pss: number;
  postgres_processes: number;
};

const LOOK_AGAIN_MS = 250;

/** What one portal and its PostgreSQL hold in memory while half of the visitors read the page and half the list. */
export async function measureMemory(
  portal: ChildServer,
  activities: number,
  cluster: Cluster,
  plan: Plan,
): Promise<Memory> {
  const target = targetOf('memory', portal, [PAGE_PATH, LIST_PATH]);
  const load = sendLoad(target, plan);
  let isLoaded = true;
  const end = () => {
    isLoaded = false;
  };
  load.then(end, end);
  let most: Memory | undefined;
  while (isLoaded) {
    const seen = await look(portal, activities, cluster);
    if (!most || seen.pss > most.pss) most = seen;
    await sleep(LOOK_AGAIN_MS);
  }
  await load;
  if (!most) throw new Error('Memory was never looked at.');
  return most;
}

async function look(portal: ChildServer, activities: number, cluster: Cluster): Promise<Memory> {
  const pids = await cluster.pids();
  const [ofPortal, ofPostgres] = await Promise.all([memoryOf([portal.pid]), memoryOf(pids)]);
  return {
    activities,
    pss: ofPortal.pss + ofPostgres.pss,
    rss: ofPortal.rss + ofPostgres.rss,
    portal_pss: ofPortal.pss,
    postgres_pss: ofPostgres.pss,
    postgres_processes: pids.length,
  };
}
