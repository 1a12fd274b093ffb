import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const refreshHousehold = remote<typeof contract.refreshHousehold>('POST', '/household/refresh');
