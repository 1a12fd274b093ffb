import { remote } from '#platform/web/client.ts';
import type * as contract from '../office-contract.ts';

export const listAudit = remote<typeof contract.listAudit>('GET', '/audit');
export const checkAudit = remote<typeof contract.checkAudit>('GET', '/audit/chain');
