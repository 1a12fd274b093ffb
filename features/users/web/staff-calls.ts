import { remote } from '#platform/web/client.ts';
import type * as rights from '../rights-contract.ts';
import type * as staff from '../staff-contract.ts';
import type * as invites from '../staff-invites-contract.ts';

export const listMunicipalStaff = remote<typeof staff.listMunicipalStaff>('GET', '/municipality/people');
export const addMunicipalStaff = remote<typeof staff.addMunicipalStaff>('POST', '/municipality/people');
export const revokeMunicipality = remote<typeof rights.revokeMunicipality>(
  'DELETE',
  '/users/{id}/grants/{municipality}/{role}',
);
export const listStaffInvites = remote<typeof invites.listStaffInvites>('GET', '/municipality/people/invites');
export const withdrawStaffInvite = remote<typeof invites.withdrawStaffInvite>(
  'DELETE',
  '/municipality/people/invites/{id}',
);
export const validateStaffInvite = remote<typeof invites.validateStaffInvite>('GET', '/staff-invites/validate');
export const acceptStaffInvite = remote<typeof invites.acceptStaffInvite>('POST', '/staff-invites/accept');
