import type { OriginSettings } from '#features/tenants/resolve.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import { deleteAlert, updateAlert } from './change-alert.ts';
import { createAlert } from './create-alert.ts';
import { ownAlert, ownAlerts } from './queries.ts';

export const alertRoutes = (origins: OriginSettings): readonly Route[] => [
  route(contract.listAlerts, async (context) => ({ data: await ownAlerts(context, origins) })),
  route(contract.createAlert, async (context, { body }) => ({
    data: await ownAlert(context, origins, await createAlert(context, body)),
  })),
  route(contract.updateAlert, async (context, { params, body }) => ({
    data: await ownAlert(context, origins, await updateAlert(context, params.id, body)),
  })),
  route(contract.deleteAlert, (context, { params }) => deleteAlert(context, params.id)),
];
