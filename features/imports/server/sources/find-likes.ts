import { sql } from 'kysely';
import { z } from 'zod';
import { type EventId, ids } from '#features/vocabulary/ids.ts';
import type { Db } from '#platform/server/database.ts';
import { numberOrNull, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { looksTheSame } from '../../likeness.ts';
import type { SourceActivity } from './source-activity.ts';
import { type SourceRow, sourceKeyOf } from './source-row.ts';
import { turns } from './turns.ts';

const thereRow = z.object({
  id: ids.event,
  name: text,
  venue: textOrNull,
  lat: numberOrNull,
  lng: numberOrNull,
  organisation_id: ids.organisation.nullable(),
  start_at: text,
});
type There = z.infer<typeof thereRow>;

/** The first times of an activity say enough. */
const MAX_COMPARED = 5;
const MAX_THERE = 2000;
/** More than begin in a municipality at one moment. */
const MAX_AT_ONCE = 300;

/** BEY-17: for each of a batch, one that stands already in the municipality and looks the same. */
export async function findLikes(
  db: Db,
  source: SourceRow,
  batch: readonly SourceActivity[],
): Promise<Map<string, EventId>> {
  const starts = [...new Set(batch.flatMap(startsOf))];
  const { rows } = await rowsOf(thereRow)`
    select e.id, e.name, e.venue, e.lat, e.lng, e.organisation_id, o.start_at
    from occurrence o
    join event e on e.id = o.event_id
    left join organisation on organisation.id = e.organisation_id
    where o.start_at = any(${sql.val(starts)}::timestamptz[]) and not o.is_cancelled
      and e.status = 'published' and e.deleted_at is null and e.source <> ${sourceKeyOf(source.id)}
      and (
        e.organisation_id = ${source.organisation_id}
        or (event_is_open(e.organisation_id, organisation.status, organisation.is_private) and exists (
          select from event_municipality m where m.event_id = e.id and m.municipality_id = ${source.municipality_id}
        ))
      )
    order by e.created_at, e.id
    limit ${MAX_THERE}`.execute(db);
  return likesAmong(rows, batch, source);
}

/** Both are as many, and have titles as long, as their makers want: others have their turn in between. */
export async function likesAmong(
  there: readonly There[],
  batch: readonly Pick<SourceActivity, 'external_id' | 'name' | 'venue' | 'lat' | 'lng' | 'times'>[],
  { organisation_id }: Pick<SourceRow, 'organisation_id'>,
): Promise<Map<string, EventId>> {
  const byStart = Map.groupBy(there, ({ start_at }) => new Date(start_at).getTime());
  const likes = new Map<string, EventId>();
  const giveTurn = turns();
  for (const activity of batch) {
    const found = startsOf(activity).flatMap((start) => byStart.get(new Date(start).getTime()) ?? []);
    const atOnce = [...new Map(found.map((one) => [one.id, one])).values()].slice(0, MAX_AT_ONCE);
    const like = atOnce.find((one) =>
      looksTheSame(one, activity, organisation_id !== null && one.organisation_id === organisation_id),
    );
    if (like) likes.set(activity.external_id, like.id);
    await giveTurn();
  }
  return likes;
}

const startsOf = ({ times }: Pick<SourceActivity, 'times'>): string[] =>
  times.slice(0, MAX_COMPARED).map(({ start_at }) => start_at);
