import { type Route, route } from '#platform/server/routes.ts';
import { getDntEvent, listImportRuns } from '../contract.ts';
import { importedEvent, latestRuns } from './queries.ts';

export const importRoutes: Route[] = [
  route(getDntEvent, async (context, { params }) => ({ data: await importedEvent(context, 'dnt', params.id) })),
  route(listImportRuns, async (context) => ({ data: await latestRuns(context) })),
];
