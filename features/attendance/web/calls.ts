import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const attend = remote<typeof contract.attend>('POST', '/occurrences/{id}/attend');
export const leave = remote<typeof contract.leave>('POST', '/occurrences/{id}/leave');
export const joinAll = remote<typeof contract.joinAll>('POST', '/events/{id}/join');
export const leaveAll = remote<typeof contract.leaveAll>('POST', '/events/{id}/leave');
export const listOwnPlaces = remote<typeof contract.listOwnPlaces>('GET', '/events/{id}/my');
export const listMyStates = remote<typeof contract.listMyStates>('GET', '/events/my');
export const listMyEvents = remote<typeof contract.listMyEvents>('GET', '/users/me/events');
