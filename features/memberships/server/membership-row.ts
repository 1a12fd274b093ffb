import { sql } from 'kysely';
import { z } from 'zod';
import type { Rank } from '#features/organisations/rules.ts';
import {
  type OrganisationWithAccess,
  storedMembership,
  tellOfOwnPages,
} from '#features/organisations/server/public.ts';
import { ids, type OrganisationId, type UserId } from '#features/vocabulary/ids.ts';
import { type GivenRole, ROLES } from '#features/vocabulary/roles.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { boolean, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { OwnerKind } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';

const membershipRow = storedMembership.extend({
  user_id: ids.user,
  role: z.enum(ROLES),
  kind: text,
  is_contact: boolean,
  title: textOrNull,
  created_at: text,
});
type MembershipRow = z.infer<typeof membershipRow>;

/** One person's membership as it is stored, whatever became of it. Under the organisation's lock nobody changes it. */
export async function membershipOf({ db }: Context, organisationId: OrganisationId, userId: UserId) {
  const { rows } = await rowsOf(membershipRow)`
    select user_id, role, status, kind, starts_on, ends_on, is_contact, title, created_at from membership
    where organisation_id = ${organisationId} and user_id = ${userId}`.execute(db);
  return rows[0] ?? null;
}

export type MemberRow = MembershipRow & { status: 'active' | 'disabled'; role: GivenRole; rank: Rank };

/** A user who is a member; the user who never had to do with the organisation is not there. */
export async function demandMember(
  context: Context,
  organisation: OrganisationWithAccess,
  userId: UserId,
): Promise<MemberRow> {
  const texts = REFUSALS[context.language];
  const row = await membershipOf(context, organisation.id, userId);
  if (!row) refuse('not_found');
  if (row.status === 'requested') refuse('conflict', texts.still_a_request);
  if (row.status !== 'active' && row.status !== 'disabled') refuse('conflict', texts.no_longer_member);
  const role = row.role as GivenRole;
  return { ...row, status: row.status, role, rank: organisation.owner_user_id === userId ? 'owner' : role };
}

export type NewMembership = { organisationId: OrganisationId; userId: UserId; role: GivenRole; ownerKind: OwnerKind };

/** Lets a user in, as new: nothing is left of what an earlier membership was. */
export async function makeMember(
  { db, now, actor }: Pick<Context, 'db' | 'now' | 'actor'>,
  { organisationId, userId, role, ownerKind }: NewMembership,
): Promise<void> {
  await sql`
    insert into membership (organisation_id, user_id, role, status, owner_kind, created_at, answered_by, answered_at)
    values (${organisationId}, ${userId}, ${role}, 'active', ${ownerKind}, ${now}, ${actor?.id ?? null}, ${now})
    on conflict (organisation_id, user_id) do update set role = excluded.role, status = 'active',
      created_at = excluded.created_at, answered_by = excluded.answered_by, answered_at = excluded.answered_at,
      kind = 'membership', owner_kind = excluded.owner_kind, starts_on = null, ends_on = null, is_contact = false, title = null`.execute(
    db,
  );
}

/** Ends a membership or a request. What was offered to the person, and what they offered others, goes with it. */
export async function endMembership(context: Context, organisationId: OrganisationId, userId: UserId): Promise<void> {
  await sql`update membership set status = 'left', is_contact = false, title = null
    where organisation_id = ${organisationId} and user_id = ${userId}`.execute(context.db);
  await dropOfferTo(context, organisationId, userId);
}

export async function dropOfferTo({ db }: Context, organisationId: OrganisationId, userId: UserId): Promise<void> {
  await sql`delete from owner_offer where organisation_id = ${organisationId} and to_user_id = ${userId}`.execute(db);
}

/** A user who is no longer high enough to give a role has not given it with a letter either. */
export async function withdrawInvitationsBy(
  { db, now }: Context,
  { organisationId, userId, roles }: { organisationId: OrganisationId; userId: UserId; roles: readonly GivenRole[] },
): Promise<void> {
  await sql`update organisation_invite set answer = 'withdrawn', answered_at = ${now}
    where organisation_id = ${organisationId} and invited_by = ${userId} and answer is null
      and role = any(${roles}::text[])`.execute(db);
}

/** Contact persons stand on the organisation's page for everybody. */
export async function tellOfContact(
  { db }: Context,
  organisationId: OrganisationId,
  wasOrIsContact: boolean,
): Promise<void> {
  if (wasOrIsContact) await tellOfOwnPages(db, organisationId);
}
