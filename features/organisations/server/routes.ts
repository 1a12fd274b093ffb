import { organisationEvents } from '#features/events/server/queries.ts';
import { type Route, route } from '#platform/server/routes.ts';
import { getOrganisation, listOrganisationEvents } from '../contract.ts';
import { organisationById } from './queries.ts';

export const organisationRoutes: Route[] = [
  route(getOrganisation, async (context, { params }) => ({ data: await organisationById(context, params.id) })),
  route(listOrganisationEvents, async (context, { params, query }) =>
    organisationEvents(context, await organisationById(context, params.id), query),
  ),
];
