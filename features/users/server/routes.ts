import { orderOwn } from '#features/exports/server/public.ts';
import type { OriginSettings } from '#features/tenants/resolve.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as accounts from '../accounts-contract.ts';
import * as contract from '../contract.ts';
import * as merging from '../merge-contract.ts';
import * as pause from '../notification-pause-contract.ts';
import * as rights from '../rights-contract.ts';
import * as staff from '../staff-contract.ts';
import * as invites from '../staff-invites-contract.ts';
import { acceptTerms } from './accept-terms.ts';
import { endAccountSessions, readAccount } from './accounts.ts';
import { eraseMe } from './erase-me.ts';
import { exportMe } from './export-me.ts';
import { findUsers } from './find-users.ts';
import { mergeAccounts } from './merge/merge-accounts.ts';
import { previewMerge } from './merge/preview-merge.ts';
import {
  endPause,
  pauseNotifications,
  setCategoryNotifications,
  setNotifications,
  setOrganisationNotifications,
  setQuietHours,
} from './notification-settings.ts';
import {
  type CardsWithoutPostalCode,
  myCounts,
  myOrganisations,
  myPermissions,
  myTerms,
  ownInfo,
  ownUser,
} from './queries.ts';
import { myNotificationSettings } from './read-notification-settings.ts';
import { blockUser, grantMunicipality, revokeMunicipality, setScopes, unblockUser } from './set-rights.ts';
import { addStaff, municipalStaff } from './staff.ts';
import { acceptStaffInvite, staffInvites, validateStaffInvite, withdrawStaffInvite } from './staff-invites.ts';
import { updateMe } from './update-me.ts';

export const userRoutes = (
  personalData: readonly PersonalData[],
  origins: OriginSettings,
  cardsWithoutPostalCode: CardsWithoutPostalCode,
): Route[] => [
  route(contract.getMe, async (context) => ({ data: await ownUser(context) })),
  route(contract.getMyInfo, async (context) => ({ data: await ownInfo(context, cardsWithoutPostalCode) })),
  route(contract.updateMe, async (context, { body }) => ({ data: await updateMe(context, body) })),
  route(contract.eraseMe, (context) => eraseMe(context)),
  route(contract.listMyOrganizations, (context, { query }) => myOrganisations(context, query)),
  route(contract.getMyCounts, async (context) => ({ data: await myCounts(context) })),
  route(contract.getMyPermissions, async (context) => ({ data: await myPermissions(context) })),
  route(contract.getTerms, async (context) => ({ data: await myTerms(context) })),
  route(contract.acceptTerms, async (context) => ({ data: await acceptTerms(context) })),
  route(contract.getNotificationSettings, async (context) => ({ data: await myNotificationSettings(context) })),
  route(contract.putNotificationSettings, (context, { body }) => setNotifications(context, body)),
  route(contract.putCategoryNotificationSettings, (context, { params, body }) =>
    setCategoryNotifications(context, params.category, body),
  ),
  route(pause.pauseNotifications, async (context) => ({ data: await pauseNotifications(context) })),
  route(pause.endNotificationPause, (context) => endPause(context)),
  route(contract.putQuietHours, (context, { body }) => setQuietHours(context, body)),
  route(contract.putOrganizationNotificationSettings, (context, { params, body }) =>
    setOrganisationNotifications(context, params.organization, body),
  ),
  route(contract.orderMyExport, async (context) => ({ data: await orderOwn(context) })),
  route(contract.exportMe, async (context) => ({ data: await exportMe(context, personalData) })),
  route(accounts.searchUsers, (context, { query }) => findUsers(context, query)),
  route(accounts.getAccount, async (context, { params }) => ({ data: await readAccount(context, params.id) })),
  route(accounts.endAccountSessions, (context, { params }) => endAccountSessions(context, params.id)),
  route(merging.previewMerge, async (context, { params, query }) => ({
    data: await previewMerge(context, { kept: params.id, gone: query.gone }, personalData),
  })),
  route(merging.mergeAccounts, (context, { params, body: { gone, ...given } }) =>
    mergeAccounts(context, { origins, personalData }, { accounts: { kept: params.id, gone }, ...given }),
  ),
  route(rights.blockUser, (context, { params, body }) => blockUser(context, params.id, body.reason)),
  route(rights.unblockUser, (context, { params, body }) => unblockUser(context, params.id, body.reason)),
  route(rights.setScopes, (context, { params, body }) => setScopes(context, params.id, body)),
  route(rights.grantMunicipality, (context, { params, body }) =>
    grantMunicipality(context, origins, { ...params, ...body }),
  ),
  route(rights.revokeMunicipality, (context, { params, body }) =>
    revokeMunicipality(context, origins, { ...params, ...body }),
  ),
  route(staff.listMunicipalStaff, (context, { query }) => municipalStaff(context, query)),
  route(staff.addMunicipalStaff, async (context, { body }) => ({ data: await addStaff(context, origins, body) })),
  route(invites.listStaffInvites, async (context, { query }) => ({
    data: await staffInvites(context, query.municipality_id),
  })),
  route(invites.withdrawStaffInvite, (context, { params }) => withdrawStaffInvite(context, params.id)),
  route(invites.validateStaffInvite, async (context, { query }) => ({
    data: await validateStaffInvite(context, query.token),
  })),
  route(invites.acceptStaffInvite, (context, { body }) => acceptStaffInvite(context, origins, body.token)),
];
