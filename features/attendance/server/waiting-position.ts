import { type RawBuilder, sql } from 'kysely';

/**
 * Where `attendance a` stands on the waiting list of `occurrence o`: those with priority first, each part in the order of
 * their positions. Counted from the end of its part, which is known: that is where those stand who have just come. From
 * the front, ten thousand who come at once would read fifty million rows. Each count is a range of an index, whatever
 * the database knows about the table. Takes `line_end` (`lineEnds`) of the same occurrence and part.
 */
export const WAITING_POSITION: RawBuilder<unknown> = sql`
  case when a.is_prior then line_end.prior_count else o.waiting_count end - line_end.behind_count - (
    select count(*)::int from attendance after
    where after.occurrence_id = a.occurrence_id and after.status = 'waiting' and after.is_prior = a.is_prior
      and after.position > a.position and after.position <= line_end.position)`;

/** For each part of each list, the last of those who are asked about, counted once however many they are. */
export const lineEnds = (asked: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select last.*,
    (
      select count(*)::int from attendance behind
      where behind.occurrence_id = last.occurrence_id and behind.status = 'waiting' and behind.is_prior = last.is_prior
        and behind.position > last.position
    ) as behind_count,
    case when last.is_prior then (
      select count(*)::int from attendance prior
      where prior.occurrence_id = last.occurrence_id and prior.status = 'waiting' and prior.is_prior
    ) end as prior_count
  from (
    select occurrence_id, is_prior, max(position) as position
    from ${asked} as asked where status = 'waiting'
    group by occurrence_id, is_prior
  ) as last`;
