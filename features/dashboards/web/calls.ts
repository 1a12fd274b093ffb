import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const orderYear = remote<typeof contract.orderYear>('POST', '/municipality/year-exports');
export const getOfficeToday = remote<typeof contract.getOfficeToday>('GET', '/municipality/today');
