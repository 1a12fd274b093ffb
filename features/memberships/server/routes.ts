import { newestFile } from '#features/exports/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { FileStore } from '#platform/server/files.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import * as invitations from '../invitations-contract.ts';
import { acceptInvitation, declineInvitation, validateInvitation } from './answer-invitation.ts';
import { acceptMember, declineMember } from './answer-request.ts';
import { changeRole } from './change-role.ts';
import { listInvitations, withdrawInvitation } from './invitations.ts';
import { inviteMembers } from './invite-members.ts';
import { leaveOrganisation } from './leave-organisation.ts';
import { membersExport, requestMembersExport } from './members-export.ts';
import type { MissingCertificate } from './missing-certificate.ts';
import { acceptOwnership, declineOwnership, offerOwnership } from './ownership.ts';
import { listMembers, listRequests } from './queries.ts';
import { removeMember } from './remove-member.ts';
import { requestMembership } from './request-membership.ts';
import { updateMember } from './update-member.ts';

export const membershipRoutes = (
  origins: OriginSettings,
  files: FileStore,
  missingFor: MissingCertificate,
): Route[] => [
  route(contract.listMembers, (context, { params, query }) => listMembers(context, params.id, query)),
  route(contract.listMembershipRequests, (context, { params, query }) => listRequests(context, params.id, query)),
  route(contract.requestMembership, (context, { params, body }) =>
    requestMembership(context, origins, params.id, body.description),
  ),
  route(contract.leaveOrganisation, (context, { params }) => leaveOrganisation(context, origins, params.id)),
  route(contract.acceptMember, (context, { params }) => acceptMember(context, origins, params)),
  route(contract.cancelMember, (context, { params }) => declineMember(context, origins, params)),
  route(contract.removeMember, (context, { params }) => removeMember(context, origins, params)),
  route(contract.changeRole, (context, { params, body }) => changeRole(context, { origins, missingFor }, params, body)),
  route(contract.updateMember, (context, { params, body }) => updateMember(context, params, body)),
  route(contract.offerOwnership, (context, { params }) => offerOwnership(context, origins, params)),
  route(contract.acceptOwnership, (context, { params }) => acceptOwnership(context, origins, params.id)),
  route(contract.declineOwnership, (context, { params }) => declineOwnership(context, origins, params.id)),

  route(contract.exportMembers, async (context, { params, body }) => ({
    data: await requestMembersExport(context, params.id, body.type),
  })),
  route(contract.getMembersFile, (context, { params, query }) =>
    newestFile(context, files, membersExport, { kind: 'members', of: params.id, type: query.type }),
  ),

  route(invitations.listInvitations, (context, { params, query }) => listInvitations(context, params.id, query)),
  route(invitations.invite, async (context, { params, body }) => ({
    data: await inviteMembers(context, origins, params.id, body),
  })),
  route(invitations.withdrawInvitation, (context, { params }) => withdrawInvitation(context, params.id, params.invite)),
  route(invitations.validateInvitation, async (context, { query }) => ({
    data: await validateInvitation(context, missingFor, query.token),
  })),
  route(invitations.acceptInvitation, async (context, { body }) => ({
    data: await acceptInvitation(context, { origins, missingFor }, body.token),
  })),
  route(invitations.declineInvitation, (context, { body }) => declineInvitation(context, body.token)),
];
