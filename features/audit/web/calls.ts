import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const listMyAudit = remote<typeof contract.listMyAudit>('GET', '/users/me/audit');
