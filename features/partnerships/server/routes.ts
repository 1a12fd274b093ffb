import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import { approvePartner, cancelPartner } from './answer-partner.ts';
import { askPartner } from './ask-partner.ts';
import { partnershipsOf } from './queries.ts';

export const partnershipRoutes = (origins: OriginSettings): Route[] => [
  route(contract.listCohosts, async (context, { params }) => ({
    data: await partnershipsOf(context, params.id, 'cohost'),
  })),
  route(contract.askCohost, async (context, { params, body }) => ({
    data: await askPartner(context, origins, { ...params, ...body, relation: 'cohost' }),
  })),
  route(contract.approveCohost, (context, { params }) =>
    approvePartner(context, origins, { ...params, kind: 'cohost' }),
  ),
  route(contract.cancelCohost, (context, { params }) => cancelPartner(context, origins, { ...params, kind: 'cohost' })),
  route(contract.listSubsidiaries, async (context, { params }) => ({
    data: await partnershipsOf(context, params.id, 'subsidiary'),
  })),
  route(contract.askSubsidiary, async (context, { params, body }) => ({
    data: await askPartner(context, origins, { ...params, ...body }),
  })),
  route(contract.approveSubsidiary, (context, { params }) =>
    approvePartner(context, origins, { ...params, kind: 'subsidiary' }),
  ),
  route(contract.cancelSubsidiary, (context, { params }) =>
    cancelPartner(context, origins, { ...params, kind: 'subsidiary' }),
  ),
];
