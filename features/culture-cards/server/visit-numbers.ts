import { z } from 'zod';
import { fileOf } from '#features/exports/server/public.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import type { HandedFile } from '#platform/contract/endpoint.ts';
import { pageMetaFor } from '#platform/contract/paging.ts';
import { shortDate, startOfDay } from '#platform/language/dates.ts';
import { firstOfMonth, monthsAfter } from '#platform/language/days.ts';
import type { Context } from '#platform/server/context.ts';
import { onPage, type Paging } from '#platform/server/page-of-rows.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { DayLine, VisitNumbers } from '../contract.ts';
import { MONTHS_SHOWN } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { CARDS, metAt } from './card-rows.ts';
import { type DeskAccess, demandDesk } from './venue-access.ts';

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const tileRow = z.object({
  today: number,
  this_month: number,
  last_month: number,
  last_year: number,
  days_last_year: number,
  cards_used: number,
  /** Lines of the table: each occasion of each day. */
  lines: number,
});

/** One venue's year, by the index of its visits. */
export async function visitNumbers(
  context: Context,
  { organization_id, ...paging }: Paging & { organization_id: OrganisationId },
): Promise<VisitNumbers> {
  const desk = await demandDesk(context, organization_id);
  const day = shortDate(context.now);
  const month = firstOfMonth(day);
  const since = startOfDay(monthsAfter(day, -MONTHS_SHOWN));
  const { rows } = await rowsOf(tileRow)`
    select (count(*) filter (where at >= ${startOfDay(context.now)}))::int as today,
      (count(*) filter (where at >= ${startOfDay(month)}))::int as this_month,
      (count(*) filter (where at >= ${startOfDay(monthsAfter(month, -1))} and at < ${startOfDay(month)}))::int
        as last_month,
      count(*)::int as last_year, count(distinct (at at time zone 'Europe/Oslo')::date)::int as days_last_year,
      count(distinct card_id)::int as cards_used,
      count(distinct ((at at time zone 'Europe/Oslo')::date, coalesce(occasion, '')))::int as lines
    from culture_visit where venue_id = ${desk.id} and undone_at is null and at >= ${since}`.execute(context.db);
  const { lines = 0, ...tiles } = rows[0] ?? {};
  return {
    ...{ today: 0, this_month: 0, last_month: 0, last_year: 0, days_last_year: 0, cards_used: 0 },
    ...tiles,
    cards: await countCards(context, desk),
    data: await dayLines(context, desk, { since, paging }),
    meta: pageMetaFor(lines, paging),
  };
}

async function countCards({ db }: Context, desk: DeskAccess): Promise<number> {
  const { rows } = await rowsOf({ total: number })`
    select count(*)::int as total from ${CARDS}
    where culture_card.municipality_id = ${desk.municipality_id} and ${metAt(desk)}
      and culture_card.removed_at is null and culture_group.ended_at is null`.execute(db);
  return rows[0]?.total ?? 0;
}

const lineRow = z.object({ day: text, occasion: textOrNull, cards: number, companions: number });

async function dayLines(
  { db }: Context,
  desk: DeskAccess,
  { since, paging }: { since: Date; paging: Paging },
): Promise<DayLine[]> {
  const { rows } = await rowsOf(lineRow)`
    select (at at time zone 'Europe/Oslo')::date::text as day, occasion, count(*)::int as cards,
      sum(companions)::int as companions
    from culture_visit where venue_id = ${desk.id} and undone_at is null and at >= ${since}
    group by 1, occasion order by 1 desc, occasion nulls last ${onPage(paging)}`.execute(db);
  return rows;
}

/** More evenings than a house has in a year. */
const MAX_LINES = 5000;

export async function visitsFile(context: Context, organisationId: OrganisationId): Promise<HandedFile> {
  const desk = await demandDesk(context, organisationId);
  const words = REFUSALS[context.language].file;
  const since = startOfDay(monthsAfter(shortDate(context.now), -MONTHS_SHOWN));
  const lines = await dayLines(context, desk, { since, paging: { page: 1, perPage: MAX_LINES } });
  const table = {
    title: words.sheet,
    lead: desk.name,
    language: context.language,
    columns: [
      { name: words.day, kind: 'day' as const, width: 15 },
      { name: words.occasion, kind: 'text' as const, width: 45 },
      { name: words.cards, kind: 'text' as const, width: 20 },
      { name: words.companions, kind: 'text' as const, width: 20 },
    ],
    rows: lines.map(({ day, occasion, cards, companions }) => [
      day,
      occasion ?? words.house,
      String(cards),
      String(companions),
    ]),
  };
  return { name: `${words.visits}.xlsx`, type: XLSX, bytes: await fileOf({ type: 'xlsx', table }) };
}
