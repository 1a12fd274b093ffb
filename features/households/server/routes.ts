import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import { showHousehold } from './queries.ts';
import { type HouseholdParts, refreshHousehold } from './refresh-household.ts';
import { endGuardianship, settleGuardianship } from './settle-guardianship.ts';
import { listSettled } from './settled-guardianships.ts';

export const householdRoutes = ({ origins, ...parts }: HouseholdParts & { origins: OriginSettings }): Route[] => [
  route(contract.getHousehold, async (context) => ({ data: await showHousehold(context) })),
  route(contract.refreshHousehold, async (context) => ({ data: await refreshHousehold(context, parts) })),
  route(contract.listSettledGuardianships, (context, { query }) => listSettled(context, query)),
  route(contract.settleGuardianship, async (context, { body }) => ({
    data: await settleGuardianship(context, origins, body),
  })),
  route(contract.endGuardianship, (context, { params, body }) =>
    endGuardianship(context, origins, params.id, body.reason),
  ),
];
