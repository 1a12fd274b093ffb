import { type CardAccess, ownCards } from '#features/cards/server/public.ts';
import type { Context } from '#platform/server/context.ts';
import { isAboutHere } from './where.ts';

/** The accounts of this portal that the user has a part in. */
export const cardsHere = async (context: Context): Promise<CardAccess[]> =>
  (await ownCards(context)).filter(({ card }) => isAboutHere(context, card.municipality_id));
