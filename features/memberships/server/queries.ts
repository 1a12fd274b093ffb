import { sql } from 'kysely';
import { mayChangeRole, mayIn, rankOf } from '#features/organisations/policy.ts';
import { isAtLeast, type Rank } from '#features/organisations/rules.ts';
import { demandPermission, holdsToday, type OrganisationWithStanding } from '#features/organisations/server/queries.ts';
import { type PageMeta, pageMetaFor } from '#platform/contract/paging.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import type { Member, MembershipRequest } from '../contract.ts';
import { type MembershipStatus, membershipStatus, type StoredMembership } from '../rules.ts';

type Paging = { page: number; perPage: number };
type Page<Item> = { data: Item[]; meta: PageMeta };

/** Where a person's picture is fetched from; one that is about to be removed is not shown. */
const thumbnailUrl = sql`(
  select '/uploads/' || storage_key from upload
  where upload.id = app_user.picture_upload_id and upload.deleted_at is null)`;

const limitOf = ({ page, perPage }: Paging) => sql`limit ${perPage} offset ${(page - 1) * perPage}`;

export async function listMembers(
  context: Context,
  id: string,
  { q, ...paging }: Paging & { q?: string | undefined },
): Promise<Page<Member>> {
  const organisation = await demandPermission(context, id, 'see_members');
  const scope = { organisation, q: q ?? '', isWhole: mayIn(organisation, 'change_roles') };
  const [rows, total] = [await membersOnPage(context, scope, paging), await countMembers(context, scope)];
  const today = shortDate(context.now);
  const seesContactData = mayIn(organisation, 'see_contact_data');
  return {
    data: rows.map(({ stored_status, email, phone, ...row }) => ({
      ...row,
      status: statusOf({ ...row, status: stored_status }, today),
      email: seesContactData ? email : null,
      phone: seesContactData ? phone : null,
      can: canWith(organisation, { ...row, stored_status, isSelf: row.id === actorOf(context).id }),
    })),
    meta: pageMetaFor(total, paging),
  };
}

type MemberScope = {
  organisation: OrganisationWithStanding;
  q: string;
  /** With those that are off, over or yet to begin: for whoever may change them. Others see who is a member today. */
  isWhole: boolean;
};

type MemberRow = Omit<Member, 'status' | 'can'> & { stored_status: 'active' | 'disabled' };

const isFound = (q: string) => sql`(${q} = '' or strpos(membership.name_sort, nb_sort_key(${q})) > 0)`;

/** The active ones from the index that has them in order; those that are off come after the last of them. */
async function membersOnPage(context: Context, scope: MemberScope, paging: Paging): Promise<MemberRow[]> {
  const { organisation, q, isWhole } = scope;
  const order = sql`membership.role_rank desc, membership.name_sort, membership.user_id`;
  const columns = sql`membership.user_id, membership.role_rank, membership.name_sort, membership.status`;
  const ofOrganisation = sql`membership.organisation_id = ${organisation.id} and ${isFound(q)}`;
  const active = sql`
    select ${columns}, 0 as part from membership
    where ${ofOrganisation} and membership.status = 'active' and ${isWhole ? sql`true` : holdsToday(context)}`;
  const disabled = sql`
    select ${columns}, 1 as part from membership where ${ofOrganisation} and membership.status = 'disabled'`;
  const last = paging.page * paging.perPage;
  const listed = isWhole
    ? sql`
      select * from (
        (${active} order by ${order} limit ${last}) union all (${disabled} order by ${order} limit ${last})
      ) as both_kinds order by part, role_rank desc, name_sort, user_id ${limitOf(paging)}`
    : sql`${active} order by ${order} ${limitOf(paging)}`;
  const { rows } = await sql<MemberRow>`
    with page as (${listed})
    select app_user.id, app_user.name, ${thumbnailUrl} as thumbnail_url,
      case when o.owner_user_id = app_user.id then 'owner' else membership.role end as rank,
      membership.role, membership.kind, membership.status as stored_status, membership.starts_on, membership.ends_on,
      membership.is_contact, membership.title, membership.created_at,
      case when app_user.email_verified_at is not null then app_user.email end as email,
      case when app_user.phone_verified_at is not null then app_user.phone end as phone,
      coalesce(owner_offer.to_user_id = app_user.id, false) as is_offered_ownership
    from page
    join membership on membership.organisation_id = ${organisation.id} and membership.user_id = page.user_id
    join app_user on app_user.id = page.user_id
    join organisation o on o.id = membership.organisation_id
    left join owner_offer on owner_offer.organisation_id = o.id
    order by page.part, page.role_rank desc, page.name_sort, page.user_id`.execute(context.db);
  return rows;
}

/** Without a search nobody is counted one by one but the few that the kept number gets wrong. */
async function countMembers(context: Context, { organisation, q, isWhole }: MemberScope): Promise<number> {
  const ofOrganisation = sql`membership.organisation_id = ${organisation.id}`;
  const countOf = (condition: ReturnType<typeof sql>) =>
    sql`(select count(*) from membership where ${ofOrganisation} and ${condition})`;
  const searched = isWhole
    ? sql`(membership.status = 'active' or membership.status = 'disabled')`
    : sql`(${holdsToday(context)})`;
  const total = q
    ? countOf(sql`${searched} and ${isFound(q)}`)
    : isWhole
      ? sql`o.members_count + ${countOf(sql`membership.status = 'disabled'`)}`
      : sql`o.members_count - ${countOf(sql`membership.status = 'active'
          and (membership.starts_on is not null or membership.ends_on is not null) and not (${holdsToday(context)})`)}`;
  const { rows } = await sql<{ total: number }>`
    select (${total})::int as total from organisation o where o.id = ${organisation.id}`.execute(context.db);
  return rows[0]?.total ?? 0;
}

/** Those who have left are not among the rows. */
const statusOf = (stored: StoredMembership, today: string): MembershipStatus =>
  membershipStatus(stored, today) ?? 'not_accepted';

type Subject = Pick<Member, 'role' | 'rank' | 'is_offered_ownership'> & { stored_status: string; isSelf: boolean };

function canWith(organisation: OrganisationWithStanding, subject: Subject): Member['can'] {
  const canChange = mayChangeRole(organisation, subject, 'member');
  return {
    change_role: canChange && subject.stored_status === 'active',
    remove: canChange,
    edit: mayEdit(organisation, subject),
    offer_ownership:
      mayIn(organisation, 'transfer_ownership') &&
      !subject.isSelf &&
      subject.role === 'admin' &&
      subject.stored_status === 'active' &&
      !subject.is_offered_ownership,
  };
}

/** Oneself too, and never anybody above oneself. */
export const mayEdit = (organisation: OrganisationWithStanding, subject: { rank: Rank }): boolean =>
  mayIn(organisation, 'change_roles') && isAtLeast(rankOf(organisation), subject.rank);

export async function listRequests(context: Context, id: string, paging: Paging): Promise<Page<MembershipRequest>> {
  const organisation = await demandPermission(context, id, 'answer_requests');
  const { rows } = await sql<MembershipRequest>`
    select app_user.id, app_user.name, ${thumbnailUrl} as thumbnail_url,
      coalesce(membership.note, '') as description, membership.created_at
    from membership join app_user on app_user.id = membership.user_id
    where membership.organisation_id = ${organisation.id} and membership.status = 'requested'
    order by membership.created_at, membership.user_id ${limitOf(paging)}`.execute(context.db);
  return { data: rows, meta: pageMetaFor(await countRequests(context, organisation.id), paging) };
}

async function countRequests({ db }: Context, id: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from membership
    where organisation_id = ${id} and status = 'requested'`.execute(db);
  return rows[0]?.total ?? 0;
}

export { type ExportedMember, exportedMembers } from './exported-members.ts';
