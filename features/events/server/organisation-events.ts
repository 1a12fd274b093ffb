import { type RawBuilder, sql } from 'kysely';
import { WHOLE_COUNTRY } from '#features/municipalities/rules.ts';
import { isStopped, type OrganisationStatus } from '#features/organisations/rules.ts';
import { areCohosts } from '#features/partnerships/server/public.ts';
import type { OrganisationId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { countedRow, onPage, type Page, type Paging, pageOfRows } from '#platform/server/page-of-rows.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { type EventCard, eventCard } from '../contract.ts';
import { cardColumns } from './card-columns.ts';

const cardRow = countedRow(eventCard);

type Organisation = { id: OrganisationId; is_private: boolean; status: OrganisationStatus };
type Asked = Paging & { q?: string | undefined; state: 'upcoming' | 'past' };

/**
 * ORG-01: one page of what an organisation has coming up or has had, alone or with others, wherever it is. A user who
 * asks has seen that it is there for them. What is private or stopped stands in no list, so that is read from the
 * activities themselves.
 */
export async function organisationEvents(
  context: Context,
  organisation: Organisation,
  { q = '', state, ...paging }: Asked,
): Promise<Page<EventCard>> {
  const { isWanted, at } = WHEN[state];
  const { rows } = await rowsOf(cardRow)`
    with found as materialized (
      ${organisation.is_private || isStopped(organisation.status) ? inside(organisation, q, isWanted) : listed(organisation, q, isWanted)}
      union all
      ${shared(organisation, q, isWanted)}
    ),
    page as (
      select event_id, row_number() over (order by ${at}, event_id) as position from found
      order by position
      ${onPage(paging)}
    )
    select ${cardColumns(context)}, counted.total
    from (select count(*)::int as total from found) as counted
    left join page on true
    left join event e on e.id = page.event_id
    left join organisation o on o.id = e.organisation_id
    left join event_type t on t.id = e.type_id
    order by page.position`.execute(context.replica);
  return pageOfRows(rows, paging);
}

type Condition = RawBuilder<unknown>;

/** The next ones first; of what is over the latest. */
const WHEN: Record<Asked['state'], { isWanted: Condition; at: Condition }> = {
  upcoming: { isWanted: sql`next_start_at is not null`, at: sql`next_start_at` },
  past: { isWanted: sql`next_start_at is null and last_end_at is not null`, at: sql`last_end_at desc` },
};

/** The country is written out, so that the index on organisations fits. */
const listed = ({ id }: Organisation, q: string, isWanted: Condition) => sql`
  select p.event_id, p.next_start_at, p.last_end_at
  from event_place p
  where p.municipality_id = ${sql.lit(WHOLE_COUNTRY)} and p.organisation_id = ${id} and ${isWanted}
    ${q === '' ? sql`` : sql`and exists (select from event where event.id = p.event_id and ${hasWords(q)})`}`;

/** Those of others that it runs with them. */
const shared = ({ id }: Organisation, q: string, isWanted: Condition) => sql`
  select p.event_id, p.next_start_at, p.last_end_at
  from event_cohost
  join event on event.id = event_cohost.event_id
  join lateral (
    select event_id, next_start_at, last_end_at from event_place
    where event_id = event.id and municipality_id = ${sql.lit(WHOLE_COUNTRY)} and ${isWanted}
  ) as p on true
  where event_cohost.organisation_id = ${id} and event.organisation_id <> ${id}
    and ${areCohosts(sql`event.organisation_id`, sql`event_cohost.organisation_id`)}
    ${q === '' ? sql`` : sql`and ${hasWords(q)}`}`;

const inside = ({ id }: Organisation, q: string, isWanted: Condition) => sql`
  select event.id as event_id, event.next_start_at, event.last_end_at
  from event
  where event.organisation_id = ${id} and event.deleted_at is null and event.is_listed
    and ${isWanted} ${q === '' ? sql`` : sql`and ${hasWords(q)}`}`;

/** A part of the name, or words of the text in Norwegian or English. */
const hasWords = (q: string) => sql`(
  event.name_sort like '%' || nb_sort_key(${q.replaceAll(/[\\%_]/g, '\\$&')}) || '%'
  or event.search @@ (plainto_tsquery('norwegian', ${q}) || plainto_tsquery('english', ${q})))`;
