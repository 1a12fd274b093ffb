import { sql } from 'kysely';
import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { changeWith, demandPermission, holdsToday } from '#features/organisations/server/public.ts';
import { type CertificateId, ids, type OrganisationId, type UserId } from '#features/vocabulary/ids.ts';
import type { GivenRole } from '#features/vocabulary/roles.ts';
import type { Context } from '#platform/server/context.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import type { RoleCertificates } from '../roles-contract.ts';
import { CERTIFIED_ROLES, type CertifiedRole } from '../rules.ts';
import { demandGiven } from './certificate-rows.ts';
import { isHeldToday } from './held-certificates.ts';

const requirementRow = z.object({
  role: z.enum(CERTIFIED_ROLES),
  certificate: z.object({ id: ids.certificate, name: text }),
  lacking: z.array(z.object({ id: ids.user, name: text })),
});

/** More than this an organisation sees when it has helped some of them. */
const MAX_TOLD = 50;

/** That a user holds `certificate c` today, from whomever they have it. */
const isHolder = (context: Pick<Context, 'now'>, user: ReturnType<typeof sql>) => sql`exists (
  select from stamp
  where stamp.user_id = ${user} and stamp.certificate_id = c.id and stamp.replaced_at is null
    and ${isHeldToday(context)})`;

/** BEY-10: what the roles of an organisation ask for. The owner stands above them and is asked for nothing. */
export async function roleCertificates(context: Context, id: OrganisationId): Promise<RoleCertificates> {
  await demandPermission(context, id, 'change_roles');
  return requirementsIn(context, id);
}

async function requirementsIn(context: Context, id: OrganisationId): Promise<RoleCertificates> {
  const { rows } = await rowsOf(requirementRow)`
    select required.role, json_build_object('id', c.id, 'name', c.name) as certificate, coalesce((
      select json_agg(json_build_object('id', found.id, 'name', found.name) order by found.name_sort, found.id)
      from (
        select app_user.id, app_user.name, app_user.name_sort
        from membership join app_user on app_user.id = membership.user_id
        where membership.organisation_id = o.id and membership.role = required.role and ${holdsToday(context)}
          and app_user.id is distinct from o.owner_user_id and app_user.erased_at is null
          and not ${isHolder(context, sql`app_user.id`)}
        order by app_user.name_sort, app_user.id
        limit ${MAX_TOLD}) as found), '[]') as lacking
    from role_certificate required
    join organisation o on o.id = required.organisation_id
    join certificate c on c.id = required.certificate_id and c.deleted_at is null
    where required.organisation_id = ${id}`.execute(context.db);
  return {
    roles: CERTIFIED_ROLES.map(
      (role) => rows.find((row) => row.role === role) ?? { role, certificate: null, lacking: [] },
    ),
  };
}

/**
 * An organisation asks for what it can give itself: whom it turns away can get it there. What is not named stays, so
 * that two admins who each change one role both have their way.
 */
export async function setRoleCertificates(
  context: Context,
  id: OrganisationId,
  wanted: Readonly<Partial<Record<CertifiedRole, CertificateId | null | undefined>>>,
): Promise<RoleCertificates> {
  return changeWith(context, id, 'change_roles', async (inside, organisation) => {
    const before = await requirementsIn(inside, id);
    for (const { role, certificate } of before.roles) {
      const chosen = wanted[role];
      if (chosen === undefined || chosen === (certificate?.id ?? null)) continue;
      if (chosen === null) await dropRequirement(inside, id, role);
      else {
        await demandGiven(inside, chosen, organisation);
        await storeRequirement(inside, id, role, chosen);
      }
      await recordAudit(inside, 'certificate.role', {
        municipality_id: organisation.municipality_id,
        details: { organisation: id, role, from: certificate?.id ?? null, certificate: chosen },
      });
    }
    return requirementsIn(inside, id);
  });
}

async function dropRequirement({ db }: Context, id: OrganisationId, role: CertifiedRole): Promise<void> {
  await sql`delete from role_certificate where organisation_id = ${id} and role = ${role}`.execute(db);
}

async function storeRequirement(
  { db }: Context,
  id: OrganisationId,
  role: CertifiedRole,
  certificateId: CertificateId,
): Promise<void> {
  await sql`
    insert into role_certificate (organisation_id, role, certificate_id) values (${id}, ${role}, ${certificateId})
    on conflict (organisation_id, role) do update set certificate_id = excluded.certificate_id`.execute(db);
}

type WantedRole = { organisationId: OrganisationId; userId: UserId; role: GivenRole };

/** The name of what the role asks for and the user does not hold today; null where nothing is in the way. */
export async function certificateMissingFor(
  context: Context,
  { organisationId, userId, role }: WantedRole,
): Promise<string | null> {
  const { rows } = await rowsOf({ name: text })`
    select c.name
    from role_certificate required
    join certificate c on c.id = required.certificate_id and c.deleted_at is null
    where required.organisation_id = ${organisationId} and required.role = ${role}
      and not ${isHolder(context, sql`${userId}::uuid`)}`.execute(context.db);
  return rows[0]?.name ?? null;
}
