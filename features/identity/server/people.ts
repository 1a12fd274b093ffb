import { type SelectQueryBuilder, sql } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Grant, Scope } from '#platform/contract/policy.ts';
import type { Db } from '#platform/server/database.ts';

/** A person as the sign-in sees them. */
export type Person = {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  password_hash: string | null;
  lang: 'nb' | 'nn' | 'en';
  scopes: Scope[];
  grants: Grant[];
  is_readonly: boolean;
  has_two_factor: boolean;
  authenticator_sealed: string | null;
  /** Has power over others through a scope or a municipality. */
  is_staff: boolean;
  /** Runs an organisation. */
  is_organiser: boolean;
};

export const personById = async (db: Db, id: string): Promise<Person | null> =>
  (await people(db).where('app_user.id', '=', id).executeTakeFirst()) ?? null;

/** By e-mail address or phone number, as `usernameField` answers them. */
export const personByUsername = async (db: Db, username: string): Promise<Person | null> =>
  (await people(db)
    .where(username.includes('@') ? sql<string>`lower(email)` : sql<string>`phone`, '=', username)
    .executeTakeFirst()) ?? null;

export const personBySsn = async (db: Db, ssnDigest: string): Promise<Person | null> =>
  (await people(db).where('app_user.ssn_digest', '=', ssnDigest).executeTakeFirst()) ?? null;

/** The scopes that a ticket names: the platform's own, and those that grants amount to. */
export const scopesOf = ({ scopes, grants }: { scopes: readonly Scope[]; grants: readonly Grant[] }): Scope[] => [
  ...scopes,
  ...(grants.some(({ role }) => role === 'admin') ? (['MUNICIPALITY_ADMIN'] as const) : []),
  ...(grants.some(({ role }) => role === 'support') ? (['MUNICIPALITY_SUPPORT'] as const) : []),
];

/** Blocked and erased people cannot sign in, so they are not found here. */
function people(db: Db): SelectQueryBuilder<Database, 'app_user', Person> {
  return db
    .selectFrom('app_user')
    .select([
      'app_user.id',
      'name',
      'email',
      'phone',
      'password_hash',
      'is_readonly',
      'has_two_factor',
      'authenticator_sealed',
    ])
    .select(sql<Person['lang']>`lang`.as('lang'))
    .select(sql<Scope[]>`scopes`.as('scopes'))
    .select(grantsOf.as('grants'))
    .select(
      sql<boolean>`cardinality(scopes) > 0 or exists (
        select from municipal_grant where municipal_grant.user_id = app_user.id)`.as('is_staff'),
    )
    .select(
      sql<boolean>`exists (
        select from membership
        where membership.user_id = app_user.id and status = 'active' and role in ('admin', 'moderator'))`.as(
        'is_organiser',
      ),
    )
    .where('blocked_at', 'is', null)
    .where('erased_at', 'is', null) as SelectQueryBuilder<Database, 'app_user', Person>;
}

export const grantsOf = sql<Grant[]>`coalesce((
  select jsonb_agg(jsonb_build_object('municipality_id', municipality_id, 'role', role) order by municipality_id, role)
  from municipal_grant where municipal_grant.user_id = app_user.id), '[]')`;
