import { sql } from 'kysely';
import { z } from 'zod';
import { type MembershipStatus, membershipStatus, type Rank } from '#features/organisations/rules.ts';
import { storedMembership } from '#features/organisations/server/public.ts';
import { contactColumns } from '#features/users/server/public.ts';
import { ids, type OrganisationId } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Db } from '#platform/server/database.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import { member } from '../contract.ts';
import type { MembershipKind, OwnerKind } from '../rules.ts';

/** One line of the file that an organisation takes along. */
export type ExportedMember = {
  name: string;
  rank: Rank;
  kind: MembershipKind;
  owner_kind: OwnerKind;
  status: MembershipStatus;
  /** 'YYYY-MM-DD' */
  starts_on: string | null;
  ends_on: string | null;
  email: string | null;
  phone: string | null;
  since: string;
};

const placeColumns = { role_rank: number, name_sort: text, user_id: ids.user };
const memberRow = z.object({
  ...storedMembership.shape,
  ...member.pick({ name: true, rank: true, kind: true, owner_kind: true, email: true, phone: true, created_at: true })
    .shape,
  ...placeColumns,
});
type Row = z.infer<typeof memberRow>;
type Place = Pick<Row, keyof typeof placeColumns>;

const AT_ONCE = 1000;

type Asked = { organisationId: OrganisationId; hasContactData: boolean; now: Date };

/** All members in the order of the list, a thousand at a time, so that no long list lies in memory as rows. */
export async function* exportedMembers(
  db: Db,
  { organisationId, hasContactData, now }: Asked,
): AsyncGenerator<ExportedMember> {
  const today = shortDate(now);
  let after: Place | null = null;
  for (;;) {
    const rows: Row[] = await membersAfter(db, { organisationId, hasContactData, after });
    for (const { created_at, ...row } of rows) {
      const { name, rank, kind, owner_kind, starts_on, ends_on, email, phone } = row;
      const status = membershipStatus(row, today) ?? 'not_accepted';
      const since = shortDate(new Date(created_at));
      yield { name, rank, kind, owner_kind, status, starts_on, ends_on, email, phone, since };
    }
    after = rows.at(-1) ?? null;
    if (rows.length < AT_ONCE) return;
  }
}

async function membersAfter(
  db: Db,
  { organisationId, hasContactData, after }: Omit<Asked, 'now'> & { after: Place | null },
): Promise<Row[]> {
  const isAfter = after
    ? sql`(-membership.role_rank, membership.name_sort, membership.user_id)
        > (${-after.role_rank}::int, ${after.name_sort}::text, ${after.user_id}::uuid)`
    : sql`true`;
  const { rows } = await rowsOf(memberRow)`
    select app_user.name, case when o.owner_user_id = app_user.id then 'owner' else membership.role end as rank,
      membership.kind, membership.owner_kind, membership.status, membership.starts_on, membership.ends_on, membership.created_at,
      ${contactColumns(hasContactData)},
      membership.role_rank, membership.name_sort, membership.user_id
    from membership
    join app_user on app_user.id = membership.user_id
    join organisation o on o.id = membership.organisation_id
    where membership.organisation_id = ${organisationId} and membership.status in ('active', 'disabled') and ${isAfter}
    order by membership.role_rank desc, membership.name_sort, membership.user_id
    limit ${AT_ONCE}`.execute(db);
  return rows;
}
