import type { AnswerCache } from '#platform/server/answer-cache.ts';
import { type Route, route } from '#platform/server/routes.ts';
import { getCalendar } from '../contract.ts';
import type { DayCounts } from './find-occurrences.ts';
import { calendarOf } from './queries.ts';

const MAX_KEPT = 500;

export const calendarRoutes = (kept: AnswerCache): Route[] => {
  const counts = kept.cache<DayCounts>({ most: MAX_KEPT });
  return [route(getCalendar, (context, { query }) => calendarOf(context, query, counts))];
};
