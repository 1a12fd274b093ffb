import { sql } from 'kysely';
import { z } from 'zod';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { askedMunicipality } from '#features/municipalities/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import { ids, type UserId } from '#features/vocabulary/ids.ts';
import type { RequestOf } from '#platform/contract/endpoint.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { countedRow, onPage, type Page, type Paging, pageOfRows } from '#platform/server/page-of-rows.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { mayGrant, maySeeStaff } from '../policy.ts';
import { GRANT_ROLES } from '../rules.ts';
import { type addMunicipalStaff, type StaffMember, staffMember } from '../staff-contract.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { inviteStaff } from './invite-staff.ts';
import { provenEmail } from './queries.ts';
import { grantMunicipality } from './set-rights.ts';

const storedRole = z.object({ role: z.enum(GRANT_ROLES), since: text });
const staffRow = countedRow(staffMember.omit({ roles: true }).extend({ roles: z.array(storedRole) }));

/** Not there for others than its admins. */
export function officeOf(context: Context, asked: MunicipalityId | undefined): number {
  const office = askedMunicipality(context, asked);
  return maySeeStaff(context.actor, office) ? office : refuse('not_found');
}

/** DSH-03: people with a right here, in the order of the alphabet. */
export async function municipalStaff(
  context: Context,
  { municipality_id, ...paging }: Paging & { municipality_id?: MunicipalityId | undefined },
): Promise<Page<StaffMember>> {
  const office = officeOf(context, municipality_id);
  const { rows } = await rowsOf(staffRow)`
    with staff as (
      select user_id, json_agg(json_build_object('role', role, 'since', created_at) order by role) as roles
      from municipal_grant where municipality_id = ${office} group by user_id
    ),
    page as (
      select app_user.id, app_user.name, app_user.name_sort, ${provenEmail} as email, staff.roles
      from staff join app_user on app_user.id = staff.user_id
      order by app_user.name_sort, app_user.id ${onPage(paging)}
    )
    select page.id, page.name, page.email, page.roles,
      (
        select max(seen_at) from session where session.user_id = page.id and session.acting_user_id is null
      ) as last_seen_at,
      total
    from (select count(*)::int as total from staff) as counted left join page on true
    order by page.name_sort, page.id`.execute(context.db);
  const actor = actorOf(context);
  const { data, meta } = pageOfRows(rows, paging);
  return {
    data: data.map(({ total: _, roles, ...row }) => ({
      ...row,
      roles: roles.map((held) => ({ ...held, can_take: mayGrant(actor, row.id, office, held.role) })),
    })),
    meta,
  };
}

/** Found by an address that is proved to be theirs: a right is never given to one that was only typed. */
export async function addStaff(
  context: Context,
  origins: OriginSettings,
  { municipality_id, username, role }: RequestOf<typeof addMunicipalStaff>['body'],
): Promise<{ id: UserId | null; name: string }> {
  const office = officeOf(context, municipality_id);
  const isTheirs = username.includes('@')
    ? sql`lower(email) = ${username} and email_verified_at is not null`
    : sql`phone = ${username} and phone_verified_at is not null`;
  const { rows } = await rowsOf({ id: ids.user, name: text })`
    select id, name from app_user
    where ${isTheirs} and erased_at is null and blocked_at is null
    limit 1`.execute(context.db);
  const words = REFUSALS[context.language];
  const [person] = rows;
  if (!person && username.includes('@')) {
    await inviteStaff(context, origins, { office, email: username, role });
    return { id: null, name: username };
  }
  if (!person) refuse('invalid', words.no_such_person, { username: [words.no_such_person] });
  await grantMunicipality(context, origins, { id: person.id, municipality: String(office), role });
  return person;
}
