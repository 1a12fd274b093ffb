import type * as organisations from '#features/organisations/contract.ts';
import type * as users from '#features/users/contract.ts';
import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';
import type * as invitations from '../invitations-contract.ts';

export const listMembers = remote<typeof contract.listMembers>('GET', '/organizations/{id}/members');
export const listMembershipRequests = remote<typeof contract.listMembershipRequests>(
  'GET',
  '/organizations/{id}/requests',
);
export const requestMembership = remote<typeof contract.requestMembership>('POST', '/organizations/{id}/request');
export const leaveOrganisation = remote<typeof contract.leaveOrganisation>('POST', '/organizations/{id}/leave');
export const acceptMember = remote<typeof contract.acceptMember>('POST', '/organizations/{id}/members/{user}/accept');
export const cancelMember = remote<typeof contract.cancelMember>('POST', '/organizations/{id}/members/{user}/cancel');
export const removeMember = remote<typeof contract.removeMember>('DELETE', '/organizations/{id}/members/{user}');
export const changeRole = remote<typeof contract.changeRole>('POST', '/organizations/{id}/members/{user}/role');
export const updateMember = remote<typeof contract.updateMember>('PUT', '/organizations/{id}/members/{user}');
export const offerOwnership = remote<typeof contract.offerOwnership>('POST', '/organizations/{id}/owner/{user}');
export const acceptOwnership = remote<typeof contract.acceptOwnership>('POST', '/organizations/{id}/owner/accept');
export const declineOwnership = remote<typeof contract.declineOwnership>('POST', '/organizations/{id}/owner/decline');
export const exportMembers = remote<typeof contract.exportMembers>('POST', '/organizations/{id}/members/export');

export const listInvitations = remote<typeof invitations.listInvitations>('GET', '/organizations/{id}/invites');
export const invite = remote<typeof invitations.invite>('POST', '/organizations/{id}/invites');
export const withdrawInvitation = remote<typeof invitations.withdrawInvitation>(
  'DELETE',
  '/organizations/{id}/invites/{invite}',
);
export const validateInvitation = remote<typeof invitations.validateInvitation>('GET', '/invites/validate');
export const acceptInvitation = remote<typeof invitations.acceptInvitation>('POST', '/invites/accept');
export const declineInvitation = remote<typeof invitations.declineInvitation>('POST', '/invites/decline');

const getOrganisation = remote<typeof organisations.getOrganisation>('GET', '/organizations/{id}');
const getOwnAccess = remote<typeof organisations.getOwnAccess>('GET', '/organizations/{id}/permissions');
const listContacts = remote<typeof organisations.listContacts>('GET', '/organizations/{id}/contacts');
const getStatistic = remote<typeof organisations.getStatistic>('GET', '/organizations/{id}/statistic');
const listMyOrganizations = remote<typeof users.listMyOrganizations>('GET', '/users/me/organizations');

/** The answers that a change of the members can touch: also what one is there oneself. */
export const MEMBER_ANSWERS = [
  listMembers,
  listMembershipRequests,
  listInvitations,
  getOrganisation,
  getOwnAccess,
  listContacts,
  getStatistic,
  listMyOrganizations,
] as const;
