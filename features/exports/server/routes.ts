import type { FileStore } from '#platform/server/files.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import type { ExportSources } from './export-source.ts';
import { noteFetched } from './note-fetched.ts';
import { exportById, exportedFile } from './queries.ts';

export const exportRoutes = (files: FileStore, sources: ExportSources): Route[] => [
  route(contract.getExport, async (context, { params }) => ({ data: await exportById(context, params.id) })),
  route(contract.getExportFile, (context, { params }) => exportedFile(context, files, sources, params.id)),
  route(contract.noteFetched, (context, { params }) => noteFetched(context, params.id)),
];
