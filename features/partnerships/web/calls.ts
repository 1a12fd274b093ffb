import type * as organisations from '#features/organisations/contract.ts';
import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const listCohosts = remote<typeof contract.listCohosts>('GET', '/organizations/{id}/cohosts');
export const listSubsidiaries = remote<typeof contract.listSubsidiaries>('GET', '/organizations/{id}/subsidiaries');
export const askCohost = remote<typeof contract.askCohost>('POST', '/organizations/{id}/cohosts');
export const askSubsidiary = remote<typeof contract.askSubsidiary>('POST', '/organizations/{id}/subsidiaries');
export const approveCohost = remote<typeof contract.approveCohost>(
  'POST',
  '/organizations/{id}/cohosts/{partnership}/approve',
);
export const cancelCohost = remote<typeof contract.cancelCohost>(
  'POST',
  '/organizations/{id}/cohosts/{partnership}/cancel',
);
export const approveSubsidiary = remote<typeof contract.approveSubsidiary>(
  'POST',
  '/organizations/{id}/subsidiaries/{partnership}/approve',
);
export const cancelSubsidiary = remote<typeof contract.cancelSubsidiary>(
  'POST',
  '/organizations/{id}/subsidiaries/{partnership}/cancel',
);
const getOwnAccess = remote<typeof organisations.getOwnAccess>('GET', '/organizations/{id}/permissions');

/** The answers that a change of the partners can touch: who runs the parent runs this one too. */
export const PARTNERSHIP_ANSWERS = [listCohosts, listSubsidiaries, getOwnAccess] as const;

/** ORG-07 */
