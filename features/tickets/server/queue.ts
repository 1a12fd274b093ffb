import { sql } from 'kysely';
import type { CardAccess } from '#features/cards/server/public.ts';
import { type CardId, ids, type TicketGroupId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { rowsOf } from '#platform/server/rows.ts';
import type { GroupCard } from '../contract.ts';
import { whyNot } from '../rules.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { count, type GroupRow, lockGroup } from './group-rows.ts';
import { asAsking, demandUsableCard } from './own-cards.ts';
import { groupCardsOf } from './queries.ts';
import { settleGroup } from './settle-group.ts';
import { slotsTaken } from './ticket-rows.ts';

/** For what is sold out. Who waits already keeps the place. */
export async function waitForTicket(context: Context, groupId: TicketGroupId, cardId: CardId): Promise<GroupCard> {
  const access = await demandUsableCard(context, cardId);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const group = await demandGroup(inside, groupId, access.card.municipality_id);
    await settleGroup(inside, group);
    const { child_id } = access.card;
    const holds = (await slotsTaken(inside, groupId, [child_id])).get(child_id)?.length ?? 0;
    const waits_elsewhere = await waitsWithAnother(inside, groupId, access.card);
    const why = whyNot(group, asAsking(access, { holds, waits_elsewhere }), inside.now);
    const texts = REFUSALS[inside.language];
    if (why !== 'sold_out') refuse('conflict', why === null ? texts.not_sold_out : texts.why_not[why]);
    const { numAffectedRows = 0n } = await sql`
      insert into ticket_wait (group_id, card_id, child_id, waiting_since, asked_by)
      values (${groupId}, ${cardId}, ${child_id}, ${inside.now}, ${actorOf(inside).id})
      on conflict (group_id, card_id) do nothing`.execute(db);
    await count(inside, group, { waiting: Number(numAffectedRows) });
    const [own] = await groupCardsOf(inside, [group], [access]).then((cards) => cards.get(groupId) ?? []);
    return own ?? refuse('not_found');
  });
}

async function waitsWithAnother(
  { db }: Context,
  group: TicketGroupId,
  { id, child_id }: CardAccess['card'],
): Promise<boolean> {
  const { rows } = await rowsOf({ card_id: ids.card })`
    select card_id from ticket_wait
    where group_id = ${group} and child_id = ${child_id} and card_id <> ${id}`.execute(db);
  return rows.length > 0;
}

export async function leaveQueue(context: Context, groupId: TicketGroupId, cardId: CardId): Promise<undefined> {
  const access = await demandUsableCard(context, cardId);
  await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const group = await demandGroup(inside, groupId, access.card.municipality_id);
    const { numAffectedRows = 0n } = await sql`
      delete from ticket_wait where group_id = ${groupId} and card_id = ${cardId}`.execute(db);
    await count(inside, group, { waiting: -Number(numAffectedRows) });
  });
}

/** Locked. Of another municipality than the account's it is not there. */
async function demandGroup(context: Context, id: TicketGroupId, municipality_id: number): Promise<GroupRow> {
  const group = await lockGroup(context, id);
  const isThere = group && group.state !== 'draft' && group.municipality_id === municipality_id;
  return isThere ? group : refuse('not_found');
}
