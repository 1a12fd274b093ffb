import { z } from 'zod';
import { ids, type UserId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';

const workRow = z.object({
  event_id: ids.event,
  event: text,
  organisation_id: ids.organisation.nullable(),
  organisation: textOrNull,
  year: number,
  shifts: number,
  minutes: number,
  last_on: text,
});
export type WorkDone = z.infer<typeof workRow>;

/** Activities, each year counted by itself: more than a lifetime of evenings. */
const MAX_LINES = 2000;

/**
 * USR-03: the shifts that a user has had and that are over, by activity and year; the newest first. It stays done when
 * the activity or its organiser is gone.
 */
export async function workDone({ db, now }: Pick<Context, 'db' | 'now'>, userId: UserId): Promise<WorkDone[]> {
  const { rows } = await rowsOf(workRow)`
    select event.id as event_id, event.name as event, organisation.id as organisation_id,
      organisation.name as organisation, extract(year from slot.start_at at time zone 'Europe/Oslo')::int as year,
      count(*)::int as shifts, (sum(extract(epoch from slot.end_at - slot.start_at)) / 60)::int as minutes,
      max((slot.end_at at time zone 'Europe/Oslo')::date)::text as last_on
    from slot_user
    join slot on slot.id = slot_user.slot_id and slot.end_at <= ${now}
    join event on event.id = slot.event_id
    left join organisation on organisation.id = event.organisation_id
    where slot_user.user_id = ${userId}
    group by event.id, organisation.id, 5
    order by last_on desc, event.id, year
    limit ${MAX_LINES}`.execute(db);
  return rows;
}
