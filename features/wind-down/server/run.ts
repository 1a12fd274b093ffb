import { sql } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { moveOrganisation, removeOrganisation } from '#features/organisations/server/public.ts';
import { setSunset } from '#features/studio/server/public.ts';
import { tenantByKey } from '#features/tenants/resolve.ts';
import { eraseResident } from '#features/users/server/public.ts';
import { ids, type UserId, type WindDownId } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import { inBatches } from '#platform/server/batches.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import type { JobServices } from '#platform/server/jobs.ts';
import { boolean, number, rowsOf, text } from '#platform/server/rows.ts';
import { type End, goesOn, isHere, isMoved, livesHere } from './fates.ts';
import { neighbourEnds } from './neighbour.ts';
import { outlookOf } from './outlook.ts';
import { lockedPlan, type Plan, plansWhere } from './plan-rows.ts';
import { sealProof } from './proof.ts';

const MAX_PLANS = 500;
const ORGANISATIONS_A_BATCH = 20;
const PEOPLE_A_BATCH = 50;

/** The day after the last one, the portal shows its farewell page and takes nothing new (TEN-07). */
export async function closePortals({
  db,
  now,
  countRows,
}: Pick<JobServices, 'db' | 'now' | 'countRows'>): Promise<void> {
  const isDue = sql`cancelled_at is null and closed_at is null and last_day < ${shortDate(now())}::date`;
  for (const { id } of await plansWhere(db, isDue, MAX_PLANS)) {
    await inTransaction(db, async (inside) => {
      const plan = await lockedPlan(inside, id);
      if (plan.closed_at !== null || plan.cancelled_at !== null || plan.last_day >= shortDate(now())) return;
      const telling = { db: inside, now: now(), actor: null };
      await sql`update wind_down set closed_at = ${telling.now} where id = ${id}`.execute(inside);
      await setSunset(telling, { key: plan.tenant_key, municipality_ids: [plan.municipality_id] }, true);
      await recordAudit(telling, 'wind_down.close', {
        municipality_id: plan.municipality_id,
        details: { wind_down: id, portal: plan.tenant_key },
      });
    });
    countRows(1);
  }
}

/**
 * On the day of deletion and after: organisations first, then those who live there. Each batch is a transaction, and what
 * has gone is not found again, so that a run that was stopped goes on where it was.
 */
export async function endPortals(services: JobServices): Promise<void> {
  const today = shortDate(services.now());
  const isDue = sql`cancelled_at is null and closed_at is not null and done_at is null and delete_on <= ${today}::date`;
  for (const { id } of await plansWhere(services.db, isDue, MAX_PLANS)) {
    const begun = await begin(services, id);
    if (!begun) continue;
    const { plan, end } = begun;
    const name = `wind-down ${id}`;
    await inBatches(
      services,
      name,
      (db, size) => endOrganisations(services, db, plan, end, size),
      ORGANISATIONS_A_BATCH,
    );
    await inBatches(services, name, endPeople(services, plan, end), PEOPLE_A_BATCH);
    await inTransaction(services.db, (db) => sealProof(services, db, id, end));
  }
}

/**
 * What there is, is written down before anything goes; the moment it is asked about is that of the beginning. Where the
 * neighbour itself ends by then, all of it waits for another.
 */
const begin = ({ db, now }: JobServices, id: WindDownId): Promise<{ plan: Plan; end: End } | null> =>
  inTransaction(db, async (inside) => {
    const plan = await lockedPlan(inside, id);
    if (plan.cancelled_at !== null || plan.done_at !== null) return null;
    if (plan.started_at === null && neighbourEnds(plan)) return null;
    const at = plan.started_at === null ? now() : new Date(plan.started_at);
    const { municipality_id, neighbour_id } = plan;
    const end = { municipality_id, neighbour_id, at };
    if (plan.started_at === null) {
      const before = JSON.stringify(await outlookOf(inside, end));
      await sql`update wind_down set started_at = ${at}, before = ${before}::jsonb where id = ${id}`.execute(inside);
    }
    return { plan, end };
  });

const organisationRow = z.object({ id: ids.organisation, name: text, municipality_id: number, is_moved: boolean });

async function endOrganisations(services: JobServices, db: Db, plan: Plan, end: End, size: number): Promise<number> {
  const { rows } = await rowsOf(organisationRow)`
    select o.id, o.name, o.municipality_id, ${isMoved(end)} as is_moved from organisation o
    where ${isHere(end)} order by o.id limit ${size} for update`.execute(db);
  const hearing = hearingOf(services, db, plan);
  for (const { is_moved, ...organisation } of rows) {
    if (is_moved && end.neighbour_id !== null) await moveOrganisation(hearing, organisation, end.neighbour_id);
    else await removeOrganisation(hearing, organisation);
  }
  const moved = rows.filter(({ is_moved }) => is_moved).length;
  await count(db, plan.id, { organisations_moved: moved, organisations_deleted: rows.length - moved });
  return rows.length;
}

/** From the first to the last: those who go on are asked about once, and not again for every batch. */
function endPeople(services: JobServices, plan: Plan, end: End) {
  const tenant = tenantByKey(plan.tenant_key);
  if (!tenant) throw new Error(`The portal ${plan.tenant_key} is there until its end.`);
  let after: UserId | null = null;
  return async (db: Db, size: number): Promise<number> => {
    const { rows } = await rowsOf({ id: ids.user })`
      select app_user.id from app_user
      where ${after === null ? sql`true` : sql`app_user.id > ${after}`} and ${livesHere(end)} and not ${goesOn(end)}
      order by app_user.id limit ${size} for no key update`.execute(db);
    const hearing = { ...hearingOf(services, db, plan), secrets: services.secrets, tenant };
    for (const { id } of rows) await eraseResident(hearing, id);
    await count(db, plan.id, { people_deleted: rows.length });
    after = rows.at(-1)?.id ?? after;
    return rows.length;
  };
}

const hearingOf = ({ now, enqueue, hear }: JobServices, db: Db, { tenant_key }: Plan) => ({
  db,
  now: now(),
  actor: null,
  enqueue,
  hear,
  tenant: { key: tenant_key },
});

/** In the transaction of what is counted. */
async function count(db: Db, id: WindDownId, more: Record<string, number>): Promise<void> {
  for (const [name, several] of Object.entries(more)) {
    await sql`
      update wind_down
      set tally = tally || jsonb_build_object(${name}::text, coalesce((tally ->> ${name}::text)::int, 0) + ${several}::int)
      where id = ${id}`.execute(db);
  }
}
