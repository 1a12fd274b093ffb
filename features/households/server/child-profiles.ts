import { z } from 'zod';
import { createPersonWithNumber } from '#features/identity/server/public.ts';
import { type ChildId, ids, type UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { numberOrNull, rowsOf, text } from '#platform/server/rows.ts';
import { childrenOf } from './queries.ts';
import { childNumberPlace } from './refresh-household.ts';

/** What others see of a child, and which user stands for the child in their lists; null where none does yet. */
export type HouseholdProfile = { child_id: ChildId; user_id: UserId | null; first_name: string; age: number };
export type ChildProfile = HouseholdProfile & { user_id: UserId };

/** The children a user acts for today. */
export async function householdProfiles(context: Context): Promise<HouseholdProfile[]> {
  const children = await childrenOf(context, actorOf(context).id);
  if (children.length === 0) return [];
  const rows = await profileRows(
    context,
    children.map(({ id }) => id),
  );
  return children.map(({ id, first_name, age }) => ({
    child_id: id,
    user_id: rows.get(id)?.user_id ?? null,
    first_name,
    age,
  }));
}

/**
 * The users who stand for these children, who all must be of the actor's household as it is today. A child without one gets
 * one, with the first name alone: nobody can log in as it but the child with an eID.
 */
export async function demandProfiles(context: Context, childIds: readonly ChildId[]): Promise<ChildProfile[]> {
  const children = await childrenOf(context, actorOf(context).id);
  const asked = children.filter(({ id }) => childIds.includes(id));
  if (asked.length !== new Set(childIds).size) refuse('not_found');
  const rows = await profileRows(context, childIds);
  const profiles: ChildProfile[] = [];
  // In one order for everybody: two guardians of the same children never wait for each other.
  for (const { id, first_name, age } of asked.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const row = rows.get(id);
    if (!row) refuse('not_found');
    const user_id = row.user_id ?? (await createProfile(context, { ...row, first_name }));
    profiles.push({ child_id: id, user_id, first_name, age });
  }
  return asked.flatMap(({ id }) => profiles.filter(({ child_id }) => child_id === id));
}

const profileRow = z.object({
  id: ids.child,
  user_id: ids.user.nullable(),
  ssn_sealed: text,
  born_on: text,
  municipality_id: numberOrNull,
});
type ProfileRow = z.infer<typeof profileRow>;

async function profileRows({ db }: Context, childIds: readonly ChildId[]): Promise<Map<ChildId, ProfileRow>> {
  const { rows } = await rowsOf(profileRow)`
    select id, user_id, ssn_sealed, born_on, municipality_id from child where id = any(${childIds}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

async function createProfile(context: Context, child: ProfileRow & { first_name: string }): Promise<UserId> {
  const { db, secrets, language } = context;
  const ssn = secrets.open(child.ssn_sealed, childNumberPlace(child.id));
  if (ssn === null) throw new Error('The number of a child cannot be read.');
  const { first_name: name, born_on: birth_date, municipality_id } = child;
  await createPersonWithNumber(context, { ssn, name, birth_date, lang: language, municipality_id });
  const { rows } = await rowsOf({ user_id: ids.user })`
    update child set user_id = app_user.id from app_user
    where child.id = ${child.id} and app_user.ssn_digest = child.ssn_digest
      and app_user.blocked_at is null and app_user.erased_at is null
    returning user_id`.execute(db);
  return rows[0]?.user_id ?? refuse('not_found');
}
