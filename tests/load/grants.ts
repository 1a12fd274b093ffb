import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { DEMO_ACCOUNTS } from '#database/seeds/accounts.ts';
import { grantJob } from '#features/cards/server/jobs-declared.ts';
import { shortDate } from '#platform/language/dates.ts';
import { dayAfter } from '#platform/language/days.ts';
import { type Db, openDatabase } from '#platform/server/database.ts';
import { startJobs } from '#platform/server/jobs.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { createSecrets } from '#platform/server/secrets.ts';
import { givenRunningScheme } from '#tests/support/claim-scene.ts';
import { RUN_SECRET, startPortal } from './child-server.ts';
import type { Cluster } from './cluster.ts';
import { measureInTurn, type Result, sendLoad } from './measure.ts';
import { PAGE_PATH, targetOf } from './pages-and-list.ts';
import { MUNICIPALITY_ID, type Plan } from './plan.ts';

/** CRD-05: pages while one portal opens and grants the accounts of a whole municipality. */
export type Grants = {
  accounts: number;
  seconds: number;
  /** How many of them were granted while pages were counted. */
  granted_meanwhile: number;
  alone: Result;
  beside: Result;
};

export const GRANTS_NAMES = ['accounts granted', 's', 'while pages were counted', 'pages beside / alone'];

export const grantsRow = ({ accounts, seconds, granted_meanwhile, alone, beside }: Grants): string[] => [
  String(accounts),
  seconds.toFixed(1),
  String(granted_meanwhile),
  (beside.requests_per_second / alone.requests_per_second).toFixed(2),
];

const LOOK_AGAIN_MS = 100;

export async function measureGrants(databaseUrl: string, cluster: Cluster, plan: Plan): Promise<Grants> {
  const accounts = plan.isQuick ? 200 : 50_000;
  const { db, engine, close } = await openDatabase({ url: databaseUrl });
  const services = { db, now: () => new Date(), secrets: createSecrets(RUN_SECRET), hear: async () => {} };
  const jobs = await startJobs({ engine, services, workers: [], isWorker: false, onTrouble: () => {} });
  const portal = await startPortal({ DATABASE_URL: databaseUrl });
  try {
    const before = await countCards(db);
    await giveChildren(db, accounts);
    const page = (name: string) => targetOf(name, portal, [PAGE_PATH]);
    await sendLoad(page('warm up'), plan);
    const [alone] = await measureInTurn([page('list page alone')], cluster, plan);
    await jobs.enqueue(db, grantJob, {});
    while ((await countCards(db)) === before) await sleep(LOOK_AGAIN_MS);
    const began = performance.now();
    const [beside] = await measureInTurn([page(`list page while ${accounts} accounts are granted`)], cluster, plan);
    const granted_meanwhile = (await countCards(db)) - before;
    while ((await countCards(db)) < before + accounts) await sleep(LOOK_AGAIN_MS);
    if (!alone || !beside) throw new Error('Pages were not measured.');
    return { accounts, seconds: (performance.now() - began) / 1000, granted_meanwhile, alone, beside };
  } finally {
    await portal.stop();
    await jobs.stop();
    await close();
  }
}

/** Known before the scheme began, so that theirs come by themselves. */
async function giveChildren(db: Db, count: number): Promise<void> {
  const today = shortDate(new Date());
  const period = { starts_on: today, ends_on: dayAfter(today, 300) };
  await givenRunningScheme({ db }, { ...period, budget: '100 000 000' }, MUNICIPALITY_ID);
  await sql`
    with children as (
      insert into child (id, first_name, last_name, born_on, municipality_id, ssn_sealed, ssn_digest, created_at, checked_at)
      select gen_random_uuid(), 'Barn', 'Nummer ' || n, current_date - interval '10 years', ${MUNICIPALITY_ID}::int, 'sealed',
        'bench ' || n, now() - interval '1 year', now()
      from generate_series(1, ${count}::int) as n returning id
    )
    insert into guardianship (id, child_id, guardian_user_id, source, started_at)
    select gen_random_uuid(), id, ${DEMO_ACCOUNTS.leder.id}, 'register', now() from children`.execute(db);
  await sql`analyze child, guardianship`.execute(db);
}

async function countCards(db: Db): Promise<number> {
  const { rows } = await rowsOf({ count: number })`select count(*)::int as count from card`.execute(db);
  return rows[0]?.count ?? 0;
}
