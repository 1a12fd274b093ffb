import { type CardAccess, cardFor, ownCards } from '#features/cards/server/public.ts';
import type { CardId } from '#features/vocabulary/ids.ts';
import { refuse } from '#platform/contract/problem.ts';
import type { Context } from '#platform/server/context.ts';
import { REFUSALS } from '../texts/refusals.ts';
import { demandTicketsHere, isAboutHere } from './where.ts';

/** The accounts that the user has a part in, of this portal. */
export async function cardsHere(context: Context): Promise<CardAccess[]> {
  demandTicketsHere(context);
  return (await ownCards(context)).filter(({ card }) => isAboutHere(context, card.municipality_id));
}

/** To anybody else the account is not there. */
export async function demandCardHere(context: Context, id: CardId): Promise<CardAccess> {
  demandTicketsHere(context);
  const access = await cardFor(context, id);
  return access && isAboutHere(context, access.card.municipality_id) ? access : refuse('not_found');
}

/** For what changes something: who may pay from it. */
export async function demandUsableCard(context: Context, id: CardId): Promise<CardAccess> {
  const access = await demandCardHere(context, id);
  if (!access.may_pay) refuse('forbidden', REFUSALS[context.language].why_not.may_not);
  return access;
}

/** What the rules ask about it. */
export const asAsking = (
  { card, child, is_expired, may_pay }: CardAccess,
  of: { holds: number; waits_elsewhere: boolean },
) => ({
  scheme_id: card.scheme_id,
  born_on: child.born_on,
  is_expired,
  may_pay,
  ...of,
});
