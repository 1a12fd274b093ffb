import { DEMO_ACCOUNTS, DEMO_MUNICIPALITY_ID } from './accounts.ts';
import { createRandom } from './random.ts';

/** What is free in Bergen, as the portal files it for all who want to hear of it. */
const FREE_IN_BERGEN = {
  tenant_key: 'bergen',
  query: { filters: 'events-filtersquick-filter-free(EQ)true' },
  query_hash: '09s7bC-55Efcq8m8eAx2kUKlSc-E9UMB2BAxE4f_zdM',
  place: `m${DEMO_MUNICIPALITY_ID}`,
  topic: 't/free/*/*/*',
};

/** One of the demo's people wants to hear of new activities, once a week: rows for the three tables, in their order. */
export function demoAlert(seed: string, nowMs: number) {
  const random = createRandom(`${seed}:alerts`);
  const { query, place, topic, ...filed } = FREE_IN_BERGEN;
  const created_at = new Date(nowMs).toISOString();
  const [filter_id, id] = [random.uuid(nowMs), random.uuid(nowMs)];
  return {
    filter: { id: filter_id, ...filed, query, created_at },
    key: { place, topic, filter_id },
    alert: {
      id,
      user_id: DEMO_ACCOUNTS.medlem.id,
      filter_id,
      query,
      frequency: 'weekly',
      by_email: true,
      created_at,
      told_until: created_at,
    },
  };
}
