import { remote } from '#platform/web/client.ts';
import type * as approval from '../../approval-contract.ts';

export const getApprovalRule = remote<typeof approval.getApprovalRule>('GET', '/municipality/approval');
export const setApprovalRule = remote<typeof approval.setApprovalRule>('PUT', '/municipality/approval');
