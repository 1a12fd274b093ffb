import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const listDesks = remote<typeof contract.listDesks>('GET', '/scans/desks');
export const getAlong = remote<typeof contract.getAlong>('GET', '/scans/along');
export const sendScans = remote<typeof contract.sendScans>('POST', '/scans');
