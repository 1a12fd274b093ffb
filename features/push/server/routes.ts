import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import { addDevice, listDevices, removeDevice } from './devices.ts';
import type { PushService } from './push-service.ts';
import { renewDevice } from './renew-device.ts';

export const pushRoutes = (service: PushService | null): Route[] => [
  route(contract.listDevices, async (context) => ({
    data: { public_key: service?.publicKey ?? null, devices: await listDevices(context) },
  })),
  route(contract.addDevice, async (context, { body }) => ({ data: await addDevice(context, body, service) })),
  route(contract.renewDevice, (context, { body }) => renewDevice(context, body, service)),
  route(contract.removeDevice, (context, { body }) => removeDevice(context, body.id)),
];
