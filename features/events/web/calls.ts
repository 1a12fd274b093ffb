import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const listEvents = remote<typeof contract.listEvents>('GET', '/events');
export const getEvent = remote<typeof contract.getEvent>('GET', '/events/{id}');
