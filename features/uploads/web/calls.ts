import { remote } from '#platform/web/client.ts';
import type * as contract from '../contract.ts';

export const createUpload = remote<typeof contract.createUpload>('POST', '/uploads');
export const editUpload = remote<typeof contract.editUpload>('POST', '/uploads/{id}/edit');
export const deleteUpload = remote<typeof contract.deleteUpload>('DELETE', '/uploads/{id}');
