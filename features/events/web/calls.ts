import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const listEvents = remote<typeof contract.listEvents>('GET', '/events');
export const listOldEvents = remote<typeof contract.listOldEvents>('GET', '/events-old');
export const getEventFacets = remote<typeof contract.getEventFacets>('GET', '/events/facets');
export const getEvent = remote<typeof contract.getEvent>('GET', '/events/{id}');
