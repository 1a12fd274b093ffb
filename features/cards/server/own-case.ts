import { sql } from 'kysely';
import type { CardId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { readTiedCards } from './card-rows.ts';

/** Those of the accounts that the reader has a part in today, as a guardian, by a share or as their own. */
export async function ownAmong(context: Context, cards: readonly CardId[]): Promise<ReadonlySet<CardId>> {
  const wanted = sql`card.id = any(${[...new Set(cards)]}::uuid[])`;
  const tied = await readTiedCards(context, actorOf(context).id, wanted);
  return new Set(tied.map(({ id }) => id));
}

/** Nobody decides in their own case (decision 0112). */
export async function demandNotOwn(context: Context, cards: readonly CardId[]): Promise<void> {
  const own = await ownAmong(context, cards);
  if (own.size > 0) refuse('forbidden', REFUSALS[context.language].own_case);
}
