export { forgetNotificationSettings } from './notification-settings.ts';
export { contactColumns, provenEmail, provenPhone, thumbnailUrl } from './queries.ts';
