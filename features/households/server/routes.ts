import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import { showHousehold } from './queries.ts';
import { type HouseholdParts, refreshHousehold } from './refresh-household.ts';
import { endGuardianship, settleGuardianship } from './settle-guardianship.ts';
import { listSettled } from './settled-guardianships.ts';

export const householdRoutes = (parts: HouseholdParts): Route[] => [
  route(contract.getHousehold, async (context) => ({ data: await showHousehold(context) })),
  route(contract.refreshHousehold, async (context) => ({ data: await refreshHousehold(context, parts) })),
  route(contract.listSettledGuardianships, (context, { query }) => listSettled(context, query)),
  route(contract.settleGuardianship, async (context, { body }) => ({
    data: await settleGuardianship(context, body),
  })),
  route(contract.endGuardianship, (context, { params, body }) =>
    endGuardianship(context, params.id, body.reason),
  ),
];
