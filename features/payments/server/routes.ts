import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import { confirmPayment } from './confirm-payment.ts';
import { showPaymentIntent } from './queries.ts';

export const paymentRoutes: Route[] = [
  route(contract.getPaymentIntent, async (context, { params }) => ({
    data: await showPaymentIntent(context, params.id),
  })),
  route(contract.confirmPaymentIntent, async (context, { params, body }) => ({
    data: await confirmPayment(context, params.id, body.payment_method),
  })),
];
