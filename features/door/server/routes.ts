import { type Route, route } from '#platform/server/routes.ts';
import { checkIn, getDoorList, getOwnCode, sendDoorEntries } from '../contract.ts';
import { doorList, ownCode } from './queries.ts';
import { checkInOne, takeEntries } from './take-entries.ts';

export const doorRoutes: Route[] = [
  route(getDoorList, async (context, { params }) => ({ data: await doorList(context, params.id) })),
  route(sendDoorEntries, async (context, { params, body }) => ({ data: await takeEntries(context, params.id, body) })),
  route(checkIn, (context, { params, body }) => checkInOne(context, params.id, body.is_in)),
  route(getOwnCode, async (context, { params, query }) => ({
    data: await ownCode(context, params.id, query.child_id),
  })),
];
