import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const listAlerts = remote<typeof contract.listAlerts>('GET', '/alerts');
export const createAlert = remote<typeof contract.createAlert>('POST', '/alerts');
export const updateAlert = remote<typeof contract.updateAlert>('PUT', '/alerts/{id}');
export const deleteAlert = remote<typeof contract.deleteAlert>('DELETE', '/alerts/{id}');
