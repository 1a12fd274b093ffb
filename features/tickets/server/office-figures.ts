import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import { fileOf } from '#features/exports/server/public.ts';
import type { TicketGroupId } from '#features/vocabulary/ids.ts';
import type { HandedFile } from '#platform/contract/endpoint.ts';
import { shortDate } from '#platform/language/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import type { TicketFigures } from '../office-contract.ts';
import { leftOf, MAX_TICKETS, TICKET_STATES } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { demandChanges, demandOfficeGroup } from './office-access.ts';

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

const exportedRow = { number, state: z.enum(TICKET_STATES), reserved_at: text, used_at: textOrNull };
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** By the numbers of accounts, which name no child; for admins, and noted. */
export async function ticketFile(context: Context, id: TicketGroupId): Promise<HandedFile> {
  const group = await demandOfficeGroup(context, id);
  demandChanges(context, group.municipality_id);
  const { rows } = await rowsOf(exportedRow)`
    select card.number, ticket.state, ticket.reserved_at, ticket.used_at
    from ticket join card on card.id = ticket.card_id
    where ticket.group_id = ${id} order by ticket.reserved_at, ticket.id limit ${MAX_TICKETS}`.execute(context.db);
  await recordAudit(context, 'tickets.export', {
    municipality_id: group.municipality_id,
    details: { ticket_group: id, name: group.name, rows: rows.length },
  });
  const { file } = REFUSALS[context.language];
  const column = (name: string, kind: 'text' | 'day') => ({ name, kind, width: 20 });
  const table = {
    title: file.title,
    lead: group.name,
    language: context.language,
    columns: [
      column(file.columns.number, 'text'),
      column(file.columns.state, 'text'),
      column(file.columns.reserved, 'day'),
      column(file.columns.used, 'day'),
    ],
    rows: rows.map((row) => [
      String(row.number),
      file.states[row.state],
      shortDate(row.reserved_at),
      row.used_at && shortDate(row.used_at),
    ]),
  };
  return { name: `${file.title}.xlsx`, type: XLSX, bytes: await fileOf({ type: 'xlsx', table }) };
}
