import type { TicketGroupId } from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf, text } from '#platform/server/rows.ts';
import type { TicketFigures } from '../office-contract.ts';
import { leftOf } from '../rules.ts';
import { demandOfficeGroup } from './office-access.ts';

/** As many as a chart has room for. */
const MAX_DAYS = 60;

export async function ticketFigures(context: Context, id: TicketGroupId): Promise<TicketFigures> {
  const group = await demandOfficeGroup(context, id);
  const { rows: ended } = await rowsOf({ cancelled: number, expired: number })`
    select (count(*) filter (where state = 'cancelled'))::int as cancelled,
      (count(*) filter (where state = 'expired'))::int as expired
    from ticket where group_id = ${id}`.execute(context.db);
  const { rows: days } = await rowsOf({ day: text, reserved: number, used: number })`
    select day::text, sum(reserved)::int as reserved, sum(used)::int as used from (
      select (reserved_at at time zone 'Europe/Oslo')::date as day, 1 as reserved, 0 as used
      from ticket where group_id = ${id}
      union all
      select (used_at at time zone 'Europe/Oslo')::date, 0, 1 from ticket where group_id = ${id} and used_at is not null
    ) as deed group by day order by day desc limit ${MAX_DAYS}`.execute(context.db);
  return {
    name: group.name,
    total: group.total,
    left: leftOf(group),
    reserved: group.held - group.used,
    used: group.used,
    ...(ended[0] ?? { cancelled: 0, expired: 0 }),
    days: days.reverse(),
  };
}
