import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

const WAIT = '/equipment/{id}/wait';

export const listEquipment = remote<typeof contract.listEquipment>('GET', '/equipment');
export const getEquipmentDays = remote<typeof contract.getEquipmentDays>('GET', '/equipment/{id}/days');
export const reserveEquipment = remote<typeof contract.reserveEquipment>('POST', '/equipment/{id}/reserve');
export const waitForEquipment = remote<typeof contract.waitForEquipment>('POST', WAIT);
export const leaveEquipmentQueue = remote<typeof contract.leaveEquipmentQueue>('DELETE', WAIT);
export const listOwnLoans = remote<typeof contract.listOwnLoans>('GET', '/loans/mine');
export const acceptLoan = remote<typeof contract.acceptLoan>('POST', '/loans/{id}/accept');
export const extendLoan = remote<typeof contract.extendLoan>('POST', '/loans/{id}/extend');
export const cancelLoan = remote<typeof contract.cancelLoan>('DELETE', '/loans/{id}');

/** Whatever is done with a loan changes these. */
export const EQUIPMENT_ANSWERS = [listEquipment, getEquipmentDays, listOwnLoans];
