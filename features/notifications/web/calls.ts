import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const listNotifications = remote<typeof contract.listNotifications>('GET', '/notifications');
export const readAllNotifications = remote<typeof contract.readAllNotifications>('POST', '/notifications/read');
export const readNotification = remote<typeof contract.readNotification>('POST', '/notifications/{id}/read');
