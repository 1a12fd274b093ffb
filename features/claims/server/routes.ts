import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { FileStore } from '#platform/server/files.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import * as office from '../office-contract.ts';
import { askRefund } from './ask-refund.ts';
import { askToTakePart, ownParticipations } from './ask-to-take-part.ts';
import { decideClaims } from './decide-claims.ts';
import { decideParticipation, listParticipations } from './decide-participation.ts';
import { paymentOfEvent } from './event-payment.ts';
import { cardHistory, cardUses } from './history.ts';
import { listTransactions, openTransaction } from './office.ts';
import { retryOwnRefund, settleOwnRefund } from './own-refund.ts';
import { payWithOwnMoney } from './pay-with-own-money.ts';
import { familyReceipt, officeReceipt } from './receipts.ts';
import { abandonClaim, retryAsStaff, retryClaim } from './retry-claim.ts';
import { withdraw } from './withdraw.ts';

type ClaimParts = { origins: OriginSettings; hasOwnPayments: boolean; files: FileStore };

export const claimRoutes = ({ origins, hasOwnPayments, files }: ClaimParts): Route[] => [
  route(contract.getCardHistory, (context, { params, query }) => cardHistory(context, params.id, query)),
  route(contract.getCardUses, async (context, { params, query }) => ({
    data: await cardUses(context, params.id, query.event_id),
  })),
  route(contract.withdraw, async (context, { params, body }) => ({ data: await withdraw(context, params.id, body) })),
  route(contract.createPaymentIntent, async (context, { params, body }) => ({
    data: await payWithOwnMoney(context, params.id, { ...body, method: null }, hasOwnPayments),
  })),
  route(contract.payAndWithdraw, async (context, { params, body: { payment_method, ...typed } }) => ({
    data: await payWithOwnMoney(context, params.id, { ...typed, method: payment_method }, hasOwnPayments),
  })),
  route(contract.askRefund, async (context, { params, body }) => ({ data: await askRefund(context, params.id, body) })),
  route(contract.getReceipt, (context, { params }) => familyReceipt(context, files, params)),
  route(contract.retryTransaction, async (context, { params, body }) => ({
    data: await retryClaim(context, params.id, body),
  })),
  route(contract.abandonTransaction, async (context, { params }) => ({ data: await abandonClaim(context, params.id) })),
  route(office.listTransactions, (context, { query }) => listTransactions(context, query)),
  route(office.openTransaction, async (context, { params }) => ({ data: await openTransaction(context, params.id) })),
  route(office.getReceiptAsStaff, (context, { params }) => officeReceipt(context, files, params)),
  route(office.decideTransactions, async (context, { body }) => ({ data: await decideClaims(context, origins, body) })),
  route(office.retryTransactionAsStaff, (context, { params }) => retryAsStaff(context, params.id)),
  route(office.retryOwnRefund, (context, { params }) => retryOwnRefund(context, params.id)),
  route(office.settleOwnRefund, (context, { params, body }) => settleOwnRefund(context, params.id, body.message)),
  route(office.listParticipations, (context, { query }) => listParticipations(context, query)),
  route(office.decideParticipation, (context, { params, body }) =>
    decideParticipation(context, origins, params.id, body),
  ),
  route(office.listOwnParticipations, async (context, { params }) => ({
    data: await ownParticipations(context, params.id),
  })),
  route(office.askToTakePart, (context, { params, body }) => askToTakePart(context, origins, params.id, body)),
  route(office.getEventPayment, async (context, { params }) => ({ data: await paymentOfEvent(context, params.id) })),
];
