import { type RawBuilder, sql } from 'kysely';
import { holdsToday } from '#features/organisations/server/public.ts';
import { thumbnailUrl } from '#features/users/server/public.ts';
import type { Context } from '#platform/server/context.ts';
import { countedRow, onPage, type Page, type Paging, pageOfRows } from '#platform/server/page-of-rows.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { type Person, person } from '../participants-contract.ts';
import { rememberedSince } from '../rules.ts';

type Moment = Pick<Context, 'now'>;
/** An id, or the column that has it. */
type OrganisationId = string | null | RawBuilder<unknown>;

/** Neither blocked nor erased, as a condition on `app_user`. */
export const isPresent = sql`app_user.erased_at is null and app_user.blocked_at is null`;

/** That a user has been at something, for as long as that is remembered; on `event`, `occurrence` and `attendance`. */
export const hasTakenPart = ({ now }: Moment) => sql`attendance.status = 'attending'
  and occurrence.end_at > ${rememberedSince(now)} and occurrence.start_at <= ${now} and not occurrence.is_cancelled
  and event.deleted_at is null`;

/** The ids of those whom an organisation knows: its members, and who else has taken part in what it does. */
const peopleKnownTo = (context: Moment, organisationId: OrganisationId) => sql`
  select membership.user_id from membership
  where membership.organisation_id = ${organisationId} and ${holdsToday(context)}
  union
  select attendance.user_id
  from event
  join occurrence on occurrence.event_id = event.id
  join attendance on attendance.occurrence_id = occurrence.id
  where event.organisation_id = ${organisationId} and ${hasTakenPart(context)}`;

/** The same about single people, as a condition on `app_user`. */
export const isKnownTo = (context: Moment, organisationId: OrganisationId) => sql`(
  exists (
    select from membership
    where membership.organisation_id = ${organisationId} and membership.user_id = app_user.id and ${holdsToday(context)})
  or exists (
    select from attendance
    join occurrence on occurrence.id = attendance.occurrence_id
    join event on event.id = occurrence.event_id
    where attendance.user_id = app_user.id and event.organisation_id = ${organisationId} and ${hasTakenPart(context)}))`;

const personRow = countedRow(person);

type Search = Paging & { q?: string | undefined };

/** A page of those whom an organisation knows, by name, as far as they fit a condition on `app_user`. */
export async function listKnownPeople(
  context: Context,
  organisationId: OrganisationId,
  { q, ...paging }: Search,
  condition: RawBuilder<unknown> = sql`true`,
): Promise<Page<Person>> {
  const isFound = q ? sql`strpos(app_user.name_sort, nb_sort_key(${q})) > 0` : sql`true`;
  const { rows } = await rowsOf(personRow)`
    with known as (
      ${peopleKnownTo(context, organisationId)}
    ),
    fitting as (
      select app_user.id, app_user.name_sort
      from known join app_user on app_user.id = known.user_id
      where ${isPresent} and ${isFound} and ${condition}
    ),
    page as (
      select id, name_sort from fitting order by name_sort, id
      ${onPage(paging)}
    )
    select app_user.id, app_user.name, ${thumbnailUrl} as thumbnail_url, total
    from (select count(*)::int as total from fitting) as counted
    left join page on true
    left join app_user on app_user.id = page.id
    order by page.name_sort, page.id`.execute(context.db);
  return pageOfRows(rows, paging);
}
