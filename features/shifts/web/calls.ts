import type * as certificates from '#features/certificates/contract.ts';
import type * as stamps from '#features/certificates/stamps-contract.ts';
import type * as memberships from '#features/memberships/contract.ts';
import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const listShifts = remote<typeof contract.listShifts>('GET', '/events/{id}/slots');
export const listMyShifts = remote<typeof contract.listMyShifts>('GET', '/events/{id}/slots/my');
export const listShiftUsers = remote<typeof contract.listShiftUsers>('GET', '/events/{id}/slots/users');
export const createShift = remote<typeof contract.createShift>('POST', '/events/{id}/slots');
export const copyShifts = remote<typeof contract.copyShifts>('POST', '/events/{id}/slots/copies');
export const updateShift = remote<typeof contract.updateShift>('PUT', '/events/{id}/slots/{slot}');
export const deleteShift = remote<typeof contract.deleteShift>('DELETE', '/events/{id}/slots/{slot}');
export const takeShift = remote<typeof contract.takeShift>('POST', '/events/{id}/slots/{slot}/users');
export const leaveShift = remote<typeof contract.leaveShift>('DELETE', '/events/{id}/slots/{slot}/users');
export const exportShiftUsers = remote<typeof contract.exportShiftUsers>('POST', '/events/{id}/slots/users/download');

export const listMembers = remote<typeof memberships.listMembers>('GET', '/organizations/{id}/members');

export const listCertificates = remote<typeof certificates.listOrganisationCertificates>(
  'GET',
  '/organizations/{id}/certificates',
);

export const requestStamp = remote<typeof stamps.requestStamp>('POST', '/stamps/request');

/** Whose answers tell the shifts of an activity and who has them. */
export const SHIFTS = [listShifts, listMyShifts, listShiftUsers];
