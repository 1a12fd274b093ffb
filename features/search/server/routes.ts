import { addressOf, criteriaIn } from '#features/events/filters.ts';
import { type Route, route } from '#platform/server/routes.ts';
import { search } from '../contract.ts';
import { findHits } from './queries.ts';

export const searchRoutes: Route[] = [
  route(search, (context, { query }) => {
    const { q, tab, page, perPage } = query;
    const criteria = criteriaIn(addressOf({ ...query, q: '' }));
    return findHits(context, { q, criteria, tab, page, perPage });
  }),
];
