import { type RawBuilder, sql } from 'kysely';

/**
 * Where `attendance a` stands on the waiting list of `occurrence o`: those with priority first, each part in the order of
 * their positions. Counted from the end, whose place is known: that is where those stand who have just come. Counted
 * from the front, ten thousand who come at once read fifty million rows. Each count is a range of an index
 * (`attendance_queue`), whatever the database knows about the table.
 */
export const waitingPosition = (priorCount: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  case when a.is_prior then ${priorCount} else o.waiting_count end - (
    select count(*)::int from attendance behind
    where behind.occurrence_id = a.occurrence_id and behind.status = 'waiting' and behind.is_prior = a.is_prior
      and behind.position > a.position)`;

/** How many wait with priority; they stand before all others. */
export const priorCountAt = (occurrenceId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select count(*)::int from attendance prior
  where prior.occurrence_id = ${occurrenceId} and prior.status = 'waiting' and prior.is_prior)`;
