import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const getReminderSettings = remote<typeof contract.getReminderSettings>('GET', '/users/me/reminders');
export const putReminderSettings = remote<typeof contract.putReminderSettings>('PUT', '/users/me/reminders');
