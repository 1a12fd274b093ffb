import { type Route, route } from '#platform/server/routes.ts';
import * as approval from '../approval-contract.ts';
import * as contract from '../requests-contract.ts';
import * as stops from '../stops-contract.ts';
import { changeApproval, readApproval } from './approval.ts';
import { acceptOrganisation, declineOrganisation } from './decide-organisation.ts';
import { officeOrganisations } from './office-queries.ts';
import { requestOrganisation } from './request-organisation.ts';
import type { RequestParts } from './request-parts.ts';
import { organisationRequests, ownRequests } from './request-queries.ts';
import { reopenOrganisation, revokeOrganisation, suspendOrganisation } from './stop-organisation.ts';

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
  route(stops.listOfficeOrganisations, (context, { query }) => officeOrganisations(context, query)),
  route(stops.suspendOrganisation, (context, { params, body }) =>
    suspendOrganisation(context, parts.origins, { ...params, ...body }),
  ),
  route(stops.revokeOrganisation, (context, { params, body }) =>
    revokeOrganisation(context, parts.origins, { ...params, ...body }),
  ),
  route(stops.reopenOrganisation, (context, { params, body }) =>
    reopenOrganisation(context, parts.origins, { ...params, ...body }),
  ),
  route(approval.getApprovalRule, async (context, { query }) => ({
    data: await readApproval(context, query.municipality_id),
  })),
  route(approval.setApprovalRule, async (context, { body }) => ({ data: await changeApproval(context, body) })),
];
