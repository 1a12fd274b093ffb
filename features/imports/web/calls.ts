import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const getDntEvent = remote<typeof contract.getDntEvent>('GET', '/dnt/events/{id}');
export const getMunicipalImports = remote<typeof contract.getMunicipalImports>('GET', '/municipality/imports');
export const listImportRuns = remote<typeof contract.listImportRuns>('GET', '/imports');
