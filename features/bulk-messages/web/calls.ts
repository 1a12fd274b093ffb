import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const listBulkMessages = remote<typeof contract.listBulkMessages>('GET', '/organizations/{id}/messages');
export const getAudience = remote<typeof contract.getAudience>('GET', '/organizations/{id}/messages/audience');
export const messageMembers = remote<typeof contract.messageMembers>('POST', '/organizations/{id}/messages');
export const messageContacts = remote<typeof contract.messageContacts>('POST', '/organizations/{id}/contacts/messages');
export const getSmsConfiguration = remote<typeof contract.getSmsConfiguration>('GET', '/organizations/{id}/sms-config');
export const setSmsConfiguration = remote<typeof contract.setSmsConfiguration>('PUT', '/organizations/{id}/sms-config');
export const priceSms = remote<typeof contract.priceSms>('POST', '/organizations/{id}/sms/price');
export const sendSms = remote<typeof contract.sendSms>('POST', '/organizations/{id}/sms');
export const listWaitingSenders = remote<typeof contract.listWaitingSenders>('GET', '/organizations/sms-senders');
export const approveSmsSender = remote<typeof contract.approveSmsSender>(
  'POST',
  '/organizations/{id}/sms-sender/approve',
);
export const refuseSmsSender = remote<typeof contract.refuseSmsSender>('POST', '/organizations/{id}/sms-sender/refuse');
