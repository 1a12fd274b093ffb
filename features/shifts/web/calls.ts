import type * as memberships from '#features/memberships/contract.ts';
import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const listSlots = remote<typeof contract.listSlots>('GET', '/events/{id}/slots');
export const listMySlots = remote<typeof contract.listMySlots>('GET', '/events/{id}/slots/my');
export const listSlotUsers = remote<typeof contract.listSlotUsers>('GET', '/events/{id}/slots/users');
export const createSlot = remote<typeof contract.createSlot>('POST', '/events/{id}/slots');
export const copySlots = remote<typeof contract.copySlots>('POST', '/events/{id}/slots/copies');
export const updateSlot = remote<typeof contract.updateSlot>('PUT', '/events/{id}/slots/{slot}');
export const deleteSlot = remote<typeof contract.deleteSlot>('DELETE', '/events/{id}/slots/{slot}');
export const takeSlot = remote<typeof contract.takeSlot>('POST', '/events/{id}/slots/{slot}/users');
export const leaveSlot = remote<typeof contract.leaveSlot>('DELETE', '/events/{id}/slots/{slot}/users');
export const exportSlotUsers = remote<typeof contract.exportSlotUsers>('POST', '/events/{id}/slots/users/download');

export const listMembers = remote<typeof memberships.listMembers>('GET', '/organizations/{id}/members');

/** Whose answers tell the shifts of an activity and who has them. */
export const SHIFTS = [listSlots, listMySlots, listSlotUsers];
