import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const getEventMap = remote<typeof contract.getEventMap>('GET', '/events/map');
export const listEventsOnMap = remote<typeof contract.listEventsOnMap>('GET', '/events/map/list');
export const listMapPlaces = remote<typeof contract.listMapPlaces>('GET', '/map/places');
