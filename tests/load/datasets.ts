import { prepareDatabase } from '#apps/server/prepare-database.ts';
import { loadDemo } from '#database/seeds/load-demo.ts';
import { openDatabase } from '#platform/server/database.ts';
import type { Cluster } from './cluster.ts';
import { MUNICIPALITY_ID } from './plan.ts';

export type Dataset = { size: number; url: string; events: number; upcoming_here: number; loaded_seconds: number };

const PREPARED = 'bench_prepared';

/** One database for each number of activities, all from the same preparation. */
export async function createDatasets(cluster: Cluster, sizes: readonly number[], now: Date): Promise<Dataset[]> {
  await cluster.query('postgres', `create database ${PREPARED}`);
  const prepared = await openDatabase({ url: cluster.urlOf(PREPARED) });
  await prepareDatabase(prepared).finally(() => prepared.close());

  const datasets: Dataset[] = [];
  for (const size of sizes) {
    const name = `bench_${size}`;
    await cluster.query('postgres', `create database ${name} template ${PREPARED}`);
    const url = cluster.urlOf(name);
    const beganMs = performance.now();
    const database = await openDatabase({ url });
    await loadDemo(database.db, { now, events: size }).finally(() => database.close());
    const loaded_seconds = (performance.now() - beganMs) / 1000;
    // What autovacuum would have done some minutes later, in the middle of a measurement.
    await cluster.query(name, 'vacuum (analyze)');
    datasets.push({ size, url, ...(await countEvents(cluster, name)), loaded_seconds });
  }
  await cluster.query('postgres', 'checkpoint');
  return datasets;
}

/** For what leaves much behind: nothing after it meets that. Nobody may be connected to the dataset meanwhile. */
export async function copyOf(cluster: Cluster, { url }: Dataset, name: string): Promise<string> {
  await cluster.query('postgres', `create database ${name} template ${new URL(url).pathname.slice(1)}`);
  return cluster.urlOf(name);
}

async function countEvents(cluster: Cluster, name: string): Promise<{ events: number; upcoming_here: number }> {
  const [counted] = await cluster.query<{ events: number; upcoming_here: number }>(
    name,
    `select
       (select count(*)::int from event) as events,
       (select count(*)::int from event_place where municipality_id = ${MUNICIPALITY_ID} and next_start_at is not null)
         as upcoming_here`,
  );
  return counted ?? { events: 0, upcoming_here: 0 };
}
