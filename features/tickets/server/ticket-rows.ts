import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { issuePass } from '#features/passes/server/public.ts';
import {
  type CardId,
  type ChildId,
  ids,
  type TicketGroupId,
  type TicketId,
  type UserId,
} from '#features/vocabulary/ids.ts';
import type { Context } from '#platform/server/context.ts';
import { newId } from '#platform/server/new-id.ts';
import { number, rowsOf, text, textOrNull } from '#platform/server/rows.ts';
import { runsOutAt, TICKET_STATES } from '../rules.ts';
import type { GroupRow } from './group-rows.ts';

export const ticketRow = z.object({
  id: ids.ticket,
  group_id: ids.ticketGroup,
  card_id: ids.card,
  child_id: ids.child.nullable(),
  slot: number,
  state: z.enum(TICKET_STATES),
  reserved_at: text,
  runs_out_at: text,
  used_at: textOrNull,
  used_key: textOrNull,
});
export type TicketRow = z.infer<typeof ticketRow>;

export async function readTicket({ db }: Pick<Context, 'db'>, id: TicketId): Promise<TicketRow | undefined> {
  const { rows } = await rowsOf(ticketRow)`
    select id, group_id, card_id, child_id, slot, state, reserved_at, runs_out_at, used_at, used_key
    from ticket where id = ${id}`.execute(db);
  return rows[0];
}

/** Which of its slots a child has taken, with whichever of its accounts. */
export async function slotsTaken(
  { db }: Pick<Context, 'db'>,
  group: TicketGroupId,
  children: readonly ChildId[],
): Promise<ReadonlyMap<ChildId, number[]>> {
  const { rows } = await rowsOf({ child_id: ids.child, slot: number })`
    select child_id, slot from ticket
    where group_id = ${group} and child_id = any(${sql.val([...children])}::uuid[]) and ${IS_HELD}`.execute(db);
  return new Map(
    [...Map.groupBy(rows, ({ child_id }) => child_id)].map(([child, of]) => [child, of.map(({ slot }) => slot)]),
  );
}

export const IS_HELD: RawBuilder<unknown> = sql`ticket.state in ('reserved', 'used')`;

export type NewTicket = { card_id: CardId; child_id: ChildId; slot: number; reserved_by: UserId | null };

/** With the group locked, in the order in which they came; each has its code from the beginning. */
export async function insertTickets(
  context: Pick<Context, 'db' | 'now' | 'secrets'>,
  group: GroupRow,
  tickets: readonly NewTicket[],
): Promise<TicketId[]> {
  if (tickets.length === 0) return [];
  const made = tickets.map((ticket) => ({ ...ticket, id: newId<'TicketId'>() }));
  await sql`
    insert into ticket (id, group_id, card_id, child_id, slot, state, reserved_at, reserved_by, runs_out_at)
    select made.id, ${group.id}, made.card_id, made.child_id, made.slot, 'reserved', ${context.now}, made.reserved_by,
      ${runsOutAt(group, context.now)}
    from unnest(${sql.val(made.map(({ id }) => id))}::uuid[], ${sql.val(made.map(({ card_id }) => card_id))}::uuid[],
      ${sql.val(made.map(({ child_id }) => child_id))}::uuid[],
      ${sql.val(made.map(({ slot }) => slot))}::int[], ${sql.val(made.map(({ reserved_by }) => reserved_by))}::uuid[])
      as made (id, card_id, child_id, slot, reserved_by)`.execute(context.db);
  for (const { id } of made) {
    await issuePass(context, { municipality_id: group.municipality_id, kind: 'ticket', thing_id: id });
  }
  return made.map(({ id }) => id);
}
