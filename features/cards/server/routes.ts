import type { IdportenMethod } from '#features/identity/rules.ts';
import { actorOf, type Context } from '#platform/server/context.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import { checkCard } from './check-card.ts';
import { createCard } from './create-card.ts';
import { isIdentified, showFamily } from './family.ts';
import { listCards } from './queries.ts';
import { savePostalCodes } from './save-postal-codes.ts';
import { changeShare, endShare, showShare } from './shares.ts';
import { takeCard } from './take-card.ts';
import { demandCardsHere } from './where.ts';

export type CardParts = {
  /** Begins a login with an eID that leads back to an address of the portal. */
  startEid(context: Context, wish: { returnUrl: string; method: IdportenMethod }): Promise<{ url: string }>;
};

/** Where the family's accounts are. */
const CARDS_PAGE = '/fritidskonto';

export const cardRoutes = ({ startEid }: CardParts): Route[] => [
  route(contract.listCards, async (context) => ({ data: await listCards(context) })),
  route(contract.getFamily, async (context) => ({ data: await showFamily(context) })),
  route(contract.checkCard, async (context, { body }) => ({ data: await checkCard(context, body.ssn) })),
  route(contract.createCard, async (context, { body }) => ({ data: await createCard(context, body) })),
  route(contract.takeCard, async (context, { body }) => ({ data: await takeCard(context, body) })),
  route(contract.getShare, async (context, { params }) => ({ data: await showShare(context, params.id) })),
  route(contract.changeShare, (context, { params, body }) =>
    changeShare(context, params.id, params.share, body.may_pay),
  ),
  route(contract.endShare, (context, { params }) => endShare(context, params.id, params.share)),
  route(contract.savePostalCodes, async (context, { body }) => ({
    data: await savePostalCodes(context, body.postal_codes),
  })),
  route(contract.startEid, async (context, { query }) => {
    demandCardsHere(context);
    return { data: await startEid(context, { returnUrl: CARDS_PAGE, method: query.method }) };
  }),
  route(contract.getEidStatus, async (context) => {
    demandCardsHere(context);
    return { data: { is_identified: await isIdentified(context, actorOf(context).id) } };
  }),
];
