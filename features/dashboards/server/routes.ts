import { type Route, route } from '#platform/server/routes.ts';
import { getOfficeToday, orderYear as orderYearCall } from '../contract.ts';
import { orderYear } from './order-year.ts';
import { readToday } from './today.ts';

export const dashboardRoutes: Route[] = [
  route(getOfficeToday, async (context, { query }) => ({ data: await readToday(context, query.municipality_id) })),
  route(orderYearCall, async (context, { body }) => ({ data: await orderYear(context, body) })),
];
