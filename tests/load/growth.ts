import { startPortal } from './child-server.ts';
import type { Cluster } from './cluster.ts';
import type { Dataset } from './datasets.ts';
import { measureInTurn, type Result } from './measure.ts';
import { demandList, LIST_PATH, targetOf } from './pages-and-list.ts';
import type { Plan } from './plan.ts';

export type Growth = (Result & { size: number; events: number; upcoming_here: number })[];

/**
 * The list at each number of activities. All portals are up the whole time so that sizes can take turns; they run
 * without background jobs, whose minute would fall on one of them by chance.
 */
export async function measureGrowth(datasets: readonly Dataset[], cluster: Cluster, plan: Plan): Promise<Growth> {
  const portals = await Promise.all(datasets.map(({ url }) => startPortal({ DATABASE_URL: url, PROCESS: 'web' })));
  try {
    for (const { origin } of portals) await demandList(origin + LIST_PATH);
    const targets = portals.map((portal, position) =>
      targetOf(`API list at ${datasets[position]?.size}`, portal, [LIST_PATH]),
    );
    const results = await measureInTurn(targets, cluster, plan);
    return datasets.flatMap(({ size, events, upcoming_here }, position) => {
      const result = results[position];
      return result ? [{ ...result, size, events, upcoming_here }] : [];
    });
  } finally {
    await Promise.all(portals.map((portal) => portal.stop()));
  }
}
