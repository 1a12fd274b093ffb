import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import { showPaymentIntent } from './queries.ts';

export const paymentRoutes: Route[] = [
  route(contract.getPaymentIntent, async (context, { params }) => ({
    data: await showPaymentIntent(context, params.id),
  })),
];
