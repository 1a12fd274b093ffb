import type { CardAccess } from '#features/cards/server/public.ts';
import type { CardId, TicketGroupId, TicketId } from '#features/vocabulary/ids.ts';
import { Problem } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { together } from '#platform/server/keyed-queue.ts';
import type { OwnTicket } from '../contract.ts';
import { freeSlot, whyNot } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { count, type GroupRow, lockGroup } from './group-rows.ts';
import { asAsking, demandUsableCard } from './own-cards.ts';
import { ownTicket } from './queries.ts';
import { settleGroup } from './settle-group.ts';
import { insertTickets, type NewTicket, slotsTaken } from './ticket-rows.ts';

type Asker = { context: Context; access: CardAccess };

/** TIC-03. Those who come for the same tickets at the same moment are served together, in the order they came. */
export async function reserveTicket(context: Context, group: TicketGroupId, card: CardId): Promise<OwnTicket> {
  const access = await demandUsableCard(context, card);
  const id = await together(
    context.db,
    `tickets ${group}`,
    { context, access },
    (askers) => reserveTogether(askers, group),
    (asker) => asker.context.now.getTime(),
  );
  return ownTicket(context, id);
}

const reserveTogether = (
  askers: readonly Asker[],
  groupId: TicketGroupId,
): Promise<PromiseSettledResult<TicketId>[]> => {
  const [{ context }] = askers as [Asker];
  return inTransaction(context.db, async (db) => {
    const latest = (askers.at(-1) as Asker).context;
    const inside = { ...latest, db };
    const group = await lockGroup(inside, groupId);
    if (!group || group.state === 'draft') return askers.map(() => refused(new Problem('not_found')));
    await settleGroup(inside, group);
    return giveTickets(inside, group, askers);
  });
};

async function giveTickets(inside: Context, group: GroupRow, askers: readonly Asker[]) {
  const children = askers.map(({ access }) => access.card.child_id);
  const taken = new Map(await slotsTaken(inside, group.id, children));
  const made: NewTicket[] = [];
  const outcomes = askers.map(({ context, access }) => {
    const { id: card_id, child_id } = access.card;
    if (access.card.municipality_id !== group.municipality_id) return new Problem('not_found');
    const slots = taken.get(child_id) ?? [];
    const stock = { ...group, held: group.held + made.length };
    const why = whyNot(stock, asAsking(access, { holds: slots.length, waits_elsewhere: false }), context.now);
    const slot = why === null ? freeSlot(slots, group.per_card) : null;
    if (slot === null) {
      return new Problem('conflict', { message: REFUSALS[context.language].why_not[why ?? 'enough'] });
    }
    taken.set(child_id, [...slots, slot]);
    return made.push({ card_id, child_id, slot, reserved_by: actorOf(context).id }) - 1;
  });
  const tickets = await insertTickets(inside, group, made);
  await count(inside, group, { held: tickets.length });
  return outcomes.map((outcome) => {
    if (outcome instanceof Problem) return refused(outcome);
    const value = tickets[outcome];
    return value ? { status: 'fulfilled' as const, value } : refused(new Problem('conflict'));
  });
}

const refused = (reason: Problem): PromiseSettledResult<TicketId> => ({ status: 'rejected', reason });
