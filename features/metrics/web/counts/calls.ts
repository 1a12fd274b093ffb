import { remote } from '#platform/web/client.ts';
import type * as contract from '../../contract.ts';

export const readMenuCounts = remote<typeof contract.readMenuCounts>('GET', '/metrics/menu-counts');
