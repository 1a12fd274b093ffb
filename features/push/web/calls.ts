import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const listDevices = remote<typeof contract.listDevices>('GET', '/push-subscriptions');
export const addDevice = remote<typeof contract.addDevice>('POST', '/push-subscriptions');
export const removeDevice = remote<typeof contract.removeDevice>('DELETE', '/push-subscriptions');
