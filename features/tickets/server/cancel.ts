import { sql } from 'kysely';
import { endPass } from '#features/passes/server/public.ts';
import type { TicketId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { mayCancel } from '../policy.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { count, lockGroup } from './group-rows.ts';
import { demandUsableCard } from './own-cards.ts';
import { settleGroup } from './settle-group.ts';
import { readTicket } from './ticket-rows.ts';
import { demandTicketsHere } from './where.ts';

/** Given back: the first in the queue has it at once. */
export async function cancelTicket(context: Context, id: TicketId): Promise<undefined> {
  demandTicketsHere(context);
  const { card_id, group_id } = (await readTicket(context, id)) ?? refuse('not_found');
  const { may_pay } = await demandUsableCard(context, card_id);
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const group = (await lockGroup(inside, group_id)) ?? refuse('not_found');
    await settleGroup(inside, group);
    const { state } = (await readTicket(inside, id)) ?? refuse('not_found');
    if (!mayCancel({ may_pay, state })) refuse('conflict', REFUSALS[inside.language].not_reserved);
    await sql`update ticket set state = 'cancelled', ended_at = ${inside.now} where id = ${id}`.execute(db);
    await endPass(inside, 'ticket', [id]);
    await count(inside, group, { held: -1 });
    await settleGroup(inside, group);
  });
}
