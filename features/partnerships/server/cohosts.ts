import { type RawBuilder, sql } from 'kysely';
import type { OrganisationId } from '#features/vocabulary/ids.ts';

type Id = RawBuilder<unknown>;

const isThere = (id: Id) => sql`exists (
  select from organisation side where side.id = ${id} and side.status = 'accepted' and side.deleted_at is null)`;

/** That two organisations are cohosts at this moment: both have agreed, neither has ended it, and both are there. */
export const areCohosts = (one: Id, other: Id): RawBuilder<boolean> => sql`(
  exists (
    select from partnership
    where partnership.kind = 'cohost' and partnership.status = 'approved'
      and least(partnership.organisation_id, partnership.partner_id) = least(${one}, ${other})
      and greatest(partnership.organisation_id, partnership.partner_id) = greatest(${one}, ${other}))
  and ${isThere(one)} and ${isThere(other)})`;

/**
 * The organisations that run an activity together with its own at this moment, as a subquery of ids. `event_cohost` says
 * whom the activity names; the right follows the partnership (decision 0025).
 */
export const cohostsOf = (eventId: Id): RawBuilder<{ organisation_id: OrganisationId }> => sql`(
  select event_cohost.organisation_id
  from event_cohost
  join event hosted on hosted.id = event_cohost.event_id
  where event_cohost.event_id = ${eventId} and ${areCohosts(sql`hosted.organisation_id`, sql`event_cohost.organisation_id`)})`;
