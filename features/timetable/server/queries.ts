import { sql } from 'kysely';
import type { z } from 'zod';
import { leaveEnds } from '#features/events/sign-up-rules.ts';
import { type HouseholdProfile, householdProfiles } from '#features/households/server/public.ts';
import { type ChildId, ids, type UserId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { type Counted, countedRow, onPage, type Page, pageOfRows } from '#platform/server/page-of-rows.ts';
import { boolean, number, rowsOf } from '#platform/server/rows.ts';
import { type ChildOfMine, type MyEntry, myEntry } from '../contract.ts';
import { ownTimes } from './own-times.ts';

type Wanted = {
  page: number;
  perPage: number;
  is_past: boolean;
  start_at?: string | undefined;
  end_at?: string | undefined;
  with_children: boolean;
  child_id?: ChildId | undefined;
};
const entryRow = myEntry
  .omit({ leave_until: true, can_leave: true, child: true })
  .extend({ user_id: ids.user, is_gone: boolean, leave_closes_minutes: number });
const entryOnPage = countedRow(entryRow);

/** To come, the next first; or what has been, the latest first. Nobody has been waiting somewhere. */
export async function myEntries(
  context: Context,
  { is_past, start_at, end_at, with_children, child_id, ...paging }: Wanted,
): Promise<Page<MyEntry> & { children: ChildOfMine[] }> {
  const { id: self } = actorOf(context);
  const household = with_children || child_id ? await householdProfiles(context) : [];
  const people = peopleWanted(household, child_id);
  const period = start_at && end_at ? sql`end_at > ${start_at} and start_at < ${end_at}` : null;
  const when = period
    ? period
    : is_past
      ? sql`end_at <= ${context.now} and kind in ('attending', 'slot')`
      : sql`end_at > ${context.now}`;
  const order = is_past ? sql`start_at desc, id` : sql`start_at, id`;
  const { rows } = await rowsOf(entryOnPage)`
    with mine as (
      select * from (${ownTimes(child_id ? people : [self, ...people])}) as own
      where ${when} and (user_id = ${self} or kind <> 'slot')
    ),
    page as (
      select * from mine order by ${order} ${onPage(paging)}
    )
    select page.user_id, page.kind, page.id, page.event_id, page.occurrence_id, e.name, page.slot_name, page.start_at, page.end_at,
      e.venue, e.thumbnail_url, page.is_canceled, page.is_gone, page.offer_expires_at, page.checked_in_at,
      e.leave_closes_minutes, total,
      case when o.id is not null then json_build_object('id', o.id, 'name', o.name) end as organization,
      case
        when page.kind <> 'waiting' then null
        when e.waiting_policy = 'lottery' and page.drawn_at is null
          and ${context.now} < page.start_at - make_interval(hours => e.lottery_hours) then null
        else (
          select count(*)::int + 1 from attendance ahead
          where ahead.occurrence_id = page.occurrence_id and ahead.status = 'waiting'
            and (ahead.is_prior > page.is_prior or (ahead.is_prior = page.is_prior and ahead.position < page.position))
        )
      end as position
    from (select count(*)::int as total from mine) as counted
    left join page on true
    left join event e on e.id = page.event_id
    left join organisation o on o.id = e.organisation_id
    order by ${is_past ? sql`page.start_at desc, page.id` : sql`page.start_at, page.id`}`.execute(context.db);
  const { data, meta } = pageOfRows(rows, paging);
  const children = household.map(({ child_id: id, first_name, user_id }) => ({ id, first_name, user_id }));
  const childOf = new Map(children.map(({ user_id, ...child }) => [user_id, child]));
  return {
    data: data.map(({ user_id, ...row }) => ({ ...entryOf(row, context.now), child: childOf.get(user_id) ?? null })),
    meta,
    children: children.map(({ id, first_name }) => ({ id, first_name })),
  };
}

/** As guardianship is today: a child whom the user does not act for is not there. */
function peopleWanted(household: readonly HouseholdProfile[], child_id: ChildId | undefined): UserId[] {
  const wanted = household.filter((profile) => child_id === undefined || profile.child_id === child_id);
  if (child_id !== undefined && wanted.length === 0) refuse('not_found');
  return wanted.flatMap(({ user_id }) => user_id ?? []);
}

/** A user who has a place leaves in good time; the user who waits, or has a shift, as long as it is not over. */
function entryOf(
  { total: _total, is_gone, leave_closes_minutes, ...entry }: Omit<z.infer<typeof entryRow> & Counted, 'user_id'>,
  now: Date,
): Omit<MyEntry, 'child'> {
  const closes = leaveEnds({ ...entry, leave_closes_minutes: entry.kind === 'attending' ? leave_closes_minutes : 0 });
  return {
    ...entry,
    leave_until: is_gone ? null : new Date(closes).toISOString(),
    can_leave: !is_gone && closes > now.getTime(),
  };
}
