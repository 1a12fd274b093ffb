import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { endPass } from '#features/passes/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type CultureGroupId, ids, type OrganisationId } from '#features/vocabulary/ids.ts';
import { Problem, refuse } from '#platform/contract/problem.ts';
import { daysBetween } from '#platform/language/days.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import type { GroupForm } from '../groups-contract.ts';
import { MAX_GROUPS } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { demandMaker, demandRunGroup, type GroupRow } from './group-access.ts';
import { tellHolders } from './tell-holders.ts';
import { officeOf } from './venue-access.ts';

const MAX_DAYS = 731;

type Whose = { organization_id?: OrganisationId | undefined; municipality_id?: MunicipalityId | undefined };

export const createGroup = (context: Context, { organization_id, municipality_id, ...form }: GroupForm & Whose) =>
  inTransaction(context.db, async (db): Promise<{ id: CultureGroupId }> => {
    const inside = { ...context, db };
    const office = () => officeOf(inside, municipality_id);
    const runner = await demandMaker(inside, { organization_id, office });
    demandDays(inside, form);
    await demandRoom(inside, runner);
    const id = newId<'CultureGroupId'>();
    await sql`
      insert into culture_group (id, municipality_id, venue_id, name, visits_per_period, valid_from, valid_until,
        comes_together, with_companion, created_by, created_at)
      values (${id}, ${runner.municipality_id}, ${runner.venue_id}, ${form.name}, ${form.visits_per_period},
        ${form.valid_from}, ${form.valid_until}, ${form.comes_together}, ${form.with_companion}, ${actorOf(inside).id},
        ${inside.now})`.execute(db);
    await writeDown(inside, 'create', { id, ...runner });
    return { id };
  });

function demandDays({ language }: Context, { valid_from, valid_until }: GroupForm): void {
  const words = REFUSALS[language];
  if (valid_until < valid_from) refuseLastDay(words.days_wrong);
  if (daysBetween(valid_from, valid_until) > MAX_DAYS) refuseLastDay(words.days_long);
}

function refuseLastDay(message: string): never {
  throw new Problem('invalid', { message, errors: { valid_until: [message] } });
}

type Runner = Pick<GroupRow, 'municipality_id' | 'venue_id'>;

async function demandRoom({ db, language }: Context, { municipality_id, venue_id }: Runner): Promise<void> {
  const { rows } = await rowsOf({ total: number })`
    select count(*)::int as total from culture_group
    where municipality_id = ${municipality_id} and venue_id is not distinct from ${venue_id}::uuid
      and ended_at is null`.execute(db);
  if ((rows[0]?.total ?? 0) >= MAX_GROUPS) refuse('conflict', REFUSALS[language].too_many_groups(MAX_GROUPS));
}

/** Cards follow: what was used is counted from the first day on, and of more than is allowed now none is left. */
export const updateGroup = (context: Context, id: CultureGroupId, form: GroupForm): Promise<undefined> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const group = await demandRunGroup(inside, id);
    demandDays(inside, form);
    await sql`
      update culture_group set name = ${form.name}, visits_per_period = ${form.visits_per_period},
        valid_from = ${form.valid_from}, valid_until = ${form.valid_until}, comes_together = ${form.comes_together},
        with_companion = ${form.with_companion}
      where id = ${id}`.execute(db);
    await followGroup(inside, id);
    await writeDown(inside, 'change', group);
    return undefined;
  });

/** The cards are locked first: visits that are being registered are counted, or wait. */
async function followGroup({ db }: Context, id: CultureGroupId): Promise<void> {
  await sql`select from culture_card where group_id = ${id} and removed_at is null order by id for update`.execute(db);
  await sql`
    update culture_card set visits_used = counted.used,
      visits_allowed = case when counted.visits_per_period is not null
        then greatest(counted.visits_per_period, counted.used) end
    from (
      select card.id, culture_group.visits_per_period, (
        select count(*)::int from culture_visit
        where culture_visit.card_id = card.id and culture_visit.undone_at is null
          and (culture_visit.at at time zone 'Europe/Oslo')::date >= culture_group.valid_from
      ) as used
      from culture_card card join culture_group on culture_group.id = card.group_id
      where card.group_id = ${id} and card.removed_at is null
    ) counted
    where culture_card.id = counted.id`.execute(db);
}

/** Visits stay counted. */
export const endGroup = (context: Context, origins: OriginSettings, id: CultureGroupId): Promise<undefined> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const group = await demandRunGroup(inside, id);
    await endGroups(inside, [id]);
    await writeDown(inside, 'end', group);
    await tellHolders({ ...inside, origins }, 'removed', { group, user_ids: await holdersOf(inside, id) });
    return undefined;
  });

/** Together with their cards. */
export async function endGroups(
  context: Pick<Context, 'db' | 'now'>,
  groupIds: readonly CultureGroupId[],
): Promise<void> {
  const { db, now } = context;
  await sql`update culture_group set ended_at = ${now} where id = any(${sql.val(groupIds)}::uuid[])`.execute(db);
  const { rows } = await rowsOf({ id: ids.cultureCard })`
    update culture_card set removed_at = ${now}
    where group_id = any(${sql.val(groupIds)}::uuid[]) and removed_at is null
    returning id`.execute(db);
  await endPass(
    context,
    'culture_card',
    rows.map(({ id }) => id),
  );
}

/** Those whose cards ended in this moment. */
async function holdersOf({ db, now }: Context, id: CultureGroupId) {
  const { rows } = await rowsOf({ user_id: ids.user })`
    select user_id from culture_card
    where group_id = ${id} and removed_at = ${now} and user_id is not null`.execute(db);
  return rows.map(({ user_id }) => user_id);
}

async function writeDown(
  context: Context,
  deed: 'create' | 'change' | 'end',
  { id, municipality_id, venue_id }: Pick<GroupRow, 'id' | 'municipality_id' | 'venue_id'>,
): Promise<void> {
  await recordAudit(context, `culture_group.${deed}`, { municipality_id, details: { group: id, venue: venue_id } });
}
