import { type Route, route } from '#platform/server/routes.ts';
import { search } from '../contract.ts';
import { findHits } from './queries.ts';

export const searchRoutes: Route[] = [
  route(search, (context, { query }) => {
    const { 'municipalities[]': municipality_ids, ...rest } = query;
    return findHits(context, { ...rest, municipality_ids });
  }),
];
