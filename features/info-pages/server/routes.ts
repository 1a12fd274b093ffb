import type { OriginSettings } from '#features/tenants/resolve.ts';
import { refuse } from '#platform/contract/problem.ts';
import { type Route, route } from '#platform/server/routes.ts';
import { getInfoPage } from '../contract.ts';
import { readInfoPage } from './queries.ts';

export const infoPageRoutes = (origins: OriginSettings): Route[] => [
  route(getInfoPage, async (context, { query }) => {
    const municipality = query.municipality === undefined ? null : Number(query.municipality);
    return { data: (await readInfoPage(context, municipality, origins)) ?? refuse('not_found') };
  }),
];
