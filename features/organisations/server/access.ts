import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { ids, type OrganisationId, type UserId } from '#features/vocabulary/ids.ts';
import { ROLES } from '#features/vocabulary/roles.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { boolean, number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { type Access, isThereFor, mayEnter, mayIn, maySeeIn, ranksFor } from '../policy.ts';
import {
  isStopped,
  ORGANISATION_STATUSES,
  type Permission,
  STOPPED_STATUSES,
  type StoredMembership,
} from '../rules.ts';
import { permissionSettings } from '../running-contract.ts';

/** An organisation, and where the person who asks stands in it. */
const accessRow = z.object({
  id: ids.organisation,
  name: text,
  owner_user_id: ids.user.nullable(),
  status: z.enum(ORGANISATION_STATUSES),
  is_private: boolean,
  municipality_id: number,
  permissions: permissionSettings,
  is_requester: boolean,
  is_owner: boolean,
  role: z.enum(ROLES).nullable(),
  is_parent_admin: boolean,
}) satisfies z.ZodType<Access>;
export type OrganisationWithAccess = z.infer<typeof accessRow>;

/** What is stored of a membership, for those who read it together with other columns. */
export const storedMembership = z.object({
  status: z.enum(['requested', 'active', 'disabled', 'rejected', 'left']),
  starts_on: textOrNull,
  ends_on: textOrNull,
}) satisfies z.ZodType<StoredMembership>;

/** That a membership holds today, as a condition on `membership`. */
export const holdsToday = ({ now }: Pick<Context, 'now'>) => {
  const today = shortDate(now);
  return sql`membership.status = 'active'
    and coalesce(membership.starts_on <= ${today}::date, true) and coalesce(membership.ends_on >= ${today}::date, true)`;
};

/** That an organisation has been stopped, as a condition. What it runs is then neither seen nor reminded of. */
export const isStoppedOrganisation = (id: RawBuilder<unknown>): RawBuilder<unknown> => sql`exists (
  select from organisation stopped where stopped.id = ${id} and stopped.status in (${STOPPED}))`;

const STOPPED = sql.join(STOPPED_STATUSES.map((status) => sql.lit(status)));

/** Null when there is no such organisation, for whomever. */
export const accessIn = (context: Context, id: OrganisationId): Promise<OrganisationWithAccess | null> =>
  accessOf(context, context.actor?.id ?? null, id);

/** The same of any person, or of nobody in particular. */
export const accessOf = async (context: Context, person: UserId | null, id: OrganisationId) =>
  (await readAccesses(context, person, [id]))[0] ?? null;

/** In those of them that there are. */
export const accessesIn = (
  context: Context,
  organisationIds: readonly OrganisationId[],
): Promise<OrganisationWithAccess[]> => readAccesses(context, context.actor?.id ?? null, organisationIds);

async function readAccesses(
  context: Context,
  person: UserId | null,
  organisationIds: readonly OrganisationId[],
): Promise<OrganisationWithAccess[]> {
  const { rows } = await rowsOf(accessRow)`
    select o.id, o.name, o.owner_user_id, o.status, o.is_private, o.municipality_id, o.permissions,
      coalesce(o.requested_by = ${person}, false) as is_requester,
      coalesce(o.owner_user_id = ${person}, false) as is_owner,
      (
        select case when membership.status = 'requested' then 'applicant' else membership.role end
        from membership
        where membership.organisation_id = o.id and membership.user_id = ${person}
          and (membership.status = 'requested' or ${holdsToday(context)})
      ) as role,
      exists (
        select from partnership
        join membership on membership.organisation_id = partnership.organisation_id
        join organisation parent on parent.id = partnership.organisation_id
        where partnership.partner_id = o.id and partnership.kind = 'subsidiary' and partnership.status = 'approved'
          and membership.user_id = ${person} and membership.role = 'admin' and ${holdsToday(context)}
          and parent.status = 'accepted' and parent.deleted_at is null
      ) as is_parent_admin
    from organisation o
    where o.id = any(${organisationIds}::uuid[]) and o.deleted_at is null`.execute(context.db);
  return rows;
}

/** For what is inside an organisation: a user who may not see it is told that there is none. */
export async function demandInside(context: Context, id: OrganisationId): Promise<OrganisationWithAccess> {
  const organisation = await accessIn(context, id);
  if (!organisation || context.tenant.is_sunset || !mayEnter(context.actor, organisation)) refuse('not_found');
  return organisation;
}

/** For doing something in it: to the user who may look in and not do it, it is forbidden. */
export async function demandPermission(
  context: Context,
  id: OrganisationId,
  permission: Permission,
): Promise<OrganisationWithAccess> {
  const organisation = await demandInside(context, id);
  if (!mayIn(organisation, permission)) refuseIn(organisation, permission);
  return organisation;
}

/** For looking at what goes with a permission: still possible while the organisation is suspended. */
export async function demandSight(
  context: Context,
  id: OrganisationId,
  permission: Permission,
): Promise<OrganisationWithAccess> {
  const organisation = await demandInside(context, id);
  if (!maySeeIn(organisation, permission)) refuseIn(organisation, permission);
  return organisation;
}

/** A user who could do it, had the organisation not been stopped, is told so. */
export function refuseIn(organisation: Access, permission: Permission): never {
  refuse(isStopped(organisation.status) && ranksFor(organisation, permission) ? 'organisation_stopped' : 'forbidden');
}

/** For what anybody may do in an organisation that is there: in one that has been stopped, nobody does. */
export function demandNotStopped({ status }: Pick<Access, 'status'>): void {
  if (isStopped(status)) refuse('organisation_stopped');
}

/** For what everybody may do who knows of it, such as asking to become a member of a private one. */
export async function demandThere(context: Context, id: OrganisationId): Promise<OrganisationWithAccess> {
  const organisation = await accessIn(context, id);
  if (!organisation || context.tenant.is_sunset || !isThereFor(context.actor, organisation)) refuse('not_found');
  return organisation;
}

/**
 * One change of an organisation at a time: the user who comes second sees what the first one did. `demand` is asked
 * again inside, with the rights of that moment.
 */
export async function changeOrganisation<Result>(
  context: Context,
  id: OrganisationId,
  demand: (inside: Context, id: OrganisationId) => Promise<OrganisationWithAccess>,
  work: (inside: Context, organisation: OrganisationWithAccess) => Promise<Result>,
): Promise<Result> {
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    // Not its key: what refers to the organisation, such as a user's signing up, need not wait.
    await sql`select from organisation where id = ${id} for no key update`.execute(db);
    return work(inside, await demand(inside, id));
  });
}

/** `changeOrganisation` for the user who has a permission in it. */
export const changeWith = <Result>(
  context: Context,
  id: OrganisationId,
  permission: Permission,
  work: (inside: Context, organisation: OrganisationWithAccess) => Promise<Result>,
): Promise<Result> => changeOrganisation(context, id, (inside) => demandPermission(inside, id, permission), work);
