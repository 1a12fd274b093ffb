import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { districtId, municipalityId } from '#features/municipalities/contract.ts';
import { ids, type UserId } from '#features/vocabulary/ids.ts';
import { ADULT_AGE, ageOn, bornToBeAdultOn } from '#platform/language/ages.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { boolean, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { Household, HouseholdChild } from '../contract.ts';
import { GUARDIANSHIP_SOURCES, MAX_CHILDREN } from '../rules.ts';

const childRow = z.object({
  id: ids.child,
  first_name: text,
  last_name: text,
  born_on: text,
  municipality_id: municipalityId.nullable(),
  district_id: districtId.nullable(),
  postal_code: textOrNull,
  source: z.enum(GUARDIANSHIP_SOURCES),
});

/** The children a user acts for today. */
export async function childrenOf(
  { db, now }: Pick<Context, 'db' | 'now'>,
  guardian: UserId,
): Promise<HouseholdChild[]> {
  const today = shortDate(now);
  const { rows } = await rowsOf(childRow)`
    select child.id, first_name, last_name, born_on, municipality_id::text, district_id::text, postal_code, source
    from guardianship join child on child.id = guardianship.child_id
    where guardian_user_id = ${guardian} and ended_at is null
    order by born_on, first_name, child.id limit ${MAX_CHILDREN}`.execute(db);
  return rows.map((row) => ({ ...row, age: ageOn(row.born_on, today) })).filter(({ age }) => age < ADULT_AGE);
}

/** The children of a user, and the user's own row where they have come of age: all that they decide for. */
export async function actsFor(context: Pick<Context, 'db' | 'now'>, user: UserId): Promise<HouseholdChild[]> {
  const today = shortDate(context.now);
  const { rows } = await rowsOf(childRow)`
    select id, first_name, last_name, born_on, municipality_id::text, district_id::text, postal_code,
      'register' as source
    from child where user_id = ${user}`.execute(context.db);
  const self = rows.map((row) => ({ ...row, age: ageOn(row.born_on, today) })).filter(({ age }) => age >= ADULT_AGE);
  return [...self, ...(await childrenOf(context, user))];
}

export async function showHousehold(context: Context): Promise<Household> {
  const { id } = actorOf(context);
  const { rows } = await rowsOf({ is_identified: boolean, acts_for_oneself: boolean })`
    select ssn_digest is not null as is_identified, exists (
      select from child where child.user_id = app_user.id and child.born_on <= ${comingOfAge(context.now)}::date
    ) as acts_for_oneself
    from app_user where id = ${id}`.execute(context.db);
  return { is_identified: false, acts_for_oneself: false, ...rows[0], children: await childrenOf(context, id) };
}

/** That a user acts for another who has a login and is not of age; each is an id or the column that has it. */
export const isGuardianOfUser = ({ now }: Pick<Context, 'now'>, guardian: Id, minor: Id) => sql`exists (
  select from child join guardianship on guardianship.child_id = child.id
  where child.user_id = ${minor} and guardianship.guardian_user_id = ${guardian} and guardianship.ended_at is null
    and child.born_on > ${comingOfAge(now)}::date)`;

/** The logins of those a user acts for. */
export const wardsOf = ({ now }: Pick<Context, 'now'>, guardian: Id) => sql`(
  select child.user_id from guardianship join child on child.id = guardianship.child_id
  where guardianship.guardian_user_id = ${guardian} and guardianship.ended_at is null and child.user_id is not null
    and child.born_on > ${comingOfAge(now)}::date)`;

/** Those who act for these users; `minors` selects their ids. */
export const guardiansOf = ({ now }: Pick<Context, 'now'>, minors: RawBuilder<unknown>) => sql`(
  select guardianship.guardian_user_id from child join guardianship on guardianship.child_id = child.id
  where child.user_id in (${minors}) and guardianship.ended_at is null and child.born_on > ${comingOfAge(now)}::date)`;

/** When a minor was born, and how the first of the guardians is called and reached: a row beside the id of a user. */
export const guardianContact = ({ now }: Pick<Context, 'now'>, minor: RawBuilder<unknown>) => sql`lateral (
  select child.born_on, guardian.name,
    case when guardian.email_verified_at is not null then guardian.email end as email,
    case when guardian.phone_verified_at is not null then guardian.phone end as phone
  from child
  join guardianship on guardianship.child_id = child.id
  join app_user as guardian on guardian.id = guardianship.guardian_user_id
  where child.user_id = ${minor} and guardianship.ended_at is null and child.born_on > ${comingOfAge(now)}::date
    and guardian.erased_at is null and guardian.blocked_at is null
  order by guardianship.started_at, guardianship.id limit 1)`;

const comingOfAge = (now: Date) => bornToBeAdultOn(shortDate(now));

type Id = string | RawBuilder<unknown>;
