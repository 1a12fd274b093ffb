import { z } from 'zod';
import { recordAudit } from '#features/audit/server/public.ts';
import type { ExportType } from '#features/exports/rules.ts';
import {
  type OfficeExportSource,
  type OfficeScope,
  orderOfficeExport,
  type Table,
} from '#features/exports/server/public.ts';
import { type ExportId, ids, type TicketGroupId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { shortDate } from '#platform/language/dates.ts';
import { grouped } from '#platform/language/money.ts';
import type { Context } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { mayChangeTickets } from '../policy.ts';
import { MAX_EXPORTED, TICKET_STATES } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { demandChanges, demandOfficeGroup } from './office-access.ts';

/** By the numbers of accounts, which name no child; for admins, and it is written down who took what. */
export const orderTicketsFile = (context: Context, id: TicketGroupId, type: ExportType): Promise<{ id: ExportId }> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const { municipality_id, name } = await demandOfficeGroup(inside, id);
    demandChanges(inside, municipality_id);
    const rows = await countTickets(db, id, MAX_EXPORTED + 1);
    if (rows > MAX_EXPORTED) refuse('conflict', REFUSALS[context.language].too_many(grouped(MAX_EXPORTED)));
    await recordAudit(inside, 'tickets.export', { municipality_id, details: { ticket_group: id, name, type, rows } });
    return orderOfficeExport(inside, { kind: 'tickets', type, municipality_id, filters: { group_id: id } });
  });

/** Counted no further than to `most`: what is more than a file has room for is refused, and never cut. */
export async function countTickets(db: Db, group: TicketGroupId, most: number): Promise<number> {
  const { rows } = await rowsOf({ found: number })`
    select count(*)::int as found from (select 1 from ticket where group_id = ${group} limit ${most}) as counted`.execute(
    db,
  );
  return rows[0]?.found ?? 0;
}

export const ticketsExport: OfficeExportSource = {
  fileName: (language) => REFUSALS[language].file.name,
  mayHave: ({ actor }, { municipality_id }) => mayChangeTickets(actor, municipality_id),
  table: ticketsTable,
};

const filtersOfOrder = z.object({ group_id: ids.ticketGroup });

async function ticketsTable(db: Db, { municipality_id, filters, language }: OfficeScope): Promise<Table> {
  const { group_id } = filtersOfOrder.parse(filters);
  const { file } = REFUSALS[language];
  const column = (name: string, kind: 'text' | 'day') => ({ name, kind, width: 20 });
  const rows: (string | null)[][] = [];
  for await (const ticket of exportedTickets(db, municipality_id, group_id)) {
    const { reserved_at, used_at } = ticket;
    rows.push([
      String(ticket.number),
      file.states[ticket.state],
      shortDate(reserved_at),
      used_at && shortDate(used_at),
    ]);
  }
  return {
    title: file.title,
    lead: '',
    language,
    columns: [
      column(file.columns.number, 'text'),
      column(file.columns.state, 'text'),
      column(file.columns.reserved, 'day'),
      column(file.columns.used, 'day'),
    ],
    rows,
  };
}

const exportedRow = z.object({
  id: ids.ticket,
  number,
  state: z.enum(TICKET_STATES),
  reserved_at: text,
  used_at: textOrNull,
});

const AT_ONCE = 1000;

/** In the order in which they were reserved. */
async function* exportedTickets(
  db: Db,
  municipality_id: number,
  group: TicketGroupId,
): AsyncGenerator<z.infer<typeof exportedRow>> {
  let last = { reserved_at: '-infinity', id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const { rows } = await rowsOf(exportedRow)`
      select ticket.id, card.number, ticket.state, ticket.reserved_at, ticket.used_at
      from ticket join card on card.id = ticket.card_id
      where ticket.group_id = ${group} and card.municipality_id = ${municipality_id}
        and (ticket.reserved_at, ticket.id) > (${last.reserved_at}::timestamptz, ${last.id}::uuid)
      order by ticket.reserved_at, ticket.id limit ${AT_ONCE}`.execute(db);
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < AT_ONCE) return;
    last = end;
  }
}
