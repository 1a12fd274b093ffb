export { eraseResident } from './erase-resident.ts';
export { eraseUnused } from './erase-unused.ts';
export { forgetNotificationSettings } from './notification-settings.ts';
export { contactColumns, provenEmail, provenPhone, thumbnailUrl } from './queries.ts';
export { blockUser, unblockUser } from './set-rights.ts';
export { isSuspended, suspendUser } from './suspension.ts';
