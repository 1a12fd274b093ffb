import { type Route, route } from '#platform/server/routes.ts';
import { getCalendar } from '../contract.ts';
import { keptCounts } from './kept-counts.ts';
import { calendarOf } from './queries.ts';

export const calendarRoutes = (): Route[] => {
  const counts = keptCounts();
  return [route(getCalendar, (context, { query }) => calendarOf(context, query, counts))];
};
