import { type Route, route } from '#platform/server/routes.ts';
import { getDntEvent, getMunicipalImports, listImportRuns } from '../contract.ts';
import { importedEvent, latestRuns, municipalImports } from './queries.ts';

export const importRoutes: Route[] = [
  route(getDntEvent, async (context, { params }) => ({ data: await importedEvent(context, 'dnt', params.id) })),
  route(listImportRuns, async (context) => ({ data: await latestRuns(context) })),
  route(getMunicipalImports, async (context, { query }) => ({
    data: await municipalImports(context, query.municipality_id),
  })),
];
