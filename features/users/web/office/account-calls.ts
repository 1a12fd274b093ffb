import { remote } from '#platform/web/client.ts';
import type * as accounts from '../../accounts-contract.ts';
import type * as merging from '../../merge-contract.ts';
import type * as rights from '../../rights-contract.ts';

export const getAccount = remote<typeof accounts.getAccount>('GET', '/users/{id}/account');
export const endAccountSessions = remote<typeof accounts.endAccountSessions>('DELETE', '/users/{id}/sessions');
export const blockUser = remote<typeof rights.blockUser>('PUT', '/users/{id}/block');
export const unblockUser = remote<typeof rights.unblockUser>('DELETE', '/users/{id}/block');
export const setScopes = remote<typeof rights.setScopes>('PUT', '/users/{id}/scopes');
export const grantMunicipality = remote<typeof rights.grantMunicipality>(
  'PUT',
  '/users/{id}/grants/{municipality}/{role}',
);
export const previewMerge = remote<typeof merging.previewMerge>('GET', '/users/{id}/merge');
export const mergeAccounts = remote<typeof merging.mergeAccounts>('POST', '/users/{id}/merge');
