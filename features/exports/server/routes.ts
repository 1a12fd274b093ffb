import { exportAttendees } from '#features/attendance/participants-contract.ts';
import { exportMembers } from '#features/memberships/contract.ts';
import { exportSlotUsers } from '#features/slots/contract.ts';
import type { FileStore } from '#platform/server/files.ts';
import { type Route, route } from '#platform/server/routes.ts';
import * as contract from '../contract.ts';
import { exportById, exportedFile } from './queries.ts';
import { requestAttendeesExport, requestMembersExport, requestSlotsExport } from './request-export.ts';

export const exportRoutes = (files: FileStore): Route[] => [
  route(exportMembers, async (context, { params, body }) => ({
    data: await requestMembersExport(context, params.id, body.type),
  })),
  route(exportSlotUsers, async (context, { params, query }) => ({
    data: await requestSlotsExport(context, params.id, query.type),
  })),
  route(exportAttendees, async (context, { params, query }) => ({
    data: await requestAttendeesExport(context, params.id, query.type),
  })),
  route(contract.getExport, async (context, { params }) => ({ data: await exportById(context, params.id) })),
  route(contract.getExportFile, (context, { params }) => exportedFile(context, files, params.id)),
];
