import { type RawBuilder, sql } from 'kysely';
import type { TextQuery } from './text-query.ts';

/** Read once, not for each text. */
export const pointsOf = ({ points }: Pick<TextQuery, 'points'>) => sql`
  given as materialized (
    select position, query::tsquery as query, points
    from json_to_recordset(${JSON.stringify(points)}::json) as given (position int, query text, points float8)
  )`;

/** For each word of the question the best thing that can be said of the text, together. */
export const textScore = (words: RawBuilder<unknown>) => sql`
  (select coalesce(sum(of_word.points), 0) from (
    select max(given.points) as points from given where ${words} @@ given.query group by given.position
  ) as of_word)`;
