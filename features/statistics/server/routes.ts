import { type Route, route } from '#platform/server/routes.ts';
import { getReach, getReachFile } from '../contract.ts';
import { reachFile } from './reach-file.ts';
import { readReach } from './read-reach.ts';
import { reportSet } from './report-set.ts';

export const statisticsRoutes: readonly Route[] = [
  route(getReach, async (context, { query }) => ({ data: await readReach(context, query) })),
  route(getReachFile, (context, { query: { type, ...asked } }) =>
    type === 'zip' ? reportSet(context, asked) : reachFile(context, { type, ...asked }),
  ),
];
