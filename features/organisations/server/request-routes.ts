import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../requests-contract.ts';
import { acceptOrganisation, declineOrganisation } from './decide-organisation.ts';
import { requestOrganisation } from './request-organisation.ts';
import type { RequestParts } from './request-parts.ts';
import { organisationRequests, ownRequests } from './request-queries.ts';

export const organisationRequestRoutes = (parts: RequestParts): Route[] => [
  route(contract.createOrganisation, async (context, { body }) => ({
    data: await requestOrganisation(context, parts, body),
  })),
  route(contract.listOwnRequests, async (context) => ({ data: await ownRequests(context) })),
  route(contract.listOrganisationRequests, (context, { query }) => organisationRequests(context, query)),
  route(contract.acceptOrganisation, (context, { params }) => acceptOrganisation(context, parts.origins, params.id)),
  route(contract.declineOrganisation, (context, { params, body }) =>
    declineOrganisation(context, parts.origins, params.id, body.reason),
  ),
];
