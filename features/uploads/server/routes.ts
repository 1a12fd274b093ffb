import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import { createUpload } from './create-upload.ts';
import { deleteUpload } from './delete-upload.ts';
import { editUpload } from './edit-upload.ts';
import { renameUpload } from './rename-upload.ts';
import type { UploadParts } from './upload-parts.ts';

export type { UploadParts };

export const uploadRoutes = (parts: UploadParts): Route[] => [
  route(contract.createUpload, (context, { query, file }) => createUpload(context, parts, query, file)),
  route(contract.editUpload, (context, { params, body }) => editUpload(context, parts, params.id, body)),
  route(contract.renameUpload, (context, { params, body }) => renameUpload(context, params.id, body.name)),
  route(contract.deleteUpload, (context, { params }) => deleteUpload(context, params.id)),
];
