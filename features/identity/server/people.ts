import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { ids, type UserId } from '#features/vocabulary/ids.ts';
import { type Grant, SCOPES, type Scope } from '#platform/contract/policy.ts';
import { LOCALES } from '#platform/language/locale.ts';
import type { Db } from '#platform/server/database.ts';
import { boolean, condition, number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';

/** What a person may do, as columns: `app_user.scopes`, `grantsOf` as `grants`, and `auditsOf` as `audits`. */
export const rightsColumns = {
  scopes: z.array(z.enum(SCOPES)),
  grants: z.array(z.object({ municipality_id: number, role: z.enum(['admin', 'support']) })),
  audits: z.array(number),
};

const personRow = z.object({
  id: ids.user,
  name: text,
  email: textOrNull,
  phone: textOrNull,
  password_hash: textOrNull,
  lang: z.enum(LOCALES),
  ...rightsColumns,
  is_readonly: boolean,
  has_two_factor: boolean,
  authenticator_sealed: textOrNull,
  /** Has power over others through a scope or a municipality. */
  is_staff: boolean,
  /** Runs an organisation. */
  is_organiser: boolean,
});

/** A person as the sign-in sees them. */
export type Person = z.infer<typeof personRow>;

export const personById = (db: Db, id: UserId): Promise<Person | null> => personWhere(db, sql`app_user.id = ${id}`);

/** By e-mail address or phone number, as `usernameField` answers them. */
export const personByUsername = (db: Db, username: string): Promise<Person | null> =>
  personWhere(db, isCalled(username));

/** The same as a condition on `app_user`. */
export const isCalled = (username: string) =>
  username.includes('@') ? condition`lower(app_user.email) = ${username}` : condition`app_user.phone = ${username}`;

export const personBySsn = (db: Db, ssnDigest: string): Promise<Person | null> =>
  personWhere(db, sql`app_user.ssn_digest = ${ssnDigest}`);

type Rights = { scopes: readonly Scope[]; grants: readonly Grant[]; audits: readonly number[] };

/** What a user may do at this moment, for what was planned earlier; null for one who is blocked or erased. */
export async function rightsOf(db: Db, id: UserId): Promise<Pick<Person, 'scopes' | 'grants' | 'is_readonly'> | null> {
  const person = await personById(db, id);
  return person && { scopes: person.scopes, grants: person.grants, is_readonly: person.is_readonly };
}

/** The scopes that a ticket names: the platform's own, and those that grants amount to. */
export const scopesOf = ({ scopes, grants, audits }: Rights): Scope[] => [
  ...scopes,
  ...(grants.some(({ role }) => role === 'admin') ? (['MUNICIPALITY_ADMIN'] as const) : []),
  ...(grants.some(({ role }) => role === 'support') ? (['MUNICIPALITY_SUPPORT'] as const) : []),
  ...(audits.length > 0 ? (['AUDITOR'] as const) : []),
];

/** Blocked and erased people cannot sign in, so they are not found here. */
async function personWhere(db: Db, isThem: RawBuilder<unknown>): Promise<Person | null> {
  const { rows } = await rowsOf(personRow)`
    select app_user.id, name, email, phone, password_hash, lang, scopes, ${grantsOf} as grants, ${auditsOf} as audits, is_readonly,
      has_two_factor, authenticator_sealed,
      cardinality(scopes) > 0 or exists (
        select from municipal_grant where municipal_grant.user_id = app_user.id) as is_staff,
      exists (
        select from membership
        where membership.user_id = app_user.id and status = 'active' and role in ('admin', 'moderator')) as is_organiser
    from app_user
    where ${isThem} and blocked_at is null and erased_at is null`.execute(db);
  return rows[0] ?? null;
}

export const grantsOf = sql`coalesce((
  select jsonb_agg(jsonb_build_object('municipality_id', municipality_id, 'role', role) order by municipality_id, role)
  from municipal_grant where municipal_grant.user_id = app_user.id and role <> 'auditor'), '[]')`;

export const auditsOf = sql`coalesce((
  select jsonb_agg(municipality_id order by municipality_id)
  from municipal_grant where municipal_grant.user_id = app_user.id and role = 'auditor'), '[]')`;
