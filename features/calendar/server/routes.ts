import type { KeptAnswers } from '#platform/server/kept-answers.ts';
import { type Route, route } from '#platform/server/routes.ts';
import { getCalendar } from '../contract.ts';
import type { DayCounts } from './find-occurrences.ts';
import { calendarOf } from './queries.ts';

const MOST_KEPT = 500;

export const calendarRoutes = (kept: KeptAnswers): Route[] => {
  const counts = kept.shelf<DayCounts>({ most: MOST_KEPT });
  return [route(getCalendar, (context, { query }) => calendarOf(context, query, counts))];
};
