import { z } from 'zod';
import { fileOf } from '#features/exports/server/public.ts';
import type { MunicipalityId } from '#features/municipalities/contract.ts';
import { ids } from '#features/vocabulary/ids.ts';
import type { HandedFile } from '#platform/contract/endpoint.ts';
import { hideSmall } from '#platform/contract/hide-small.ts';
import { shortDate, startOfDay } from '#platform/language/dates.ts';
import { firstOfMonth, monthOf, monthsAfter } from '#platform/language/days.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { MonthNumbers } from '../office-contract.ts';
import { MAX_LISTED_GROUPS, MONTHS_SHOWN } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { officeOf } from './venue-access.ts';
import { XLSX } from './visit-numbers.ts';

const groupRow = z.object({
  id: ids.cultureGroup,
  name: text,
  venue_name: textOrNull,
  members: number,
  visits: number,
  people: number,
});
const monthRow = z.object({ group_id: ids.cultureGroup, month: text, visits: number, people: number });
type MonthRow = z.infer<typeof monthRow>;

/**
 * CUL-01: numbers, and never who. With fewer than five people behind it a number is left out, and with it another one
 * from which it could be worked out: among a group's months, and among the groups.
 */
export async function monthNumbers(context: Context, asked: MunicipalityId | undefined): Promise<MonthNumbers> {
  const office = officeOf(context, asked);
  const first = monthsAfter(firstOfMonth(shortDate(context.now)), 1 - MONTHS_SHOWN);
  const months = Array.from({ length: MONTHS_SHOWN }, (_, place) => monthOf(monthsAfter(first, place)));
  const since = startOfDay(first);
  const { rows: groups } = await rowsOf(groupRow)`
    select culture_group.id, culture_group.name, organisation.name as venue_name, (
        select count(*)::int from culture_card
        where culture_card.group_id = culture_group.id and culture_card.removed_at is null
      ) as members,
      coalesce(counted.visits, 0) as visits, coalesce(counted.people, 0) as people
    from culture_group
    left join culture_venue on culture_venue.id = culture_group.venue_id
    left join organisation on organisation.id = culture_venue.organisation_id
    left join lateral (
      select count(*)::int as visits, count(distinct card_id)::int as people from culture_visit
      where culture_visit.group_id = culture_group.id and undone_at is null and at >= ${since}
    ) counted on true
    where culture_group.municipality_id = ${office}
      and (culture_group.ended_at is null or counted.visits > 0)
    order by visits desc, culture_group.id limit ${MAX_LISTED_GROUPS}`.execute(context.db);
  const { rows } = await rowsOf(monthRow)`
    select group_id, to_char(at at time zone 'Europe/Oslo', 'YYYY-MM') as month, count(*)::int as visits,
      count(distinct card_id)::int as people
    from culture_visit
    where group_id = any(${groups.map(({ id }) => id)}::uuid[]) and undone_at is null and at >= ${since}
    group by group_id, 2`.execute(context.db);
  const byGroup = Map.groupBy(rows, ({ group_id }) => group_id);
  return {
    months,
    groups: hideSmall(groups, 'people', 'members').map(({ id, name, venue_name, members, visits }) => ({
      id,
      name,
      venue_name,
      members: members ?? 0,
      visits,
      by_month: visits === null ? months.map(() => null) : shownMonths(months, byGroup.get(id) ?? []),
    })),
  };
}

/** A month in which nobody came says nothing of anybody, and is shown. */
function shownMonths(months: readonly string[], rows: readonly MonthRow[]): (number | null)[] {
  const shown = new Map(hideSmall(rows, 'people').map(({ month, visits }) => [month, visits]));
  return months.map((month) => (shown.has(month) ? (shown.get(month) ?? null) : 0));
}

export async function monthsFile(context: Context, asked: MunicipalityId | undefined): Promise<HandedFile> {
  const { months, groups } = await monthNumbers(context, asked);
  const words = REFUSALS[context.language].file;
  const cell = (visits: number | null) => (visits === null ? words.hidden : String(visits));
  const column = (name: string, width: number) => ({ name, kind: 'text' as const, width });
  const table = {
    title: words.sheet,
    lead: '',
    language: context.language,
    columns: [
      column(words.group, 20),
      column(words.venue, 20),
      column(words.members, 6),
      ...months.map((month) => column(month, 4)),
      column(words.total, 6),
    ],
    rows: groups.map(({ name, venue_name, members, visits, by_month }) => [
      name,
      venue_name ?? words.all_venues,
      String(members),
      ...by_month.map(cell),
      cell(visits),
    ]),
  };
  return { name: `${words.months}.xlsx`, type: XLSX, bytes: await fileOf({ type: 'xlsx', table }) };
}
