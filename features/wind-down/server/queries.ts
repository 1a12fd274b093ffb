import { sql } from 'kysely';
import { type MunicipalityId, municipalityId } from '#features/municipalities/contract.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import { visitedMunicipality } from '#features/municipalities/server/public.ts';
import { DEFAULT_TENANT_KEY } from '#features/tenants/defaults.ts';
import { type OriginSettings, originOf, tenantByKey, tenantOfMunicipality } from '#features/tenants/resolve.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { countedRow, onPage, type Page, type Paging, pageOfRows } from '#platform/server/page-of-rows.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import type { Closing, WindDown } from '../contract.ts';
import { mayDecideWindDown, maySeeWindDown } from '../policy.ts';
import { canBeCancelled, canChooseNeighbour, fetchUntil, LETTER_DAYS, letterDay, stateOn } from '../rules.ts';
import { neighbourEnds } from './neighbour.ts';
import { type Plan, planColumns, planRow, plansWhere } from './plan-rows.ts';

const placeOf = (number: number) => ({
  id: municipalityId.parse(String(number)),
  name: municipalityById(number)?.name ?? String(number),
});

function viewOf({ actor, now }: Pick<Context, 'actor' | 'now'>, plan: Plan): WindDown {
  const state = stateOn(plan, shortDate(now));
  const { id, decision, announced_on, last_day, delete_on, cancel_reason, proof, proof_digest, done_at } = plan;
  const mayDecide = mayDecideWindDown(actor);
  return {
    id,
    portal: plan.tenant_key,
    municipality: placeOf(plan.municipality_id),
    neighbour: plan.neighbour_id === null ? null : placeOf(plan.neighbour_id),
    neighbour_ends: canBeCancelled(state) && neighbourEnds(plan),
    decision,
    announced_on,
    last_day,
    delete_on,
    state,
    cancel_reason,
    letters: LETTER_DAYS.map((days) => {
      const sent = plan.letters.find((letter) => letter.days === days);
      return { days, day: letterDay(last_day, days), told: sent?.told ?? 0, is_done: sent?.is_done ?? false };
    }),
    proof:
      proof !== null && proof_digest !== null && done_at !== null
        ? { text: proof, digest: proof_digest, done_at }
        : null,
    can: { change: mayDecide && canChooseNeighbour(state), cancel: mayDecide && canBeCancelled(state) },
  };
}

export async function windDownOf(context: Context, asked: MunicipalityId | undefined): Promise<WindDown | null> {
  const office = visitedMunicipality(context, asked);
  if (!maySeeWindDown(context.actor, office)) refuse('forbidden');
  const [plan] = await plansWhere(context.db, sql`municipality_id = ${office}`);
  return plan ? viewOf(context, plan) : null;
}

const listedRow = countedRow(planRow.extend({ created_at: text }));

export async function listWindDowns(context: Context, paging: Paging): Promise<Page<WindDown>> {
  if (!mayDecideWindDown(context.actor)) refuse('forbidden');
  const { rows } = await rowsOf(listedRow)`
    with page as (
      select ${planColumns}, created_at from wind_down order by created_at desc, id ${onPage(paging)}
    )
    select page.*, total
    from (select count(*)::int as total from wind_down) as counted
    left join page on true
    order by created_at desc, id`.execute(context.db);
  const { data, meta } = pageOfRows(rows, paging);
  return { data: data.map((plan) => viewOf(context, plan)), meta };
}

/** What everybody is told, from the day it is told on. */
export async function closingOf(context: Context, origins: OriginSettings): Promise<Closing | null> {
  const { replica, tenant, now } = context;
  const today = shortDate(now);
  const [plan] = await plansWhere(
    replica,
    sql`tenant_key = ${tenant.key} and cancelled_at is null and announced_on <= ${today}::date`,
  );
  if (!plan) return null;
  const country = tenantByKey(DEFAULT_TENANT_KEY);
  const neighbour_id = neighbourEnds(plan) ? null : plan.neighbour_id;
  const next = neighbour_id === null ? null : tenantOfMunicipality(neighbour_id);
  return {
    municipality: placeOf(plan.municipality_id).name,
    neighbour:
      neighbour_id === null ? null : { name: placeOf(neighbour_id).name, url: next ? originOf(next, origins) : null },
    last_day: plan.last_day,
    fetch_until: fetchUntil(plan.delete_on),
    delete_on: plan.delete_on,
    is_closed: plan.closed_at !== null,
    country_url: country ? originOf(country, origins) : originOf(tenant, origins),
  };
}
