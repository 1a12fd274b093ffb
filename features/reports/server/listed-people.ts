import { sql } from 'kysely';
import { z } from 'zod';
import { maySeeNames } from '#features/attendance/policy.ts';
import { isPresent } from '#features/attendance/server/public.ts';
import { isEventThereFor } from '#features/events/policy.ts';
import { eventAccess } from '#features/events/server/public.ts';
import { maySeeAllMemberships } from '#features/memberships/policy.ts';
import { mayEnter, mayIn, maySeeIn } from '#features/organisations/policy.ts';
import { accessesIn, holdsToday, type OrganisationWithAccess } from '#features/organisations/server/public.ts';
import { cohostsOf } from '#features/partnerships/server/public.ts';
import { type EventId, ids, type UserId } from '#features/vocabulary/ids.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { boolean, rowsOf, text } from '#platform/server/rows.ts';

/** A user who stands in a list of members, applicants or participants that the user who asks may open now. */
export async function personListed(context: Context, id: UserId): Promise<{ id: UserId; name: string } | null> {
  const { rows } = await rowsOf({ id: ids.user, name: text })`
    select id, name from app_user where id = ${id} and ${isPresent}`.execute(context.db);
  const [person] = rows;
  if (!person) return null;
  return (await isAmongMembers(context, id)) || (await isAmongParticipants(context, id)) ? person : null;
}

const membershipRow = z.object({
  organisation_id: ids.organisation,
  status: z.enum(['requested', 'active', 'disabled']),
  holds_today: boolean,
});
type Listed = z.infer<typeof membershipRow>;

async function isAmongMembers(context: Context, id: UserId): Promise<boolean> {
  const { rows } = await rowsOf(membershipRow)`
    select organisation_id, status, (${holdsToday(context)}) as holds_today from membership
    where user_id = ${id} and status in ('requested', 'active', 'disabled')`.execute(context.db);
  const accesses = await accessesIn(
    context,
    rows.map(({ organisation_id }) => organisation_id),
  );
  return accesses.some(
    (access) =>
      mayEnter(context.actor, access) && rows.some((row) => row.organisation_id === access.id && isSeenAs(row, access)),
  );
}

/** As the list of members and the list of requests have it. */
function isSeenAs({ status, holds_today }: Listed, access: OrganisationWithAccess): boolean {
  if (status === 'requested') return mayIn(access, 'answer_requests');
  return maySeeIn(access, 'see_members') && (holds_today || maySeeAllMemberships(access));
}

async function isAmongParticipants(context: Context, id: UserId): Promise<boolean> {
  for (const eventId of await sharedEvents(context, id)) {
    const event = await eventAccess(context, eventId);
    if (event && isEventThereFor(context.actor, event) && maySeeNames(event, context.now)) return true;
  }
  return false;
}

/** Each is asked about by itself: so many are enough. */
const MAX_EVENTS = 20;

/** What a user takes part in of those whom the user who asks belongs to, the latest first. */
async function sharedEvents(context: Context, id: UserId): Promise<EventId[]> {
  const own = sql`(
    select membership.organisation_id from membership
    where membership.user_id = ${actorOf(context).id} and ${holdsToday(context)})`;
  const { rows } = await rowsOf({ id: ids.event })`
    select event.id
    from attendance
    join occurrence on occurrence.id = attendance.occurrence_id
    join event on event.id = occurrence.event_id
    where attendance.user_id = ${id} and attendance.status in ('attending', 'waiting', 'offered')
      and event.deleted_at is null
      and (event.organisation_id in ${own}
        or exists (
          select from partnership
          where partnership.kind = 'subsidiary' and partnership.status = 'approved'
            and partnership.partner_id = event.organisation_id and partnership.organisation_id in ${own})
        or exists (select from ${cohostsOf(sql`event.id`)} as cohost where cohost.organisation_id in ${own}))
    group by event.id
    order by max(occurrence.end_at) desc
    limit ${MAX_EVENTS}`.execute(context.db);
  return rows.map((row) => row.id);
}
