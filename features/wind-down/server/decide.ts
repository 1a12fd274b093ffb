import { sql } from 'kysely';
import { announceIn, withdrawAnnouncement } from '#features/announcements/server/public.ts';
import { recordAudit } from '#features/audit/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { municipalityById } from '#features/municipalities/register.ts';
import { setSunset } from '#features/studio/server/public.ts';
import { localise } from '#features/tenants/localise.ts';
import { type OriginSettings, originOf, tenantByKey, tenantOfMunicipality } from '#features/tenants/resolve.ts';
import type { WindDownId } from '#features/vocabulary/ids.ts';
import { type FieldErrors, refuse } from '#platform/contract/problem.ts';
import { addDays, shortDate, startOfDay } from '#platform/language/dates.ts';
import { dayAfter } from '#platform/language/days.ts';
import type { Locale } from '#platform/language/locale.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import type { Decided } from '../contract.ts';
import { mayDecideWindDown } from '../policy.ts';
import {
  canBeCancelled,
  canBeChanged,
  canChooseNeighbour,
  MAX_DAYS_AHEAD,
  MIN_FETCH_DAYS,
  MIN_NOTICE_DAYS,
  stateOn,
} from '../rules.ts';
import { bannerIn } from '../texts/banner.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { demandNeighbourStays, demandNothingMovesThere } from './neighbour.ts';
import { lockedPlan, type Plan } from './plan-rows.ts';

const DAYS = ['announced_on', 'last_day', 'delete_on'] as const;

/** BEY-21: a portal ends. Its pages say so from the day that was chosen. */
export async function decideWindDown(
  context: Context,
  origins: OriginSettings,
  { municipality_id, ...decided }: Decided & { municipality_id: MunicipalityId },
): Promise<{ id: WindDownId }> {
  demandRight(context);
  const municipality = municipalityById(Number(municipality_id)) ?? refuse('not_found');
  const texts = REFUSALS[context.language];
  const portal = tenantOfMunicipality(municipality.id);
  if (portal?.municipality_ids.length !== 1) refuse('invalid', undefined, { municipality_id: [texts.no_portal] });
  if (portal.is_sunset) refuse('conflict', texts.is_closed);
  demandDays(context, decided, dayAfter(shortDate(context.now), MIN_NOTICE_DAYS));
  demandNeighbour(context, municipality.id, decided);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    await demandNothingMovesThere(inside, municipality.id);
    const id = newId<'WindDownId'>();
    const { rows } = await rowsOf({ id: text })`
      insert into wind_down (id, tenant_key, municipality_id, neighbour_id, decision, announced_on, last_day, delete_on,
        created_at)
      values (${id}, ${portal.key}, ${municipality.id}, ${neighbourOf(decided)}, ${decided.decision},
        ${decided.announced_on}, ${decided.last_day}, ${decided.delete_on}, ${context.now})
      on conflict do nothing
      returning id`.execute(db);
    if (rows.length === 0) refuse('conflict', texts.has_plan);
    const plan = await lockedPlan(db, id);
    demandNeighbourStays(inside, plan);
    await announce(inside, origins, plan);
    await note(inside, 'decide', { id, municipality_id: municipality.id }, daysOf(decided));
    return { id };
  });
}

export async function changeWindDown(
  context: Context,
  origins: OriginSettings,
  id: WindDownId,
  decided: Decided,
): Promise<undefined> {
  demandRight(context);
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const plan = await lockedPlan(db, id);
    const today = shortDate(context.now);
    const state = stateOn(plan, today);
    const isOpen = canBeChanged(state);
    if (!canChooseNeighbour(state) || (!isOpen && hasOtherDays(plan, decided))) {
      refuse('conflict', REFUSALS[context.language].is_too_late);
    }
    const soonest = dayAfter(today, MIN_NOTICE_DAYS);
    if (isOpen) demandDays(context, decided, plan.last_day < soonest ? plan.last_day : soonest, plan.announced_on);
    demandNeighbour(context, plan.municipality_id, decided);
    await sql`
      update wind_down
      set neighbour_id = ${neighbourOf(decided)}, decision = ${decided.decision}, announced_on = ${decided.announced_on},
        last_day = ${decided.last_day}, delete_on = ${decided.delete_on}
      where id = ${id}`.execute(db);
    const changed = await lockedPlan(db, id);
    demandNeighbourStays(inside, changed);
    if (isOpen) await announce(inside, origins, changed);
    await note(inside, 'change', plan, daysOf(decided));
  });
  return undefined;
}

/** A portal that has closed already opens again. */
export async function cancelWindDown(context: Context, id: WindDownId, reason: string): Promise<undefined> {
  demandRight(context);
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const plan = await lockedPlan(db, id);
    if (!canBeCancelled(stateOn(plan, shortDate(context.now)))) {
      refuse('conflict', REFUSALS[context.language].is_too_late);
    }
    await sql`
      update wind_down set cancelled_at = ${context.now}, cancel_reason = ${reason} where id = ${id}`.execute(db);
    if (plan.announcement_id) await withdrawAnnouncement(inside, plan.announcement_id);
    const portal = { key: plan.tenant_key, municipality_ids: [plan.municipality_id] };
    if (plan.closed_at !== null) await setSunset(inside, portal, false);
    await note(inside, 'cancel', plan, { reason });
  });
  return undefined;
}

function demandRight({ actor }: Context): void {
  if (!mayDecideWindDown(actor)) refuse('forbidden');
}

const neighbourOf = ({ neighbour_id }: Decided): number | null => (neighbour_id === null ? null : Number(neighbour_id));

const hasOtherDays = (plan: Plan, decided: Decided): boolean => DAYS.some((day) => plan[day] !== decided[day]);

const daysOf = ({ announced_on, last_day, delete_on }: Decided) => ({ announced_on, last_day, delete_on });

/** Who has been promised a day is not left with less time. */
function demandDays(
  { now, language }: Context,
  { announced_on, last_day, delete_on }: Decided,
  soonest: string,
  toldOn: string | null = null,
): void {
  const texts = REFUSALS[language];
  const today = shortDate(now);
  const isTold = toldOn !== null && toldOn <= today;
  const errors: FieldErrors = {
    ...(isTold
      ? announced_on !== toldOn && { announced_on: [texts.is_told] }
      : announced_on < today && { announced_on: [texts.is_past] }),
    ...((last_day < soonest || (!isTold && last_day < dayAfter(announced_on, MIN_NOTICE_DAYS))) && {
      last_day: [texts.too_soon(MIN_NOTICE_DAYS)],
    }),
    ...(last_day > dayAfter(today, MAX_DAYS_AHEAD) && { last_day: [texts.too_far] }),
    ...((delete_on < dayAfter(last_day, MIN_FETCH_DAYS) || delete_on > dayAfter(last_day, MAX_DAYS_AHEAD)) && {
      delete_on: [texts.delete_day(MIN_FETCH_DAYS)],
    }),
  };
  if (Object.keys(errors).length > 0) refuse('invalid', undefined, errors);
}

function demandNeighbour({ language }: Context, own: number, decided: Decided): void {
  const id = neighbourOf(decided);
  if (id === null) return;
  const portal = tenantOfMunicipality(id);
  if (id === own || !portal || portal.is_sunset) {
    refuse('invalid', undefined, { neighbour_id: [REFUSALS[language].no_neighbour] });
  }
}

const placeOf = ({ tenant_key }: Plan, locale: Locale): string =>
  localise(tenantByKey(tenant_key)?.configuration.in_place ?? '', locale);

/** From its day until the portal closes; after that the farewell page says it. */
async function announce(inside: Context, origins: OriginSettings, plan: Plan): Promise<void> {
  if (plan.announcement_id) await withdrawAnnouncement(inside, plan.announcement_id);
  const first = startOfDay(`${plan.announced_on}T12:00:00Z`);
  const id = await announceIn(inside, {
    tenant: plan.tenant_key,
    type: 'news',
    ...bannerIn({
      inPlace: (locale) => placeOf(plan, locale),
      day: plan.last_day,
      url: (prefix) => `${originOf({ key: plan.tenant_key }, origins)}${prefix}/closing`,
    }),
    starts_at: first < inside.now ? inside.now : first,
    ends_at: addDays(startOfDay(`${plan.last_day}T12:00:00Z`), 1),
  });
  await sql`update wind_down set announcement_id = ${id} where id = ${plan.id}`.execute(inside.db);
}

const note = (
  inside: Context,
  deed: 'decide' | 'change' | 'cancel',
  { id, municipality_id }: Pick<Plan, 'id' | 'municipality_id'>,
  details: Record<string, string>,
): Promise<void> =>
  recordAudit(inside, `wind_down.${deed}`, { municipality_id, details: { wind_down: id, ...details } });
