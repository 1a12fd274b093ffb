import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { maySeeIn } from '#features/organisations/policy.ts';
import { type MembershipStatus, membershipStatus, type StoredMembership } from '#features/organisations/rules.ts';
import {
  demandPermission,
  demandSight,
  holdsToday,
  type OrganisationWithAccess,
} from '#features/organisations/server/public.ts';
import { contactColumns, thumbnailUrl } from '#features/users/server/public.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import { type PageMeta, pageMetaFor } from '#platform/contract/paging.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { number, rowsOf } from '#platform/server/rows.ts';
import { type Member, type MembershipRequest, member, membershipRequest } from '../contract.ts';
import { mayEdit, mayOfferOwnership, maySeeAllMemberships, roleFault } from '../policy.ts';
import type { OwnerKind } from '../rules.ts';

type Paging = { page: number; perPage: number };
type Page<Item> = { data: Item[]; meta: PageMeta };

const limitOf = ({ page, perPage }: Paging) => sql`limit ${perPage} offset ${(page - 1) * perPage}`;

export async function listMembers(
  context: Context,
  id: OrganisationId,
  { q, owner_kind, ...paging }: Paging & Wanted,
): Promise<Page<Member>> {
  const organisation = await demandSight(context, id, 'see_members');
  const scope = { organisation, q: q ?? '', owner_kind, isWhole: maySeeAllMemberships(organisation) };
  const counts = await countMembers(context, scope);
  const rows = await membersOnPage(context, scope, counts, paging);
  const today = shortDate(context.now);
  return {
    data: rows.map(({ stored_status, ...row }) => {
      const member = { ...row, status: statusOf({ ...row, status: stored_status }, today) };
      return {
        ...member,
        can: canWith(organisation, { ...member, stored_status, isSelf: row.id === actorOf(context).id }),
      };
    }),
    meta: pageMetaFor(counts.active + counts.disabled, paging),
  };
}

type Wanted = { q?: string | undefined; owner_kind?: OwnerKind | undefined };

type MemberScope = Wanted & {
  organisation: OrganisationWithAccess;
  /** With those that are off, over or yet to begin. */
  isWhole: boolean;
};

const memberRow = member.omit({ status: true, can: true }).extend({ stored_status: z.enum(['active', 'disabled']) });
type MemberRow = z.infer<typeof memberRow>;

const memberCountsRow = z.object({ active: number, disabled: number });
type MemberCounts = z.infer<typeof memberCountsRow>;

const isFound = ({ q, owner_kind }: Wanted) =>
  sql`${q ? sql`strpos(membership.name_sort, nb_sort_key(${q})) > 0` : sql`true`}
    and ${owner_kind ? sql`membership.owner_kind = ${owner_kind}` : sql`true`}`;

/** Those that are off come after the last of the active ones. */
async function membersOnPage(
  context: Context,
  { organisation, isWhole, ...wanted }: MemberScope,
  { active, disabled }: MemberCounts,
  { page, perPage }: Paging,
): Promise<MemberRow[]> {
  const offset = (page - 1) * perPage;
  const ofOrganisation = sql`membership.organisation_id = ${organisation.id} and ${isFound(wanted)}`;
  const isActive = sql`membership.status = 'active' and ${isWhole ? sql`true` : holdsToday(context)}`;
  const activeRows = Math.max(0, Math.min(perPage, active - offset));
  const passed = Math.max(0, offset - active);
  const listed = [
    stretch(sql`${ofOrganisation} and ${isActive}`, active, { offset, rows: activeRows }),
    stretch(sql`${ofOrganisation} and membership.status = 'disabled'`, disabled, {
      offset: passed,
      rows: Math.max(0, Math.min(perPage - activeRows, disabled - passed)),
    }),
  ];
  const { rows } = await rowsOf(memberRow)`
    with page as (${sql.join(listed, sql` union all `)})
    select app_user.id, app_user.name, ${thumbnailUrl} as thumbnail_url,
      case when o.owner_user_id = app_user.id then 'owner' else membership.role end as rank,
      membership.role, membership.kind, membership.owner_kind, membership.status as stored_status, membership.starts_on, membership.ends_on,
      membership.is_contact, membership.title, membership.created_at,
      ${contactColumns(maySeeIn(organisation, 'see_contact_data'))},
      coalesce(owner_offer.to_user_id = app_user.id, false) as is_offered_ownership
    from page
    join membership on membership.organisation_id = ${organisation.id} and membership.user_id = page.user_id
    join app_user on app_user.id = page.user_id
    join organisation o on o.id = membership.organisation_id
    left join owner_offer on owner_offer.organisation_id = o.id
    order by page.status, page.role_rank desc, page.name_sort, page.user_id`.execute(context.db);
  return rows;
}

/** Read from the index that has them in order, from the nearer end. */
function stretch(condition: RawBuilder<unknown>, total: number, { offset, rows }: { offset: number; rows: number }) {
  const isNearerToEnd = offset + rows / 2 > total / 2;
  const order = isNearerToEnd
    ? sql`membership.role_rank, membership.name_sort desc, membership.user_id desc`
    : sql`membership.role_rank desc, membership.name_sort, membership.user_id`;
  return sql`(
    select membership.user_id, membership.role_rank, membership.name_sort, membership.status from membership
    where ${condition} order by ${order}
    limit ${rows} offset ${Math.max(0, isNearerToEnd ? total - offset - rows : offset)})`;
}

/** Without a search nobody is counted one by one but the few that the kept number gets wrong. */
async function countMembers(
  context: Context,
  { organisation, isWhole, ...wanted }: MemberScope,
): Promise<MemberCounts> {
  const countOf = (condition: RawBuilder<unknown>) => sql`(
    select count(*) from membership
    where membership.organisation_id = ${organisation.id} and ${condition} and ${isFound(wanted)})`;
  const isOver = sql`membership.status = 'active'
    and (membership.starts_on is not null or membership.ends_on is not null) and not (${holdsToday(context)})`;
  const kept = isWhole ? sql`o.members_count` : sql`o.members_count - ${countOf(isOver)}`;
  const searched = countOf(isWhole ? sql`membership.status = 'active'` : sql`(${holdsToday(context)})`);
  const { rows } = await rowsOf(memberCountsRow)`
    select (${wanted.q || wanted.owner_kind ? searched : kept})::int as active,
      (${isWhole ? countOf(sql`membership.status = 'disabled'`) : sql`0`})::int as disabled
    from organisation o where o.id = ${organisation.id}`.execute(context.db);
  return rows[0] ?? { active: 0, disabled: 0 };
}

/** Those who have left are not among the rows. */
const statusOf = (stored: StoredMembership, today: string): MembershipStatus =>
  membershipStatus(stored, today) ?? 'not_accepted';

type Subject = Pick<Member, 'role' | 'rank' | 'status' | 'is_offered_ownership'> & {
  stored_status: string;
  isSelf: boolean;
};

function canWith(organisation: OrganisationWithAccess, subject: Subject): Member['can'] {
  const canChange = roleFault(organisation, subject, 'member') === null;
  return {
    change_role: canChange && subject.stored_status === 'active',
    remove: canChange,
    edit: mayEdit(organisation, subject),
    offer_ownership: mayOfferOwnership(organisation, subject) && !subject.is_offered_ownership,
  };
}

export async function listRequests(
  context: Context,
  id: OrganisationId,
  paging: Paging,
): Promise<Page<MembershipRequest>> {
  const organisation = await demandPermission(context, id, 'answer_requests');
  const { rows } = await rowsOf(membershipRequest)`
    select app_user.id, app_user.name, ${thumbnailUrl} as thumbnail_url,
      coalesce(membership.note, '') as description, membership.created_at
    from membership join app_user on app_user.id = membership.user_id
    where membership.organisation_id = ${organisation.id} and membership.status = 'requested'
    order by membership.created_at, membership.user_id ${limitOf(paging)}`.execute(context.db);
  return { data: rows, meta: pageMetaFor(await countRequests(context, organisation.id), paging) };
}

async function countRequests({ db }: Context, id: OrganisationId): Promise<number> {
  const { rows } = await rowsOf({ total: number })`
    select count(*)::int as total from membership
    where organisation_id = ${id} and status = 'requested'`.execute(db);
  return rows[0]?.total ?? 0;
}
