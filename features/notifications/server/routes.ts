import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import { markAllRead, markRead } from './mark-read.ts';
import { type LatestWords, listNotifications } from './queries.ts';

export const notificationRoutes = (latestWords: LatestWords): readonly Route[] => [
  route(contract.listNotifications, (context, { query }) => listNotifications(context, query, latestWords)),
  route(contract.readAllNotifications, (context) => markAllRead(context)),
  route(contract.readNotification, (context, { params }) => markRead(context, params.id)),
];
