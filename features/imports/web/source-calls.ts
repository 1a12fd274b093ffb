import { remote } from '#platform/web/client.ts';
import type * as contract from '../source-contract.ts';

const SOURCES = '/municipality/import-sources';

export const getImportSources = remote<typeof contract.getImportSources>('GET', SOURCES);
export const createImportSource = remote<typeof contract.createImportSource>('POST', SOURCES);
export const updateImportSource = remote<typeof contract.updateImportSource>('PUT', `${SOURCES}/{id}`);
export const deleteImportSource = remote<typeof contract.deleteImportSource>('DELETE', `${SOURCES}/{id}`);
export const fetchImportSource = remote<typeof contract.fetchImportSource>('POST', `${SOURCES}/{id}/fetch`);
export const answerImportQuestion = remote<typeof contract.answerImportQuestion>(
  'POST',
  '/municipality/import-questions/{id}/answer',
);
