import { sql } from 'kysely';
import type { PassOutcome, PassReading } from '#features/passes/rules.ts';
import type { PassUse, PassUsed } from '#features/passes/server/public.ts';
import { type CardId, ids, type TicketId } from '#features/vocabulary/ids.ts';
import { shortDate } from '#platform/language/dates.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { rowsOf, text } from '#platform/server/rows.ts';
import { leftOf } from '../rules.ts';
import { count, type GroupRow, lockGroup, readGroup } from './group-rows.ts';
import { readTicket, slotsTaken, type TicketRow } from './ticket-rows.ts';

type Shown = { ticket: TicketRow; group: GroupRow };

export async function shownTicket(context: Context, id: TicketId): Promise<Shown | undefined> {
  const ticket = await readTicket(context, id);
  const group = ticket && (await readGroup(context, ticket.group_id));
  return group && { ticket, group };
}

/** What a desk is told at a moment, of a ticket that is its own. */
export function outcomeAt({ ticket, group }: Shown, at: Date): PassOutcome {
  if (ticket.state === 'used') return 'used_before';
  if (ticket.state === 'cancelled') return 'cancelled';
  if (ticket.state === 'expired' || at.getTime() >= Date.parse(ticket.runs_out_at)) return 'over';
  return shortDate(at) < group.valid_from ? 'not_yet' : 'holds';
}

/**
 * One use per ticket: of two that happened without a network the earlier one stands. By the desk
 * whose tickets they are; who stands there has been asked.
 */
export const spendAtDesk = (context: Context, id: TicketId, use: PassUse): Promise<PassUsed | undefined> =>
  inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const found = await readTicket(inside, id);
    const group = found && (await lockGroup(inside, found.group_id));
    const ticket = group && (await readTicket(inside, id));
    if (!ticket) return undefined;
    const at = new Date(Math.min(use.at.getTime(), inside.now.getTime()));
    const shown = { ticket, group };
    if (ticket.used_key === use.key) return readingOf(inside, shown, 'used');
    if (ticket.state === 'used' && at.getTime() < Date.parse(ticket.used_at ?? '')) {
      await noteUse(inside, id, { key: use.key, at });
      return { ...(await readingOf(inside, shown, 'used')), displaced_key: ticket.used_key ?? undefined };
    }
    const outcome = (await isStillTheirs(inside, shown, at)) ? 'holds' : outcomeAt(shown, at);
    if (outcome !== 'holds') return readingOf(inside, shown, outcome);
    await noteUse(inside, id, { key: use.key, at });
    await count(inside, group, { held: ticket.state === 'reserved' ? 0 : 1, used: 1 });
    return readingOf(inside, { ticket: (await readTicket(inside, id)) ?? ticket, group }, 'used');
  });

/** Used without a network before it ran out, and told afterwards: it counts, unless another has it by now. */
async function isStillTheirs(context: Context, { ticket, group }: Shown, at: Date): Promise<boolean> {
  if (ticket.state !== 'expired' || outcomeAt({ ticket: { ...ticket, state: 'reserved' }, group }, at) !== 'holds') {
    return false;
  }
  if (leftOf(group) <= 0 || ticket.child_id === null) return leftOf(group) > 0;
  const taken = await slotsTaken(context, group.id, [ticket.child_id]);
  return !taken.get(ticket.child_id)?.includes(ticket.slot);
}

async function noteUse(context: Context, id: TicketId, { key, at }: PassUse): Promise<void> {
  await sql`
    update ticket set state = 'used', used_at = ${at}, used_key = ${key}, used_by = ${actorOf(context).id}, ended_at = null
    where id = ${id}`.execute(context.db);
}

/** A child is a first name; null once it has been forgotten. */
export async function readingOf(
  context: Pick<Context, 'db'>,
  { ticket, group }: Shown,
  outcome: PassOutcome,
): Promise<PassReading> {
  const names = await firstNames(context, [ticket.card_id]);
  return readingWith({ ticket, group }, outcome, names.get(ticket.card_id) ?? null);
}

export const readingWith = (
  {
    ticket,
    group,
  }: {
    ticket: Pick<TicketRow, 'id' | 'runs_out_at' | 'used_at'>;
    group: Pick<GroupRow, 'name' | 'provider_name' | 'valid_from'>;
  },
  outcome: PassOutcome,
  holder: string | null,
): PassReading => ({
  kind: 'ticket',
  thing_id: ticket.id,
  outcome,
  title: group.name,
  holder,
  detail: group.provider_name,
  until: outcome === 'not_yet' ? group.valid_from : (ticket.used_at ?? ticket.runs_out_at),
});

export async function firstNames(
  { db }: Pick<Context, 'db'>,
  cards: readonly CardId[],
): Promise<ReadonlyMap<CardId, string>> {
  const { rows } = await rowsOf({ id: ids.card, first_name: text })`
    select card.id, child.first_name from card join child on child.id = card.child_id
    where card.id = any(${sql.val([...cards])}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, first_name }) => [id, first_name]));
}
