import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

const VERSION = '/municipality/schemes/versions/{id}';

export const getSchemeOffice = remote<typeof contract.getSchemeOffice>('GET', '/municipality/schemes');
export const createScheme = remote<typeof contract.createScheme>('POST', '/municipality/schemes');
export const createSchemeVersion = remote<typeof contract.createSchemeVersion>(
  'POST',
  '/municipality/schemes/{id}/versions',
);
export const getSchemeVersion = remote<typeof contract.getSchemeVersion>('GET', VERSION);
export const saveSchemeDraft = remote<typeof contract.saveSchemeDraft>('PUT', VERSION);
export const sendSchemeVersion = remote<typeof contract.sendSchemeVersion>('POST', `${VERSION}/send`);
export const takeBackSchemeVersion = remote<typeof contract.takeBackSchemeVersion>('POST', `${VERSION}/take-back`);
export const publishSchemeVersion = remote<typeof contract.publishSchemeVersion>('POST', `${VERSION}/publish`);
export const endSchemeVersion = remote<typeof contract.endSchemeVersion>('POST', `${VERSION}/end`);
