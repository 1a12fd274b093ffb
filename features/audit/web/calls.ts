import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';
import type * as log from '../log-contract.ts';

export const listMyAudit = remote<typeof contract.listMyAudit>('GET', '/users/me/audit');
export const readMunicipalLog = remote<typeof log.readMunicipalLog>('GET', '/municipality/log');
