import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const getExport = remote<typeof contract.getExport>('GET', '/exports/{id}');
export const getExportFile = remote<typeof contract.getExportFile>('GET', '/exports/{id}/file');
export const noteFetched = remote<typeof contract.noteFetched>('POST', '/exports/{id}/fetched');
