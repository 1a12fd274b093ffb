import { sql } from 'kysely';
import { recordAudit } from '#features/audit/server/public.ts';
import { tidiedCode } from '#features/passes/rules.ts';
import { passesOf } from '#features/passes/server/public.ts';
import { type CultureCardId, ids } from '#features/vocabulary/ids.ts';
import { Problem, refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { inTransaction } from '#platform/server/guarded-dialect.ts';
import { boolean, number, rowsOf, text } from '#platform/server/rows.ts';
import { isSameText } from '#platform/server/secrets.ts';
import { REFUSALS } from '../texts/refusals.ts';

type Typed = { number: number; digits: string };
type Connected = { id: CultureCardId; group_name: string };

/**
 * CUL-01: the holder of a card on paper has got an account. Who holds the paper connects it, and nobody does it for
 * another. Every try counts for the card's number, before it is looked at.
 */
export async function connectCard(context: Context, typed: Typed): Promise<Connected> {
  await context.takeNamedTurn('cardGuess', `culture_card ${typed.number}`);
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const card = await cardOnPaper(inside, typed);
    const words = REFUSALS[context.language];
    // The same for a number that nobody has: a guess tells nothing about who has a card.
    if (!card) throw new Problem('invalid', { message: words.no_match, errors: { digits: [words.no_match] } });
    const { id, group_name } = card;
    const { id: user } = actorOf(context);
    if (card.user_id === user) return { id, group_name };
    if (card.user_id !== null) refuse('conflict', words.connected_already);
    if (card.has_one) refuse('conflict', words.have_card);
    await sql`update culture_card set user_id = ${user} where id = ${id}`.execute(db);
    await recordAudit(inside, 'culture_card.connect', {
      municipality_id: card.municipality_id,
      details: { card: id, group: card.group_id },
    });
    return { id, group_name };
  });
}

const cardRow = {
  id: ids.cultureCard,
  municipality_id: number,
  group_id: ids.cultureGroup,
  group_name: text,
  user_id: ids.user.nullable(),
  has_one: boolean,
};

/** The group is locked as those who run it lock it: a code that is replaced meanwhile opens nothing. */
async function cardOnPaper(context: Context, typed: Typed) {
  const { db } = context;
  await sql`
    select from culture_group
    where id = (select group_id from culture_card where number = ${typed.number}) for update`.execute(db);
  const { rows } = await rowsOf(cardRow)`
    select culture_card.id, culture_card.municipality_id, culture_card.group_id, culture_group.name as group_name,
      culture_card.user_id, exists (
        select from culture_card other
        where other.group_id = culture_card.group_id and other.user_id = ${actorOf(context).id}
          and other.removed_at is null
      ) as has_one
    from culture_card join culture_group on culture_group.id = culture_card.group_id
    where culture_card.number = ${typed.number} and culture_card.removed_at is null
      and culture_group.ended_at is null`.execute(db);
  const [card] = rows;
  const pass = card && (await passesOf(context, 'culture_card', [card.id])).get(card.id);
  return pass && isSameText(pass.digits, tidiedCode(typed.digits)) ? card : undefined;
}
