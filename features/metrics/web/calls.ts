import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const incrementMetric = remote<typeof contract.incrementMetric>('POST', '/metrics/increment');
export const reportBrowserError = remote<typeof contract.reportBrowserError>('POST', '/metrics/browser-errors');
