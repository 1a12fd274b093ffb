import { lockEvent } from '#features/events/server/public.ts';
import { ids, type UserId } from '#features/vocabulary/ids.ts';
import { rowsOf } from '#platform/server/rows.ts';
import { attendanceOf, depart, type PlacesContext, placesAt } from './places.ts';

/**
 * A user is gone or shut out: places that they will not take are for others. In the caller's transaction.
 */
export async function vacatePlaces(context: PlacesContext, userId: UserId): Promise<void> {
  const { rows } = await rowsOf({ id: ids.occurrence, event_id: ids.event })`
    select o.id, o.event_id
    from attendance a join occurrence o on o.id = a.occurrence_id join event e on e.id = o.event_id
    where a.user_id = ${userId} and a.status in ('attending', 'waiting', 'offered') and o.start_at > ${context.now}
      and e.deleted_at is null
    order by o.event_id, o.start_at, o.id`.execute(context.db);
  // All of them before any place is given away: others lock in this order, too.
  for (const event_id of new Set(rows.map((row) => row.event_id))) await lockEvent(context, event_id);
  for (const { id } of rows) {
    const own = await attendanceOf(context, id, userId);
    if (own) await depart(context, await placesAt(context, id), own, { how: 'cancelled' });
  }
}
