import { remote } from '#platform/web/client.ts';
import type * as contract from '../../children-contract.ts';

export const listChildrenPlaces = remote<typeof contract.listChildrenPlaces>('GET', '/events/{id}/children');
export const attendWithChildren = remote<typeof contract.attendWithChildren>('POST', '/occurrences/{id}/children');
export const leaveWithChildren = remote<typeof contract.leaveWithChildren>('POST', '/occurrences/{id}/children/leave');
export const joinAllWithChildren = remote<typeof contract.joinAllWithChildren>('POST', '/events/{id}/children');
