import { z } from 'zod';
import { passesOf } from '#features/passes/server/public.ts';
import { ids } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { countedRow, onPage, type Page, type Paging, pageOfRows } from '#platform/server/page-of-rows.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { OwnCultureCard, OwnVisit } from '../contract.ts';
import { cardState, visitsLeft } from '../rules.ts';
import { CARD_COLUMNS, CARDS, cardRow } from './card-rows.ts';

const ownRow = cardRow.extend({ municipality_name: text, venue_name: textOrNull });
/** More cards than a person has. */
const MAX_OWN = 20;

/** Those that hold, or will; what is over is shown as such until its group ends. */
export async function ownCards(context: Context): Promise<OwnCultureCard[]> {
  const { rows } = await rowsOf(ownRow)`
    select ${CARD_COLUMNS}, municipality.name as municipality_name, organisation.name as venue_name
    from ${CARDS}
    join municipality on municipality.id = culture_card.municipality_id
    left join culture_venue on culture_venue.id = culture_group.venue_id
    left join organisation on organisation.id = culture_venue.organisation_id
    where culture_card.user_id = ${actorOf(context).id} and culture_card.removed_at is null
      and culture_group.ended_at is null
    order by culture_group.valid_until desc, culture_card.number limit ${MAX_OWN}`.execute(context.db);
  const passes = await passesOf(
    context,
    'culture_card',
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const pass = passes.get(row.id);
    if (!pass) return [];
    const { id, number, group_name, municipality_name, venue_name, visits_allowed, with_companion } = row;
    const { valid_from, valid_until } = row;
    const own = { id, number, group_name, municipality_name, venue_name, visits_allowed, with_companion };
    const state = cardState(row, shortDate(context.now));
    return [{ ...own, valid_from, valid_until, state, visits_left: visitsLeft(row), ...pass }];
  });
}

const visitRow = z.object({
  id: ids.cultureVisit,
  venue_name: text,
  occasion: textOrNull,
  group_name: text,
  companions: number,
  at: text,
});
const countedVisit = countedRow(visitRow);

export async function ownVisits(context: Context, paging: Paging): Promise<Page<OwnVisit>> {
  const { rows } = await rowsOf(countedVisit)`
    with own as (
      select culture_visit.id, organisation.name as venue_name, culture_visit.occasion,
        culture_group.name as group_name, culture_visit.companions, culture_visit.at
      from culture_card
      join culture_visit on culture_visit.card_id = culture_card.id and culture_visit.undone_at is null
      join culture_group on culture_group.id = culture_visit.group_id
      join culture_venue on culture_venue.id = culture_visit.venue_id
      join organisation on organisation.id = culture_venue.organisation_id
      where culture_card.user_id = ${actorOf(context).id}
    ),
    page as (select * from own order by at desc, id ${onPage(paging)})
    select page.*, counted.total
    from (select count(*)::int as total from own) counted left join page on true
    order by page.at desc, page.id`.execute(context.db);
  const { data, meta } = pageOfRows(rows, paging);
  return { data: data.map(({ total: _, ...visit }) => visit), meta };
}
