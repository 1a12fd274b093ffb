import { sql } from 'kysely';
import { z } from 'zod';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import type { CultureGroupId, OrganisationId } from '#features/vocabulary/ids.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { countedRow, onPage, type Page, type Paging, pageOfRows } from '#platform/server/page-of-rows.ts';
import { boolean, number, numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { CultureGroup, GroupMember } from '../groups-contract.ts';
import { isMetAt, isRunAt, mayChangeOffice, maySeeHolders } from '../policy.ts';
import { cardState, MAX_GROUPS, MAX_LISTED_GROUPS, shortName, visitsLeft } from '../rules.ts';
import { metAt } from './card-rows.ts';
import { GROUP_COLUMNS, GROUPS, groupRow, readGroup } from './group-access.ts';
import { type DeskAccess, demandDesk, officeOf } from './venue-access.ts';

const listedRow = groupRow.extend({ members: number });
type ListedRow = z.infer<typeof listedRow>;

type Whose = { organization_id?: OrganisationId | undefined; municipality_id?: MunicipalityId | undefined };
type Listed = { data: CultureGroup[]; can: { create: boolean } };

/** The municipality's own first, then a venue's, each by name. */
export async function listGroups(context: Context, whose: Whose): Promise<Listed> {
  if (whose.organization_id !== undefined) {
    const desk = await demandDesk(context, whose.organization_id);
    const rows = await groupsWhere(context, metAt(desk), 2 * MAX_GROUPS);
    return { data: rows.map((row) => shown(row, { see: true, run: isRunAt(desk, row) })), can: { create: true } };
  }
  const office = officeOf(context, whose.municipality_id);
  const rows = await groupsWhere(context, sql`culture_group.municipality_id = ${office}`, MAX_LISTED_GROUPS);
  const run = mayChangeOffice(context.actor, office);
  const see = maySeeHolders(context.actor, office);
  return {
    data: rows.map((row) => shown(row, { see: see && row.venue_id === null, run: run && row.venue_id === null })),
    can: { create: run },
  };
}

async function groupsWhere({ db }: Context, condition: ReturnType<typeof metAt>, most: number): Promise<ListedRow[]> {
  const { rows } = await rowsOf(listedRow)`
    select ${GROUP_COLUMNS}, (
      select count(*)::int from culture_card
      where culture_card.group_id = culture_group.id and culture_card.removed_at is null
    ) as members
    from ${GROUPS}
    where ${condition} and culture_group.ended_at is null
    order by culture_group.venue_id is not null, nb_sort_key(culture_group.name), culture_group.id limit ${most}`.execute(
    db,
  );
  return rows;
}

function shown(row: ListedRow, can: CultureGroup['can']): CultureGroup {
  const { id, name, venue_name, visits_per_period, valid_from, valid_until, comes_together, with_companion } = row;
  const { members } = row;
  return {
    id,
    name,
    venue_name,
    visits_per_period,
    valid_from,
    valid_until,
    comes_together,
    with_companion,
    members,
    can,
  };
}

const memberRow = z.object({
  id: ids.cultureCard,
  number,
  name: text,
  birth_year: numberOrNull,
  visits_allowed: numberOrNull,
  visits_used: number,
  valid_from: text,
  valid_until: text,
  is_removed: boolean,
  last_visit_at: textOrNull,
});
const countedMember = countedRow(memberRow);

type Members = Paging & { group_id: CultureGroupId; organization_id?: OrganisationId | undefined };

/** At a desk: cards of the groups that come there. In the office: cards of the municipality's own groups. */
export async function listMembers(context: Context, { group_id, organization_id, ...paging }: Members) {
  const group = (await readGroup(context, group_id)) ?? refuse('not_found');
  const desk = organization_id === undefined ? null : await demandDesk(context, organization_id);
  const mayLook = desk
    ? isMetAt(desk, group)
    : group.venue_id === null && maySeeHolders(context.actor, group.municipality_id);
  if (!mayLook || group.is_ended) refuse('not_found');
  const page = await membersOf(context, group_id, desk, paging);
  const isWhole = desk !== null || mayChangeOffice(context.actor, group.municipality_id);
  const day = shortDate(context.now);
  const data = page.data.map((row): GroupMember => {
    const { id, number, birth_year, last_visit_at } = row;
    const name = isWhole ? row.name : shortName(row.name);
    // What a desk does not need is not there.
    const year = desk === null ? birth_year : null;
    return {
      id,
      number,
      name,
      birth_year: year,
      state: cardState(row, day),
      visits_left: visitsLeft(row),
      last_visit_at,
    };
  });
  return { data, meta: page.meta };
}

async function membersOf({ db }: Context, groupId: CultureGroupId, desk: DeskAccess | null, paging: Paging) {
  const { rows } = await rowsOf(countedMember)`
    with page as (
      select culture_card.id, culture_card.number, culture_card.name, culture_card.name_sort, culture_card.birth_year,
        culture_card.visits_allowed, culture_card.visits_used, culture_group.valid_from::text,
        culture_group.valid_until::text, false as is_removed, (
          select max(at) from culture_visit
          where card_id = culture_card.id and venue_id = ${desk?.id ?? null}::uuid and undone_at is null
        ) as last_visit_at
      from culture_card join culture_group on culture_group.id = culture_card.group_id
      where culture_card.group_id = ${groupId} and culture_card.removed_at is null
      order by culture_card.name_sort, culture_card.id ${onPage(paging)}
    )
    select page.id, page.number, page.name, page.birth_year, page.visits_allowed, page.visits_used, page.valid_from,
      page.valid_until, page.is_removed, page.last_visit_at, counted.total
    from (
      select count(*)::int as total from culture_card where group_id = ${groupId} and removed_at is null
    ) counted left join page on true
    order by page.name_sort, page.id`.execute(db);
  return pageOfRows(rows, paging) satisfies Page<unknown>;
}
