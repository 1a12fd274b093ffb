import type * as audit from '#features/audit/contract.ts';
import { remote } from '#platform/web/client.ts';
import type * as accounts from '../accounts-contract.ts';
import type * as contract from '../contract.ts';
import type * as pause from '../notification-pause-contract.ts';

export const getMe = remote<typeof contract.getMe>('GET', '/users/me');
export const getMyInfo = remote<typeof contract.getMyInfo>('GET', '/users/me/info');
export const updateMe = remote<typeof contract.updateMe>('PUT', '/users/me');
export const eraseMe = remote<typeof contract.eraseMe>('DELETE', '/users/me');
export const getMyPermissions = remote<typeof contract.getMyPermissions>('GET', '/users/me/permissions');
export const listMyOrganizations = remote<typeof contract.listMyOrganizations>('GET', '/users/me/organizations');
export const acceptTerms = remote<typeof contract.acceptTerms>('POST', '/users/me/terms');
export const getNotificationSettings = remote<typeof contract.getNotificationSettings>(
  'GET',
  '/users/me/notification-settings',
);
export const putNotificationSettings = remote<typeof contract.putNotificationSettings>(
  'PUT',
  '/users/me/notification-settings',
);
export const putCategoryNotificationSettings = remote<typeof contract.putCategoryNotificationSettings>(
  'PUT',
  '/users/me/notification-settings/categories/{category}',
);
export const putOrganizationNotificationSettings = remote<typeof contract.putOrganizationNotificationSettings>(
  'PUT',
  '/users/me/notification-settings/{organization}',
);
export const pauseNotifications = remote<typeof pause.pauseNotifications>('PUT', '/users/me/notification-pause');
export const endNotificationPause = remote<typeof pause.endNotificationPause>('DELETE', '/users/me/notification-pause');
export const putQuietHours = remote<typeof contract.putQuietHours>('PUT', '/users/me/quiet-hours');
export const orderMyExport = remote<typeof contract.orderMyExport>('POST', '/users/me/export');
export const exportMe = remote<typeof contract.exportMe>('GET', '/users/me/export');
export const searchUsers = remote<typeof accounts.searchUsers>('GET', '/users/search');

export const listMyAudit = remote<typeof audit.listMyAudit>('GET', '/users/me/audit');
