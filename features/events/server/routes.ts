import { type Route, route } from '#platform/server/routes.ts';
import { getEvent, listEvents } from '../contract.ts';
import { eventById, upcomingEvents } from './queries.ts';

export const eventRoutes: Route[] = [
  route(listEvents, (context, { query }) => upcomingEvents(context, query)),
  route(getEvent, async (context, { params }) => ({ data: await eventById(context, params.id) })),
];
