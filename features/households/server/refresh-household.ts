import { sql } from 'kysely';
import { type ChildId, ids, type UserId } from '#features/vocabulary/ids.ts';
import { Problem, refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { newId } from '#platform/server/new-id.ts';
import { rowsOf } from '#platform/server/rows.ts';
import type { Household } from '../contract.ts';
import { MAX_CHILDREN } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { findOneself, type OwnAccounts } from './oneself.ts';
import type { PopulationRegister, RegisteredPerson } from './population-register.ts';
import { showHousehold } from './queries.ts';

export type HouseholdParts = {
  population: PopulationRegister;
  /** The number of a user, where they have logged in with an eID. */
  numberOf(context: Pick<Context, 'db' | 'secrets'>, user: UserId): Promise<string | null>;
  ownAccounts: OwnAccounts;
};

/** BEY-05: what the register says now holds now: new children are added, and what it no longer says has ended. */
export async function refreshHousehold(context: Context, parts: HouseholdParts): Promise<Household> {
  const { id } = actorOf(context);
  const words = REFUSALS[context.language];
  const ssn = await parts.numberOf(context, id);
  if (ssn === null) refuse('conflict', words.not_identified);
  // Before the transaction: nothing is locked while others are asked.
  const asked = Promise.all([parts.population.childrenOf(ssn), findOneself(context, parts, ssn)]);
  const [registered, oneself] = await asked.catch(() => {
    throw new Problem('unavailable', { message: words.register_away });
  });
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    if (oneself) await keepChild(inside, oneself);
    await takeOver(inside, id, registered);
  });
  return showHousehold(context);
}

type Keeping = Pick<Context, 'db' | 'now' | 'secrets'>;

/** What the register says of a guardian's children, in a transaction of the caller's. */
export async function takeOver(
  context: Keeping,
  guardian: UserId,
  registered: readonly RegisteredPerson[],
): Promise<void> {
  const { db, now } = context;
  const children: ChildId[] = [];
  // In one order for everybody: two guardians of the same children never wait for each other.
  const inOrder = registered.slice(0, MAX_CHILDREN).toSorted((one, other) => (one.ssn < other.ssn ? -1 : 1));
  for (const child of inOrder) children.push(await keepChild(context, child));
  for (const child of children) {
    await sql`
      insert into guardianship (id, child_id, guardian_user_id, source, started_at)
      values (${newId()}, ${child}, ${guardian}, 'register', ${now})
      on conflict (child_id, guardian_user_id) where ended_at is null do nothing`.execute(db);
  }
  await sql`
    update guardianship set ended_at = ${now}
    where guardian_user_id = ${guardian} and source = 'register' and ended_at is null
      and not child_id = any(${children}::uuid[])`.execute(db);
  await markAsked(context, guardian);
}

/** When the register was last asked about what it says of a guardian. */
export async function markAsked({ db, now }: Pick<Context, 'db' | 'now'>, guardian: UserId): Promise<void> {
  await sql`
    update guardianship set asked_at = ${now}
    where guardian_user_id = ${guardian} and source = 'register' and ended_at is null`.execute(db);
}

export const childNumberPlace = (child: ChildId): string => `child.ssn ${child}`;

async function keepChild({ db, now, secrets }: Keeping, child: RegisteredPerson): Promise<ChildId> {
  const digest = secrets.digest('ssn', child.ssn);
  const id = newId<'ChildId'>();
  const { rows } = await rowsOf({ id: ids.child })`
    insert into child (id, user_id, first_name, last_name, born_on, municipality_id, district_id, postal_code, ssn_sealed,
      ssn_digest, created_at, checked_at)
    values (${id}, ${await userWith(db, digest)}, ${child.first_name}, ${child.last_name}, ${child.born_on},
      (select municipality.id from municipality where municipality.id = ${child.municipality_id}),
      (select district.id from district
        where district.id = ${child.district_id} and district.municipality_id = ${child.municipality_id}),
      ${child.postal_code}, ${secrets.seal(child.ssn, childNumberPlace(id))}, ${digest}, ${now}, ${now})
    on conflict (ssn_digest) do update set user_id = excluded.user_id, first_name = excluded.first_name,
      last_name = excluded.last_name, born_on = excluded.born_on, municipality_id = excluded.municipality_id,
      district_id = excluded.district_id,
      postal_code = coalesce(excluded.postal_code, child.postal_code), checked_at = excluded.checked_at
    returning id`.execute(db);
  const kept = rows[0]?.id;
  if (!kept) throw new Error('A child was neither found nor added.');
  return kept;
}

async function userWith(db: Db, digest: string): Promise<UserId | null> {
  const { rows } = await rowsOf({ id: ids.user.nullable() })`
    select id from app_user where ssn_digest = ${digest}`.execute(db);
  return rows[0]?.id ?? null;
}
