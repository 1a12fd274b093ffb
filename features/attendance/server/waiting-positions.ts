import { type RawBuilder, sql } from 'kysely';

/**
 * Where those who wait stand, by `attendance.id`, on the lists of the given times. Each list is read once, however many
 * ask for their place on it: counted for one at a time, ten thousand arrivals read fifty million rows.
 */
export const waitingPositions = (occurrenceIds: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select waiting.id,
    row_number() over (
      partition by waiting.occurrence_id order by waiting.is_prior desc, waiting.position
    )::int as position
  from attendance waiting
  where waiting.status = 'waiting' and waiting.occurrence_id in (${occurrenceIds})`;
